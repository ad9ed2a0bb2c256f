/** A text input in which each placeholder is one element, so that it is deleted as a whole and cannot be misspelled. */
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { Placeholder } from '../protocol.ts'

export interface PlaceholderHandle {
  readonly insert: (name: string) => void
}

interface PlaceholderInputProps {
  readonly ref: Ref<PlaceholderHandle>
  readonly labelledBy: string
  readonly describedBy: string | undefined
  readonly language: string | undefined
  readonly text: string
  readonly placeholders: readonly Placeholder[]
  readonly onType: (text: string) => void
  readonly onSettle: (text: string) => void
}

const simple = /\{([A-Za-z]+)\}/g

/** Whether a text has placeholders, and none with ICU arguments or quotes, which are shown as they are written. */
export const hasSimplePlaceholders = (text: string): boolean => text.search(simple) >= 0 && !/[{}']/.test(text.replace(simple, ''))

const elementOf = (name: string, placeholders: readonly Placeholder[]): HTMLElement => {
  const element = document.createElement('span')
  element.className = 'piece'
  element.contentEditable = 'false'
  element.dataset.name = name
  element.title = placeholders.find(placeholder => placeholder.name === name)?.says ?? ''
  element.textContent = name
  return element
}

const nodesOf = (text: string, placeholders: readonly Placeholder[]): readonly Node[] => {
  const nodes: Node[] = []
  let done = 0
  for (const found of text.matchAll(simple)) {
    const [whole, name = ''] = found
    nodes.push(document.createTextNode(text.slice(done, found.index)))
    nodes.push(elementOf(name, placeholders))
    done = found.index + whole.length
  }
  return [...nodes, document.createTextNode(text.slice(done))]
}

const textIn = (node: Node): string => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
  if (!(node instanceof HTMLElement)) return ''
  if (node.dataset.name !== undefined) return `{${node.dataset.name}}`
  if (node.localName === 'br') return '\n'
  return [...node.childNodes].map(textIn).join('')
}

export const PlaceholderInput = ({
  ref,
  labelledBy,
  describedBy,
  language,
  text,
  placeholders,
  onType,
  onSettle,
}: PlaceholderInputProps) => {
  const box = useRef<HTMLDivElement>(null)
  const lastText = useRef<string>(undefined)
  const read = (): string =>
    [...(box.current?.childNodes ?? [])]
      .map(textIn)
      .join('')
      .replace(/\u200b/g, '')
  const update = (): void => {
    lastText.current = read()
    onType(lastText.current)
  }
  useEffect(() => {
    if (lastText.current === text) return
    lastText.current = text
    box.current?.replaceChildren(...nodesOf(text, placeholders))
  }, [text, placeholders])
  useImperativeHandle(ref, () => ({
    insert: name => {
      const element = elementOf(name, placeholders)
      const selection = getSelection()
      const range = selection?.rangeCount === 0 ? undefined : selection?.getRangeAt(0)
      if (range !== undefined && box.current?.contains(range.startContainer) === true) {
        range.deleteContents()
        range.insertNode(element)
        range.setStartAfter(element)
      } else box.current?.append(element)
      update()
      box.current?.focus()
    },
  }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form element can contain other elements in its text
    <div
      ref={box}
      className="pieces-input"
      role="textbox"
      tabIndex={0}
      aria-multiline="true"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      lang={language}
      dir="auto"
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onInput={update}
      onBlur={() => onSettle(read())}
    />
  )
}
