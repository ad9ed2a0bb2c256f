/** Texts contain the phone number that the page shows. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, parseDocument, stringify } from 'yaml'
import type { Site } from '../../../generator/site/build.ts'
import type { Config } from '../../../generator/site/config/schema/config-schema.ts'
import { localizedTexts } from '../../../generator/site/config/values/localized-texts.ts'
import type { PageKinds } from '../../../generator/site/model/page-kinds.ts'
import type { RouteParams } from '../../../generator/site/model/route.ts'
import { telUrl } from '../../../generator/site/plan/format/phone.ts'
import { eachOf } from '../../../generator/site/util/table.ts'
import { sampleText, sampleWith } from '../../support/sample.ts'
import { fakeSite, packedSite, siteOf } from '../../support/site.ts'

type PageOf<Kind extends keyof PageKinds> = PageKinds[Kind]['page']

const pageOf = <Kind extends keyof PageKinds>(site: Site, kind: Kind, params: RouteParams = {}, language = 'en'): PageOf<Kind> => {
  const route = site.routes.find(
    one =>
      one.kind === kind && one.language === language && one.params.service === params.service && one.params.location === params.location,
  )
  if (route === undefined) throw new Error(`no page of the kind ${kind}`)
  // A route and its page have the same kind.
  return site.page(route) as PageOf<Kind>
}

const laval = '\n  - id: laval\n'
const many = [
  ['    main: 514-555-0142\n', '    main: 514-555-0142\n    north: 450-555-0143\n    truck: 514-555-0144\n    night: 514-555-0145\n'],
  ['    hero: main', '    hero: truck'],
  ['    emergency: main', '    emergency: night'],
  [laval, `${laval}    phone: north\n`],
] as const

test('a location’s page contains its own number, other pages that of the business', () => {
  const site = fakeSite(sampleWith(...many))
  const area = pageOf(site, 'serviceLocation', { service: 'chimney', location: 'laval' })
  const elsewhere = pageOf(site, 'serviceLocation', { service: 'chimney', location: 'longueuil' })
  expect([area.phone.display, area.callToAction?.text, area.area.lead.join()]).toEqual([
    '450-555-0143',
    expect.stringContaining('450-555-0143'),
    expect.stringContaining('450-555-0143'),
  ])
  expect([elsewhere.phone.display, elsewhere.callToAction?.text]).toEqual(['514-555-0142', expect.stringContaining('514-555-0142')])
})

test('the short form contains the number of the hero, and the long one that of the contact page', () => {
  const site = fakeSite(sampleWith(...many))
  const home = pageOf(site, 'home')
  const contact = pageOf(site, 'contact')
  expect([home.heroPhone.display, home.form?.messages.refused]).toEqual(['514-555-0144', expect.stringContaining('514-555-0144')])
  expect(contact.form?.messages.refused).toContain('514-555-0142')
})

test('the emergency line shows its number if it differs', () => {
  const times = (text: string) => pageOf(fakeSite(text), 'contact').hours?.times.emergencyPhone?.display
  expect([times(sampleWith(...many)), times(sampleWith())]).toEqual(['514-555-0145', undefined])
})

test('the closing band of every location in Miami shows its number once, and its text can contain it', () => {
  const miami = readFileSync('tests/fixtures/sites/miami-plumber.config.yaml', 'utf8')
  const own = miami.replace(/^( +)heading: .*Got a leak.*\n/m, '$&$1text: { en: "Call {phone}.", es: "Llame al {phone}." }\n')
  for (const [text, contains] of [
    [miami, false],
    [own, true],
  ] as const) {
    const site = packedSite(text)
    for (const route of site.routes.filter(({ kind }) => kind === 'serviceLocation')) {
      const { callToAction } = pageOf(site, 'serviceLocation', route.params, route.language)
      expect(callToAction?.text.includes(callToAction.phone.display)).toBe(contains)
    }
  }
})

test('a source is a link if the config has its URL', () => {
  const { local } = pageOf(fakeSite(), 'serviceLocation', { service: 'chimney', location: 'montreal' }, 'fr')
  expect(local?.sources.map(({ href }) => href?.split('/')[2])).toEqual([
    'ville.montreal.qc.ca',
    'www1.ville.montreal.qc.ca',
    'westmount.org',
  ])
  const { local: plain } = pageOf(fakeSite(), 'serviceLocation', { service: 'air-duct', location: 'montreal' })
  expect(plain?.sources).toEqual([{ label: 'Canada Mortgage and Housing Corporation (CMHC), when duct cleaning helps', href: null }])
})

/** The sample with a different number for each location and each use, and with {phone} at the end of every text. */
const siteWithPhoneInEveryText = (): Site => {
  // The sample is a valid config.
  const config = parse(sampleText) as { readonly phones: { book: object; use: object }; readonly locations: Config['locations'] }
  const places = ['nav', 'footer', 'hero', 'floating', 'contact', 'service', 'structuredData', 'emergency']
  const names = [...places, ...config.locations.map(({ id }) => id)]
  config.phones.book = { main: '514-555-0199', ...Object.fromEntries(names.map((name, index) => [name, `514-555-01${10 + index}`])) }
  config.phones.use = Object.fromEntries(places.map(place => [place, place]))
  for (const location of config.locations) Object.assign(location, { phone: location.id })
  const document = parseDocument(stringify(config))
  for (const { path, texts } of localizedTexts(config, ['en', 'fr']))
    if (!['slug', 'path'].includes(String(path.at(-1))))
      for (const [language, text] of Object.entries(texts)) document.setIn([...path, language], `${text} {phone}`)
  return fakeSite(document.toString())
}

