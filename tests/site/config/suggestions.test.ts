/** Every suggestion of a message is valid: the suggested value or line, written into the config, is accepted. */
import { expect, test } from 'vitest'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import { compileConfig } from '../../../generator/site/compile.ts'
import { smallWith } from '../../support/sample.ts'
import { inEnglish } from '../../support/text.ts'
import { thoroughUnless } from '../../support/thorough.ts'

const assets = assetNames('assets')

/** A value that is written in place of a part of the small config. */
interface Mistake {
  readonly from: string
  readonly before: string
  readonly value: string
  readonly after: string
}

const mistakesWith = (from: string, before: string, values: readonly string[], after = ''): readonly Mistake[] =>
  values.map(value => ({ from, before, value, after }))

const hosting = 'hosting: [ serve, netlify ]'
const address = 'region: QC, country: CA'

const mistakes: readonly Mistake[] = [
  ...mistakesWith(
    hosting,
    'redirects: [ { from: ',
    ['old', 'old/', 'old page', '/old page/', '/old?year=1', '"/old#top"', 'HTTPS://Old.example/old/', 'https://old.example/old page'],
    `, to: /about } ]\n${hosting}`,
  ),
  ...mistakesWith(
    hosting,
    'redirects: [ { from: /old, to: ',
    [
      'about',
      'about us',
      '/about/',
      '/about us/',
      '"/about/?q=1"',
      '"/about?q=a b"',
      'www.other.example/about',
      'https://other.example/a b',
    ],
    ` } ]\n${hosting}`,
  ),
  ...mistakesWith(
    'path: { en: /areas }',
    'path: { en: ',
    ['areas', '/areas/', 'Our areas', '/Our areas/', '/Our-areas', '/our areas'],
    ' }',
  ),
  ...mistakesWith('mon-fri: 08:00-18:00', 'mon-fri: ', [
    ...[
      '9-5',
      '9am-5pm',
      '"9:30 am to 6 p.m."',
      '09h00-18h30',
      '9.00-18.00',
      '8 to 5',
      '24:00-08:00',
      '"09:00-12:00, 13:00-17:00"',
      '24/7',
    ],
    ...['Closed', '19:30-14:00', '09:00-05:00', '[19:30-14:00, 10:00-12:00]', '9-26', '13pm-5pm'],
  ]),
  ...mistakesWith('mon-fri: 08:00-18:00', '', ['Monday to Friday', 'Weekdays'], ': 08:00-18:00'),
  ...mistakesWith(address, 'region: QC, postalCode: ', ['J8T 1AI', 'J8T 1A1X', '01234'], ', country: CA'),
  ...mistakesWith(address, 'region: MA, postalCode: ', ['2134', '"2134"', '02134-12345'], ', country: US'),
  ...mistakesWith(address, 'postalCode: ', ['4050417', '4O50-417'], ', country: PT'),
  ...mistakesWith(address, 'postalCode: ', ['1100148', '110-0148'], ', country: PL'),
  ...mistakesWith(address, 'postalCode: ', ['1000001'], ', country: JP'),
  ...mistakesWith(address, 'postalCode: ', ['01310100', '1310100'], ', country: BR'),
  ...mistakesWith(address, 'postalCode: ', ['11455', '1010'], ', country: SE'),
  ...mistakesWith(address, 'region: ', ['QB', 'XX'], ', country: CA'),
  ...mistakesWith(address, 'region: QC, country: ', ['Canada', 'ca', 'CAN', 'Kanada', 'XX']),
  ...mistakesWith('geo: { lat: 45.43, lng: -75.73 }', 'geo: ', [
    ...['{ lat: -75.73, lng: 45.43 }', '{ lat: 45.43, lng: 75.73 }', '{ lat: "45.43", lng: 75.73 W }', '{ lat: 45.43 N, lng: 75° W }'],
    ...['"45.43, -75.73"', '45.43 -75.73', '[45.43, -75.73]'],
  ]),
  ...mistakesWith('geo: { lat: 45.43, lng: -75.73 }', 'geo: { lat: ', ['"45.43"', '45.43° N', '"45,43"'], ', lng: -75.73 }'),
  ...mistakesWith('founded: 1998', 'founded: ', ['"1998"', '98', 'in 1998']),
  ...mistakesWith('main: 819-555-0123', 'main: ', ['8195550123', '819-555-WARM', '1-800-PIANOS', '555-0123'], ' '),
  ...mistakesWith('timeZone: America/Toronto', 'timeZone: ', ['Toronto', 'America/Toronot', 'Canada/Torronto']),
  ...mistakesWith('id: hull', 'id: ', ['2 hulls!', 'Vieux-Hull été', 'hull--x']),
  ...mistakesWith('slug: ducts', 'slug: ', ['Our Ducts/vents', 'con', 'ducts--vents', '-ducts', 'Füße', '"404"']),
  ...mistakesWith('email: mail@small.example', 'email: ', ['<mail@small.example>', 'mail small.example']),
  ...mistakesWith('name: Small\n', 'name: ', ['> 20 years', '&Sons', '007', 'true', '@small', '#1 Small', '[New] Small', 'A: B'], '\n'),
  ...mistakesWith('en: Dust settles.', 'en: ', ['Dust: it settles.', 'We are #1.', 'Dust, everywhere', '{city} dust', '24']),
  ...mistakesWith('[ Wrightville ]', '\n      - ', ['Open: every day', '#3 Hull', '{city}', '&Hull', '*Hull', '12'], '\n      '),
  ...mistakesWith('[ Wrightville ]', '', ['Wrightville']),
  ...mistakesWith('[ Wrightville ]', '[ Wrightville, ', ['#1', '{city}', '&Hull'], ' ]'),
  ...mistakesWith('style: pipes', 'style: ', ['pipe', 'leave']),
  ...mistakesWith(hosting, 'hosting: ', ['serve, netlify', 'serve']),
  ...mistakesWith(hosting, 'hosting: [ serve, ', ['netlfy', 'Netlify'], ' ]'),
  ...mistakesWith('accent: "#a8321c"', 'accent: ', ['a8321c', '#a8321c', 'red']),
]

