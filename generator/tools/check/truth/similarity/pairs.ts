import { getOrCreate } from '../../../../site/model/memoize.ts'
import { similarity } from './shingles.ts'
import { agreement, bands, signatureOf } from './signature.ts'

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

/** Counts shared runs for one text against all before it, run by run: texts that share nothing cost nothing. */
const everyPair = (sets: readonly Uint32Array[], least: number, visit: Visit): void => {
  const holders = new Map<number, number[]>()
  const shared = new Uint32Array(sets.length)
  for (const [b, set] of sets.entries()) {
    shared.fill(0, 0, b)
    for (const run of set) {
      const before = holders.get(run)
      if (before === undefined) {
        holders.set(run, [b])
        continue
      }
      for (const a of before) shared[a] = (shared[a] ?? 0) + 1
      before.push(b)
    }
    for (let a = 0; a < b; a++) {
      const both = shared[a] ?? 0
      const all = set.length + (sets[a]?.length ?? 0) - both
      if (both > 0 && both >= least * all) visit({ a, b, similarity: both / all })
    }
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
  const compared = new Set<number>()
  for (let band = 0; band < bands.count; band++) {
    const buckets = new Map<string, number[]>()
    for (const [b, signature] of signatures.entries()) {
      const key = signature.subarray(band * bands.rows, (band + 1) * bands.rows).join()
      const heads = getOrCreate(buckets, key, () => [])
      for (const a of heads) {
        const id = a * sets.length + b
        const [one, other] = [sets[a], sets[b]]
        if (compared.has(id) || one === undefined || other === undefined) continue
        compared.add(id)
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
