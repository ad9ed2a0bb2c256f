/** A text input in which each placeholder is a chip with its value, and each choice has a field per case. */
import { useEffect, useId, useMemo, useRef } from 'react'
import type { Placeholder } from '../../protocol.ts'
import { type Texts, useTexts } from '../texts.ts'
import { type Choice, chosenCase, hasSyntax, literalSource, type MessagePart, partsOf, readableText, withCase } from './message-parts.ts'

interface MessageInputProps {
  readonly labelledBy: string
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean
  readonly language: string | undefined
  readonly source: string
  /** The name whose number `#` shows, in a case of a plural. */
  readonly counted?: string | undefined
  readonly placeholders: readonly Placeholder[]
  readonly onType: (source: string) => void
  readonly onSettle: (source: string) => void
}

/** What a fact that the business does not have is replaced by. */
const unknown = 'none'

const knownValue = (placeholders: readonly Placeholder[], name: string): string | undefined =>
  placeholders.find(one => one.name === name)?.says || undefined

/** Longer texts of choices are cut in their chip. */
const chipLength = 48

const chipTexts = (t: Texts, part: MessagePart, input: Pick<MessageInputProps, 'placeholders' | 'language' | 'counted'>) => {
  const { placeholders, language = 'en', counted } = input
  const known = (name: string): string | undefined => knownValue(placeholders, name)
  const shownValue = (name: string): string | undefined => (known(name) === unknown ? undefined : known(name))
  if (part.kind === 'text') return { label: '', text: part.text }
  const name = t.valueName(part.name || counted || '')
  if (part.kind === 'value') return { label: name, text: shownValue(part.name || counted || '') ?? name }
  const text = readableText([part], known, other => `[${t.valueName(other)}]`, language, counted).trim()
  const short = text.length > chipLength ? `${text.slice(0, chipLength)}…` : text
  return { label: t('dependsOn', { name }), text: short === '' ? t('dependsOn', { name }) : short }
}

/** A chip: it cannot be edited, only removed. Its source is in the element, which is read after each change. */
const chipOf = (t: Texts, part: MessagePart, input: MessageInputProps): HTMLElement => {
  const { label, text } = chipTexts(t, part, input)
  const chip = document.createElement('span')
  chip.className = part.kind === 'choice' ? 'piece piece--choice' : 'piece'
  chip.contentEditable = 'false'
  chip.dataset.source = part.source
  chip.title = label
  const name = document.createElement('span')
  name.className = 'hidden'
  name.textContent = text === label ? '' : `${label}: `
  const remove = document.createElement('button')
  remove.type = 'button'
  remove.className = 'piece__remove'
  remove.textContent = '×'
  remove.setAttribute('aria-label', `${t('remove')}: ${label}`)
  remove.addEventListener('click', () => {
    const box = chip.closest<HTMLElement>('.pieces-input')
    chip.remove()
    box?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    box?.focus()
  })
  chip.append(name, text, remove)
  return chip
}

const nodesOf = (t: Texts, parts: readonly MessagePart[], input: MessageInputProps): readonly Node[] =>
  parts.map(part => (part.kind === 'text' ? document.createTextNode(part.text) : chipOf(t, part, input)))

/** Reads the source from the elements. @param known sources of plain texts, by text */
const sourceIn = (box: Element, known: ReadonlyMap<string, string>, isCounted: boolean): string => {
  let source = ''
  let text = ''
  const flush = (): void => {
    const plain = text.replace(/\u200b/g, '')
    source += known.get(plain) ?? literalSource(plain, isCounted)
    text = ''
  }
  const read = (node: Node): void => {
    if (node instanceof HTMLElement && node.dataset.source !== undefined) {
      flush()
      source += node.dataset.source
    } else if (node instanceof Element && node.localName === 'br') text += '\n'
    else if (node.nodeType === Node.TEXT_NODE) text += node.textContent
    else for (const child of node.childNodes) read(child)
  }
  for (const node of box.childNodes) read(node)
  flush()
  return source
}

