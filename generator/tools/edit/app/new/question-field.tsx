/** One question, its answer, and what is wrong with it. */
import { useId } from 'react'
import type { Say } from '../words.ts'
import type { Question } from './steps.ts'

interface FieldProps {
  readonly question: Question
  readonly answer: string | undefined
  readonly faults: readonly string[]
  readonly say: Say
  readonly onAnswer: (answer: string) => void
}

const Ticks = ({ question: { label, options = [] }, answer, onAnswer }: FieldProps) => {
  // All of them, as long as nobody has chosen.
  const ticked = answer === undefined ? options.map(({ value }) => value) : answer.split('\n')
  return (
    <fieldset className="ticks">
      <legend>{label}</legend>
      {options.map(({ value, label: name }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={ticked.includes(value)}
            onChange={({ target }) =>
              onAnswer(
                options
                  .map(one => one.value)
                  .filter(one => (one === value ? target.checked : ticked.includes(one)))
                  .join('\n'),
              )
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

export const QuestionField = (props: FieldProps) => {
  const { question, answer = '', faults, say, onAnswer } = props
  const id = useId()
  const { label, kind, options = [], offered = '', isNeeded, type = 'text' } = question
  const hint = offered !== '' ? say('leftEmpty', { value: offered }) : isNeeded === true || kind === 'ticks' ? '' : say('mayBeEmpty')
  const told = [...(faults.length > 0 ? [`${id}-faults`] : []), `${id}-help`].join(' ')
  const given = {
    id,
    value: answer,
    'aria-invalid': faults.length > 0,
    'aria-describedby': told,
    'aria-required': isNeeded,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onAnswer(target.value),
  }
  return (
    <div className="entry">
      {kind === 'ticks' ? (
        <Ticks {...props} />
      ) : (
        <>
          <label className="entry__label" htmlFor={id}>
            {label}
          </label>
          {kind === 'lines' ? (
            <textarea rows={5} {...given} />
          ) : (
            <input type={type} list={options.length > 0 ? `${id}-options` : undefined} autoComplete="off" {...given} />
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
      {faults.length > 0 && (
        <p className="fault" id={`${id}-faults`} role="alert">
          {faults.join(' · ')}
        </p>
      )}
      <p className="help" id={`${id}-help`}>
        {[question.help, hint].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}
