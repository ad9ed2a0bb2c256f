/** One value: written as it stands in the config, with its faults below and its placeholders at hand. */
import { useEffect, useId, useRef, useState } from 'react'
import type { Field, FieldValue } from '../protocol.ts'
import { canBePieces, type PiecesHandle, PiecesInput } from './pieces-input.tsx'
import { sentTexts } from './sent-texts.ts'
import { useTurn } from './turn.ts'
import type { Say } from './words.ts'

export interface InputProps {
  readonly field: Field
  readonly value: FieldValue
  readonly label: string
  readonly say: Say
  readonly faults: readonly string[]
  /** At every sign that is typed. */
  readonly onType: (value: string | number | boolean) => void
  /** When the person pauses, or goes on. */
  readonly onChange: (value: string | number | boolean) => void
}

/** Milliseconds without a sign after which a change counts as made. */
const pause = 900

/** A text that ends its last line keeps doing so. */
const asBefore = (before: FieldValue['value'], text: string): string =>
  typeof before === 'string' && before.endsWith('\n') && !text.endsWith('\n') ? `${text}\n` : text

const Switch = ({ value, label, onChange }: InputProps) => (
  <label className="switch">
    <input type="checkbox" checked={value.value === true} onChange={event => onChange(event.target.checked)} />
    <span>{label}</span>
  </label>
)

const Choice = ({ field, value, label, say, onChange }: InputProps) => (
  <label className="entry">
    <span className="entry__label">{label}</span>
    <select
      value={value.value === null ? '' : String(value.value)}
      onChange={event => onChange(field.choices.find(choice => String(choice) === event.target.value) ?? event.target.value)}
    >
      {value.value === null && <option value="">{say('choose')}</option>}
      {field.choices.map(choice => (
        <option key={String(choice)} value={String(choice)}>
          {say.choice(field.path, String(choice))}
        </option>
      ))}
    </select>
  </label>
)

const isColour = (value: FieldValue['value']): value is string => /^#[0-9a-f]{6}$/i.test(String(value))

const Colour = ({ value, label, onType, onChange }: InputProps) => (
  <label className="entry">
    <span className="entry__label">{label}</span>
    <input
      type="color"
      value={String(value.value)}
      onInput={event => onType(event.currentTarget.value)}
      onBlur={event => onChange(event.target.value)}
    />
    <code>{value.value}</code>
  </label>
)

const TextEntry = ({ field, value, label, say, faults, onType, onChange }: InputProps) => {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const pieces = useRef<PiecesHandle>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const written = String(value.value ?? '').replace(/\n$/, '')
  const [text, setText] = useState(written)
  const typed = useRef(written)
  const [sent] = useState(sentTexts)
  const now = useRef(written)
  now.current = written
  useEffect(() => {
    // What came from elsewhere, an undo or another file, takes the place of what stands here.
    if (sent.cameBack(written) || typed.current === written) return
    typed.current = written
    setText(written)
  }, [written, sent])

  const made = (next: string): string | number =>
    field.kind === 'number' && next.trim() !== '' ? Number(next) : asBefore(value.value, next)
  const settle = (next: string): void => {
    clearTimeout(timer.current)
    if (next === sent.last(now.current)) return
    sent.send(next)
    onChange(made(next))
  }
  const type = (next: string): void => {
    setText(next)
    typed.current = next
    onType(made(next))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => settle(next), pause)
  }
  const hasPieces = canBePieces(text) && field.placeholders.length > 0
  const insert = (name: string): void => {
    pieces.current?.insert(name)
    if (pieces.current !== null) return
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {}
    type(`${text.slice(0, selectionStart)}{${name}}${text.slice(selectionEnd)}`)
    area.current?.focus()
  }
  return (
    <div className="entry">
      <label className="entry__label" id={`${id}-label`} htmlFor={hasPieces ? undefined : id}>
        {label}
      </label>
      {hasPieces ? (
        <PiecesInput
          ref={pieces}
          labelledBy={`${id}-label`}
          describedBy={faults.length > 0 ? `${id}-faults` : undefined}
          language={value.language ?? undefined}
          text={text}
          placeholders={field.placeholders}
          onType={type}
          onSettle={settle}
        />
      ) : (
        <textarea
          ref={area}
          id={id}
          lang={value.language ?? undefined}
          dir="auto"
          value={text}
          rows={Math.min(14, Math.max(1, Math.ceil(text.length / 42), text.split('\n').length))}
          aria-invalid={faults.length > 0}
          aria-describedby={faults.length > 0 ? `${id}-faults` : undefined}
          onChange={event => type(event.target.value)}
          onBlur={() => settle(text)}
        />
      )}
      {faults.length > 0 && (
        <p className="fault" id={`${id}-faults`} role="alert">
          {faults.join(' · ')}
        </p>
      )}
      {field.limit !== null && (
        <p className={text.length > field.limit ? 'note note--over' : 'note'}>
          {say('signs', { count: (value.says ?? text).length, limit: field.limit })}
        </p>
      )}
      {field.placeholders.length > 0 && (
        <details className="chips">
          <summary>{say('insert')}</summary>
          <div className="chips__all">
            {field.placeholders.map(({ name, says }) => (
              <button key={name} type="button" className="chip" onClick={() => insert(name)}>
                {name}
                {says !== '' && <small>{says}</small>}
              </button>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

export const ValueInput = (props: InputProps) => {
  const turn = useTurn()
  if (props.field.kind === 'switch') return <Switch {...props} />
  if (isColour(props.value.value)) return <Colour {...props} />
  return props.field.kind === 'choice' ? <Choice {...props} /> : <TextEntry key={turn} {...props} />
}
