/** Texts as lists of numbers, a number a word; 0 stands for every name of a place. */

import { memoize } from '../../../../site/model/memoize.ts'
import { groupBy } from '../../../../site/model/table.ts'

/** Words of a text, small, without what stands between them. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    // Marks belong to their letters: vowels and doubling in Arabic, vowels in Hindi.
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []

export const placeholder = 0

export interface Dictionary {
  readonly idOf: (word: string) => number
  readonly wordOf: (id: number) => string
}

export const dictionary = (): Dictionary => {
  const words = ['(place)']
  return {
    idOf: memoize(word => words.push(word) - 1),
    wordOf: id => words[id] ?? '',
  }
}

/** Replaces names of places, the longest first, so that two pages with only the name exchanged are the same. */
type Mask = (ids: readonly number[]) => readonly number[]

export const maskOf = (places: readonly string[], { idOf }: Dictionary): Mask => {
  const names = [...new Set(places)].map(place => wordsOf(place).map(idOf))
  // A thousand names may begin with the same word.
  const lengths = new Map(
    [...groupBy(names, ([first]) => first)].map(([first, all]) => [
      first,
      [...new Set(all.map(name => name.length))].sort((a, b) => b - a),
    ]),
  )
  const known = new Set(names.map(name => name.join()))
  return ids => {
    const masked: number[] = []
    for (let at = 0; at < ids.length; ) {
      const length = lengths.get(ids[at] ?? -1)?.find(one => known.has(ids.slice(at, at + one).join()))
      masked.push(length === undefined ? (ids[at] ?? placeholder) : placeholder)
      at += length ?? 1
    }
    return masked
  }
}
