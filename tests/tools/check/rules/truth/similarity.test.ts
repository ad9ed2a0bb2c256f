import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clustersOf, exactLimit, type Pair, similarPairs } from '../../../../../generator/tools/check/rules/truth/similarity/clusters.ts'
import { runsOf, sharedPassages, shinglesOf, similarity } from '../../../../../generator/tools/check/rules/truth/similarity/shingles.ts'
import { wordReader, wordsOf } from '../../../../../generator/tools/check/rules/truth/similarity/word-ids.ts'

const reader = wordReader([])
const ids = (text: string): Int32Array => reader.read([text])
const wordOf = (id: number): string => reader.words.get(id) ?? ''
const shingles = (text: string): Uint32Array => shinglesOf(runsOf(ids(text)))

const pairsOf = (sets: readonly Uint32Array[], least: number): readonly Pair[] => {
  const pairs: Pair[] = []
  similarPairs(sets, least, pair => pairs.push(pair))
  return pairs
}

test('keeps a combining mark with its letter', () => {
  expect(wordsOf('نشرح أوّلاً، مجّاناً! Zoé’s 24/7')).toEqual(['نشرح', 'أوّلاً', 'مجّاناً', 'zoé', 's', '24', '7'])
})

test('masks place names, the longest first', () => {
  const { read, words } = wordReader(['Saint-Bruno', 'Saint-Bruno-de-Montarville', 'in Laval', 'Laval', 'L’Île'])
  const masked = (...texts: readonly string[]): string => Array.from(read(texts), id => words.get(id)).join(' ')
  expect(masked('Ducts in Laval and Laval-des-Rapides, in Saint-Bruno-de-Montarville or at l’Île')).toBe(
    'ducts (place) and (place) des rapides in (place) or at (place)',
  )
})

describe('similarity', () => {
  test.each([
    ['the same text twice over here', 'the same text twice over here', 1],
    // Of 4 and 4 runs, 3 are shared: 3 of 5.
    ['a b c d e f g', 'a b c d e f h', 3 / 5],
    ['a b c d e', 'e d c b a', 0],
    ['too short', 'too short', 1],
    ['', '', 0],
  ])('%s | %s', (one, other, expected) => {
    expect(similarity(shingles(one), shingles(other))).toBe(expected)
  })
})

test('visits every pair above the limit with its similarity', () => {
  const sets = ['a b c d e f g', 'a b c d e f h', 'v w x y z', 'a b c d e f g'].map(shingles)
  expect(pairsOf(sets, 0.5)).toEqual([
    { a: 0, b: 1, similarity: 0.6 },
    { a: 0, b: 3, similarity: 1 },
    { a: 1, b: 3, similarity: 0.6 },
  ])
})

test('gives the same similarity for pairs in a list as for two texts alone', () => {
  const set = fc.uniqueArray(fc.nat({ max: 12 }), { maxLength: 8 }).map(runs => Uint32Array.from(runs).sort())
  fc.assert(
    fc.property(fc.array(set, { maxLength: 9 }), sets => {
      const each = sets.flatMap((two, b) => sets.slice(0, b).map((one, a) => ({ a, b, similarity: similarity(one, two) })))
      expect(pairsOf(sets, 0.3)).toEqual(each.filter(pair => pair.similarity >= 0.3))
    }),
  )
})

test('groups connected texts into one cluster with its most similar pair', () => {
  const sets = ['a b c d e f g', 'a b c d e f h', 'v w x y z', 'a b c d e f g', 'v w x y q'].map(shingles)
  expect(clustersOf(sets, 0.5)).toEqual([{ members: [0, 1, 3], closest: { a: 0, b: 3, similarity: 1 } }])
})

test('finds copies among thousands of texts with a common template without comparing all pairs', () => {
  const template = Array.from({ length: 60 }, (_, index) => `template${index}`).join(' ')
  const text = (stem: string): string => `${template} ${Array.from({ length: 100 }, (_, index) => `${stem}x${index}`).join(' ')}`
  const half = (stem: string, other: string): string =>
    `${template} ${Array.from({ length: 100 }, (_, index) => `${index < 80 ? stem : other}x${index}`).join(' ')}`
  const texts = Array.from({ length: 2 * exactLimit }, (_, index) => text(`own${index}`))
  texts[700] = text('own20')
  texts[900] = half('own30', 'new')
  const pairs = pairsOf(texts.map(shingles), 0.5)
  expect(pairs.map(({ a, b, similarity: found }) => [a, b, found.toFixed(2)]).toSorted()).toEqual([
    [20, 700, '1.00'],
    [30, 900, '0.77'],
  ])
})

test('returns the longest common passages of two texts', () => {
  const one = ids('We come on time and leave the floor clean. Our vans are red. Nobody likes soot on a carpet or a curtain.')
  const other = ids('Our vans are red and new. We come on time and leave the floor clean. No soot.')
  expect(sharedPassages(one, other, wordOf, 2)).toEqual(['we come on time and leave the floor clean', 'our vans are red'])
})
