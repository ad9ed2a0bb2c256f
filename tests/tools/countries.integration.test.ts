/**
 * Minimal sites of 49 countries, with addresses, phone numbers and hours as people there write them, through all commands.
 * @module-tag thorough
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { exampleNumber, parsePhone } from '../../generator/site/config/values/phone-number.ts'
import { withoutIsolates } from '../../generator/site/util/isolates.ts'
import { readCsv } from '../../generator/tools/csv.ts'
import { run } from '../support/cli.ts'
import { type Office, offices } from '../support/countries.ts'
import { openEditor } from '../support/editor.ts'
import { temporaryFolder } from '../support/temporary.ts'

const folder = temporaryFolder()
const fileOf = ({ country }: Office): string => `${country.toLowerCase()}.config.yaml`
const all = offices.flatMap(office => ['--config', fileOf(office)])
const env = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 22) / 1000) }
const townsite = (...args: readonly string[]) => run([...args, ...all], { cwd: folder, env })

const phoneOf = ({ country }: Office): string => exampleNumber(country)

/** A business with an office: its own, and as a branch, which the tables have. */
const configOf = (office: Office): string => {
  const { country, locale, street, city, region, regionName, postalCode, geo, timeZone } = office
  const address = JSON.stringify({ street, city, region, regionName, postalCode, country })
  const point = `{ lat: ${geo[0]}, lng: ${geo[1]} }`
  return `site: { origin: "https://www.${country.toLowerCase()}.example", languages: [${locale}] }
business: { name: Öz & Söhne, type: Plumber, email: hello@oz.example, address: ${address}, geo: ${point} }
phones: { book: { main: ${JSON.stringify(phoneOf(office))} } }
hours: { timeZone: ${timeZone}, weekly: { mon-fri: [ 08:30-12:00, 13:15-18:00 ], sat: 09:00-24:00 } }
services: [ { name: ${JSON.stringify(city)}, summary: ${JSON.stringify(`${street}.`)} } ]
locations:
  - { id: office, name: ${JSON.stringify(city)}, geo: ${point}, phone: main, address: ${address}, hours: { mon-fri: [ 08:30-12:00, 13:15-18:00 ], sun: 18:00-03:00 } }
  - { id: other, name: ${JSON.stringify(street)}, geo: ${point} }
`
}

beforeAll(() => {
  for (const office of offices) writeFileSync(join(folder, fileOf(office)), configOf(office))
})

/** The contact page, whose file name depends on the language. */
const contactPage = ({ country }: Office): string => {
  const out = join(folder, 'out', country.toLowerCase())
  const pages = readdirSync(out).flatMap(name => (name.endsWith('.html') ? [readFileSync(join(out, name), 'utf8')] : []))
  return pages.find(html => html.includes('"ContactPage"')) ?? ''
}

