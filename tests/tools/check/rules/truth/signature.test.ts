/** How well signatures of sets estimate their similarity. */
import { expect, test } from 'vitest'
import { agreement, bandOf, bands, signatureOf } from '../../../../../generator/tools/check/rules/truth/similarity/signature.ts'
import { chance } from '../../../../support/chance.ts'

test('gives equal sets of any size equal signatures', () => {
  const sets = [[], [7], [0, 0xffffffff], [5, 2 ** 31, 2 ** 31 + 9]].map(members => Uint32Array.from(members))
  for (const set of sets) expect(agreement(signatureOf(set), signatureOf(set.slice()))).toBe(1)
  expect(agreement(signatureOf(Uint32Array.from([7])), signatureOf(Uint32Array.from([8])))).toBe(0)
})

test.each([
  [30, 0.5],
  [30, 0.8],
  [250, 0],
  [250, 0.5],
  [250, 0.6],
  [250, 0.8],
])('estimates the similarity of 200 pairs of %i members, %d of them common, and few pairs share no band', (size, ratio) => {
  const random = chance(size)
  const hashes = (count: number): readonly number[] => Array.from({ length: count }, () => Math.floor(random() * 2 ** 32))
  const shared = Math.round((2 * size * ratio) / (1 + ratio))
  const pairs = Array.from({ length: 200 }, () => {
    const both = hashes(shared)
    const set = (): Uint32Array => signatureOf(Uint32Array.from([...both, ...hashes(size - shared)]).sort())
    return [set(), set()] as const
  })
  const errors = pairs.map(([one, other]) => agreement(one, other) - shared / (2 * size - shared))
  expect(Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / pairs.length)).toBeLessThan(0.07)
  const found = pairs.filter(([one, other]) => {
    for (let band = 0; band < bands.count; band++) if (bandOf(one, band) === bandOf(other, band)) return true
    return false
  })
  const least = { 0: 0, 0.5: 0.8, 0.6: 0.96, 0.8: 1 }[ratio] ?? 0
  expect(found.length / pairs.length).toBeGreaterThanOrEqual(least)
  if (ratio === 0) expect(found).toEqual([])
})
