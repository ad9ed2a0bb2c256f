import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assetNames } from '../../../../generator/platform/assets/names.ts'
import { compileChain } from '../../../../generator/site/compile.ts'
import type { CompiledConfig } from '../../../../generator/site/config/compile/compile-config.ts'
import { composeChain } from '../../../../generator/site/config/overlay/config-chain.ts'
import { valueAt } from '../../../../generator/site/config/yaml/tree.ts'
import { otherCityTexts } from '../../../../generator/tools/clone/leftovers/inherited.ts'
import { compileText, sampleText, smallText } from '../../../support/sample.ts'
import { messageOf } from '../../../support/text.ts'

const base = (text: string, file = 'site.config.yaml') => {
  const { config } = compileText(text)
  if (config === undefined) throw new Error('the base is sound')
  return { file, config }
}

const compiled = (text: string, over = sampleText): CompiledConfig => {
  const made = compileChain(
    [
      { file: 'sites/city.config.yaml', text: `extends: ../site.config.yaml\n${text}` },
      { file: 'site.config.yaml', text: over },
    ],
    assetNames('assets'),
  )
  if (!made.ok) throw new Error(made.diagnostics.map(messageOf).join('\n'))
  return made.value
}

const bases = new Map([sampleText, smallText].map(text => [text, base(text)]))

/** `key: marks` of references to the sample’s city in an overlay. */
const leftIn = (text: string, over = sampleText): readonly string[] =>
  otherCityTexts(compiled(text, over), [bases.get(over) ?? base(over)]).map(({ key, marks }) => `${key}: ${marks.join(', ')}`)

const own = `
site: { origin: "https://levis.example" }
business:
  email: bonjour@levis.example
  address: { city: { en: Lévis, fr: Lévis } }
  licence: null
  privacyOfficer: { email: bonjour@levis.example }
phones: { book: { main: 418-555-0123 } }
`
const area = `{ id: lauzon, name: { en: Lauzon, fr: Lauzon }, in: { en: in Lauzon, fr: à Lauzon }, slug: lauzon, geo: { lat: 46.8, lng: -71.1 }, description: { en: Docks., fr: Quais. }, neighbourhoods: [Lauzon] }`
const locations = (only: string): string => `locations: { only: [${only}], add: [${area}] }\n`
const texts = `
services: { chimney: { faq: { 4: { answer: { en: Once a year., fr: Une fois l’an. } } } } }
pages:
  home: { towns: { items: { only: [], add: [{ name: Lauzon, location: lauzon }] } } }
  serviceAreas:
    title: { en: Service areas, fr: Zones desservies }
    description: { en: Where we work., fr: Où nous travaillons. }
    keywords: { en: areas, fr: zones }
    heading: { en: Here, fr: Ici }
    map: { query: { en: Lauzon, fr: Lauzon } }
  contact: { details: { areas: { en: Lauzon, fr: Lauzon } } }
  about: { story: { text: { en: We clean., fr: Nous nettoyons. } } }
forms:
  quick: { fields: { phone: { placeholder: (418) 555-0199 } } }
  contact: { fields: { phone: { placeholder: (418) 555-0199 } } }
`
const right = own + locations('') + texts

test('finds nothing in a city that overrides all references', () => {
  expect(leftIn(right)).toEqual([])
})

test.each<readonly [string, string, readonly string[]]>([
  ['a mailbox', right.replace('  email: bonjour@levis.example\n', ''), ['business.email: bonjour@clairconduit.example']],
  ['a number', right.replace('phones: { book: { main: 418-555-0123 } }\n', ''), ['phones.book.main: 514-555-0142']],
  ['a licence', right.replace('  licence: null\n', ''), ['business.licence.number: 5555-0123-01']],
  [
    'an area code in a field, a neighbour in a sentence',
    right
      .replace('quick: { fields: { phone: { placeholder: (418) 555-0199', 'quick: { fields: { phone: { placeholder: (514) 555-0123')
      .replace('Where we work.', 'Near Dorval and Verdun.'),
    ['pages.serviceAreas.description.en: Dorval, Verdun', 'forms.quick.fields[1].placeholder: 514'],
  ],
  [
    'a by-law, a domain',
    right.replace('en: We clean.', 'en: "By-law 15-069: see www.clairconduit.example."'),
    ['pages.about.story.text.en: 15-069, clairconduit.example'],
  ],
  [
    'areas that it did not ask for',
    own +
      texts
        .replace('{ only: [], add: [{ name: Lauzon, location: lauzon }] }', '{ only: [] }')
        .replace('home: { towns: { items: { only: [] } } }', 'home: { towns: null }'),
    [
      'locations.montreal: Montreal',
      'locations.laval: Laval',
      'locations.longueuil: Longueuil',
      'locations.west-island: West Island',
      'locations.south-shore: South Shore',
      'locations.north-shore: North Shore',
    ],
  ],
  ['a city that was never said', 'site: { origin: "https://other.example" }\n', ['business.address.city: Montreal, Montréal']],
  ['the same site with other colours', 'theme: { colours: { accent: "#004d40" } }\n', []],
])('%s', (_, text, left) => {
  expect(leftIn(text)).toEqual(left)
})

