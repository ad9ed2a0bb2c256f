/** A text whose placeholders are pieces with a name and a value: taken or left as a whole, so that none is misspelt. */
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { Placeholder } from '../protocol.ts'

export interface PiecesHandle {
  readonly insert: (name: string) => void
}

interface PiecesProps {
  readonly ref: Ref<PiecesHandle>
  readonly labelledBy: string
  readonly describedBy: string | undefined
  readonly language: string | undefined
  readonly text: string
  readonly placeholders: readonly Placeholder[]
  readonly onType: (text: string) => void
  readonly onSettle: (text: string) => void
}

const simple = /\{([A-Za-z]+)\}/g

/** Whether a text has placeholders, and no choice or quotation among them, which is written out. */
export const canBePieces = (text: string): boolean => text.search(simple) >= 0 && !/[{}']/.test(text.replace(simple, ''))

const pieceOf = (name: string, placeholders: readonly Placeholder[]): HTMLElement => {
  const piece = document.createElement('span')
  piece.className = 'piece'
  piece.contentEditable = 'false'
  piece.dataset.name = name
  piece.title = placeholders.find(one => one.name === name)?.says ?? ''
  piece.textContent = name
  return piece
}

/** Texts and pieces, in their order. */
const nodesOf = (text: string, placeholders: readonly Placeholder[]): readonly Node[] => {
  const nodes: Node[] = []
  let done = 0
  for (const found of text.matchAll(simple)) {
    const [whole, name = ''] = found
    nodes.push(document.createTextNode(text.slice(done, found.index)))
    nodes.push(pieceOf(name, placeholders))
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

export const PiecesInput = ({ ref, labelledBy, describedBy, language, text, placeholders, onType, onSettle }: PiecesProps) => {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<string>(undefined)
  const read = (): string =>
    [...(box.current?.childNodes ?? [])]
      .map(textIn)
      .join('')
      .replace(/\u200b/g, '')
  const told = (): void => {
    shown.current = read()
    onType(shown.current)
  }
  useEffect(() => {
    if (shown.current === text) return
    shown.current = text
    box.current?.replaceChildren(...nodesOf(text, placeholders))
  }, [text, placeholders])
  useImperativeHandle(ref, () => ({
    insert: name => {
      const piece = pieceOf(name, placeholders)
      const selection = getSelection()
      const range = selection?.rangeCount === 0 ? undefined : selection?.getRangeAt(0)
      if (range !== undefined && box.current?.contains(range.startContainer) === true) {
        range.deleteContents()
        range.insertNode(piece)
        range.setStartAfter(piece)
      } else box.current?.append(piece)
      told()
      box.current?.focus()
    },
  }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element of a form holds pieces within its text
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
      onInput={told}
      onBlur={() => onSettle(read())}
    />
  )
}
