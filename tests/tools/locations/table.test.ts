/** NamedConfig and branches as a spreadsheet: what goes out comes back, and what cannot come back is named by its row and column. */

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadConfig } from '../../../generator/platform/config/load-config.ts'
import { csvText, readCsv } from '../../../generator/tools/csv.ts'
import { changedText, validateChanges } from '../../../generator/tools/locations/import.ts'
import { type NamedConfig, readTable, tableText } from '../../../generator/tools/locations/table.ts'
import { chance, pick } from '../../support/chance.ts'
import { messageOf } from '../../support/text.ts'
import { thorough, thoroughUnless } from '../../support/thorough.ts'

const read = (file: string, text?: string): NamedConfig => {
  const loaded = loadConfig(file, '.', text)
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(one => `${one.key} ${messageOf(one)}`).join('\n'))
  return { file, config: loaded.value.config }
}

const files = [
  'site.config.yaml',
  'tests/fixtures/small.config.yaml',
  'tests/fixtures/branches.config.yaml',
  'tests/fixtures/sites/miami-plumber.config.yaml',
  'tests/fixtures/sites/brussels-locksmith.config.yaml',
  'tests/fixtures/sites/dental-clinic.config.yaml',
]

type Cells = readonly (readonly string[])[]

const cellsIn = (table: string): Cells => readCsv(table).rows.map(({ cells }) => cells)

test.each(files)('%s: an exported table changes nothing when it is imported', file => {
  const areas = read(file)
  expect(readTable(tableText([areas]), [areas])).toEqual({ changes: new Map([[file, []]]), bad: [], notes: [] })
})

test('nor does that of several configs, whose languages differ', () => {
  const all = files.map(file => read(file))
  const { changes, bad } = readTable(tableText(all), all)
  expect([[...changes.values()].flat(), bad]).toEqual([[], []])
})

/** The table with cells of other rows in some places, of the columns that may have anybody’s. */
const shuffledTable = (table: string, seed: number): string => {
  const random = chance(seed)
  const [head = [], ...rows] = cellsIn(table)
  const free = head.filter(name => /^(description|neighbourhoods|lat|lng)/.test(name))
  const [from, to] = [pick(rows, random), pick(rows, random)]
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const hours = ['closed', '08:00-17:00', '08:00-12:00, 13:00-17:00', '24h', '18:00-03:00']
  return csvText([
    head,
    ...rows.map(row =>
      row === to
        ? row.map((cell, index) => {
            const name = head[index] ?? ''
            if (days.includes(name)) return name === 'sun' ? 'closed' : pick(hours.slice(0, 3), random)
            return free.includes(name) ? (from[index] ?? '') : cell
          })
        : row,
    ),
  ])
}

