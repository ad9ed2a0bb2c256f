import { expect, test } from 'vitest'
import { telUrl } from '../../../generator/site/plan/format/phone.ts'
import { sampleWith } from '../../support/sample.ts'
import { siteOf } from '../../support/site.ts'

test.each([
  ['514-555-0123', 'tel:+15145550123'],
  ['514-555-0123 ext. 12', 'tel:+15145550123;ext=12'],
  ['{ number: +1 514-555-3828, display: 514-555-DUCT }', 'tel:+15145553828'],
])('parses the number %s like validation', (written, url) => {
  const entry = siteOf(sampleWith(['main: 514-555-0142', `main: ${written}`])).phones.get('main')
  expect(entry && telUrl(entry.number)).toBe(url)
})
