/**
 * Configs and overlays with random changes: a site or error messages, never a crash, a path outside the output folder or more than 10
 * seconds. A failure prints its seed: `FUZZ_SEED=<seed> npx vitest run tests/fuzz/configs.test.ts` repeats it, `FUZZ_SECONDS=900` runs longer.
 *
 * @module-tag thorough
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mutant } from '../site/config/mutants.ts'
import { chance, pick } from '../support/chance.ts'
import { configFault } from '../support/config-fault.ts'
import { fuzzing, mutatedText } from '../support/fuzz.ts'
import { smallText } from '../support/sample.ts'
import { thorough } from '../support/thorough.ts'

const seconds = Number(process.env.FUZZ_SECONDS ?? 30)

const corpus = (folder: string): readonly string[] =>
  readdirSync(join('tests/fuzz/corpus', folder)).map(name => readFileSync(join('tests/fuzz/corpus', folder, name), 'utf8'))

/** Changes of the text, and changes of lines and of the tree, which stay closer to valid YAML. */
const changed = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    mutatedText(texts),
    fc.noBias(fc.integer()).map(seed => {
      const random = chance(seed)
      return mutant(pick(texts, random), random)
    }),
  )

const base = { file: 'base.config.yaml', text: smallText }
const anyRandom = fc.noBias(fc.integer()).map(seed => chance(seed))
const options = { ...thorough, timeout: (seconds + 120) * 1000 }

test('random configs compile without an exception', options, () => {
  const property = fc.property(changed([...corpus('configs'), smallText]), anyRandom, (text, random) => {
    expect(configFault([{ file: 'site.config.yaml', text }], random)).toBeUndefined()
  })
  fc.assert(property, fuzzing(3_500, seconds))
})

test('random overlays compile without an exception', options, () => {
  const property = fc.property(changed(corpus('overlays')), anyRandom, (text, random) => {
    expect(configFault([{ file: 'city.config.yaml', text }, base], random)).toBeUndefined()
  })
  fc.assert(property, fuzzing(1_500, seconds))
})
