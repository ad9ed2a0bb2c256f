import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clustersOf } from '../../../../generator/tools/check/truth/similarity/clusters.ts'
import { alikePairs, exactLimit, type Pair } from '../../../../generator/tools/check/truth/similarity/pairs.ts'
import { sharedPassages } from '../../../../generator/tools/check/truth/similarity/passages.ts'
import { runsOf, shinglesOf, similarity } from '../../../../generator/tools/check/truth/similarity/shingles.ts'
import { wordReader, wordsOf } from '../../../../generator/tools/check/truth/similarity/words.ts'

const reader = wordReader([])
const ids = (text: string): Int32Array => reader.read([text])
const wordOf = (id: number): string => reader.words.get(id) ?? ''
const shingles = (text: string): Uint32Array => shinglesOf(runsOf(ids(text)))

const pairsOf = (sets: readonly Uint32Array[], least: number): readonly Pair[] => {
  const pairs: Pair[] = []
  alikePairs(sets, least, pair => pairs.push(pair))
  return pairs
}

test('a mark belongs to its letter', () => {
  expect(wordsOf('نشرح أوّلاً، مجّاناً! Zoé’s 24/7')).toEqual(['نشرح', 'أوّلاً', 'مجّاناً', 'zoé', 's', '24', '7'])
})

test('places are masked, the longest name first', () => {
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

test('every pair above the limit is told, with its similarity', () => {
  const sets = ['a b c d e f g', 'a b c d e f h', 'v w x y z', 'a b c d e f g'].map(shingles)
  expect(pairsOf(sets, 0.5)).toEqual([
    { a: 0, b: 1, similarity: 0.6 },
    { a: 0, b: 3, similarity: 1 },
    { a: 1, b: 3, similarity: 0.6 },
  ])
})

test('what texts share is counted together, and is for every pair what it is for the two', () => {
  const set = fc.uniqueArray(fc.nat({ max: 12 }), { maxLength: 8 }).map(runs => Uint32Array.from(runs).sort())
  fc.assert(
    fc.property(fc.array(set, { maxLength: 9 }), sets => {
      const each = sets.flatMap((two, b) => sets.slice(0, b).map((one, a) => ({ a, b, similarity: similarity(one, two) })))
      expect(pairsOf(sets, 0.3)).toEqual(each.filter(pair => pair.similarity >= 0.3))
    }),
  )
})

test('texts that hang together are one cluster, with its worst pair', () => {
  const sets = ['a b c d e f g', 'a b c d e f h', 'v w x y z', 'a b c d e f g', 'v w x y q'].map(shingles)
  expect(clustersOf(sets, 0.5)).toEqual([{ members: [0, 1, 3], worst: { a: 0, b: 3, similarity: 1 } }])
})

test('among thousands of texts that share a template, copies are found without comparing all', () => {
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

test('the longest passages that two texts share', () => {
  const one = ids('We come on time and leave the floor clean. Our vans are red. Nobody likes soot on a carpet or a curtain.')
  const other = ids('Our vans are red and new. We come on time and leave the floor clean. No soot.')
  expect(sharedPassages(one, other, wordOf, 2)).toEqual(['we come on time and leave the floor clean', 'our vans are red'])
})
