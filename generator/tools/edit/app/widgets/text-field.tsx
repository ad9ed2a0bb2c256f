/** Text inputs of widgets. */

import { type RefObject, useEffect, useRef, useState } from 'react'
import { isRecord } from '../../../../site/util/table.ts'
import { useEditor } from '../editor-state.ts'
import { useTexts } from '../texts.ts'

interface TextFieldProps {
  readonly label: string
  readonly text: string
  readonly language?: string | undefined
  /** Whether only screen readers read the label. */
  readonly isLabelHidden?: boolean
  /** Whether each character is reported, and not only Enter and the loss of the focus. */
  readonly isLive?: boolean
  /** Id of a `<datalist>` with suggestions. */
  readonly list?: string
  readonly onText: (text: string) => void
}

export const TextField = ({ label, text, language, isLabelHidden = false, isLive = false, list, onText }: TextFieldProps) => {
  const [typed, setTyped] = useState(text)
  useEffect(() => setTyped(text), [text])
  const settle = (): void => {
    if (typed !== text) onText(typed)
  }
  return (
    <label className="entry">
      <span className={isLabelHidden ? 'hidden' : 'entry__label'}>{label}</span>
      <input
        type="text"
        lang={language}
        dir="auto"
        list={list}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          if (isLive) onText(event.target.value)
        }}
        onBlur={settle}
        onKeyDown={event => event.key === 'Enter' && settle()}
      />
    </label>
  )
}

/** A text of the config in one language; in a site with one language it may be a plain string. */
export const textIn = (text: unknown, language: string): string => {
  const own = isRecord(text) ? text[language] : text
  return typeof own === 'string' ? own : ''
}

/** A text of the config with another text in one language. @param codes the site’s languages, in whose order the texts are written */
export const withText = (text: unknown, language: string, next: string, codes: readonly string[]): unknown => {
  if (codes.length === 1 && !isRecord(text)) return next
  const texts: Readonly<Record<string, unknown>> = { ...(isRecord(text) ? text : {}), [language]: next }
  const written = Object.keys(texts).toSorted((one, other) => codes.indexOf(one) - codes.indexOf(other))
  return Object.fromEntries(written.map(code => [code, texts[code]]))
}

/** Whether a text is missing in one of the languages. */
export const isIncomplete = (text: unknown, codes: readonly string[]): boolean => codes.some(code => textIn(text, code).trim() === '')

interface TextFieldsProps extends Pick<TextFieldProps, 'label' | 'isLive'> {
  /** As the config writes it. */
  readonly text: unknown
  readonly onText: (text: unknown) => void
}

/** An input for each language of the site. */
export const TextFields = ({ label, text, onText, ...props }: TextFieldsProps) => {
  const t = useTexts()
  const { languageNames } = useEditor()
  const codes = [...languageNames.keys()]
  return t
    .preferredFirst(codes, code => code)
    .map(code => (
      <TextField
        key={code}
        label={codes.length > 1 ? `${label} (${languageNames.get(code)})` : label}
        language={code}
        text={textIn(text, code)}
        onText={next => onText(withText(text, code, next, codes))}
        {...props}
      />
    ))
}

/** @returns a ref for the element whose first input gets the focus */
export const useFirstFieldFocus = (): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  return element
}
