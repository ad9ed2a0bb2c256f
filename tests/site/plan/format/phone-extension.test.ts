import { expect, test } from 'vitest'
import { parsePhone } from '../../../../generator/site/config/values/phone-number.ts'
import { formatPhone, telUrl } from '../../../../generator/site/plan/format/phone.ts'

test.each([
  ['450-555-0123 ext. 204', 'CA', 'tel:+14505550123;ext=204'],
  ['450-555-0123 x204', 'CA', 'tel:+14505550123;ext=204'],
  ['450 555-0123, poste 204', 'CA', 'tel:+14505550123;ext=204'],
  ['030 23125123 Durchwahl 7', 'DE', 'tel:+493023125123;ext=7'],
  ['02 5555 0123 int. 12', 'IT', 'tel:+390255550123;ext=12'],
  ['020 555 0123 toestel 3', 'NL', 'tel:+31205550123;ext=3'],
  ['11 5555-0123 ramal 45', 'BR', 'tel:+551155550123;ext=45'],
  ['55 5555 0123 extensión 9', 'MX', 'tel:+525555550123;ext=9'],
])('links %s in %s with its extension', (written, country, href) => {
  const number = parsePhone(written, country)
  expect(number === undefined ? undefined : telUrl(number)).toBe(href)
})

test.each([
  ['450-555-0123 ext. 204', 'CA', 'en-CA', 'ext. 204', '450-555-0123, ext. 204'],
  ['450-555-0123 ext. 204', 'CA', 'fr-CA', 'poste 204', '450 555-0123, poste 204'],
  ['030 23125123 ext. 7', 'DE', 'de-DE', 'Durchwahl 7', '030 23125123, Durchwahl 7'],
])('shows %s of %s in %s with the word of the language', (written, country, locale, extension, shown) => {
  const number = parsePhone(written, country)
  const display = number === undefined ? '' : formatPhone(number, locale, country, () => extension)
  expect(display.replaceAll('\u00a0', ' ')).toBe(shown)
})