/** What becomes of a config by a table, and the table of that. */
const throughTable = (file: string, seed: number): void => {
  const areas = read(file)
  const wanted = shuffledTable(tableText([areas]), seed)
  const { changes, bad } = readTable(wanted, [areas])
  expect(bad).toEqual([])
  const before = readFileSync(file, 'utf8')
  const after = changedText(before, areas, changes.get(file) ?? [])
  const table = tableText([read(file, after)])
  expect(cellsIn(table)).toEqual(cellsIn(wanted))
  // Not a comment is lost.
  const comments = (text: string): number => text.split('\n').filter(line => /^\s*#/.test(line)).length
  expect(comments(after)).toBe(comments(before))
}

test.each(['tests/fixtures/small.config.yaml', 'tests/fixtures/branches.config.yaml'])(
  '%s: an imported table applies its changes',
  file => {
    throughTable(file, 7)
  },
)

test.each(files.flatMap(file => Array.from({ length: 8 }, (_, seed) => [file, seed + 1] as const)))(
  '%s, changed by chance (%i)',
  thorough,
  throughTable,
)

const file = 'tests/fixtures/branches.config.yaml'
const areas = read(file)

/** The problems of a table with these cells. */
const problems = (cells: Cells): readonly string[] => {
  const { changes, bad } = readTable(csvText(cells), [areas])
  const own = changes.get(file) ?? []
  const validated =
    bad.length > 0 || own.length === 0
      ? { bad: [], others: [] }
      : validateChanges(changedText(readFileSync(file, 'utf8'), areas, own), areas, own, { cwd: '.', language: 'en' })
  expect(validated.others).toEqual([])
  return [...bad, ...validated.bad].map(({ row, column, message }) => `${row ?? ''} ${column ?? ''}: ${message}`)
}

const fresh = [
  'id',
  'name.en',
  'name.fr',
  'in.en',
  'in.fr',
  'slug.en',
  'slug.fr',
  'lat',
  'lng',
  'description.en',
  'description.fr',
  'neighbourhoods.en',
  'neighbourhoods.fr',
]
const chelsea = [
  'chelsea',
  'Chelsea',
  'Chelsea',
  'in Chelsea',
  'à Chelsea',
  'chelsea',
  'chelsea',
  '45.5',
  '-75.8',
  'Hills.',
  'Collines.',
  'Farm Point',
  'Farm Point',
]
const chelseaBut = (column: string, cell: string): Cells => [fresh, chelsea.map((one, index) => (fresh[index] === column ? cell : one))]

test('a row with a new id adds an area', () => {
  const { changes } = readTable(csvText([fresh, chelsea]), [areas])
  const after = read(file, changedText(readFileSync(file, 'utf8'), areas, changes.get(file) ?? []))
  expect(after.config.locations.at(-1)).toEqual({
    id: 'chelsea',
    name: { en: 'Chelsea', fr: 'Chelsea' },
    in: { en: 'in Chelsea', fr: 'à Chelsea' },
    slug: 'chelsea',
    geo: { lat: 45.5, lng: -75.8 },
    description: { en: 'Hills.', fr: 'Collines.' },
    neighbourhoods: ['Farm Point'],
    services: {},
  })
})

describe('cells that a spreadsheet changed', () => {
  const boston = read(
    'boston.config.yaml',
    `site: { origin: "https://www.pipes.example", languages: [en-US, fr-CA] }
business: { name: Pipes, type: Plumber, email: a@pipes.example, address: { street: 1 X, city: Salem, region: MA, postalCode: "01970", country: US } }
phones: { book: { main: 617-555-0123 } }
services: [ { id: drains, name: { en: Drains, fr: Drains }, summary: { en: We open drains., fr: Nous ouvrons les drains. } } ]
locations:
  - { id: laval, name: { en: Laval, fr: Laval }, geo: { lat: 45.5, lng: -73.75 }, postalCodes: ["019"] }
  - { id: boston, name: { en: Boston, fr: Boston }, branch: true, address: { street: 1 Y, city: Boston, region: MA, postalCode: "02134", country: US } }
`,
  )

  test('leading zeros that are in the config stay, with a note', () => {
    expect(readTable('id,postal-code,postal-codes\nlaval,,19\nboston,2134,\n', [boston])).toEqual({
      changes: new Map([[boston.file, []]]),
      bad: [],
      notes: [
        { row: 2, column: 'postal-codes', message: '“19” lost its leading zeros in a spreadsheet. The config keeps “019”' },
        { row: 3, column: 'postal-code', message: '“2134” lost its leading zeros in a spreadsheet. The config keeps “02134”' },
      ],
    })
  })

  test.each(['TRUE', 'true', 'WAHR', 'VRAI', 'VERDADERO', 'VERO', 'VERDADEIRO', 'WAAR', 'PRAWDA', 'ИСТИНА', 'SANT', 'yes', 'oui'])(
    '%s is true',
    cell => {
      expect(readTable(`id,branch\nlaval,${cell}\nboston,${cell}\n`, [boston])).toMatchObject({
        changes: new Map([[boston.file, [{ row: 2, columns: ['branch'], id: 'laval', path: ['branch'], value: true }]]]),
        bad: [],
      })
    },
  )

  test.each(['FALSE', 'false', 'FALSCH', 'FAUX', 'FALSO', 'ONWAAR', 'FAŁSZ', 'ЛОЖЬ', 'no', 'non'])('%s removes the branch', cell => {
    expect(readTable(`id,branch\nboston,${cell}\n`, [boston])).toMatchObject({
      changes: new Map([[boston.file, [{ row: 2, columns: ['branch'], id: 'boston', path: ['branch'], value: undefined }]]]),
      bad: [],
    })
  })

  test('a decimal comma and further zeros are the same number', () => {
    expect(readTable('id;lat;lng\nlaval;45,50;-73,75\n', [boston])).toEqual({ changes: new Map([[boston.file, []]]), bad: [], notes: [] })
  })

  test.each(['id,Name.FR,Name.EN', 'ID,name.fr_ca,name.en-US', 'Id,NAME.fr-ca,NAME.EN_us'])('the columns %s are found', head => {
    expect(readTable(`${head}\nlaval,Laval-Ouest,Laval West\n`, [boston])).toMatchObject({
      changes: new Map([[boston.file, [{ path: ['name'], value: { en: 'Laval West', fr: 'Laval-Ouest' } }]]]),
      bad: [],
    })
  })
})

describe('broken cells', () => {
  const cell = (column: string, written: string, id = 'gatineau'): Cells => [
    ['id', column],
    [id, written],
  ]
  const broken: readonly (readonly [table: Cells, problems: string])[] = [
    [cell('phone', 'gatino'), '2 phone: There is no number in phones.book called “gatino”'],
    [cell('phone', '819 555'), '2 phone: “819 555” is not a valid id'],
    [cell('email', 'gatineau.example'), '2 email: “gatineau.example” is not a valid email address'],
    [cell('lat', 'north'), '2 lat: “north” isn’t a number'],
    [cell('lat', '95'), '2 lat: Latitude must be between -90 and 90, but this is 95'],
    [cell('lng', '-181.5'), '2 lng: Longitude must be between -180 and 180, but this is -181.5'],
    [cell('lng', ''), '2 lng: The required key “lng” is missing in “geo”'],
    [cell('mon', '8 to 5'), '2 mon: “8 to 5” is not a valid time range'],
    [cell('tue', '25:00-26:00'), '2 tue: “25:00” is not a valid time'],
    [cell('wed', '08:00-12:00, 11:00-15:00'), '2 wed: The hours 08:00-12:00 and 11:00-15:00 overlap'],
    [cell('sat', '08:00-08:00'), '2 sat: The opening and closing times are the same: 08:00'],
    [cell('country', 'Canada'), '2 country: “Canada” is not a valid country code'],
    [cell('type', 'Town'), '2 type: “Town” is not a valid value for “type”'],
    [cell('business-type', 'Plumbing'), '2 business-type: “Plumbing” is not a valid value for “businessType”.'],
    [cell('branch', 'gatinau', 'hull'), '2 branch: There is no branch “gatinau”'],
    [cell('branch', 'yes', 'hull'), '2 branch: “hull” is a branch, but it has no phone number and no street address'],
    [cell('postal-codes', 'J8T; D8V'), '2 postal-codes: No postal code in Canada starts with “D8V”'],
    [cell('postal-codes', 'J8T', 'ottawa'), '2 postal-codes: “J8T” is already a postal code of “gatineau”'],
    [cell('name.fr', ''), '2 name.fr: “name” has no text in fr'],
    [cell('slug.en', 'Gatineau Nord'), '2 slug.en: '],
    [cell('description.en', 'Ask {unknown}.'), '2 description.en: '],
    [cell('neighbourhoods.fr', 'Touraine'), '2 neighbourhoods.fr: names 1, and neighbourhoods.en 2'],
    [cell('telephone', '1'), '1 telephone: is not a column of this table'],
    [
      [
        ['id', 'phone', 'phone'],
        ['hull', 'main', 'main'],
      ],
      '1 phone: is a duplicate column',
    ],
    [[['phone'], ['main']], '1 : The column id is missing'],
    [
      [
        ['id', 'phone'],
        ['', 'main'],
      ],
      '2 id: is empty',
    ],
    [
      [
        ['id', 'phone'],
        ['hull', 'main'],
        ['hull', 'main'],
      ],
      '3 id: “hull” is already in row 2',
    ],
    [
      [
        ['id', 'phone'],
        ['chelsea', ''],
      ],
      '2 id: There is no location “chelsea”',
    ],
    [
      [
        ['id', 'phone'],
        ['hull', 'main', 'main'],
      ],
      '2 : This row has 3 cells, but the header has 2',
    ],
    [chelseaBut('lat', ''), '2 lat: The required key “lat” is missing'],
    [chelseaBut('in.fr', ''), '2 in.fr: “in” has no text in fr'],
    [chelseaBut('neighbourhoods.en', ''), '2 neighbourhoods.fr: names 1, and neighbourhoods.en 0'],
    [chelseaBut('slug.en', 'hull'), '2 slug.en: '],
  ]

  test('are thirty and more', () => expect(broken.length).toBeGreaterThanOrEqual(30))

  for (const [index, [table, message]] of broken.entries())
    test(JSON.stringify([table, message]), thoroughUnless(index % 3 === 0), () => {
      const [first = 'nothing', ...others] = problems(table)
      expect([first.slice(0, message.length), others]).toEqual([message, []])
    })

  test('a quotation mark that is never closed, and a table in another encoding', () => {
    expect(readTable('id,phone\nhull,"main\n', [areas]).bad).toEqual([
      { row: 2, column: 'phone', message: expect.stringMatching(/unclosed/) },
    ])
    expect(readTable('id,phone\nh\ufffdll,main\n', [areas]).bad).toEqual([{ message: expect.stringMatching(/UTF-8/) }])
  })

  test('an id that differs from a location only in case', () => {
    expect(readTable('id,phone\nHull,main\n', [areas]).bad).toEqual([
      { row: 2, column: 'id', message: '“Hull” differs only in case from the location “hull”. Write hull' },
    ])
    expect(readTable('id,lat\nhull,45.1\nHULL,45.2\n', [areas]).bad).toEqual([
      { row: 3, column: 'id', message: '“HULL” is already in row 2' },
    ])
  })

  test('a line break in a cell: hours are split at it, other values are reported', () => {
    expect(readTable('id,mon\ngatineau,"08:00-12:00\n13:00-17:00"\n', [areas]).bad).toEqual([])
    expect(readTable('id,region\ngatineau,"Q\nC"\n', [areas]).bad).toEqual([
      { row: 2, column: 'region', message: '“Q C” has a line break. Write it on one line' },
    ])
  })

  test('reports several problems together', () => {
    const table = [
      ['id', 'phone', 'lat'],
      ['gatineau', 'gatino', '45.4'],
      ['ottawa', 'otawa', '45.4'],
    ]
    expect(problems(table).map(line => line.split(':')[0])).toEqual(['2 phone', '3 phone'])
  })
})
