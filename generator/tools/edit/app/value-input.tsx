/** An input for one value as the config writes it, with its errors and placeholders. */
import { useId, useRef } from 'react'
import type { Field, FieldValue } from '../protocol.ts'
import { ErrorText } from './components.tsx'
import { insertPlaceholder, MessageInput, useChips } from './message/message-input.tsx'
import { literalSource } from './message/message-parts.ts'
import { keyOf } from './panel-state.ts'
import { useTexts } from './texts.ts'
import { useHistoryStep, useTypedText } from './use-typed-text.ts'

interface InputProps {
  readonly field: Field
  readonly value: FieldValue
  readonly label: string
  readonly errors: readonly string[]
  /** At each character. */
  readonly onType: (value: string | number | boolean) => void
  /** After a pause, or when the input loses the focus. */
  readonly onChange: (value: string | number | boolean) => void
}

const Switch = ({ value, label, onChange }: InputProps) => (
  <label className="switch">
    <input type="checkbox" checked={value.value === true} onChange={event => onChange(event.target.checked)} />
    <span>{label}</span>
  </label>
)

const ChoiceInput = ({ field, value, label, onChange }: InputProps) => {
  const t = useTexts()
  return (
    <label className="entry">
      <span className="entry__label">{label}</span>
      <select
        value={value.value === null ? '' : String(value.value)}
        onChange={event => onChange(field.choices.find(choice => String(choice) === event.target.value) ?? event.target.value)}
      >
        {value.value === null && <option value="">{t('choose')}</option>}
        {field.choices.map(choice => (
          <option key={String(choice)} value={String(choice)}>
            {t.option(field.path, String(choice))}
          </option>
        ))}
      </select>
    </label>
  )
}

const ColorInput = ({ value, label, onType, onChange }: InputProps) => (
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

/** Names that only choose between wordings: their values are not words. */
const choiceOnly: ReadonlySet<string> = new Set(['emergency', 'office', 'map', 'request', 'fits', 'mapLoad', 'regionCode'])

const TextInput = ({ field, value, label, errors, onType, onChange }: InputProps) => {
  const t = useTexts()
  const id = useId()
  const entry = useRef<HTMLDivElement>(null)
  const textarea = useRef<HTMLTextAreaElement>(null)
  const before = value.value
  /** A text that ended with a newline still does. */
  const parsed = (next: string): string | number => {
    if (field.kind === 'number' && next.trim() !== '') return Number(next)
    return typeof before === 'string' && before.endsWith('\n') && !next.endsWith('\n') ? `${next}\n` : next
  }
  const { text, type, settle } = useTypedText({
    written: String(before ?? '').replace(/\n$/, ''),
    onType: next => onType(parsed(next)),
    onSettle: next => onChange(parsed(next)),
  })
  const showsChips = useChips(text, field.placeholders.length > 0)
  const language = value.language ?? undefined
  const insert = (name: string): void => {
    if (showsChips && entry.current !== null) {
      insertPlaceholder(t, entry.current, { source: text, language, placeholders: field.placeholders }, name)
      return
    }
    const { selectionStart = text.length, selectionEnd = text.length } = textarea.current ?? {}
    type(`${text.slice(0, selectionStart)}{${name}}${text.slice(selectionEnd)}`)
  }
  const describedBy = errors.length > 0 ? `${id}-faults` : undefined
  /** What visitors see, without the characters that isolate names in the other direction. */
  const plain = literalSource((value.says ?? '').replace(/[\u2066-\u2069]/g, ''))
  const insertable = field.placeholders.filter(({ name }) => !choiceOnly.has(name))
  return (
    <div className="entry" ref={entry}>
      <label className="entry__label" id={`${id}-label`} htmlFor={showsChips ? undefined : id}>
        {label}
      </label>
      {showsChips ? (
        <MessageInput
          labelledBy={`${id}-label`}
          describedBy={describedBy}
          isInvalid={errors.length > 0}
          language={language}
          source={text}
          placeholders={field.placeholders}
          onType={type}
          onSettle={settle}
        />
      ) : (
        <textarea
          ref={textarea}
          id={id}
          lang={language}
          dir="auto"
          value={text}
          rows={Math.min(14, Math.max(1, Math.ceil(text.length / 42), text.split('\n').length))}
          aria-invalid={errors.length > 0}
          aria-describedby={describedBy}
          onChange={event => type(event.target.value)}
          onBlur={() => settle(text)}
        />
      )}
      <ErrorText messages={errors} id={describedBy} />
      {field.limit !== null && (
        <p className={text.length > field.limit ? 'note note--over' : 'note'}>
          {t('characterCount', { count: (value.says ?? text).length, limit: field.limit })}
        </p>
      )}
      {showsChips && value.says !== null && /\{\w+,\s*(?:plural|select)/.test(text) && (
        <button
          type="button"
          className="link"
          onClick={() => {
            type(plain)
            settle(plain)
          }}
        >
          {t('useOneText')}
        </button>
      )}
      {insertable.length > 0 && (
        <details className="chips">
          <summary>{t('insert')}</summary>
          <div className="chips__all">
            {insertable.map(({ name, says }) => (
              <button key={name} type="button" className="chip" onClick={() => insert(name)}>
                {t.valueName(name)}
                {says !== '' && says !== 'none' && <small>{says}</small>}
              </button>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

const isColor = (value: FieldValue['value']): boolean => /^#[0-9a-f]{6}$/i.test(String(value))

export const ValueInput = (props: InputProps) => {
  const step = useHistoryStep()
  if (props.field.kind === 'switch') return <Switch {...props} />
  if (isColor(props.value.value)) return <ColorInput {...props} />
  return props.field.kind === 'choice' ? <ChoiceInput {...props} /> : <TextInput key={step} {...props} />
}

/** The inputs for all languages of a field. */
export const FieldInputs = ({
  field,
  label,
  languageNames,
  inputFor,
}: {
  readonly field: Field
  readonly label: string
  readonly languageNames: ReadonlyMap<string, string>
  /** What differs between the languages. */
  readonly inputFor: (value: FieldValue) => Omit<InputProps, 'field' | 'label'>
}) => {
  const t = useTexts()
  const isByLanguage = field.values.length > 1
  return (
    <>
      <legend className={isByLanguage ? undefined : 'hidden'}>{label}</legend>
      {t
        .preferredFirst(field.values, ({ language }) => language)
        .map(value => (
          <ValueInput
            key={keyOf(value.path)}
            field={field}
            label={isByLanguage && value.language !== null ? (languageNames.get(value.language) ?? value.language) : label}
            {...inputFor(value)}
          />
        ))}
    </>
  )
}
