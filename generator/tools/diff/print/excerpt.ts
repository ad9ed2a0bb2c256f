/** Of a long text the changed words, with as much around them as is needed to know the place. */
import { compareWords, type Piece } from '../compare-words.ts'

interface Sides {
  readonly before: readonly Piece[]
  readonly after: readonly Piece[]
}

/** Unchanged words kept on each side of a change, in characters. */
const context = 48

/** No-break blanks cannot be seen, and may be all that changed. */
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

/** Longest text that is shown of what came or went. */
const longest = 240

/** A text that came or went as a whole. */
export const excerpt = (text: string, kind: 'before' | 'after'): readonly Piece[] => {
  const shown = text.length > longest ? `${text.slice(0, longest).replace(/\s\S*$/, '')}…` : text
  return [{ kind, text: shown.replaceAll('\n', ' ¶ ') }]
}

/** Both sides of a change; blanks that cannot be seen are made visible in the words that changed. */
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

/** A value that is not read word by word: an address, a number, a declaration. */
export const value = (text: string, kind: 'before' | 'after'): readonly Piece[] => [
  { kind, text: text.length > longest ? `${text.slice(0, longest)}…` : text },
]
