import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzing, mutatedBytes, mutatedJson, mutatedText } from './fuzz.ts'

const text = 'name: Duct cleaning\nphone: 514-555-0123\n'
const value = { path: ['business', 'name'], value: 'Duct cleaning', level: 0 }

test.each([
  ['texts', mutatedText([text])],
  ['files', mutatedBytes([Buffer.from(text)]).map(bytes => Buffer.from(bytes).toString('hex'))],
  ['JSON', mutatedJson([value])],
])('changes %s in many ways, the same for the same seed', (_, mutated) => {
  const sample = fc.sample(mutated, { seed: 47, numRuns: 200 })
  expect(new Set(sample).size).toBeGreaterThan(120)
  expect(fc.sample(mutated, { seed: 47, numRuns: 200 })).toEqual(sample)
})

test('makes valid JSON, some of it nested deeply', () => {
  const sample = fc.sample(mutatedJson([value]), { seed: 47, numRuns: 200 })
  for (const one of sample) expect(() => JSON.parse(one)).not.toThrow()
  expect(sample.some(one => one.includes('['.repeat(20_000)))).toBe(true)
})

test('prints the seed of a failed run', () => {
  const fails = (): void =>
    fc.assert(
      fc.property(mutatedText([text]), changed => changed === text),
      fuzzing(100, 60),
    )
  expect(fails).toThrow(/seed: -?\d+/)
})
