import { expect, test } from 'vitest'
import { readTable, templateText } from '../../../generator/tools/clone/table.ts'
import { csvText, readCsv } from '../../../generator/tools/csv.ts'
import { compileText, sampleText } from '../../support/sample.ts'

const languages = [
  { code: 'en', locale: 'en-CA' },
  { code: 'fr', locale: 'fr-CA' },
]

test('reads a row as a city with names in each language', () => {
  expect(
    readTable(
      csvText([
        ['City', 'City.FR_ca', 'Postal code', 'phone', 'areas', 'areas.FR', 'services', 'Languages'],
        ['# Montreal', '', '', '', '', '', '', ''],
        [
          'Quebec City',
          'Québec',
          'G1R 2B5',
          '418-555-0123',
          'Lower Town@46.81,-71.20; Limoilou',
          'Basse-Ville; Limoilou',
          'chimney',
          'fr, en',
        ],
        ['', '', '', '', '', '', '', ''],
        ['Ottawa', '', '', '613-555-0123', '', '', '', 'en'],
      ]),
      languages,
    ),
  ).toMatchSnapshot()
})

test.each(['Kanata@45.30,-75.90; Nepean | Orleans', 'Kanata@45.30, -75.90, Nepean, Orleans', 'Kanata@45.30,-75.90\nNepean\nOrleans'])(
  'reads the areas %j as three',
  areas => {
    const { cities, bad } = readTable(
      csvText([
        ['city', 'areas'],
        ['Ottawa', areas],
      ]),
      languages,
    )
    expect([cities.map(({ written }) => written.areas?.map(one => one.replace(' ', ''))), bad]).toEqual([
      [['Kanata@45.30,-75.90', 'Nepean', 'Orleans']],
      [],
    ])
  },
)

test('reports invalid input with row and column', async () => {
  const invalid: readonly (readonly [name: string, table: string])[] = [
    ['no such column', 'city,phon\nA,1\n'],
    ['a column twice', 'city,phone,Phone\nA,1,2\n'],
    ['no city column', 'name\nA\n'],
    ['no city', 'city,phone\nA,1\n,2\n'],
    ['no row', 'city\n'],
    ['a comma without quotation marks', 'city,geo\nA,45.4,-75.7\n'],
    ['a quotation mark that is never closed', 'city,name\nA,x\nB,"y\nC,z\n'],
    ['two cities of one file and one address', 'city;origin\nSt. Ann;https://a.example\nSt Ann;https://A.example/\n'],
    ['names of areas in another number', 'city,areas,areas.fr\nA,B; C,D\n'],
    ['accents of another encoding', 'city\nQu\ufffdbec\n'],
  ]
  const report = invalid.map(([name, table]) =>
    [`── ${name}`, ...readTable(table, languages).bad.map(cell => JSON.stringify(cell)), ''].join('\n'),
  )
  await expect(report.join('\n')).toMatchFileSnapshot('table.txt')
})

test('prints the base as an example in the template, and skips it when reading', () => {
  const { config } = compileText(sampleText)
  if (config === undefined) throw new Error('the sample is sound')
  const template = templateText(config)
  const [head, example] = readCsv(template).rows.map(({ cells }) => cells)
  expect(Object.fromEntries((head ?? []).map((column, index) => [column, example?.[index]]))).toEqual({
    city: '# Montreal',
    'city.fr': 'Montréal',
    file: 'sites/montreal.config.yaml',
    name: 'Clairconduit',
    origin: 'https://www.clairconduit.example',
    region: 'QC',
    'region-name': 'Quebec',
    'region-name.fr': 'Québec',
    country: 'CA',
    phone: '514-555-0142',
    email: 'bonjour@clairconduit.example',
    street: '',
    'postal-code': '',
    geo: expect.stringMatching(/^45\.\d+,-73\.\d+$/),
    areas: expect.stringMatching(/^Montreal@45\.51,-73\.56; Laval@/),
    'areas.fr': expect.stringMatching(/^Montréal; Laval; /),
    'time-zone': 'America/Toronto',
    hours: 'mon-fri 07:00-20:00; sat 08:00-18:00; sun 09:00-17:00',
    licence: '5555-0123-01; Régie du bâtiment du Québec (RBQ)',
    rating: '5; 150; 2026-11-01; https://reviews.example/clairconduit',
    founded: '1998',
    claims: 'clients=5000',
    profiles:
      'Facebook=https://facebook.example/clairconduit; Instagram=https://instagram.example/clairconduit; Google=https://google.example/clairconduit',
    inbox: 'xclairconduit',
    legal: '',
    services: 'air-duct; dryer-vent; chimney',
    languages: 'en; fr',
  })
  expect(readTable(`${template}Ottawa\r\n`, languages)).toMatchObject({ cities: [{ row: 3, written: { city: 'Ottawa' } }], bad: [] })
})
