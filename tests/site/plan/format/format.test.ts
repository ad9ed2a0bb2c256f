import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { describe, expect, test } from 'vitest'
import { weekOf } from '../../../../generator/site/config/values/week.ts'
import { addressLines } from '../../../../generator/site/plan/format/address.ts'
import { formatDay, formatDays } from '../../../../generator/site/plan/format/date.ts'
import { hoursRows, workweekOf } from '../../../../generator/site/plan/format/hours.ts'
import { formatPhone, inSentence, telUrl } from '../../../../generator/site/plan/format/phone.ts'
import { dayName, formatTime } from '../../../../generator/site/plan/format/time.ts'
import {
  completeText,
  formatterIn,
  partialParagraphs,
  textFormatter,
  type Values,
  valuesOver,
} from '../../../../generator/site/plan/texts.ts'

/** No-break spaces are written · so that they can be seen. */
const seen = (text: string): string => text.replaceAll('\u00a0', '·')

describe('times of day', () => {
  test.each([
    ['fr-CA', 420, '7·h'],
    ['fr-CA', 1200, '20·h'],
    ['fr-CA', 450, '7·h·30'],
    ['fr-CA', 1025, '17·h·05'],
    ['fr-CA', 0, '0·h'],
    ['en-CA', 420, '7·a.m.'],
    ['en-CA', 1200, '8·p.m.'],
    ['en-CA', 1170, '7:30·p.m.'],
    ['en-CA', 0, '12·a.m.'],
    ['en-CA', 720, '12·p.m.'],
    ['en-CA', 1620, '3·a.m.'],
    ['en-US', 420, '7·a.m.'],
    ['es-US', 1170, '7:30·p.·m.'],
    ['fr-BE', 1500, '1·h'],
    ['de-BE', 420, '07:00'],
    ['nl-BE', 1170, '19:30'],
    ['he-IL', 990, '16:30'],
    // The end of a day.
    ['de-BE', 1440, '24:00'],
    ['fr-BE', 1440, '24·h'],
    ['en-US', 1440, '12·a.m.'],
    // Day periods are those of the language, digits those of the phone numbers on the page.
    ['ar-JO', 540, '9·ص'],
    ['ar-JO', 990, '4:30·م'],
    ['ar-JO', 0, '12·ص'],
  ])('%s %i → %s', (locale, minutes, text) => {
    expect(seen(formatTime(minutes, locale))).toBe(text)
  })

  test('formats days as inside a sentence', () => {
    expect([dayName(0, 'en-CA'), dayName(0, 'fr-CA'), dayName(6, 'fr-CA')]).toEqual(['Monday', 'lundi', 'dimanche'])
  })
})

describe('calendar dates', () => {
  test.each([
    ['en-CA', null, 12, 25, 'December·25'],
    ['en-CA', 2026, 12, 25, 'December·25, 2026'],
    ['fr-CA', null, 6, 24, '24·juin'],
    ['fr-CA', null, 1, 1, '1er·janvier'],
    ['fr-CA', 2026, 2, 1, '1er·février 2026'],
    ['fr-BE', null, 5, 1, '1er·mai'],
    ['nl-BE', null, 5, 1, '1·mei'],
    ['es-US', 2026, 12, 25, '25 de diciembre de 2026'],
    ['de-BE', null, 10, 3, '3.·Oktober'],
  ])('%s %s-%i-%i → %s', (locale, year, month, day, text) => {
    expect(seen(formatDay({ year, month, day }, locale))).toBe(text)
  })

  test('a date range contains a common year once', () => {
    const range = (from: string, to: string) => `${from} to ${to}`
    const july = { year: 2026, month: 7, day: 18 }
    expect([
      seen(formatDays(july, { year: 2026, month: 8, day: 2 }, 'en-CA', range)),
      seen(formatDays(july, { year: 2027, month: 1, day: 2 }, 'en-CA', range)),
      seen(formatDays(july, july, 'en-CA', range)),
    ]).toEqual(['July·18 to August·2, 2026', 'July·18, 2026 to January·2, 2027', 'July·18, 2026'])
  })
})

