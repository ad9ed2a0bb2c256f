import { align } from './align.ts'

/** A piece of a text that is in both versions, or in one of them. */
export interface Piece {
  readonly kind: 'same' | 'before' | 'after'
  readonly text: string
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const tokens = (text: string): readonly string[] => [...segmenter.segment(text)].map(({ segment }) => segment)

const isBlank = (text: string): boolean => /^\s*$/.test(text)

/**
 * Compares two texts word by word. Changed words with only white space between them are one change.
 */
export const compareWords = (before: string, after: string): readonly Piece[] => {
  const ranges: { same: boolean; before: string; after: string }[] = []
  const aligned = align(tokens(before), tokens(after), token => token)
  for (const [index, { same, ...texts }] of aligned.entries()) {
    const [was, is] = [texts.before.join(''), texts.after.join('')]
    const last = ranges.at(-1)
    const between = same && isBlank(was) && index > 0 && index < aligned.length - 1
    if (last !== undefined && !last.same && (!same || between)) {
      last.before += was
      last.after += is
    } else ranges.push({ same, before: was, after: is })
  }
  return ranges.flatMap(({ same, before: was, after: is }): readonly Piece[] =>
    same
      ? [{ kind: 'same', text: was }]
      : [
          { kind: 'before' as const, text: was },
          { kind: 'after' as const, text: is },
        ].filter(({ text }) => text !== ''),
  )
}

/** The replaced words without their context: a key for the same edit in several texts. */
export const editOf = (before: string, after: string): string =>
  JSON.stringify(
    compareWords(before, after)
      .filter(({ kind, text }) => kind !== 'same' && !isBlank(text))
      .map(({ kind, text }) => ({ kind, text: text.trim() })),
  )

/** The share of words that two texts have in common, from 0 to 1. */
export const similarity = (before: string, after: string): number => {
  const words = (text: string): readonly string[] => tokens(text).filter(token => !isBlank(token))
  const [was, is] = [words(before), words(after)]
  if (was.length + is.length === 0) return 1
  const left = new Map<string, number>()
  for (const word of was) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of is) {
    const count = left.get(word) ?? 0
    if (count > 0) common++
    left.set(word, count - 1)
  }
  return (2 * common) / (was.length + is.length)
}
