/**
 * Everyday inputs: each kind that once caused a wrong page or message, with two more inputs of the same kind. Review a change of
 * `everyday-input.txt` line by line: it contains each input with its complete output.
 *
 * @module-tag thorough
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatText } from '../../generator/site/diagnostics/format.ts'
import { siteFiles } from '../../generator/site/site-files.ts'
import { run } from '../support/cli.ts'
import { compilePacked, siteFrom } from '../support/site.ts'
import { temporaryFolder } from '../support/temporary.ts'
import { inEnglish } from '../support/text.ts'

type Sections = Readonly<Partial<Record<'site' | 'business' | 'phones' | 'services' | 'locations' | 'redirects' | 'hours', string>>>

const usual = {
  site: 'site: { origin: "https://www.pipeworks.example", languages: [en-CA] }',
  business: 'business: { name: Pipeworks, type: Plumber, address: { city: Laval, region: QC, country: CA } }',
  phones: 'phones: { book: { main: 450-555-0123 } }',
  services: 'services:\n  - { name: Drains, summary: We open drains. }',
  locations: 'locations:\n  - { name: Laval }',
} as const satisfies Sections

const configOf = (sections: Sections): string => `${Object.values({ ...usual, ...sections }).join('\n')}\n`

/** The service and the location with a name in each language. */
const inLanguages = (...codes: readonly string[]): Pick<Sections, 'services' | 'locations'> => {
  const texts = (name: string): string => `{ ${codes.map(code => `${code}: ${name} ${code}`).join(', ')} }`
  return {
    services: `services:\n  - { name: ${texts('Drains')}, summary: ${texts('We open drains.')} }`,
    locations: `locations:\n  - { name: ${texts('Laval')} }`,
  }
}

const indented = (text: string): string => text.replace(/^(?=.)/gm, '    ')

/** The texts of pages, without tags. */
const plain = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/div|\/span)[^>]*>/g, ' / ')
    .replace(/<[^>]*>/g, '')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/(?:\s*\/\s*)+/g, ' / ')
    .trim()

const all = (pattern: RegExp, text: string): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([found, part]) => part ?? found)),
]

type Fact = 'address' | 'email' | 'phones' | 'languages' | 'paths' | 'redirects'

