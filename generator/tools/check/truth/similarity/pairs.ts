import { getOrCreate } from '../../../../site/model/memoize.ts'
import { similarity } from './shingles.ts'
import { agreement, bandOf, bands, signatureOf } from './signature.ts'

/** Two texts of a list, and how alike they are. */
export interface Pair {
  readonly a: number
  readonly b: number
  readonly similarity: number
}

/** Up to here every pair is counted, which takes a fifth of a second; beyond, only pairs that share a band of their signatures. */
export const exactLimit = 500

/** Called for each pair that is alike enough; a thousand copies of one text are half a million pairs, so none is kept here. */
export type Visit = (pair: Pair) => void

/** Runs that stand in the same texts: those of a template, or of a paragraph that some of them have. */
interface Shared {
  /** The texts that have them, at least two, in rising order. */
  readonly holders: readonly number[]
  readonly runs: number
}

const sharedRuns = (sets: readonly Uint32Array[]): Iterable<Shared> => {
  const holders = new Map<number, number[]>()
  for (const [text, set] of sets.entries())
    for (const run of set) {
      const before = holders.get(run)
      if (before === undefined) holders.set(run, [text])
      else before.push(text)
    }
  const shared = new Map<string, Shared>()
  for (const texts of holders.values()) {
    if (texts.length < 2) continue
    const key = texts.join()
    shared.set(key, { holders: texts, runs: (shared.get(key)?.runs ?? 0) + 1 })
  }
  return shared.values()
}

/** Counts what every two texts share. Runs that stand in the same texts are counted as one: what a template says on all pages is many. */
const everyPair = (sets: readonly Uint32Array[], least: number, visit: Visit): void => {
  const count = sets.length
  const both = new Uint32Array(count * count)
  for (const { holders, runs } of sharedRuns(sets))
    for (const [at, b] of holders.entries()) {
      const row = b * count
      for (let before = 0; before < at; before++) {
        const cell = row + (holders[before] ?? 0)
        both[cell] = (both[cell] ?? 0) + runs
      }
    }
  for (const [b, set] of sets.entries())
    for (let a = 0; a < b; a++) {
      const shared = both[b * count + a] ?? 0
      const all = set.length + (sets[a]?.length ?? 0) - shared
      if (shared > 0 && shared >= least * all) visit({ a, b, similarity: shared / all })
    }
}

/** Texts in one bucket are compared with its first few only: what a template says on every page fills buckets with all of them. */
const bucketHeads = 8

/** Signatures are off by a tenth now and then. */
const estimateMargin = 0.12

/**
 * MinHash with banding (Leskovec, Rajaraman and Ullman, Mining of Massive Datasets, 3.4): a pair that is 0.5 alike is missed once in
 * eight times, one that is 0.6 alike once in eighty, one that is 0.8 alike never.
 */
const likelyPairs = (sets: readonly Uint32Array[], least: number, visit: Visit): void => {
  const signatures = sets.map(signatureOf)
  // Of each text the few before it that it was compared with: mostly the same ones in every band.
  const compared = sets.map((): number[] => [])
  for (let band = 0; band < bands.count; band++) {
    const buckets = new Map<number, number[]>()
    for (const [b, signature] of signatures.entries()) {
      const heads = getOrCreate(buckets, bandOf(signature, band), () => [])
      const before = compared[b]
      for (const a of heads) {
        const [one, other] = [sets[a], sets[b]]
        if (before === undefined || before.includes(a) || one === undefined || other === undefined) continue
        before.push(a)
        const estimate = agreement(signatures[a], signature)
        if (estimate < least - estimateMargin) continue
        const found = similarity(one, other)
        if (found >= least) visit({ a, b, similarity: found })
      }
      if (heads.length < bucketHeads) heads.push(b)
    }
  }
}

/** Visits the pairs at least this much alike. */
export const alikePairs = (sets: readonly Uint32Array[], least: number, visit: Visit): void =>
  sets.length <= exactLimit ? everyPair(sets, least, visit) : likelyPairs(sets, least, visit)
