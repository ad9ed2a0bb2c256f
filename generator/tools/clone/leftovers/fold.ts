import { memoize } from '../../../site/model/memoize.ts'

/** A text beside its plain writing: small letters without accents, one kind of apostrophe. */
export interface Folded {
  readonly text: string
  readonly folded: string
  /** Its digits alone. */
  readonly digits: string
  /** A stretch of the plain writing, in the text as written. */
  readonly unfold: (span: { readonly start: number; readonly end: number }) => { readonly start: number; readonly end: number }
}

const fold = memoize((character: string): string => character.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘ʼ]/g, "'").toLowerCase())

/** Letters without accents need no looking up. */
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
