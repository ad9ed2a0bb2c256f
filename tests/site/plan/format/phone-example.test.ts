import { expect, test } from 'vitest'
import { parsePhone } from '../../../../generator/site/config/values/phone-number.ts'
import { phoneExample } from '../../../../generator/site/plan/format/phone-example.ts'

const exampleFor = (written: string, country: string, ...taken: readonly string[]) =>
  phoneExample(parsePhone(written, country) ?? expect.fail(), new Set(taken))

test.each([
  ['Montreal', '514-555-0142', 'CA', '(514) 555-0123'],
  ['Ottawa', '613-555-0142', 'CA', '(613) 555-0123'],
  ['Miami', '305-555-0142', 'US', '(305) 555-0123'],
  ['London', '020 7946 0018', 'GB', '01632 960123'],
  ['Paris', '01 42 68 53 00', 'FR', '01 99 00 01 23'],
  ['a country that reserves none', '02 512 34 56', 'BE', null],
  ['a number that is free to call', '800-555-0142', 'CA', null],
] as const)('%s', (_, written, country, example) => expect(exampleFor(written, country)).toBe(example))

test('the example is never a number of the business', () => {
  expect(exampleFor('514-555-0123', 'CA', '+15145550123', '+15145550124')).toBe('(514) 555-0125')
  expect(exampleFor('020 7946 0018', 'GB', '+441632960123')).toBe(null)
})
