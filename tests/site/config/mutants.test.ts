/** Whatever is wrong with a config, the answer is a mistake in words or a site: never a stack trace, and never a place outside the file. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chance } from '../../support/chance.ts'
import { configFault } from '../../support/config-fault.ts'
import { sampleText, smallText } from '../../support/sample.ts'
import { thorough } from '../../support/thorough.ts'
import { mutant } from './mutants.ts'

const faultsOf = (text: string, count: number, seed: number): readonly string[] => {
  const random = chance(seed)
  return Array.from({ length: count }, (_, index) => {
    const fault = configFault([{ file: 'site.config.yaml', text: mutant(text, random) }], random)
    return fault === undefined ? [] : [`mutant ${index} of seed ${seed}: ${fault}`]
  }).flat()
}

test('handles mutants of the small config', () => {
  expect(faultsOf(smallText, 30, 19)).toEqual([])
})

const sites = ['miami-plumber', 'brussels-locksmith', 'dental-clinic'].map(
  name => [name, readFileSync(`tests/fixtures/sites/${name}.config.yaml`, 'utf8')] as const,
)

/** `MUTANTS=1000 SEED=7 npx vitest run tests/site/config/mutants.test.ts --tags-filter thorough` tries more, and others. */
const { MUTANTS = '15', SEED = '2026' } = process.env

test.each([['the sample', sampleText] as const, ['the small config', smallText] as const, ...sites])(
  'mutants of %s',
  thorough,
  (_, text) => {
    expect(faultsOf(text, Number(MUTANTS), Number(SEED))).toEqual([])
  },
)