const decoded = (html: string): string =>
  withoutIsolates(
    html
      .replace(/&#x27;|&#39;/g, "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&'),
  )

const addressIn = (html: string): readonly string[] =>
  [...(/<address>(.*?)<\/address>/s.exec(html)?.[1] ?? '').matchAll(/<span>(.*?)<\/span>/gs)].map(([, line]) => decoded(line ?? ''))

interface Business {
  readonly address?: Readonly<Record<string, string>>
  readonly telephone?: string
  readonly openingHoursSpecification?: readonly { readonly opens: string; readonly closes: string }[]
}

const businessIn = (html: string): Business => {
  const { '@graph': graph } = JSON.parse(/<script type=.?application\/ld\+json.?>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as {
    readonly '@graph': readonly (Business & { readonly '@type': string })[]
  }
  return graph.find(node => node['@type'] === 'Plumber') ?? {}
}

type Cells = Readonly<Record<string, string>>

const rowsOf = (file: string): readonly Cells[] => {
  const [head, ...rows] = readCsv(readFileSync(join(folder, file), 'utf8')).rows
  return rows.map(({ cells }) => Object.fromEntries((head?.cells ?? []).map((name, index) => [name, cells[index] ?? ''])))
}

describe('offices in 49 countries', () => {
  test('check reports no error, and no warning about a fact', async () => {
    const { out } = await townsite('check', '--format', 'json')
    const found = JSON.parse(out) as readonly {
      readonly code: string
      readonly severity: string
      readonly config: string
      readonly message: string
    }[]
    const facts = /ADDRESS|POSTAL|REGION|COORDINATES|HOURS|PHONE|FACT|EMAIL|STRUCTURED/
    expect(
      found
        .filter(({ code, severity }) => severity === 'error' || (severity === 'warning' && facts.test(code)))
        .map(({ code, config, message }) => [config, code, message]),
    ).toEqual([])
  }, 300_000)

  test('pages, structured data, tables and the Google file have the same facts', async () => {
    expect(await townsite('build', '--quiet', '--out', 'out')).toMatchObject({ code: 0 })
    expect(await townsite('locations', '--export', 'areas.csv')).toMatchObject({ code: 0 })
    expect(await townsite('locations', '--export', 'google.csv', '--format', 'google')).toMatchObject({ code: 0 })
    const [areas, google] = [rowsOf('areas.csv'), rowsOf('google.csv')]
    for (const office of offices) {
      const { country, locale, street, city, region, postalCode = '', lines, geo } = office
      const written = parsePhone(phoneOf(office), country)
      const html = contactPage(office)
      expect([country, addressIn(html)]).toEqual([country, lines])
      const { address, telephone, openingHoursSpecification = [] } = businessIn(html)
      expect(address).toEqual({
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        ...(region === undefined ? {} : { addressRegion: region }),
        ...(postalCode === '' ? {} : { postalCode }),
        addressCountry: country,
      })
      expect(telephone).toBe(written?.number)
      expect(html).toContain(`tel:${written?.number}`)
      const shown = decoded(/<bdi>(.*?)<\/bdi>/.exec(html)?.[1] ?? '')
      expect([country, parsePhone(shown, country)?.number]).toEqual([country, written?.number])
      expect(openingHoursSpecification.map(({ opens, closes }) => `${opens}-${closes}`)).toEqual(
        expect.arrayContaining(['08:30-12:00', '13:15-18:00']),
      )
      const row = areas.find(one => one.country === country)
      expect(row).toMatchObject({
        'postal-code': postalCode,
        region: region ?? '',
        lat: geo[0],
        lng: geo[1],
        mon: '08:30-12:00, 13:15-18:00',
        sun: '18:00-03:00',
      })
      expect(['street', 'city', 'name'].map(column => row?.[`${column}.${locale.slice(0, 2)}`]?.replace(/^'(?=[=+\-@])/, ''))).toEqual([
        street,
        city,
        city,
      ])
      expect(google.find(one => one['Country / Region'] === country)).toMatchObject({
        'Address line 1': street,
        Locality: city,
        'Administrative area': region ?? '',
        'Postal code': postalCode,
        'Primary phone': written?.number,
        'Monday hours': '08:30-12:00, 13:15-18:00',
        Latitude: geo[0],
      })
    }
  }, 300_000)

  test('an imported table changes nothing, and restores every address that was changed', async () => {
    const texts = () => offices.map(office => readFileSync(join(folder, fileOf(office)), 'utf8'))
    const before = texts()
    await townsite('locations', '--export', 'areas.csv', '--force')
    const same = await townsite('locations', '--import', 'areas.csv')
    expect([same.code, same.err, texts()]).toEqual([0, '', before])
    for (const office of offices) {
      const [top = '', list = ''] = configOf(office).split('locations:')
      writeFileSync(
        join(folder, fileOf(office)),
        `${top}locations:${list.replace(JSON.stringify(office.street), '"X"').replace(JSON.stringify(office.city), '"Y"')}`,
      )
    }
    expect(texts()).not.toEqual(before)
    const restored = await townsite('locations', '--import', 'areas.csv')
    expect([restored.code, restored.err]).toEqual([0, ''])
    await townsite('locations', '--export', 'again.csv')
    // A slug that followed from the name is written when the name is.
    const facts = (file: string) => rowsOf(file).map(row => Object.entries(row).filter(([column]) => !column.startsWith('slug')))
    expect(facts('again.csv')).toEqual(facts('areas.csv'))
  }, 300_000)

  test('the editor opens each home page', async () => {
    for (const office of offices) {
      const editor = await openEditor(folder, [fileOf(office)])
      const { html, pieces } = await editor.page('/')
      expect([office.country, html === null, pieces.length > 5]).toEqual([office.country, false, true])
    }
  }, 300_000)
})
