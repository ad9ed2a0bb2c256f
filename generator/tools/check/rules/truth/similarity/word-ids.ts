/** Texts as lists of word ids. All place names have the same id. */
import { getOrCreate, memoize } from '../../../../../site/util/memoize.ts'

export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    // Combining marks are part of a word: vowels and doubling in Arabic, vowels in Hindi.
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []

export const maskedPlace = 0

/** The id of a word (FNV-1a with 32 bits): the same in every thread, and never that of a place name. */
const hashOf = (word: string): number => {
  let value = 0x811c9dc5
  for (let at = 0; at < word.length; at++) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193)
  return value === maskedPlace ? 1 : value
}

/** Replaces place names, the longest first, so that pages which differ only in the name are equal. */
type Mask = (ids: Int32Array) => Int32Array

/** A node of a trie of names, by words. */
interface TrieNode {
  /** Whether the words up to here are a name. */
  isName: boolean
  readonly next: Map<number, TrieNode>
}

const maskOf = (places: readonly string[], idOf: (word: string) => number): Mask => {
  const names: TrieNode = { isName: false, next: new Map() }
  for (const place of new Set(places)) {
    let node = names
    for (const word of wordsOf(place)) node = getOrCreate(node.next, idOf(word), () => ({ isName: false, next: new Map() }))
    node.isName = true
  }
  /** Number of words of the longest name that begins at a word; 0 if there is none. */
  const lengthAt = (ids: Int32Array, at: number): number => {
    let length = 0
    let node = names.next.get(ids[at] ?? maskedPlace)
    for (let end = at + 1; node !== undefined; end++) {
      if (node.isName) length = end - at
      node = end < ids.length ? node.next.get(ids[end] ?? maskedPlace) : undefined
    }
    return length
  }
  return ids => {
    const masked = new Int32Array(ids.length)
    let end = 0
    for (let at = 0; at < ids.length; ) {
      const length = lengthAt(ids, at)
      masked[end++] = length === 0 ? (ids[at] ?? maskedPlace) : maskedPlace
      at += Math.max(1, length)
    }
    return masked.slice(0, end)
  }
}

const concatenated = (lists: readonly Int32Array[]): Int32Array => {
  const joined = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const list of lists) {
    joined.set(list, end)
    end += list.length
  }
  return joined
}

export interface WordReader {
  /** Ids of all words of these texts in their order, place names masked. */
  readonly read: (texts: readonly string[]) => Int32Array
  readonly words: Map<number, string>
}

export const wordReader = (places: readonly string[]): WordReader => {
  const words = new Map([[maskedPlace, '(place)']])
  const idOf = memoize((word: string) => {
    const id = hashOf(word)
    words.set(id, word)
    return id
  })
  const mask = maskOf(places, idOf)
  const idsOf = (text: string): Int32Array => Int32Array.from(wordsOf(text), idOf)
  return { read: texts => mask(concatenated(texts.map(idsOf))), words }
}