/** Adds a placeholder where the cursor is, or at the end of the first box of an input. */
export const insertPlaceholder = (
  t: Texts,
  within: Element,
  input: Omit<MessageInputProps, 'onType' | 'onSettle' | 'labelledBy'>,
  name: string,
): void => {
  const selection = getSelection()
  const range = selection !== null && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined
  const around = range?.startContainer instanceof Element ? range.startContainer : range?.startContainer.parentElement
  const current = around?.closest('.pieces-input')
  const box = current != null && within.contains(current) ? current : within.querySelector('.pieces-input')
  if (!(box instanceof HTMLElement)) return
  const part = { kind: 'value', source: `{${name}}`, name } as const
  const chip = chipOf(t, part, { ...input, labelledBy: '', onType: () => undefined, onSettle: () => undefined })
  if (range !== undefined && box === current) {
    range.deleteContents()
    range.insertNode(chip)
    range.setStartAfter(chip)
  } else box.append(chip)
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  box.focus()
}

/** The fields of a text that depends on a value: one per case. */
const ChoiceFields = ({
  choice,
  onChange,
  ...input
}: Omit<MessageInputProps, 'source' | 'onType' | 'onSettle' | 'labelledBy'> & {
  readonly choice: Choice
  readonly onChange: (source: string, hasSettled: boolean) => void
}) => {
  const t = useTexts()
  const id = useId()
  const name = t.valueName(choice.name)
  const shown = chosenCase(choice, one => knownValue(input.placeholders, one), input.language ?? 'en') ?? choice.cases[0]
  const others = choice.cases.filter(one => one !== shown)
  const fieldOf = ({ key, source }: Choice['cases'][number]) => (
    <div className="entry" key={key}>
      <span className="entry__label" id={`${id}-${key}`}>
        {t.caseName(choice, key)}
      </span>
      <MessageInput
        {...input}
        source={source}
        counted={choice.isPlural ? choice.name : input.counted}
        labelledBy={`${id}-${key}`}
        onType={next => onChange(withCase(choice, key, next), false)}
        onSettle={next => onChange(withCase(choice, key, next), true)}
      />
    </div>
  )
  return (
    <fieldset className="cases">
      <legend>{t('dependsOn', { name })}</legend>
      {shown !== undefined && fieldOf(shown)}
      {others.length > 0 && (
        <details>
          <summary>{t('otherWordings', { count: others.length })}</summary>
          {others.map(fieldOf)}
        </details>
      )}
    </fieldset>
  )
}

export const MessageInput = (props: MessageInputProps) => {
  const { labelledBy, describedBy, isInvalid = false, language, source, counted, placeholders, onType, onSettle } = props
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<string>(undefined)
  const isCounted = counted !== undefined
  const parts = useMemo(() => partsOf(source, isCounted) ?? [], [source, isCounted])
  const known = useRef<ReadonlyMap<string, string>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed here is not replaced, which would move the cursor
  useEffect(() => {
    if (shown.current === source) return
    shown.current = source
    known.current = new Map(parts.flatMap(part => (part.kind === 'text' ? [[part.text, part.source] as const] : [])))
    box.current?.replaceChildren(...nodesOf(t, parts, props))
  }, [source, placeholders])
  const read = (): string => {
    shown.current = box.current === null ? source : sourceIn(box.current, known.current, isCounted)
    return shown.current
  }
  const isChoiceOnly = parts.length === 1 && parts[0]?.kind === 'choice'
  return (
    <>
      {!isChoiceOnly && (
        // biome-ignore lint/a11y/useSemanticElements: no form element can contain other elements in its text
        <div
          ref={box}
          className="pieces-input"
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          lang={language}
          dir="auto"
          contentEditable="plaintext-only"
          suppressContentEditableWarning
          onInput={() => onType(read())}
          onBlur={event => event.currentTarget.contains(event.relatedTarget) || onSettle(read())}
        />
      )}
      {parts.map((part, index) =>
        part.kind !== 'choice' ? null : (
          <ChoiceFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice has no other identity
            key={index}
            choice={part}
            language={language}
            counted={counted}
            placeholders={placeholders}
            onChange={(next, hasSettled) => {
              const whole = parts.map((other, place) => (place === index ? next : other.source)).join('')
              if (hasSettled) onSettle(whole)
              else onType(whole)
            }}
          />
        ),
      )}
    </>
  )
}

/** Whether a text is shown with chips. Once it is, it stays so while it is open: another input would lose the cursor. */
export const useChips = (text: string, isAllowed: boolean): boolean => {
  const was = useRef(false)
  was.current = isAllowed && (was.current || hasSyntax(text)) && partsOf(text) !== undefined
  return was.current
}
