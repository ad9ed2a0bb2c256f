/** Whatever is wrong with a config, the answer is a mistake in words or a site: never a stack trace, and never a place outside the file. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatText } from '../../../generator/site/diagnostics/format.ts'
import { chance, pick } from '../../support/chance.ts'
import { sampleText, smallText } from '../../support/sample.ts'
import { compilePacked, siteFrom } from '../../support/site.ts'
import { inEnglish, messageOf } from '../../support/text.ts'
import { thorough } from '../../support/thorough.ts'
import { mutant } from './mutants.ts'

/** What is wrong with the answer to a config, if anything. */
const faultOf = (text: string, random: () => number): string | undefined => {
  try {
    const result = compilePacked(text)
    for (const one of result.diagnostics) {
      const message = formatText(inEnglish(one), { colour: false, source: () => text })
      if (
        /undefined|\[object|NaN\b(?!”)|Cannot read|is not a function|Maximum call/.test(`${messageOf(one)} ${inEnglish(one).hint}`) &&
        !/undefined|object/.test(text)
      )
        return `words of a program: ${message}`
      if (inEnglish(one).hint === undefined || inEnglish(one).hint.trim() === '') return `no remedy: ${message}`
    }
    if (!result.ok) return result.diagnostics.length === 0 ? 'refused without a word' : undefined
    const site = siteFrom(result.value)
    void site.diagnostics
    void site.files
    const some = [site.routes[0], pick(site.routes, random), pick(site.routes, random)]
    for (const route of some) if (route !== undefined) site.html(site.page(route))
    return undefined
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

const faultsOf = (text: string, count: number, seed: number): readonly string[] => {
  const random = chance(seed)
  return Array.from({ length: count }, (_, index) => {
    const fault = faultOf(mutant(text, random), random)
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