/** Names in the phone book whose numbers a value contains, in order. */
const phonesIn = ({ config }: Site, value: unknown): readonly string[] => {
  const json = JSON.stringify(value ?? null)
  return Object.entries(config.phones.book).flatMap(([name, number]) => (json.includes(String(number)) ? [name] : []))
}

test('every text contains the number of its page: in the content, in the head and in the layout', () => {
  const site = siteWithPhoneInEveryText()
  const found = site.routes
    .filter(({ language, params }) => language === 'en' && (params.service ?? 'chimney') === 'chimney')
    .map(route => {
      const { layout, head, ...page } = site.page(route)
      const { structuredData, ...meta } = head
      const [business, ...ownNodes] = structuredData?.['@graph'] ?? []
      return [route.path, [phonesIn(site, page), phonesIn(site, [meta, ownNodes]), phonesIn(site, business)]] as const
    })
  const ofAreas = ['montreal', 'laval', 'longueuil', 'west-island', 'south-shore', 'north-shore']
  const business = ['structuredData']
  const all = Object.fromEntries(found)
  expect(all).toEqual({
    ...eachOf(Object.keys(all), () => [['contact'], ['contact'], business]),
    '/': [['hero', 'contact'], ['hero'], business],
    '/contact': [['contact', 'emergency'], ['contact'], business],
    '/locations': [['contact', ...ofAreas], ['contact'], business],
    '/en/services/chimney-cleaning': [['service'], ['service'], business],
    '/en/thanks': [['contact', 'emergency'], ['contact'], []],
    '/404': [['contact'], ['contact'], []],
    '/500': [['contact'], ['contact'], []],
    ...Object.fromEntries(ofAreas.map(area => [`/en/services/chimney-cleaning/${area}`, [[area], [area], business]])),
  })
  const { layout } = site.page(site.routes.find(({ params }) => params.location === 'laval') ?? expect.fail())
  const { footer, floatingPhone, floatingClock, callNow, ...header } = layout
  expect([footer, [floatingPhone, floatingClock, callNow], header].map(part => phonesIn(site, part))).toEqual([
    ['footer'],
    ['floating'],
    ['nav'],
  ])
})

test.each([
  ['514-555-0123', 'tel:+15145550123'],
  ['514-555-0123 ext. 12', 'tel:+15145550123;ext=12'],
  ['{ number: +1 514-555-3828, display: 514-555-DUCT }', 'tel:+15145553828'],
])('parses the number %s like validation', (written, url) => {
  const entry = siteOf(sampleWith(['main: 514-555-0142', `main: ${written}`])).phones.get('main')
  expect(entry && telUrl(entry.number)).toBe(url)
})
