import { getOrCreate } from '../../../../../site/util/memoize.ts'
import { groupBy } from '../../../../../site/util/table.ts'
import { similarity } from './shingles.ts'
import { agreement, bandOf, bands, signatureOf } from './signature.ts'

/** Two texts of a list and their similarity. */
export interface Pair {
  readonly a: number
  readonly b: number
  readonly similarity: number
}

/** Up to this many texts all pairs are compared; beyond, only those that share a band of their signatures. */
export const exactLimit = 500

/** Called for each similar pair. A thousand copies of one text are half a million pairs, so they are not collected. */
export type Visit = (pair: Pair) => void

/** Runs of words that occur in exactly the same texts, such as the words of a template. */
interface Shared {
  /** Sorted indexes of at least two texts. */
  readonly texts: readonly number[]
  readonly runs: number
}

const sharedRuns = (sets: readonly Uint32Array[]): Iterable<Shared> => {
  const textsByRun = new Map<number, number[]>()
  for (const [text, set] of sets.entries())
    for (const run of set) {
      const earlier = textsByRun.get(run)
      if (earlier === undefined) textsByRun.set(run, [text])
      else earlier.push(text)
    }
  const shared = new Map<string, Shared>()
  for (const texts of textsByRun.values()) {
    if (texts.length < 2) continue
    const key = texts.join()
    shared.set(key, { texts, runs: (shared.get(key)?.runs ?? 0) + 1 })
  }
  return shared.values()
}

/** Compares all pairs. Runs that the same texts have are counted in one step, since a template has many of them. */
const everyPair = (sets: readonly Uint32Array[], least: number, visit: Visit): void => {
  const count = sets.length
  const both = new Uint32Array(count * count)
  for (const { texts, runs } of sharedRuns(sets))
    for (const [at, b] of texts.entries()) {
      const row = b * count
      for (let before = 0; before < at; before++) {
        const pair = row + (texts[before] ?? 0)
        both[pair] = (both[pair] ?? 0) + runs
      }
    }
  for (const [b, set] of sets.entries())
    for (let a = 0; a < b; a++) {
      const shared = both[b * count + a] ?? 0
      const distinct = set.length + (sets[a]?.length ?? 0) - shared
      if (shared > 0 && shared >= least * distinct) visit({ a, b, similarity: shared / distinct })
    }
}

/** Texts in a bucket are only compared with its first ones: a template puts all texts into the same buckets. */
const bucketHeads = 8

/** The estimate of a signature can be wrong by a tenth. */
const estimateMargin = 0.12

/**
 * MinHash with banding (Leskovec, Rajaraman and Ullman, Mining of Massive Datasets, 3.4): a pair with a similarity of 0.5 is missed once in
 * eight times, one of 0.6 once in eighty times, one of 0.8 never.
 */
const likelyPairs = (sets: readonly Uint32Array[], least: number, visit: Visit): void => {
  const signatures = sets.map(signatureOf)
  // The texts that each text was compared with: mostly the same ones in every band.
  const compared = sets.map((): number[] => [])
  for (let band = 0; band < bands.count; band++) {
    const buckets = new Map<number, number[]>()
    for (const [b, signature] of signatures.entries()) {
      const heads = getOrCreate(buckets, bandOf(signature, band), () => [])
      const before = compared[b]
      for (const a of heads) {
        const [runsOfA, runsOfB] = [sets[a], sets[b]]
        if (before === undefined || before.includes(a) || runsOfA === undefined || runsOfB === undefined) continue
        before.push(a)
        const estimate = agreement(signatures[a], signature)
        if (estimate < least - estimateMargin) continue
        const found = similarity(runsOfA, runsOfB)
        if (found >= least) visit({ a, b, similarity: found })
      }
      if (heads.length < bucketHeads) heads.push(b)
    }
  }
}

/** Visits the pairs with at least this similarity. */
export const similarPairs = (sets: readonly Uint32Array[], least: number, visit: Visit): void =>
  sets.length <= exactLimit ? everyPair(sets, least, visit) : likelyPairs(sets, least, visit)

/** Texts that are connected by similarity, and the most similar pair of them. */
export interface Cluster {
  readonly members: readonly number[]
  readonly closest: Pair
}

/** Groups texts of which each has at least this similarity to another one (union-find). */
export const clustersOf = (sets: readonly Uint32Array[], least: number): readonly Cluster[] => {
  const leader = Array.from({ length: sets.length }, (_, index) => index)
  const closest = new Map<number, Pair>()
  const find = (text: number): number => {
    let at = text
    for (let next = leader[at] ?? at; next !== at; next = leader[at] ?? at) {
      leader[at] = leader[next] ?? next
      at = next
    }
    return at
  }
  const closer = (known: Pair | undefined, added: Pair | undefined): Pair | undefined =>
    known === undefined || (added !== undefined && added.similarity > known.similarity) ? added : known
  similarPairs(sets, least, pair => {
    const [a, b] = [find(pair.a), find(pair.b)]
    leader[b] = a
    const best = closer(closer(closest.get(a), closest.get(b)), pair)
    if (best !== undefined) closest.set(a, best)
  })
  return [...groupBy(leader.keys(), find)].flatMap(([first, group]) => {
    const pair = closest.get(first)
    return group.length < 2 || pair === undefined ? [] : [{ members: group, closest: pair }]
  })
}
