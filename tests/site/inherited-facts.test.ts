/** Facts of another place in the configs of cities: planted ones are errors with their lines, and corrected cities have none. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { assetNames } from '../../generator/platform/assets/names.ts'
import { packsFor } from '../../generator/platform/config/pack-files.ts'
import { compileChain } from '../../generator/site/compile.ts'
import { inheritedFacts } from '../../generator/site/config/inherited-facts.ts'
import { formatBuildDiagnostic } from '../../generator/site/messages/index.ts'
import type { Diagnostic } from '../../generator/site/model/diagnostic.ts'
import { isRecord } from '../../generator/site/util/table.ts'
import { isFaults, readAnswers } from '../../generator/tools/clone/answers.ts'
import { overlayText } from '../../generator/tools/clone/overlay.ts'
import { planClone } from '../../generator/tools/clone/plan.ts'
import { readTable } from '../../generator/tools/clone/table.ts'
import { compileText, sampleText } from '../support/sample.ts'
import { messageOf } from '../support/text.ts'
import { thorough } from '../support/thorough.ts'

const assets = assetNames('assets')

/** @param more configs between the city and the sample */
const wrongIn = (city: string, more: readonly string[] = [], base = sampleText): readonly Diagnostic[] => {
  const texts = [
    ...[city, ...more].map((text, index) => `extends: ${index === more.length ? 'base' : `region-${index}`}.yaml\n${text}`),
    base,
  ]
  const chain = texts.map((text, index) => ({
    file: index === 0 ? 'city.yaml' : index === texts.length - 1 ? 'base.yaml' : `region-${index - 1}.yaml`,
    text,
  }))
  const [first, ...others] = chain
  const compiled = compileChain([first ?? { file: '', text: '' }, ...others, ...packsFor(chain)], assets)
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(one => `${one.where?.line} ${messageOf(one)}`).join('\n'))
  return inheritedFacts(compiled.value)
}

const facts = (found: readonly Diagnostic[]): readonly string[] =>
  found.filter(({ code }) => code === 'FACT_INHERITED').map(({ key, where }) => `${where?.file}:${where?.line} ${key}`)

/** `base.yaml:37 business.founded` @param text on the line of the base */
const at = (key: string, text: string): string => `base.yaml:${sampleText.split('\n').findIndex(line => line.includes(text)) + 1} ${key}`

const ofCity = [
  at('site.origin', 'origin: https://www.clairconduit'),
  at('phones.book.main', '    main: 514-555-0142'),
  at('business.email', '  email: bonjour@c'),
  at('business.geo', '  geo: { lat: 45.50884'),
  at('business.claims[1].value', '      value: 5000'),
  ...[0, 1, 2, 3, 4, 5].map(index =>
    at(`locations[${index}]`, `  - id: ${['montreal', 'laval', 'longueuil', 'west-island', 'south-shore', 'north-shore'][index]}`),
  ),
  at('business.founded', 'founded: 1998'),
  at('business.rating.value', '    value: 5'),
  at('business.rating.count', '    count: 150'),
  at('business.rating.url', 'url: https://reviews.example'),
  at('business.profiles', '  profiles:'),
  at('hours.weekly', '  weekly:'),
  at('forms.id', 'id: xclairconduit'),
]
const ofRegion = [
  at('hours.exceptions[0]', 'Quebec’s national holiday'),
  at('business.licence.number', '    number: 5555-0123-01'),
  at('business.licence.authority', '    authority: { en: R'),
  at('hours.timeZone', 'timeZone: America/Toronto'),
  at('business.privacyOfficer.email', 'email: confidentialite@c'),
]
/** In the sample, two lines below the heading of the privacy page. */
const legal = 'pages.privacy.sections'

const text = (value: string): string => `{ en: ${value}, fr: ${value} }`
const address = (city: string, region = ''): string =>
  `business: { address: { city: ${text(city)}${region === '' ? '' : `, region: ${region}, regionName: ${text(region)}`} } }\n`

/** Facts without by-laws and legal texts, whose lines are found with the facts themselves. */
const plain = (found: readonly Diagnostic[]): readonly string[] =>
  facts(found.filter(({ key }) => /^(site|business|phones|hours|locations|forms)\b/.test(key ?? '')))

