/**
 * Removes each key of a config in turn: the site must be valid without it, or errors of a single code must report why it is needed.
 *
 *     EVERY=1 npx vitest run tests/site/least --tags-filter thorough      all keys, in an hour; else some of them
 *
 * @module-tag thorough
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleText, smallText } from '../../support/sample.ts'
import { compileAlone, compilePacked } from '../../support/site.ts'
import { thorough } from '../../support/thorough.ts'
import { trials } from './trials.ts'

const sites = {
  sample: sampleText,
  small: smallText,
  ...Object.fromEntries(
    ['brussels-locksmith', 'dental-clinic', 'miami-plumber'].map(name => [
      name,
      readFileSync(`tests/fixtures/sites/${name}.config.yaml`, 'utf8'),
    ]),
  ),
}

for (const [name, text] of Object.entries(sites))
  test(`without any single key ${name} builds a valid site or reports why the key is needed`, { ...thorough, timeout: 3_600_000 }, () => {
    const step = Number(process.env.EVERY ?? (text.length > 60_000 ? 331 : 23))
    // Missing translations all give the same error, so fewer are tried.
    const isTried = (index: number, isOfLanguage: boolean): boolean => index % (isOfLanguage ? 3 * step : step) === 0
    // The small config represents a language without a language pack.
    expect(trials(text, isTried, name === 'small' ? compileAlone : compilePacked)).toEqual({})
  })
