/** Texts as lists of numbers, a number a word; 0 stands for every name of a place. */

import { memoize, memoizeText } from '../../../../site/model/memoize.ts'
import { groupBy } from '../../../../site/model/table.ts'

/** Words of a text, small, without what stands between them. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    // Marks belong to their letters: vowels and doubling in Arabic, vowels in Hindi.
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []

export const placeholder = 0

/** The same number for a word in every thread (FNV-1a over 32 bits), never that of a place. */
const numberOf = (word: string): number => {
  let value = 0x811c9dc5
  for (let at = 0; at < word.length; at++) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193)
  return value === placeholder ? 1 : value
}

/** Replaces names of places, the longest first, so that two pages with only the name exchanged are the same. */
type Mask = (ids: Int32Array) => Int32Array

const maskOf = (places: readonly string[], idOf: (word: string) => number): Mask => {
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
    const masked = new Int32Array(ids.length)
    let end = 0
    for (let at = 0; at < ids.length; ) {
      const first = ids[at] ?? placeholder
      const length = lengths.get(first)?.find(one => known.has(ids.subarray(at, at + one).join()))
      masked[end++] = length === undefined ? first : placeholder
      at += length ?? 1
    }
    return masked.slice(0, end)
  }
}

/** All numbers of several lists, in their order. */
const joined = (lists: readonly Int32Array[]): Int32Array => {
  const all = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const list of lists) {
    all.set(list, end)
    end += list.length
  }
  return all
}

export interface WordReader {
  /** Numbers of all words of these texts in their order, names of places masked. */
  readonly read: (texts: readonly string[]) => Int32Array
  /** Words that were read, by their numbers. */
  readonly words: Map<number, string>
}

/** @param places names that are masked */
export const wordReader = (places: readonly string[]): WordReader => {
  const words = new Map([[placeholder, '(place)']])
  const idOf = memoize((word: string) => {
    const id = numberOf(word)
    words.set(id, word)
    return id
  })
  const mask = maskOf(places, idOf)
  // What a template says on every page is read once.
  const idsOf = memoizeText(text => Int32Array.from(wordsOf(text), idOf))
  return { read: texts => mask(joined(texts.map(idsOf))), words }
}
