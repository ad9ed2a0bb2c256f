import { expect, test } from 'vitest'
import type { Finding, TextToCheck } from '../../../generator/tools/check/define-check.ts'
import { siteFacts } from '../../../generator/tools/check/facts/site-facts.ts'
import { strayText } from '../../../generator/tools/check/rules/people/stray-text.ts'
import { type CheckFindings, cachedByText } from '../../../generator/tools/check/text-cache/text-cache.ts'
import { validSite } from './fixtures/valid-site.ts'

const site = siteFacts(validSite)
const otherSite = siteFacts(validSite)

/** Every combination of what a text check can depend on, twice. */
const texts: readonly TextToCheck[] = ['a', 'b', 'a'].flatMap(text =>
  ['en-CA', 'fr-CA'].flatMap(language =>
    [undefined, 'p', 'h1'].flatMap(of =>
      [undefined, 'gutters'].flatMap(service =>
        [site, otherSite].map(one => ({ site: one, service, text: { text, language, ...(of === undefined ? {} : { of }) } })),
      ),
    ),
  ),
)

test('gives the same findings as without the cache, and runs once for equal texts', () => {
  let runs = 0
  const run = ({ site: one, text, service }: TextToCheck): CheckFindings => {
    runs++
    const finding: Finding = {
      variant: 'stray',
      values: { found: `${one === site} ${text.language} ${text.of}`, what: `${service}`, text: text.text },
    }
    return text.text === 'b' ? [] : [[strayText, [finding]]]
  }
  const cached = cachedByText(run)
  const found = texts.map(text => cached(text))
  const cachedRuns = runs
  expect(found).toEqual(texts.map(run))
  expect(cachedRuns).toBe((texts.length * 2) / 3)
})
