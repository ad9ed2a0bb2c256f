/** Questions in steps, each validated before the next one, and at the end a preview of the new config. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { State } from '../../protocol.ts'
import type { Answers, Plan } from '../../server/new-config.ts'
import { useEditor } from '../editor-state.ts'
import { useTexts } from '../texts.ts'
import { errorsIn, QuestionField, type Step } from './questions.tsx'

/** @returns a function that runs a task, or returns `undefined` while another one is running */
export const oneAtATime = (): (<Result>(task: () => Promise<Result>) => Promise<Result | undefined>) => {
  let isBusy = false
  return async task => {
    if (isBusy) return undefined
    isBusy = true
    try {
      return await task()
    } finally {
      isBusy = false
    }
  }
}

/** @returns a function that runs a task and returns its result, or `null` if the server refuses it */
const useResultOf = () => {
  const { attempt } = useEditor()
  return async <Result,>(task: () => Promise<Result>): Promise<Result | null> => {
    let result: Result | null = null
    await attempt(async () => {
      result = await task()
    })
    return result
  }
}

/** The answers of a guide, and what the server suggests with them, for example the services of a trade. */
export const useAnswers = <Offers,>(load: (answers: Answers) => Promise<Offers>) => {
  const { age } = useEditor()
  const resultOf = useResultOf()
  const [answers, setAnswers] = useState<Answers>({})
  const [offers, setOffers] = useState<Offers | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again when the answers or the config have changed
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(
      () =>
        void resultOf(() => load(answers)).then(found => {
          if (isCurrent && found !== null) setOffers(found)
        }),
      offers === null ? 0 : 250,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [answers, age])
  return { answers, offers, onAnswer: (question: string, answer: string) => setAnswers(before => ({ ...before, [question]: answer })) }
}

/** The new config, and what in it still refers to the original city. */
const PlanView = ({ plan, city }: { readonly plan: Plan; readonly city: string | null }) => {
  const t = useTexts()
  return (
    <>
      {plan.problems.map(problem => (
        <p key={problem} className="banner banner--fault" role="alert">
          {problem}
        </p>
      ))}
      {plan.text !== '' && (
        <>
          <h4>{t('writtenTo', { file: plan.file })}</h4>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the scrolling area can be reached by keyboard */}
          <pre tabIndex={0}>{plan.text}</pre>
        </>
      )}
      {city !== null && plan.text !== '' && plan.left.length === 0 && <p>{t('noLeftovers', { city })}</p>}
      {city !== null && plan.left.length > 0 && (
        <details className="group">
          <summary>{t('leftovers', { city, count: plan.left.length })}</summary>
          <p className="help">{t('leftoversHelp')}</p>
          <ul className="leftovers">
            {plan.left.map(({ key, excerpt, marks }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
              <li key={index}>
                <small>
                  {key} · {marks.join(', ')}
                </small>{' '}
                {excerpt}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface StepListProps {
  readonly steps: readonly Step[]
  readonly current: number
  readonly onGo: (step: number) => void
}

const StepList = ({ steps, current, onGo }: StepListProps) => {
  const t = useTexts()
  return (
    <ol className="steps">
      {[...steps.map(({ title }) => title), t('reviewStep')].map((title, index) => (
        <li key={title}>
          <button
            type="button"
            aria-current={index === current ? 'step' : undefined}
            disabled={index > current}
            onClick={() => onGo(index)}
          >
            {title}
          </button>
        </li>
      ))}
    </ol>
  )
}

interface GuideProps {
  readonly steps: readonly Step[]
  readonly answers: Answers
  /** The city that a new one is cloned from. */
  readonly city: string | null
  /** An option of the last step. */
  readonly option?: ReactNode
  /** The value of the option: the plan is loaded again when it changes. */
  readonly optionValue?: boolean
  readonly onAnswer: (question: string, answer: string) => void
  readonly loadPlan: () => Promise<Plan>
  readonly write: () => Promise<State>
}

export const Guide = ({ steps, answers, city, option, optionValue, onAnswer, loadPlan, write }: GuideProps) => {
  const t = useTexts()
  const { make, showFirst } = useEditor()
  const resultOf = useResultOf()
  const [current, setCurrent] = useState(0)
  const [plan, setPlan] = useState<Plan | null>(null)
  const [showsErrors, setShowsErrors] = useState(false)
  /** The answers that the plan is based on. */
  const [validated, setValidated] = useState(answers)
  const [isBusy, setIsBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // A second submit would write twice, or take the focus from a person who already types in the next step.
  const [single] = useState(oneAtATime)
  const step = steps[current]

  // Focuses what has changed as soon as it is rendered, so that screen readers announce it.
  const toFocus = useRef<(() => HTMLElement | null | undefined) | undefined>(undefined)
  useEffect(() => {
    toFocus.current?.()?.focus()
    toFocus.current = undefined
  })

  const go = (next: number): void => {
    setCurrent(next)
    setShowsErrors(false)
    toFocus.current = () => heading.current
  }
  const advance = async (): Promise<void> => {
    const found = await resultOf(loadPlan)
    if (found === null) return
    setPlan(found)
    setValidated(answers)
    const invalid = steps.findIndex(({ questions }) => questions.some(question => errorsIn(found, question, answers, '').length > 0))
    if (invalid < 0 || invalid > current) return go(current + 1)
    if (invalid < current) go(invalid)
    setShowsErrors(true)
    toFocus.current = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
  }
  const create = (): Promise<void> =>
    make(async () => {
      const state = await write()
      showFirst(state)
      return state
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last step shows the plan with the chosen option
  useEffect(() => {
    if (step === undefined) void resultOf(loadPlan).then(setPlan)
  }, [step === undefined, optionValue])

  return (
    <div className="guide">
      <StepList steps={steps} current={current} onGo={go} />
      <form
        ref={form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void single(async () => {
            setIsBusy(true)
            await (step === undefined ? create() : advance()).finally(() => setIsBusy(false))
          })
        }}
      >
        <p className="note">{t('step', { step: current + 1, all: steps.length + 1 })}</p>
        <h3 ref={heading} tabIndex={-1}>
          {step?.title ?? t('reviewStep')}
        </h3>
        {step?.questions.map(question => (
          <QuestionField
            key={question.id}
            question={question}
            answer={answers[question.id]}
            errors={
              showsErrors && validated[question.id] === answers[question.id] ? errorsIn(plan, question, answers, t('answerRequired')) : []
            }
            onAnswer={answer => onAnswer(question.id, answer)}
          />
        ))}
        {step === undefined && option}
        {step === undefined && plan !== null && <PlanView plan={plan} city={city} />}
        <div className="guide__go">
          {current > 0 && (
            <button type="button" onClick={() => go(current - 1)}>
              {t('back')}
            </button>
          )}
          <button
            type="submit"
            className="primary"
            // The second click of a double click on “Next” must not submit the last step.
            onClick={event => step === undefined && event.detail > 1 && event.preventDefault()}
            disabled={step === undefined && (plan === null || plan.text === '' || plan.problems.length > 0)}
          >
            {t(isBusy ? 'oneMoment' : step === undefined ? 'create' : 'next')}
          </button>
        </div>
      </form>
    </div>
  )
}
