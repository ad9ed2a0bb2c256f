/** Questions step by step, each judged before the next, and at the end what would be written. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Answers, Plan } from '../../server/new-config.ts'
import type { Say } from '../words.ts'
import { PlanView } from './plan-view.tsx'
import { QuestionField } from './question-field.tsx'
import { faultsIn, faultyStep, type Step } from './steps.ts'
import { oneAtATime } from './use-answers.ts'

export interface GuideProps {
  readonly steps: readonly Step[]
  readonly answers: Answers
  readonly say: Say
  /** The city that a new one is made from. */
  readonly city: string | null
  /** What can be chosen beside the plan, and what is chosen. */
  readonly choice?: ReactNode
  readonly chosen?: boolean
  readonly onAnswer: (question: string, answer: string) => void
  /** @returns what would be written; `null` where that cannot be told now */
  readonly plan: () => Promise<Plan | null>
  readonly onWrite: () => Promise<void>
}

const StepList = ({
  steps,
  at,
  say,
  onGo,
}: Pick<GuideProps, 'steps' | 'say'> & { readonly at: number; readonly onGo: (at: number) => void }) => (
  <ol className="steps">
    {[...steps.map(({ title }) => title), say('lookStep')].map((title, index) => (
      <li key={title}>
        <button type="button" aria-current={index === at ? 'step' : undefined} disabled={index > at} onClick={() => onGo(index)}>
          {title}
        </button>
      </li>
    ))}
  </ol>
)

export const Guide = ({ steps, answers, say, city, choice, chosen, onAnswer, plan: ask, onWrite }: GuideProps) => {
  const [at, setAt] = useState(0)
  const [plan, setPlan] = useState<Plan | null>(null)
  const [shows, setShows] = useState(false)
  /** The answers that the plan judges. */
  const [judged, setJudged] = useState(answers)
  const [isBusy, setIsBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // A second click while an answer is under way would write twice, or take the focus from who has begun to write in the next step.
  const [single] = useState(oneAtATime)
  const step = steps[at]

  // What has changed is told to those who cannot see it, as soon as it stands there.
  const toFocus = useRef<(() => HTMLElement | null | undefined) | undefined>(undefined)
  useEffect(() => {
    toFocus.current?.()?.focus()
    toFocus.current = undefined
  })

  const go = (next: number): void => {
    setAt(next)
    setShows(false)
    toFocus.current = () => heading.current
  }
  const advance = async (): Promise<void> => {
    const found = await ask()
    if (found === null) return
    setPlan(found)
    setJudged(answers)
    const faulty = faultyStep(found, steps, answers)
    if (faulty < 0 || faulty > at) return go(at + 1)
    setShows(true)
    if (faulty < at) go(faulty)
    setShows(true)
    toFocus.current = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown at the end follows what is chosen there
  useEffect(() => {
    if (step === undefined) void ask().then(setPlan)
  }, [step === undefined, chosen])

  return (
    <div className="guide">
      <StepList steps={steps} at={at} say={say} onGo={go} />
      <form
        ref={form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void single(async () => {
            setIsBusy(true)
            await (step === undefined ? onWrite() : advance()).finally(() => setIsBusy(false))
          })
        }}
      >
        <p className="note">{say('step', { step: at + 1, all: steps.length + 1 })}</p>
        <h3 ref={heading} tabIndex={-1}>
          {step?.title ?? say('lookStep')}
        </h3>
        {step?.questions.map(question => (
          <QuestionField
            key={question.id}
            question={question}
            answer={answers[question.id]}
            faults={shows && judged[question.id] === answers[question.id] ? faultsIn(plan, question, answers, say('answerNeeded')) : []}
            say={say}
            onAnswer={answer => onAnswer(question.id, answer)}
          />
        ))}
        {step === undefined && choice}
        {step === undefined && plan !== null && <PlanView plan={plan} city={city} say={say} />}
        <div className="guide__go">
          {at > 0 && (
            <button type="button" onClick={() => go(at - 1)}>
              {say('back')}
            </button>
          )}
          <button
            type="submit"
            className="primary"
            // The second click of two on “Next” is none on what stands there then.
            onClick={event => step === undefined && event.detail > 1 && event.preventDefault()}
            disabled={step === undefined && (plan === null || plan.text === '' || plan.problems.length > 0)}
          >
            {say(isBusy ? 'oneMoment' : step === undefined ? 'writeIt' : 'next')}
          </button>
        </div>
      </form>
    </div>
  )
}