test('facts of another city are errors at their lines, and so are those of another province', () => {
  const quebecCity = wrongIn(address('Québec'))
  expect(plain(quebecCity).toSorted()).toEqual(ofCity.toSorted())
  expect(quebecCity.some(({ key }) => key === legal)).toBe(false)
  for (const [city, region] of [
    ['Halifax', 'NS'],
    ['Calgary', 'AB'],
  ] as const) {
    const found = wrongIn(address(city, region))
    expect(plain(found).toSorted()).toEqual([...ofCity, ...ofRegion].toSorted())
    expect(found.filter(({ key }) => key === legal)).toHaveLength(1)
  }
  const calgary = wrongIn(address('Calgary', 'AB'))
  const textOf = (wanted: string): string => {
    const one = calgary.find(({ key }) => key === wanted)
    return one === undefined ? '' : `${messageOf(one)} ${formatBuildDiagnostic(one, 'en').hint}`
  }
  expect(textOf('locations[1]')).toBe(
    'Calgary inherits the location “Laval” from base.yaml, the config of another place In city.yaml, list the locations of Calgary: locations: { only: [], add: [ … ] }. To keep “laval”, add it to “only”. To keep all locations of the base, write site: { shared: [areas] }.',
  )
  expect(textOf('business.claims[1].value')).toBe(
    'Calgary inherits “business.claims.clients.value” from base.yaml, the config of another place: 5000 In city.yaml, write the value for Calgary: business: { claims: { clients: { value: … } } }, or clear it: business: { claims: { clients: null } }. If Calgary has the same value, write site: { shared: [claims] }.',
  )
  // Texts of the sample need the founding year, so it cannot be cleared.
  expect(textOf('business.founded')).toBe(
    'Calgary inherits “business.founded” from base.yaml, the config of another place: 1998 In city.yaml, write the value for Calgary: business: { founded: … }. If Calgary has the same value, write site: { shared: [founded] }.',
  )
})

/** Ten cities, as rows of one table. */
const rows: readonly (readonly [city: string, region: string])[] = [
  ...['Laval', 'Gatineau', 'Lévis', 'Sherbrooke', 'Saguenay'].map(city => [city, 'QC'] as const),
  ...([
    ['Toronto', 'ON'],
    ['Ottawa', 'ON'],
    ['Moncton', 'NB'],
    ['Winnipeg', 'MB'],
    ['Regina', 'SK'],
  ] as const),
]
const head = 'city,city.fr,origin,region,region-name,phone,email,geo,time-zone,hours,licence,rating,founded,claims,profiles,inbox,legal'
/** @param own cells of the facts that belong to a place */
const table = (own: string): string =>
  [
    head,
    ...rows.map(
      ([city, region], index) =>
        `${city},${city},https://c${index}.example,${region},${region},514-555-01${40 + index},c${index}@c.example,"45.4${index}1,-75.7${index}1",${own}`,
    ),
  ].join('\n')

const draftsOf = (csv: string) => {
  const compiled = compileText(sampleText)
  if (compiled.config === undefined) throw new Error('the sample is invalid')
  const { config } = compiled
  const { cities, bad } = readTable(csv, config.site.languages)
  expect(bad).toEqual([])
  return cities.map(({ written }) => {
    const read = readAnswers(written, { country: 'CA', languages: ['en', 'fr'], claims: ['clients'] })
    if (isFaults(read)) throw new Error(JSON.stringify(read))
    return overlayText({ base: 'base.yaml', schema: 'x.json', city: written.city }, planClone(config, read)).replace(/^extends: .*\n/m, '')
  })
}

test('ten cities of a table without these facts have errors, which the columns of the table correct', thorough, () => {
  // Rating, figures, profiles, licence and holidays of the base are cleared, and the rest is reported.
  const planted = draftsOf(table(',,,,,,,,')).map(overlay => facts(wrongIn(overlay)).filter(one => !one.includes('privacyOfficer')))
  expect(planted.flat().filter(one => / (business\.founded|forms\.id|hours\.weekly)$/.test(one))).toHaveLength(30)
  expect(planted.flat().filter(one => / hours\.timeZone$/.test(one))).toHaveLength(5)
  expect(planted.flat().filter(one => / pages\.privacy\.sections$/.test(one))).toHaveLength(5)
  expect(planted.flat().filter(one => /rating|profiles|licence|claims|exceptions|phones|locations/.test(one))).toEqual([])
  const own =
    'America/Winnipeg,mon-fri 09:00-17:00,"77; City","4.5; 12; 2026-10-01; https://r.example/a",2020,clients=300,Facebook=https://facebook.example/a,xown,same'
  for (const overlay of draftsOf(table(own))) expect(facts(wrongIn(overlay))).toEqual([])
  // All of them confirmed.
  for (const overlay of draftsOf(table('same,same,same,same,same,same,same,same,same'))) expect(facts(wrongIn(overlay))).toEqual([])
})

const merged = (a: unknown, b: unknown): unknown =>
  isRecord(a) && isRecord(b)
    ? Object.fromEntries([...new Set([...Object.keys(a), ...Object.keys(b)])].map(key => [key, merged(a[key], b[key])]))
    : (b ?? a)

