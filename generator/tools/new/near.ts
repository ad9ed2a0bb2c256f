/** Finds the trades and services that are about what a user wrote: “Dog grooming” is about dogs, not about cats. */
import { nearest } from '../../site/messages/suggest.ts'

export interface Candidate {
  readonly id: string
  readonly names: readonly string[]
  /** Texts about it. */
  readonly texts: readonly string[]
}

/** Words of at least three letters, and AC, PC and TV, without accents. `HairSalon` has two. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/(\p{Ll})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$& ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\ba\/c\b/g, 'ac')
    .match(/[\p{L}\p{N}]{3,}|(?<!\p{L})(?:ac|pc|tv)(?!\p{L})/gu) ?? []

/** Whether two words have the same stem: dog and dogs, plumbing and plumber; or one is a compound with the other: Fahrradwerkstatt. */
const isSameStem = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length > 6 && long.startsWith(short)) return true
  // Car is neither care nor carpet.
  if (short.length < 4) return long === short || long === `${short}s`
  const stem = short.length < 6 ? short : short.slice(0, Math.max(5, short.length - 3))
  return long.startsWith(stem) && long.length - stem.length <= 4
}

/**
 * How much of what was written one of the names says, from 0 to 1: the share of their words that both have.
 * @param common names with words that say nothing here
 */
export const similarity = (written: string, names: readonly string[], common: readonly string[]): number => {
  const usual = common.flatMap(wordsOf)
  const telling = (text: string): readonly string[] => wordsOf(text).filter(word => !usual.some(one => isSameStem(one, word)))
  const words = telling(written)
  const ratio = (others: readonly string[]): number => {
    const shared = words.filter(word => others.some(one => isSameStem(one, word))).length
    return words.length + others.length === 0 ? 0 : (2 * shared) / (words.length + others.length)
  }
  return Math.max(0, ...names.map(name => ratio(telling(name))))
}

const share = (word: string, texts: readonly string[]): number => {
  const textWords = texts.flatMap(wordsOf)
  return textWords.length === 0 ? 0 : textWords.filter(one => isSameStem(one, word)).length / textWords.length
}

/** Shares of a candidate’s words, next to which others are not suggested. */
const enough = 0.5

/** Weight of a word in a name, next to words in texts. */
const inName = 4

/**
 * The ids of the candidates that fit best, at most three: with a typing mistake, or with common words.
 * @param common names with words that say nothing here, such as that of the trade of all candidates
 */
export const nearIds = (written: string, candidates: readonly Candidate[], common: readonly string[] = []): readonly string[] => {
  const nearestName = nearest(
    written,
    candidates.flatMap(({ id, names }) => [id, ...names]),
    5,
  )
  const misspelled = candidates.find(({ id, names }) => nearestName !== undefined && [id, ...names].includes(nearestName))
  if (misspelled !== undefined) return [misspelled.id]
  const usual = common.flatMap(wordsOf)
  const words = [...new Set(wordsOf(written))].filter(word => !usual.some(one => isSameStem(one, word)))
  const scores = new Map(candidates.map(({ id }) => [id, 0]))
  for (const word of words) {
    const shares = candidates.map(({ id, names, texts }) => ({ id, value: inName * share(word, names) + share(word, texts) }))
    const sum = shares.reduce((total, { value }) => total + value, 0)
    // A word of one candidate counts more than one that all have.
    if (sum > 0) for (const { id, value } of shares) scores.set(id, (scores.get(id) ?? 0) + value / sum)
  }
  const best = Math.max(...scores.values())
  return best === 0
    ? []
    : [...scores]
        .filter(([, score]) => score >= best * enough)
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, 3)
        .map(([id]) => id)
}