describe('opening hours', () => {
  const french = {
    dayRange: (from: string, to: string) => `${from} au ${to}`,
    timeRange: (from: string, to: string) => `${from} à ${to}`,
    closed: 'fermé',
    open24: 'jour et nuit',
  }

  test('merges adjacent days with the same hours; missing days are closed', () => {
    const rows = hoursRows(weekOf({ 'mon-fri': '07:00-20:00', sat: ['08:00-12:00', '13:00-17:30'] }), 'fr-CA', french)
    expect(rows.map(row => [row.days, seen(row.times)])).toEqual([
      ['Lundi au vendredi', '7·h à 20·h'],
      ['Samedi', '8·h à 12·h, 13·h à 17·h·30'],
      ['Dimanche', 'fermé'],
    ])
  })

  test('ends with a weekend on Friday and Saturday, and uses the Arabic comma', () => {
    const arabic = {
      dayRange: (from: string, to: string) => `${from} إلى ${to}`,
      timeRange: (from: string, to: string) => `${from} – ${to}`,
      closed: 'مغلق',
      open24: '',
      order: workweekOf('JO'),
    }
    const rows = hoursRows(weekOf({ 'sun-thu': ['09:00-13:00', '16:00-20:00'], 'fri-sat': 'closed' }), 'ar-JO', arabic)
    expect(rows.map(row => [row.days, seen(row.times)])).toEqual([
      ['الأحد إلى الخميس', '9·ص – 1·م، 4·م – 8·م'],
      ['الجمعة والسبت', 'مغلق'],
    ])
  })

  test.each([
    ['CA', ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']],
    ['AE', ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']],
    ['IL', ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']],
    ['IR', ['sat', 'sun', 'mon', 'tue', 'wed', 'thu', 'fri']],
  ])('the week of %s begins with %s', (country, order) => {
    expect(workweekOf(country)).toEqual(order)
  })

  test('round the clock', () => {
    expect(hoursRows(weekOf({ 'mon-sun': '24h' }), 'fr-CA', french)).toEqual([{ days: 'Lundi au dimanche', times: 'jour et nuit' }])
  })
})

describe('phone numbers', () => {
  test.each([
    ['+15145550123', 'en-CA', 'CA', '514-555-0123', 'tel:+15145550123'],
    ['+15145550123', 'fr-CA', 'CA', '514·555-0123', 'tel:+15145550123'],
    ['+13055550123', 'en-US', 'US', '(305)·555-0123', 'tel:+13055550123'],
    ['+3225550123', 'fr-BE', 'BE', '02·555·01·23', 'tel:+3225550123'],
    ['+3225550123', 'fr-FR', 'FR', '+32·2·555·01·23', 'tel:+3225550123'],
    ['+15145550123 ext. 12', 'en-CA', 'CA', '514-555-0123, ext.·12', 'tel:+15145550123;ext=12'],
  ])('%s in %s from %s', (written, locale, home, display, href) => {
    const number = parsePhoneNumberFromString(written)
    expect(number === undefined ? [] : [seen(formatPhone(number, locale, home)), telUrl(number)]).toEqual([display, href])
  })
})

test('isolates a number in right-to-left text, so that its groups keep their order', () => {
  expect([inSentence('(06) 000 0123', 'rtl'), inSentence('(06) 000 0123', 'ltr')]).toEqual(['\u2066(06) 000 0123\u2069', '(06) 000 0123'])
})

test('numbers in texts use the digits of the page', () => {
  expect([textFormatter('ar-JO')('منذ {years} عاماً', { years: 15 }), textFormatter('fr-CA')('{count}', { count: 5000 })].map(seen)).toEqual(
    ['منذ 15 عاماً', '5·000'],
  )
})

describe('addresses', () => {
  const parts = { street: '1234, rue Sherbrooke Ouest', city: 'Montréal', region: 'QC', regionName: 'Québec', postalCode: 'H2X 1Y4' }
  test.each([
    ['CA', 'fr-CA', ['1234, rue Sherbrooke Ouest', 'Montréal (Québec)· H2X 1Y4']],
    ['CA', 'en-CA', ['1234, rue Sherbrooke Ouest', 'Montréal, Québec H2X 1Y4']],
    ['US', 'en-US', ['1234, rue Sherbrooke Ouest', 'Montréal, QC H2X 1Y4']],
    ['BE', 'fr-BE', ['1234, rue Sherbrooke Ouest', 'H2X 1Y4 Montréal']],
  ])('%s in %s', (country, locale, lines) => {
    expect(addressLines(parts, country, locale).map(seen)).toEqual(lines)
  })

  test('a business without a street address has one line', () => {
    expect(addressLines({ ...parts, street: undefined, postalCode: undefined }, 'CA', 'fr-CA')).toEqual(['Montréal (Québec)'])
  })
})

describe('numbers in words', () => {
  const formatted = (locale: string, text: string, values: Values): string => textFormatter(locale)(text, values)

  test.each([
    ['en-CA', 2, 'two', 'Two'],
    ['en-US', 40, 'forty', 'Forty'],
    ['en-US', 42, 'forty-two', 'Forty-two'],
    ['fr-CA', 6, 'six', 'Six'],
    ['fr-CA', 22, 'vingt-deux', 'Vingt-deux'],
    ['fr-CA', 71, 'soixante et onze', 'Soixante et onze'],
    ['fr-CA', 74, 'soixante-quatorze', 'Soixante-quatorze'],
    ['fr-CA', 80, 'quatre-vingts', 'Quatre-vingts'],
    ['fr-CA', 91, 'quatre-vingt-onze', 'Quatre-vingt-onze'],
    ['es-US', 26, 'veintiséis', 'Veintiséis'],
    ['fr-BE', 72, 'septante-deux', 'Septante-deux'],
    ['fr-CH', 83, 'quatre-vingt-trois', 'Quatre-vingt-trois'],
    ['fr-CH', 91, '91', '91'],
    ['de-CH', 30, 'dreissig', 'Dreissig'],
    ['de-AT', 30, 'dreißig', 'Dreißig'],
    ['it-IT', 28, 'ventotto', 'Ventotto'],
    ['it-CH', 43, 'quarantatré', 'Quarantatré'],
    ['it-IT', 65, 'sessantacinque', 'Sessantacinque'],
    ['pt-PT', 2, '2', '2'],
    ['pt-PT', 17, 'dezassete', 'Dezassete'],
    ['pt-BR', 17, 'dezessete', 'Dezessete'],
    ['pt-BR', 33, 'trinta e três', 'Trinta e três'],
    ['es-US', 45, 'cuarenta y cinco', 'Cuarenta y cinco'],
    ['de-BE', 16, 'sechzehn', 'Sechzehn'],
    ['de-BE', 51, 'einundfünfzig', 'Einundfünfzig'],
    ['nl-BE', 32, 'tweeëndertig', 'Tweeëndertig'],
    ['nl-BE', 47, 'zevenenveertig', 'Zevenenveertig'],
    // One is an article, numbers that end in one have a gender in some languages, and a hundred is not written out.
    ['en-CA', 1, '1', '1'],
    ['fr-CA', 21, '21', '21'],
    ['es-US', 31, '31', '31'],
    ['en-CA', 100, '100', '100'],
    // A language without a table.
    ['ar-JO', 5, '5', '5'],
  ])('%s %i', (locale, number, small, capital) => {
    expect([
      formatted(locale, '{count, number, words}', { count: number }),
      formatted(locale, '{count, number, Words}', { count: number }),
    ]).toEqual([small, capital])
  })

  test('within a select', () => {
    const text = '{areas, plural, one {our area} =2 {both areas} other {all {areas, number, words} areas}}'
    expect([1, 2, 6, 120].map(areas => formatted('en-CA', text, { areas }))).toEqual([
      'our area',
      'both areas',
      'all six areas',
      'all 120 areas',
    ])
  })
})

test('does not compute unused values', () => {
  const common = {
    get areas(): number {
      throw new Error('must not be computed')
    },
    get city() {
      return 'Laval'
    },
  }
  expect(
    textFormatter('en-CA')('{city}, {service}{emergency, select, yes { at night} other {}}', { service: 'ducts', emergency: 'no' }, common),
  ).toBe('Laval, ducts')
})

describe('partial texts', () => {
  // Values of a service override those of the site.
  const known = valuesOver({ areas: 16667, emergency: 'yes' }, { service: 'Ducts', steps: 1500 })
  const values: Values = { location: 'Le Mans', inLocation: 'in Le Mans' }

  test.each([
    ['en-CA', '{service} in Laval', false],
    ['en-CA', '{service}: {steps} steps, {areas} areas', false],
    ['en-CA', '{areas} areas, {location}', true],
    ['en-CA', '{emergency, select, yes {At night} other {}}', false],
    ['en-CA', "It''s {service} {inLocation}, {steps} steps{inLocation}", true],
    ['en-CA', '{inLocation}', true],
    ['en-CA', '{service} {inLocation}{emergency, select, yes { at night} other {}}', true],
    ['fr-FR', '{service} à {location}', true],
  ])('%s: “%s” equals the text formatted at once', (locale, text, differs) => {
    const { format, partial: saying } = formatterIn(locale)
    const one = saying(text, known)
    expect(typeof one === 'function').toBe(differs)
    expect(completeText(one, values)).toBe(format(text, values, known))
  })

  test('in paragraphs', () => {
    const { partial: saying } = formatterIn('en-CA')
    const lines = (text: string) => completeText(partialParagraphs(saying(text, known)), values)
    expect([lines('{service}\n\n{steps}'), lines('{service}\n\n{inLocation}')]).toEqual([
      ['Ducts', '1,500'],
      ['Ducts', 'in Le Mans'],
    ])
  })

  test('throws for a placeholder without a value', () => {
    const one = formatterIn('en-CA').partial('{service} {inLocation}', known)
    expect(() => completeText(one, {})).toThrow('no value')
  })
})

describe('numbers', () => {
  test.each([
    ['en-CA', 12345, '12,345'],
    ['fr-CA', 12345, '12·345'],
    ['fr-CA', 2.5, '2,5'],
    ['es-ES', 1000, '1000'],
    ['ar-JO', 999, '999'],
    ['hi-IN', 0, '0'],
    ['fa-IR', -3, '\u200e−3'],
  ])('%s: %d is written %s', (locale, count, expected) => {
    expect(seen(textFormatter(locale)('{count}', { count }))).toBe(expected)
  })

  test.each(['en-CA', 'fr-CA', 'de-CH', 'ar-JO', 'hi-IN', 'fa-IR', 'my-MM'])('%s: formats numbers below a thousand like Intl', locale => {
    const { format } = new Intl.NumberFormat(new Intl.Locale(locale, { numberingSystem: 'latn' }))
    const numbers = Array.from({ length: 1000 }, (_, number) => number)
    expect(numbers.filter(number => textFormatter(locale)('{number}', { number }) !== format(number))).toEqual([])
  })
})