test('reports texts about a service that Halifax does not offer, until each is changed as its hint says', () => {
  const halifax = `${address('Halifax', 'NS')}site: { shared: [origin, phone, email, address, founded, rating, claims, licence, profiles, hours, timeZone, holidays, inbox, legal] }\nservices: { only: [air-duct, dryer-vent] }\nlocations: { only: [] , add: [{ id: halifax, name: ${text('Halifax')}, geo: { lat: 44.64881, lng: -63.57519 }, description: ${text('Halifax.')}, neighbourhoods: [Dartmouth] }] }\npages: { home: { towns: { items: { only: [] } } } }\n`
  const found = wrongIn(halifax)
  expect([...new Set(found.map(({ code }) => code))]).toEqual(['SERVICE_DROPPED'])
  const keys = found.map(({ key }) => key)
  for (const key of [
    'pages.home.title.en',
    'pages.home.heading.fr',
    'pages.home.keywords.en',
    'pages.contact.lead.en',
    'pages.services.title.fr',
    'site.keywords.en',
  ])
    expect(keys).toContain(key)
  expect(found.length).toBeGreaterThan(40)
  const lines = sampleText.split('\n')
  for (const { where } of found) expect(lines[(where?.line ?? 0) - 1]).toMatch(/chimney|ramon|cheminée|creosote|foyer/i)
  const corrected = found.reduce<unknown>(
    (data, { values }) => merged(data, parse(String((values as { readonly line: string }).line).replace('…', '"Air ducts."'))),
    parse(halifax),
  )
  expect(wrongIn(stringify(corrected))).toEqual([])
  expect(wrongIn(halifax.replace('legal]', 'legal, services]'))).toEqual([])
})

/** The words that name a dropped service in inherited texts, without repetitions. */
const namings = (offered: string): readonly string[] => {
  const found = wrongIn(`${address('Lévis')}services: { only: [${offered}] }\n`).filter(({ code }) => code === 'SERVICE_DROPPED')
  return [...new Set(found.map(({ values }) => String((values as { readonly word: string }).word).toLowerCase()))].toSorted()
}

test('finds a dropped service by its names in all numbers, by pairs of words, and by its keywords', () => {
  // “Duct” alone is also a word for dryers, and “vent” is not one for chimneys.
  expect(namings('dryer-vent, chimney')).toMatchSnapshot()
  expect(namings('air-duct, chimney')).toMatchSnapshot()
  expect(namings('air-duct, dryer-vent')).toEqual([
    'cheminée',
    'cheminées',
    'chimney',
    'chimneys',
    'creosote',
    'foyer',
    'foyers',
    'ramonage',
  ])
})

test.each([
  ['opening', 'locks, burglary', ['deur openen', 'ouverture de porte', 'türöffnung']],
  ['burglary', 'opening, locks', ['beveiliging', 'effraction', 'effractions', 'einbruch', 'inbraak', 'sicherung', 'sécurisation']],
] as const)('does not take common words for the name of the service %s', (_, offered, words) => {
  const base = readFileSync('tests/fixtures/sites/brussels-locksmith.config.yaml', 'utf8')
  const city = `business: { address: { city: { fr: Anvers, nl: Antwerpen, de: Antwerpen } } }\nservices: { only: [${offered}] }\n`
  const found = wrongIn(city, [], base).filter(({ code }) => code === 'SERVICE_DROPPED')
  expect([...new Set(found.map(({ values }) => String((values as { readonly word: string }).word).toLowerCase()))].toSorted()).toEqual(
    words,
  )
})

test('does not report an inherited toll-free number', () => {
  const base = sampleText.replace('main: 514-555-0142', 'main: 1-888-555-0142\n    night: 514-555-0143')
  expect(facts(wrongIn(address('Lévis'), [], base)).filter(one => one.includes('phones'))).toEqual([
    expect.stringMatching(/ phones\.book\.night$/),
  ])
})

test('a fact is that of the nearest config that names a city, and a brand can share its own with all cities', () => {
  const [east, brand] = [address('Moncton', 'NB'), 'site: { shared: [founded, profiles] }\n']
  // Moncton’s own facts are another place’s for Fredericton, but its province is the same.
  const moncton =
    `${east}hours: { timeZone: America/Moncton }\nforms: { id: xmoncton }\nphones: { book: { main: 506-555-0142 } }\n`.replace(
      '} } }',
      '} }, founded: 2001, licence: { number: "9", authority: NB }, rating: null, profiles: null }',
    )
  const found = facts(wrongIn(address('Fredericton'), [moncton])).filter(one => one.startsWith('region-0'))
  expect(found.map(one => one.replace(/.* /, ''))).toEqual(['phones.book.main', 'business.founded', 'forms.id'])
  const keys = (found: readonly string[]): readonly string[] => found.map(one => one.replace(/.* /, '')).toSorted()
  const brandText = sampleText.replace('site:\n', 'site:\n  shared: [founded, profiles]\n')
  // Laval is an area of the sample.
  expect(keys(facts(wrongIn(address('Laval'), [], brandText)))).toEqual(
    keys(ofCity.filter(one => !/founded|profiles|locations.1/.test(one))),
  )
  expect(facts(wrongIn('theme: { colours: { accent: "#004d40" } }\n'))).toEqual([])
  expect(facts(wrongIn(brand))).toEqual([])
})