/** The values and lines that a hint suggests. A `…` is for the reader to fill in. */
const suggestionsIn = (hint: string): readonly string[] =>
  hint.split('\n').flatMap(line => {
    const whole = /in quotation marks: (.+)$/.exec(line)?.[1]?.replace(/\. If it is a key,.*$/, '')
    const value =
      /(?:[Ww]rite(?: it without quotation marks:| it with a point:)?|example:|Did you mean) ((?:[\w-]+: )?(?:\{.*?\}|\[.*?\]|"[^"]*"|“[^”]+”|[^\s“]+?))[.?,]?(?:\s|$)/.exec(
        line,
      )?.[1]
    const found = whole ?? value?.replace(/[“”]/g, '')
    const isProse =
      found === undefined || /…/.test(found) || /[Ww]rite (?:it|two|each|another|year|a|the|degrees|latitude|opening|mon, tue)\b/.test(line)
    return isProse && whole === undefined ? [] : [found ?? '']
  })

const errorsIn = (text: string) =>
  compileConfig('site.config.yaml', text, assets).diagnostics.filter(({ code }) => code !== 'COORDINATES_WRONG')

const allIn = (text: string) => compileConfig('site.config.yaml', text, assets).diagnostics

let [suggested, tried] = [0, 0]

const suggestsValidValues = ({ from, before, value, after }: Mistake): void => {
  tried++
  const isPoint = before.startsWith('geo')
  const found = (isPoint ? allIn : errorsIn)(smallWith([from, `${before}${value}${after}`]))
  const [first, ...others] = found
  expect(others).toEqual([])
  if (first === undefined) throw new Error('the mistake is not reported')
  for (const suggestion of suggestionsIn(inEnglish(first).hint)) {
    suggested++
    // A suggested line repeats the key or dash before the value.
    const label = /^(?:[\w-]+: |- )/.exec(suggestion)?.[0] ?? ''
    const start = before.endsWith(label) ? before.slice(0, before.length - label.length) : before
    expect((isPoint ? allIn : errorsIn)(smallWith([from, `${start}${suggestion}${after}`])), suggestion).toEqual([])
  }
}

for (const [index, mistake] of mistakes.entries())
  test(`suggests valid values for “${mistake.before}${mistake.value}”`, thoroughUnless(index % 4 === 0), () => suggestsValidValues(mistake))

test('the messages about these mistakes have suggestions', () => {
  expect(suggested).toBeGreaterThan(tried * 0.6)
})
