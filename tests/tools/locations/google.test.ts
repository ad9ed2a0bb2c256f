/** The file Export a file for Google Business Profile: https://support.google.com/business/answer/3370250 */
import { expect, test } from 'vitest'
import { loadConfig } from '../../../generator/platform/config/load-config.ts'
import { localBusinessTypes } from '../../../generator/site/config/schema/business-types.ts'
import { readCsv } from '../../../generator/tools/csv.ts'
import { categories } from '../../../generator/tools/locations/categories.ts'
import { googleHours } from '../../../generator/tools/locations/fields.ts'
import { googleTable } from '../../../generator/tools/locations/google.ts'
import { branchesSite } from '../../support/branches.ts'
import { messageOf } from '../../support/text.ts'

const named = (file: string, id: string) => {
  const loaded = loadConfig(file)
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(messageOf).join('\n'))
  return { file, id, config: loaded.value.config }
}

const clock = { year: 2026, today: '2026-11-22' }

const rowsOf = (file: string, id: string): readonly Readonly<Record<string, string>>[] => {
  const [head, ...rows] = readCsv(googleTable([named(file, id)], clock).table).rows
  return rows.map(({ cells }) => Object.fromEntries((head?.cells ?? []).map((name, index) => [name, cells[index] ?? ''])))
}

test('exports one row per branch, in the columns and format of the documentation', () => {
  const [gatineau, ottawa, nepean] = rowsOf('tests/fixtures/branches.config.yaml', 'outaouais')
  expect(gatineau).toMatchSnapshot()
  expect([ottawa?.['Store code'], ottawa?.['Monday hours'], ottawa?.['Special hours']]).toEqual([
    'outaouais-ottawa',
    '10:22-19:22',
    '2026-12-25: x, 2027-03-03: x, 2027-06-24: x, 2027-12-25: x',
  ])
  expect([nepean?.['Address line 1'], nepean?.Locality, nepean?.['Primary phone']]).toEqual(['', 'Nepean', '+16135550133'])
})

test('reports values that Google requires and the config lacks', () => {
  expect(googleTable([named('tests/fixtures/branches.config.yaml', 'outaouais')], clock).lacking).toEqual([
    'outaouais-nepean has no Address line 1, which Google requires. Add it to the config, or in the exported file.',
    'outaouais-nepean has no Postal code, which Google requires. Add it to the config, or in the exported file.',
  ])
})

test('exports the same facts as the structured data', () => {
  const site = branchesSite()
  for (const row of rowsOf('tests/fixtures/branches.config.yaml', 'outaouais')) {
    const id = row['Store code']?.replace('outaouais-', '')
    const route = site.routes.find(({ kind, params }) => kind === 'branch' && params.location === id) ?? expect.fail()
    const [node] = JSON.parse(JSON.stringify(site.page(route).head.structuredData?.['@graph']))
    expect([
      row['Business name'],
      row['Address line 1'] || undefined,
      row.Locality,
      row['Postal code'] || undefined,
      Number(row.Latitude),
      Number(row.Longitude),
      row['Primary phone'],
      row.Website,
    ]).toEqual([
      node.name,
      node.address.streetAddress,
      node.address.addressLocality,
      node.address.postalCode,
      node.geo.latitude,
      node.geo.longitude,
      node.telephone,
      node.url,
    ])
    for (const { dayOfWeek, opens, closes } of node.openingHoursSpecification)
      for (const day of dayOfWeek) expect(row[`${day} hours`]).toContain(`${opens}-${closes}`)
  }
})

test('exports a business without branches as one row, with short holidays', () => {
  const [row, ...others] = rowsOf('site.config.yaml', 'site')
  expect([others, row?.['Store code'], row?.Website]).toEqual([[], 'site', 'https://www.clairconduit.example/'])
  expect(row?.['Special hours']).toMatch(/^(\d{4}-\d\d-\d\d: (x|\d\d:\d\d-\d\d:\d\d)(, )?)+$/)
})

test.each([
  [[], 'x'],
  [[{ opens: 0, closes: 1440 }], '00:00-24:00'],
  [
    [
      { opens: 480, closes: 720 },
      { opens: 780, closes: 1020 },
    ],
    '08:00-12:00, 13:00-17:00',
  ],
  [[{ opens: 1080, closes: 1620 }], '18:00-03:00'],
])('formats the hours %j as %s', (spans, written) => expect(googleHours(spans)).toBe(written))

test('has the category of a business type only where Google has a single one', () => {
  expect(localBusinessTypes.filter(type => categories[type] !== undefined)).toHaveLength(58)
  expect(categories.HVACBusiness).toBe('HVAC contractor')
})