/** What a visitor or a browser reads. */
const published: Readonly<Record<Fact, (read: (path: string) => string, paths: readonly string[]) => readonly string[]>> = {
  address: (read, paths) =>
    paths
      .filter(path => /(?:contact|contacto)\.html$/.test(path))
      .flatMap(path => [plain(all(/<address[^>]*>.*?<\/address>/gs, read(path))[0] ?? ''), ...all(/"address":\{[^}]*\}/g, read(path))]),
  phones: (read, paths) =>
    paths
      .filter(path => /^(?:index|fr|de)\.html$/.test(path))
      .flatMap(path => [
        ...all(/<a[^>]*href="?tel:[^>]*>.*?<\/a>/gs, read(path)).map(plain),
        ...all(/href="?(tel:[^\s">]*)/g, read(path)),
        ...all(/"telephone":"[^"]*"/g, read(path)),
      ]),
  languages: (read, paths) =>
    paths
      .filter(path => /^(?:index|[a-z]{2}(?:-[a-z]{2})?)\.html$/.test(path))
      .map(path => `${path}: ${all(/<html[^>]*lang="?([\w-]+)/g, read(path))[0]}, ${all(/hreflang="?([\w-]+)/g, read(path)).join(' ')}`),
  email: read => all(/mailto:[^\s">]*/g, read('contact.html')),
  paths: (_, paths) => paths.filter(path => /^services\/[^/]*\.html$/.test(path)),
  redirects: read => all(/^\/(?:hours|old).*$/gm, read('_redirects')),
}

/** Everything that follows from the sections of a config. @param facts what is shown of its pages */
const resultOf = (sections: Sections, ...facts: readonly Fact[]): string => {
  const text = configOf(sections)
  const compiled = compilePacked(text)
  const messages = compiled.diagnostics.map(one => formatText(inEnglish(one), { colour: false, source: () => text }))
  const shown = compiled.ok
    ? facts.flatMap(fact => {
        const files = siteFiles(siteFrom(compiled.value))
        return published[fact](path => (files.paths.includes(path) ? files.text(path) : ''), files.paths)
      })
    : []
  const input = Object.values(sections).map(indented)
  return [...input, '', ...messages.map(message => `${message}\n`), ...shown.map(line => `  = ${line}`)].join('\n')
}

const configs: Readonly<Record<string, readonly (readonly [Sections, ...Fact[]])[]>> = {
  '04 Texts that a config cannot contain': [
    [{ business: 'business: { name: "{city} Plumbing", type: Plumber, address: { city: Laval, region: QC, country: CA } }' }],
    [{ services: "services:\n  - { name: Drains, summary: \"We open {city}} drains, '{'always'}'.\" }" }],
  ],
  '08 A postal code of its country': [
    [
      {
        business: 'business: { name: P, type: Plumber, address: { street: Hauptstr. 1, city: Dresden, postalCode: "1067", country: DE } }',
        phones: 'phones: { book: { main: 0351 5550123 } }',
        site: 'site: { origin: "https://p.example", languages: [de] }',
      },
    ],
    [
      {
        business:
          'business: { name: P, type: Plumber, address: { street: 1 Sans-Nom, city: Laval, region: QC, postalCode: H7A1OA, country: CA } }',
      },
    ],
  ],
  '12 A number with a leading zero': [
    [
      {
        business:
          'business:\n  type: Plumber\n  name: 0815\n  licence: { number: 007001, authority: RBQ }\n  address: { city: Laval, region: QC, country: CA }',
      },
    ],
    [{ services: 'services:\n  - { name: 1.50, summary: We open drains. }' }],
  ],
  '13 A phone number without quotation marks': [
    [{ phones: 'phones: { book: { main: +33145550123 } }' }],
    [{ phones: 'phones: { book: { main: 0145550123 } }' }],
  ],
  '14 Characters that cannot be seen': [
    [
      {
        business:
          'business: { name: P, type: Plumber, email: hello\u200b@pipeworks.example, address: { city: Laval, region: QC, country: CA } }',
      },
      'email',
    ],
    [{ phones: 'phones: { book: { main: "\u202a450-555-0123\u202c" } }' }, 'phones'],
    [{ phones: 'phones: { book: { main: "４５０-５５５-０１２３" } }' }, 'phones'],
    [{ services: 'services:\n  - name： Drains\n    summary: We open drains.' }],
  ],
  '16 Phone extensions': [
    [
      {
        phones: 'phones: { book: { main: 450-555-0123 x7 } }',
        site: 'site: { origin: "https://p.example", languages: [en-CA, fr-CA] }',
        ...inLanguages('en', 'fr'),
      },
      'phones',
    ],
    [
      {
        phones: 'phones: { book: { main: "030 5550123, Durchwahl 12" } }',
        site: 'site: { origin: "https://p.example", languages: [de] }',
        business: 'business: { name: P, type: Plumber, address: { city: Berlin, country: DE } }',
      },
      'phones',
    ],
  ],
  '16 Phone extensions of other countries': [
    [
      {
        phones: 'phones: { book: { main: "12 345 67 89 wew. 12" } }',
        site: 'site: { origin: "https://p.example", languages: [en] }',
        business: 'business: { name: P, type: Plumber, address: { city: Kraków, country: PL } }',
      },
      'phones',
    ],
    [
      {
        phones: 'phones: { book: { main: "03-5550-0123（内線12）" } }',
        site: 'site: { origin: "https://p.example", languages: [en] }',
        business:
          'business: { name: P, type: Plumber, address: { street: 1-1 Chiyoda, city: Chiyoda-ku, region: Tokyo, postalCode: 〒1000001, country: JP } }',
      },
      'phones',
      'address',
    ],
  ],
  '16 Phone numbers with a label': [
    [{ phones: 'phones: { book: { main: "Tél. : 450 555-0123" } }' }, 'phones'],
    [{ phones: 'phones: { book: { main: "tel:+1 (450) 555\u20110123" } }' }, 'phones'],
  ],
  '18 Language tags in another letter case': [
    [
      {
        site: 'site: { origin: "https://p.example", languages: [PT-br] }',
        business: 'business: { name: P, type: Plumber, address: { city: Recife, region: PE, country: BR } }',
        phones: 'phones: { book: { main: (81) 5555-0123 } }',
      },
      'languages',
    ],
    [
      {
        site: 'site: { origin: "https://p.example", languages: [DE-ch, fr_CH] }',
        ...inLanguages('de', 'fr'),
        business: 'business: { name: P, type: Plumber, address: { city: Bern, country: CH } }',
        phones: 'phones: { book: { main: 031 555 01 23 } }',
      },
      'languages',
    ],
  ],
  '19 Two regions of one language': [
    [{ site: 'site: { origin: "https://p.example", languages: [es-ES, es-MX] }', ...inLanguages('es-ES', 'es-MX') }, 'languages'],
    [
      { site: 'site: { origin: "https://p.example", languages: [en-GB, nl-NL, nl-BE] }', ...inLanguages('en', 'nl-NL', 'nl-BE') },
      'languages',
    ],
  ],
  '21 E-mail addresses with empty labels': [
    [{ business: 'business: { name: P, type: Plumber, email: .info@p.example, address: { city: Laval, region: QC, country: CA } }' }],
    [{ business: 'business: { name: P, type: Plumber, email: info@p-.example, address: { city: Laval, region: QC, country: CA } }' }],
  ],
  '21 E-mail addresses as a program shows them': [
    [
      {
        business:
          'business: { name: P, type: Plumber, email: Pipeworks <info@p.example>, address: { city: Laval, region: QC, country: CA } }',
      },
    ],
    [
      {
        business:
          'business: { name: P, type: Plumber, email: "mailto:info@p.example?subject=Hi", address: { city: Laval, region: QC, country: CA } }',
      },
    ],
  ],
  '23 The postal code on its own line': [
    [
      {
        business:
          'business: { name: P, type: Plumber, address: { street: 1 Nowhere St, city: Cork, region: Co. Cork, postalCode: t12x70a, country: IE } }',
        site: 'site: { origin: "https://p.example", languages: [en-IE] }',
        phones: 'phones: { book: { main: 021 555 0123 } }',
      },
      'address',
    ],
    [
      {
        business: 'business: { name: P, type: Plumber, address: { street: 1 Nowhere St, city: Leeds, postalCode: ls11aa, country: GB } }',
        site: 'site: { origin: "https://p.example", languages: [en-GB] }',
        phones: 'phones: { book: { main: 0113 496 0123 } }',
      },
      'address',
    ],
  ],
  '24 Addresses with their region in the order of the country': [
    [
      {
        business:
          'business: { name: P, type: Plumber, address: { street: Calle 1, city: Alcalá, region: Madrid, postalCode: "28801", country: ES } }',
        site: 'site: { origin: "https://p.example", languages: [es] }',
        phones: 'phones: { book: { main: 915 550 123 } }',
      },
      'address',
    ],
    [
      {
        business: 'business: { name: P, type: Plumber, address: { street: 1 Nathan Rd, city: Kowloon, country: HK } }',
        site: 'site: { origin: "https://p.example", languages: [en] }',
        phones: 'phones: { book: { main: 2555 0123 } }',
      },
      'address',
    ],
  ],
  '24 Addresses with the name of their emirate': [
    [
      {
        business: 'business: { name: P, type: Plumber, address: { street: 1 Nowhere St, city: Al Ain, region: az, country: AE } }',
        site: 'site: { origin: "https://p.example", languages: [en, ar] }',
        phones: 'phones: { book: { main: 03 755 0123 } }',
        ...inLanguages('en', 'ar'),
      },
      'address',
    ],
    [
      {
        business: 'business: { name: P, type: Plumber, address: { street: 1 Nowhere St, city: Dubai, region: AE-DU, country: AE } }',
        site: 'site: { origin: "https://p.example", languages: [en] }',
        phones: 'phones: { book: { main: 04 355 0123 } }',
      },
      'address',
    ],
  ],
  '24 Regions that are abbreviated': [
    [{ business: 'business: { name: P, type: Plumber, address: { city: Toronto, region: Ont., country: CA } }' }],
    [{ business: 'business: { name: P, type: Plumber, address: { city: Fresno, region: Calif, country: US } }' }],
  ],
  '25 URLs that stay with their item': [
    [{ services: 'services:\n  - { name: 札幌, summary: A. }\n  - { name: 函館, summary: B. }' }, 'paths'],
    [{ services: 'services:\n  - { name: 函館, summary: B. }\n  - { name: 札幌, summary: A. }' }, 'paths'],
    [{ services: 'services:\n  - { name: C++, summary: A. }\n  - { name: "C#", summary: B. }' }, 'paths'],
  ],
  '26 Names that Windows reserves': [
    [{ services: 'services:\n  - { name: LPT1, summary: A. }\n  - { name: Nul, summary: B. }' }, 'paths'],
    [{ services: 'services:\n  - { name: Drains, slug: com3, summary: A. }' }],
  ],
  '29 Coordinates': [
    [{ locations: 'locations:\n  - { name: Laval, geo: { lat: 45.60, lng: 73.70 } }' }],
    [{ locations: 'locations:\n  - { name: Laval, geo: { lat: 0, lng: -73.70 } }' }],
    [{ locations: `locations:\n  - { name: Laval, geo: { lat: "45°36'N", lng: "73° 42' 36.5\\" W" } }` }],
    [{ locations: 'locations:\n  - { name: Laval, geo: "https://www.google.com/maps/@45.6066,-73.7124,15z" }' }],
    [
      {
        locations:
          'locations:\n  - { name: Laval, geo: "https://www.google.com/maps/place/Laval/@45.6,-73.8,11z/data=!3m1!4b1!4m6!8m2!3d45.6066!4d-73.7124" }',
      },
    ],
  ],
  '32 Merge keys of YAML 1.1': [
    [{ services: 'services:\n  - &a { name: Drains, summary: A. }\n  - { <<: *a, name: Leaks, summary: B. }' }],
    [{ locations: 'locations:\n  - &a { name: Laval }\n  - { <<: [*a], name: Chomedey }' }],
  ],
  '33 Keys without a value': [
    [{ business: 'business:\n  name: P\n  type: Plumber\n  founded:\n  address: { city: Laval, region: QC, country: CA }' }],
    [{ phones: 'phones:\n  book:\n    main:' }],
  ],
  '34 Typographic quotation marks around a value': [
    [{ business: 'business: { name: «\u00a0Pipeworks\u00a0», type: Plumber, address: { city: Laval, region: QC, country: CA } }' }],
    [{ services: 'services:\n  - { name: „Drains“, summary: A. }' }],
  ],
  '35 A site below a path': [
    [{ site: 'site: { origin: "https://pipeworks.gitlab.io/site", languages: [en-CA] }' }],
    [{ site: 'site: { origin: "http://www.pipeworks.example/index.html", languages: [en-CA] }' }],
  ],
  '36 Redirects to a part of a page': [
    [{ redirects: 'redirects:\n  - { from: /hours, to: "/contact#hours" }\nhosting: [netlify]' }, 'redirects'],
    [{ redirects: 'redirects:\n  - { from: "/old#top", to: /contact }\nhosting: [netlify]' }, 'redirects'],
    [{ redirects: 'redirects:\n  - { from: /old, to: "https:/example.com/a" }' }],
  ],
  '37 Hours as people write them': [
    [{ hours: 'hours: { timeZone: America/Toronto, weekly: { mon-wed: 08:00-12:00 14:00-18:00 } }' }],
    [{ hours: 'hours: { timeZone: America/Toronto, weekly: { Mo-Fr: 08:00-17:00, sat: 9-12 Uhr } }' }],
    [{ hours: 'hours: { timeZone: America/Toronto, weekly: { mon-fri: 8am-noon, sat: 9-5, sun: 24 h/24 } }' }],
  ],
  '37 Hours until noon': [[{ hours: 'hours: { timeZone: America/Toronto, weekly: { mon-fri: 8:30-12, sat: 9–noon, sun: 10-12 pm } }' }]],
  '38 Dates and counts': [
    [
      {
        hours:
          'hours:\n  timeZone: America/Toronto\n  weekly: { mon-fri: 08:00-17:00 }\n  exceptions: [{ name: A, from: 24.12.2026, hours: closed }, { name: B, from: 12/26/2026, hours: closed }, { name: C, from: 01/02/2027, hours: closed }]',
      },
    ],
    [
      {
        business:
          'business:\n  name: P\n  type: Plumber\n  rating: { value: "4,8/5", count: 12, best: 4.9 out of 5, source: Google }\n  address: { city: Laval, region: QC, country: CA }',
      },
    ],
    [
      {
        business:
          'business:\n  name: P\n  type: Plumber\n  rating: { value: "4,8", count: "1,234", source: Google, asOf: 28/11/2026 }\n  address: { city: Laval, region: QC, country: CA }',
      },
    ],
  ],
}

const bilingual = `site: { origin: "https://www.pipeworks.example", languages: [en-CA, fr-CA] }
business: { name: Pipeworks, type: Plumber, address: { city: Laval, region: QC, country: CA } }
phones: { book: { main: 450-555-0123 } }
services:
  - { id: leaks, name: { en: Leak repair, fr: Réparation de fuites }, summary: { en: We stop leaks., fr: Nous arrêtons. } }
locations:
  - { id: laval, name: { en: Laval, fr: Laval }, geo: { lat: 45.60, lng: -73.70 } }
`

const french = 'key,language,en,translation\r\nservices.leaks.summary,fr,We stop leaks.,'

/** Tables, by the command that imports them. */
const tables: Readonly<Record<string, readonly (readonly [command: 'translations' | 'locations', table: string | Buffer])[]>> = {
  '01 Tables in another encoding': [
    ['locations', Buffer.from('id,name.en,name.fr\r\nlaval,Laval,Vall\xe9e\r\n', 'latin1')],
    ['translations', Buffer.from(`\ufeff${french}Nous réparons.\r\n`, 'utf16le').swap16()],
  ],
  '02 Quotation marks that are never closed': [
    ['translations', `${french}Nous « réparons ».\r\nservices.leaks.name,fr,Leak repair,"Fuites\r\n`],
    ['locations', 'id\tname.en\tname.fr\r\nlaval\t"Laval\tLaval\r\n'],
  ],
  '04 Texts that a config cannot contain': [
    ['translations', `${french}Nous arrêtons {{city}}.\r\n`],
    ['translations', `${french}"{services, plural, one {un} }"\r\n`],
    ['translations', `${french}Nous arrêtons }.\r\n`],
    ['translations', `${french}Au coeur d'{city}.\r\n`],
    ['locations', 'id,name.en,name.fr\r\nlaval,{Laval}},Laval\r\n'],
  ],
  '05 Line breaks in a cell': [
    ['locations', 'id,name.en,name.fr\r\nlaval,"Laval\nWest",Laval\r\n'],
    ['locations', 'id,neighbourhoods.en,neighbourhoods.fr\r\nlaval,"Vimont\nAuteuil","Vimont\nAuteuil"\r\n'],
  ],
  '06 Line ends and separators': [
    ['translations', `sep=;\r${french.replaceAll(',', ';').replaceAll('\r\n', '\r')}Nous réparons.\r`],
    ['locations', 'id\tname.en\tname.fr\rlaval\tLaval\tVallée\r'],
  ],
  '06 A workbook with the name of a CSV file': [['translations', Buffer.from('PK\x03\x04\x14\0\x06\0\b\0\0\0!\0A7\x82\xcf', 'latin1')]],
  '04 Keys and languages in other words': [
    ['translations', 'key,language\u200b,en,translation\r\nservices.leaks.summary\u200b,fr,We stop leaks.,Nous réparons.\r\n'],
    ['translations', 'key,language,en,translation\r\nServices.Leaks.Summary,FRENCH,We stop leaks.,Nous réparons.\r\n'],
  ],
  '08 Postal codes without their zero': [
    [
      'locations',
      'id,name.en,name.fr,lat,lng,branch,street.en,street.fr,city.en,city.fr,postal-code,country\r\nnice,Nice,Nice,43.70,7.27,yes,1 Rue Sans-Nom,1 Rue Sans-Nom,Nice,Nice,6000,FR\r\n',
    ],
    [
      'locations',
      'id,name.en,name.fr,lat,lng,branch,street.en,street.fr,city.en,city.fr,region,postal-code,country\r\nboston,Boston,Boston,42.36,-71.06,yes,1 Main St,1 Main St,Boston,Boston,MA,2134,US\r\n',
    ],
  ],
  '29 Coordinates of a table in degrees': [['locations', 'id,lat,lng\r\nlaval,45.6066° N,73° 42′ 44.6″ W\r\n']],
  '11 Formulas and errors of spreadsheets': [
    ['translations', `${french}#VALEUR!\r\n`],
    ['locations', 'id,name.en,name.fr\r\nlaval,=SUM(A1:A3),#N/A\r\n'],
    ['translations', `${french}3.36E+10\r\n`],
    ['locations', 'id;name.en;name.fr;lat;lng;branch\r\nlaval;Laval;Laval;45,61;-73,72;FALSCH\r\n'],
  ],
}

const folder = temporaryFolder()
let count = 0

const importOf = async (command: string, table: string | Buffer): Promise<string> => {
  const [config, csv] = [`${++count}.config.yaml`, `${count}.csv`]
  writeFileSync(join(folder, config), bilingual)
  writeFileSync(join(folder, csv), table)
  const { code, out, err } = await run([command, '--config', config, '--import', csv], { cwd: folder })
  const before = bilingual.split('\n')
  const changed = readFileSync(join(folder, config), 'utf8')
    .split('\n')
    .filter(line => !before.includes(line))
  const input =
    typeof table === 'string' ? JSON.stringify(table) : `${table.length} bytes: ${table.toString('latin1').replace(/[^ -~]/g, '·')}`
  return [
    indented(`${command} --import: ${input}`),
    '',
    `${out}${err}`.trim(),
    `  exit ${code}`,
    ...changed.map(line => `  = ${line}`),
    '',
  ].join('\n')
}

test('everyday inputs produce the right page, or a message that explains the fix', async () => {
  const sections = Object.entries(configs).flatMap(([title, siblings]) =>
    siblings.map(([input, ...facts]) => `── ${title}\n\n${resultOf(input, ...facts)}\n`),
  )
  for (const [title, siblings] of Object.entries(tables))
    for (const [command, table] of siblings) sections.push(`── ${title}\n\n${await importOf(command, table)}`)
  await expect(sections.toSorted((a, b) => a.slice(0, 6).localeCompare(b.slice(0, 6))).join('\n')).toMatchFileSnapshot('everyday-input.txt')
})
