/** Texts as lists of numbers, a number a word; 0 stands for every name of a place. */

import { getOrCreate, memoize, memoizeText } from '../../../../site/model/memoize.ts'

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

/** Names that begin with the same words. */
interface Begun {
  /** Whether these words are a name by themselves. */
  isName: boolean
  readonly next: Map<number, Begun>
}

const maskOf = (places: readonly string[], idOf: (word: string) => number): Mask => {
  const names: Begun = { isName: false, next: new Map() }
  for (const place of new Set(places)) {
    let begun = names
    for (const word of wordsOf(place)) begun = getOrCreate(begun.next, idOf(word), () => ({ isName: false, next: new Map() }))
    begun.isName = true
  }
  /** Words of the longest name that begins at a word; 0 without any. */
  const lengthAt = (ids: Int32Array, at: number): number => {
    let length = 0
    let begun = names.next.get(ids[at] ?? placeholder)
    for (let end = at + 1; begun !== undefined; end++) {
      if (begun.isName) length = end - at
      begun = end < ids.length ? begun.next.get(ids[end] ?? placeholder) : undefined
    }
    return length
  }
  return ids => {
    const masked = new Int32Array(ids.length)
    let end = 0
    for (let at = 0; at < ids.length; ) {
      const length = lengthAt(ids, at)
      masked[end++] = length === 0 ? (ids[at] ?? placeholder) : placeholder
      at += Math.max(1, length)
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
  const idsOf = memoizeText(text => {
    const written = wordsOf(text)
    const ids = new Int32Array(written.length)
    for (const [at, word] of written.entries()) ids[at] = idOf(word)
    return ids
  })
  return { read: texts => mask(joined(texts.map(idsOf))), words }
}
