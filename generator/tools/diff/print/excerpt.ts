/** Shortens long texts to the changed words and some context. */
import { compareWords, type Piece } from '../compare-words.ts'

interface Sides {
  readonly before: readonly Piece[]
  readonly after: readonly Piece[]
}

/** Characters of unchanged text shown on each side of a change. */
const context = 48

/** Makes no-break spaces visible, because they may be all that changed. */
const visible = (text: string): string => text.replaceAll('\u00a0', '⍽').replaceAll('\u202f', '⍽').replaceAll('\n', ' ¶ ')

const cutStart = (text: string): string =>
  text.length <= context * 1.5 ? text : `…${text.slice(text.length - context).replace(/^\S*\s/, '')}`
const cutEnd = (text: string): string => (text.length <= context * 1.5 ? text : `${text.slice(0, context).replace(/\s\S*$/, '')}…`)

const shorten = (text: string, isFirst: boolean, isLast: boolean): string => {
  if (isFirst && isLast) return text
  if (isFirst) return cutStart(text)
  if (isLast) return cutEnd(text)
  return text.length <= context * 2.5
    ? text
    : `${text.slice(0, context).replace(/\s\S*$/, '')} … ${text.slice(-context).replace(/^\S*\s/, '')}`
}

/** Maximum characters of an added or removed text. */
const maxLength = 240

/** An added or removed text. */
export const excerpt = (text: string, kind: 'before' | 'after'): readonly Piece[] => {
  const shown = text.length > maxLength ? `${text.slice(0, maxLength).replace(/\s\S*$/, '')}…` : text
  return [{ kind, text: shown.replaceAll('\n', ' ¶ ') }]
}

/** Both sides of a change, compared word by word. */
export const sidesOf = (before: string, after: string): Sides => {
  const pieces = compareWords(before, after)
  const shown = pieces.map(
    (piece, index): Piece =>
      piece.kind === 'same'
        ? { kind: 'same', text: shorten(piece.text, index === 0, index === pieces.length - 1).replaceAll('\n', ' ¶ ') }
        : { kind: piece.kind, text: visible(piece.text) },
  )
  return { before: shown.filter(({ kind }) => kind !== 'after'), after: shown.filter(({ kind }) => kind !== 'before') }
}

/** A value that is not compared word by word, such as a URL, a number or a declaration. */
export const value = (text: string, kind: 'before' | 'after'): readonly Piece[] => [
  { kind, text: text.length > maxLength ? `${text.slice(0, maxLength)}…` : text },
]
