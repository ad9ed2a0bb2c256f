/** Every key of a config taken out in turn: a sensible site without it, or messages of one kind that say why it is needed. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleText, smallText } from '../../support/sample.ts'
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
  test(`without any one key ${name} is sensible, or its owner is told why`, { ...thorough, timeout: 900_000 }, () => {
    // Of the large sites every third key; of texts that lack a language, which are all alike, some.
    const step = text.length > 60_000 ? 3 : 1
    expect(trials(text, (index, isOfLanguage) => index % (isOfLanguage ? 97 : step) === 0)).toEqual({})
  })
