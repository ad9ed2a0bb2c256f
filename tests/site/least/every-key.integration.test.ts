/**
 * Every key of a config taken out in turn: a sensible site without it, or messages of one kind that say why it is needed.
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
  test(`without any one key ${name} is sensible, or its owner is told why`, { ...thorough, timeout: 3_600_000 }, () => {
    const step = Number(process.env.EVERY ?? (text.length > 60_000 ? 331 : 23))
    // Texts that lack a language are all alike.
    const isTried = (index: number, isOfLanguage: boolean): boolean => index % (isOfLanguage ? 3 * step : step) === 0
    // The small one stands for a language that comes with no words.
    expect(trials(text, isTried, name === 'small' ? compileAlone : compilePacked)).toEqual({})
  })
