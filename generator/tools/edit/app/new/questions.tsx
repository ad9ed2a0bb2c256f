/** The questions of a guide, their inputs, and what is wrong with their answers. */
import { useId } from 'react'
import type { Answers, Plan } from '../../server/new-config.ts'
import { ErrorText } from '../components.tsx'
import { type Texts, useTexts } from '../texts.ts'

export interface Question {
  readonly id: string
  readonly label: string
  readonly help?: string
  readonly kind: 'line' | 'lines' | 'checkboxes'
  /** Another id under which the server reports problems of the answer. */
  readonly reportedAs?: string
  readonly isRequired?: boolean
  /** What an empty answer means. */
  readonly defaultAnswer?: string
  /** The checkboxes, or suggestions for a line. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly type?: 'tel' | 'email' | 'url'
}

export interface Step {
  readonly id: string
  readonly title: string
  readonly questions: readonly Question[]
}

/** @param defaultAnswer what an empty answer means */
export const areasQuestion = (t: Texts, defaultAnswer: string): Question => ({
  id: 'areas',
  label: t('askAreas'),
  help: t('askAreasHelp'),
  kind: 'lines',
  reportedAs: 'area',
  defaultAnswer,
})

/** What is wrong with the answer to a question. @param required the message for a missing answer */
export const errorsIn = (plan: Plan | null, question: Question, answers: Answers, required: string): readonly string[] => {
  const answer = answers[question.id]
  // Without an answer all checkboxes are checked.
  if (question.kind === 'checkboxes' && question.isRequired === true && answer === '') return [required]
  return (plan?.faults ?? [])
    .filter(fault => [question.id, question.reportedAs].includes(fault.question))
    .map(({ message }) => ((answer ?? '').trim() === '' && question.isRequired === true ? required : message))
}

interface QuestionProps {
  readonly question: Question
  readonly answer: string | undefined
  readonly errors: readonly string[]
  readonly onAnswer: (answer: string) => void
}

const Checkboxes = ({ question: { label, options = [] }, answer, onAnswer }: QuestionProps) => {
  const values = options.map(({ value }) => value)
  const checked = answer === undefined ? values : answer.split('\n')
  return (
    <fieldset className="ticks">
      <legend>{label}</legend>
      {options.map(({ value, label: name }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={checked.includes(value)}
            onChange={({ target }) =>
              onAnswer(values.filter(other => (other === value ? target.checked : checked.includes(other))).join('\n'))
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

export const QuestionField = (props: QuestionProps) => {
  const t = useTexts()
  const { question, answer = '', errors, onAnswer } = props
  const id = useId()
  const { label, kind, options = [], defaultAnswer = '', isRequired, type = 'text' } = question
  const hint = defaultAnswer !== '' ? t('defaultAnswer', { value: defaultAnswer }) : isRequired === true ? '' : t('isOptional')
  const inputProps = {
    id,
    value: answer,
    'aria-invalid': errors.length > 0,
    'aria-describedby': errors.length > 0 ? `${id}-faults ${id}-help` : `${id}-help`,
    'aria-required': isRequired,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onAnswer(target.value),
  }
  return (
    <div className="entry">
      {kind === 'checkboxes' ? (
        <Checkboxes {...props} />
      ) : (
        <>
          <label className="entry__label" htmlFor={id}>
            {label}
          </label>
          {kind === 'lines' ? (
            <textarea rows={5} {...inputProps} />
          ) : (
            <input type={type} list={options.length > 0 ? `${id}-options` : undefined} autoComplete="off" {...inputProps} />
          )}
          {options.length > 0 && (
            <datalist id={`${id}-options`}>
              {options.map(({ value, label: name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
      <ErrorText messages={errors} id={`${id}-faults`} />
      <p className="help" id={`${id}-help`}>
        {[question.help, kind === 'checkboxes' ? '' : hint].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}
