import { memoize } from '../../../site/util/memoize.ts'

/** A text with its folded form: lower case, without accents, with straight apostrophes. */
export interface Folded {
  readonly text: string
  readonly folded: string
  /** Only its digits. */
  readonly digits: string
  /** Converts a range of the folded text to a range of the original. */
  readonly unfold: (span: { readonly start: number; readonly end: number }) => { readonly start: number; readonly end: number }
}

const fold = memoize((character: string): string => character.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘ʼ]/g, "'").toLowerCase())

/** ASCII text keeps its positions when folded. */
const isPlain = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text)

export const foldText = (text: string): Folded => {
  const digits = text.replace(/[^0-9]+/g, '')
  if (isPlain(text)) return { text, folded: text.toLowerCase(), digits, unfold: span => span }
  let folded = ''
  const starts: number[] = []
  let at = 0
  for (const character of text) {
    const plain = fold(character)
    for (let index = 0; index < plain.length; index++) starts.push(at)
    folded += plain
    at += character.length
  }
  starts.push(text.length)
  const place = (index: number): number => starts[index] ?? text.length
  return { text, folded, digits, unfold: ({ start, end }) => ({ start: place(start), end: place(end) }) }
}