test('finds no contact data of the base in the first example of docs/explanation/overlays.md', () => {
  const [, example = ''] = /```yaml\n.*?extends: \S+\n(.*?)```/s.exec(readFileSync('docs/explanation/overlays.md', 'utf8')) ?? []
  expect(leftIn(example).filter(one => /^(site|phones|business\.address)\b/.test(one))).toEqual([])
})

test('accepts a selected area of the base, but not the other city in its texts', () => {
  const left = leftIn(right.replace('only: []', 'only: [laval]'))
  expect(left.filter(one => !one.startsWith('locations.laval.'))).toEqual([])
  expect(left.filter(one => one.includes('Laval') || one.includes('12792'))).toEqual([])
})

test('reports the province only in another province', () => {
  const inQuebec = right.replace('en: We clean.', 'en: "All over Quebec (QC)."')
  expect(leftIn(inQuebec)).toEqual([])
  expect(leftIn(inQuebec.replace('address: {', 'address: { region: ON, regionName: { en: Ontario, fr: Ontario },'))).toContain(
    'pages.about.story.text.en: Quebec, QC',
  )
})

test('ignores texts with an unmet condition or in a disabled language', () => {
  const ottawa = `${right
    .replace('address: {', 'address: { region: ON, regionName: { en: Ontario, fr: Ontario },')
    .replace(
      '    title: { en: Service areas',
      '    lead: { en: "{regionCode, select, QC {Quebec} other {{licence, select, none {} other {RBQ}}}}, {areas, plural, one {{office, select, yes {Laval} other {}}} other {}}", fr: "{regionCode, select, ON {Laval} other {}}" }\n    title: { en: Service areas',
    )}hours: { exceptions: { 1: { name: { en: Summer, fr: Été } } } }
`
  const others = ['services.chimney.alert.source.label', 'services.chimney.faq[3].answer', 'pages.privacy.sections[2].text']
  const remaining = leftIn(ottawa).filter(one => !others.some(other => one.startsWith(other)))
  expect(remaining).toEqual(['pages.serviceAreas.lead.fr: Laval'])
  const english = leftIn(ottawa.replace('site: {', 'site: { languages: [{ code: en, locale: en-CA, name: English }],'))
  expect(english.filter(one => one.includes('.fr:'))).toEqual([])
  // With a licence, the condition is met.
  expect(leftIn(ottawa.replace('  licence: null\n', ''))).toContain('business.claims.licensed.label.fr: RBQ')
})

test('reports each text with its line in the base and a line to write in the city', () => {
  const city = compiled(own + locations(''))
  const all = otherCityTexts(city, [bases.get(sampleText) ?? base(sampleText)])
  const heading = all.find(({ key }) => key === 'pages.serviceAreas.heading.en')
  const line = sampleText.split('\n').findIndex(one => one.includes('On the island, in Laval, on both shores')) + 1
  expect(heading).toMatchObject({
    where: { file: 'site.config.yaml', line },
    excerpt: 'On the island, in Laval, on both shores',
    write: 'pages: { serviceAreas: { heading: { en: "On the island, in Laval, on both shores" } } }',
  })
  expect(all.length).toBeGreaterThan(10)
  for (const { path, write } of all) {
    const { document, diagnostics } = composeChain([
      { file: 'over.yaml', text: `extends: city.yaml\n${write.replace(/: "(?:[^"\\]|\\.)*"/, ': "Ours"')}\n` },
      { file: 'city.yaml', text: city.document.files[0]?.text ?? '' },
      { file: 'site.config.yaml', text: sampleText },
    ])
    expect({ write, diagnostics }).toEqual({ write, diagnostics: [] })
    expect({ write, value: valueAt(document?.data, path) }).toEqual({ write, value: 'Ours' })
  }
})

test('handles a base in one language without neighborhoods', () => {
  expect(leftIn('site: { origin: "https://aylmer.example" }\nbusiness: { address: { city: Aylmer } }\n', smallText)).toEqual([
    'locations.hull: Hull',
    'business.email: mail@small.example',
    'business.privacyOfficer.email: privacy@small.example',
    'phones.book.main: 819-555-0123',
    'pages.contact.details.areas.en: Hull',
  ])
})
