import { expect, test } from 'vitest'
import { exampleNumber, parsePhone } from '../../../generator/site/config/values/phone-number.ts'
import { withOtherFact } from '../../../generator/tools/edit/server/origins/facts.ts'
import { offices } from '../../support/countries.ts'
import { smallText } from '../../support/sample.ts'
import { compileAlone } from '../../support/site.ts'

const small = compileAlone(smallText)

test.each([
  ['GB', '07700 900123', '08700 900123'],
  ['GB', '0141 496 0123', '0241 496 0123'],
  ['FR', '01 23 45 67 89', '02 23 45 67 89'],
  ['CA', '514-555-0123 ext. 204', '614-555-0123 ext. 204'],
  ['CA', '+1 514 555-0123', '+1 614 555-0123'],
  ...offices.map(({ country }) => [country, exampleNumber(country), undefined]),
])('varies the phone number of %s, %s, into a possible number', (country = '', written = '', expected) => {
  if (!small.ok) throw new Error('the small config is valid')
  const { config } = small.value
  const phones = { ...config.phones, country, book: { main: written } }
  const other = withOtherFact({ ...config, phones }, ['phones', 'book', 'main'])?.phones.book.main
  expect(typeof other).toBe('string')
  expect(other).not.toBe(written)
  expect(parsePhone(String(other), country)?.countryCallingCode).toBe(parsePhone(written, country)?.countryCallingCode)
  if (expected !== undefined) expect(other).toBe(expected)
})
