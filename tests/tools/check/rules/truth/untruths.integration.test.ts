/**
 * Cities that extend the sample: without false sentences, and with false sentences, which are all found with their lines. Texts that a city
 * inherits from the sample are true there, because they take their facts from the city’s config.
 */

import { describe, expect, test } from 'vitest'
import { Document, stringify } from 'yaml'
import { assetNames } from '../../../../../generator/platform/assets/names.ts'
import { compileChain } from '../../../../../generator/site/compile.ts'
import { sampleText } from '../../../../support/sample.ts'
import { inEnglish, messageOf } from '../../../../support/text.ts'
import { thorough, thoroughUnless } from '../../../../support/thorough.ts'
import { untruthsOn } from '../../../../support/untruths.ts'

const file = 'sites/city.config.yaml'

/** The diagnostics of a city that extends the sample: `LINE of its file: message`, or the file and message for inherited texts. */
const messagesFor = (city: object): readonly string[] => {
  const text = stringify({ extends: '../site.config.yaml', ...city }, { lineWidth: 0 })
  const compiled = compileChain(
    [
      { file, text },
      { file: 'site.config.yaml', text: sampleText },
    ],
    assetNames('assets'),
  )
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(one => `${one.where?.line} ${messageOf(one)}`).join('\n'))
  const lines = text.split('\n')
  return untruthsOn(compiled.value)
    .map(inEnglish)
    .map(({ where, message }) => {
      const statement = message.replace(/^the text says /, '').replace(/ \(on .*\)$/, '')
      return where?.file === file ? `${lines[where.line - 1]?.trim()} → ${statement}` : `${where?.file}: ${statement}`
    })
}

const quebec = {
  site: { origin: 'https://quebec.example' },
  business: { address: { city: { en: 'Quebec City', fr: 'Québec' } } },
  phones: { book: { main: '418-555-0123' } },
  locations: { only: ['laval', 'longueuil'] },
  pages: { home: { towns: null } },
}

const calgary = {
  site: { origin: 'https://calgary.example', languages: { only: ['en'] } },
  business: {
    founded: 2014,
    licence: null,
    address: { city: { en: 'Calgary' }, region: 'AB', regionName: { en: 'Alberta' } },
  },
  phones: { book: { main: '403-555-0123' } },
  hours: { weekly: { sun: 'closed' }, emergency: false },
  locations: { only: ['laval'] },
  pages: { home: { towns: null } },
}

describe('has no findings for', () => {
  test('a city with the same languages', thorough, () => {
    expect(messagesFor(quebec)).toEqual([])
  })

  test('a younger business in one language and another province, without license, Sundays and emergency service', () => {
    expect(messagesFor(calgary)).toEqual([])
  })
})

/** False sentences: the key, the text and the message. */
type Planted = readonly (readonly [path: string, text: string | Readonly<Record<string, string>>, message: string])[]

/** A city’s config with these texts: `services.air-duct.faq.1.answer`, items of lists by id or index. */
const withTexts = (city: object, planted: Planted): object => {
  const whole = new Document(city)
  for (const [path, text] of planted) whole.setIn(path.split('.'), text)
  return whole.toJSON() as object
}

const emergency = 'the config has no emergency service'
const noLicence = 'the config has no licence'

const inQuebec: Planted = [
  ['pages.serviceAreas.lead', { en: 'Six areas, and very different homes.' }, '“Six areas”, but the config has 2'],
  [
    'pages.serviceAreas.description',
    { fr: 'Nos six secteurs, leurs maisons et nos services dans chacun d’eux.' },
    '“six secteurs”, but the config has 2',
  ],
  ['pages.about.areas.lead', { en: 'We come to you, in all three areas of {city}.' }, '“three areas”, but the config has 2'],
  ['pages.home.services.heading', { en: 'Four services, one crew' }, '“Four services”, but the config has 3'],
  ['pages.services.heading', { fr: 'Nos deux services, expliqués' }, '“deux services”, but the config has 3'],
  ['pages.service.process.heading', { en: 'How we work, in six steps' }, '“six steps”, but the config has 5'],
  [
    'services.air-duct.seo.description',
    { fr: 'Des conduits nettoyés en quatre étapes, à {city} et aux environs.' },
    '“quatre étapes”, but the config has 5',
  ],
  ['services.dryer-vent.faq.2.answer', { en: 'At any of the four signs above.' }, '“four signs”, but the config has 6'],
  ['pages.about.why.heading', { en: 'Nine things you can count on' }, '“Nine things you can count on”, but the config has 8'],
  ['forms.quick.lead', { en: 'Two fields, no obligation.' }, '“Two fields”, but the config has 3'],
  ['forms.contact.heading', { fr: 'Six questions pour nous' }, '“Six questions”, but the config has 5'],
  ['pages.contact.details.emailNote', { en: 'Read 5 days a week.' }, '“5 days a week”, but the config has 7'],
  ['pages.contact.why.points.1', { en: 'Over 35 years of experience' }, '“35 years of experience”, but the config has 28'],
  ['pages.about.story.text', { en: 'More than 40 years later, we are still in {city}.' }, '“40 years”, but the config has 28'],
  ['pages.about.lead', { en: 'In {city} we’ve worked that way since 1985.' }, '“since 1985”, but the config says founded: 1998'],
  [
    'pages.about.title',
    { fr: 'Notre entreprise, fondée en 2001, et ses promesses | {business}' },
    '“fondée en 2001”, but the config says founded: 1998',
  ],
  ['pages.locations.callToAction.text', { en: 'We answer in English and Spanish.' }, '“English and Spanish”, but the site has no Spanish'],
  ['pages.locations.lead', { fr: 'Nous répondons en trois langues.' }, '“trois langues”, but the config has 2'],
  ['pages.privacy.lead', { en: 'We follow the GDPR.' }, '“GDPR”, but that applies in the European Union, and the business is in QC, CA'],
  [
    'pages.privacy.description',
    { fr: 'Ce que {business} fait de vos renseignements, selon la CCPA.' },
    '“CCPA”, but that applies in California, and the business is in QC, CA',
  ],
  ['pages.contact.lead', { en: 'Visit our office in {city}.' }, '“Visit our office”, but the config has no street address'],
  ['business.claims.experience.figure', { en: '35+', fr: '{yearsRounded}+' }, '“35+ years of experience”, but the config has 28'],
]

const inCalgary: Planted = [
  ['pages.home.title', { en: 'Duct and dryer vent cleaning, 24/7 | {business}' }, `“24/7”, but ${emergency}`],
  ['pages.service.callToAction.text', { en: 'Someone answers at {phone}, day and night.' }, `“day and night”, but ${emergency}`],
  [
    'pages.contact.description',
    { en: 'Our emergency service is a phone call away, wherever you are in {city} or in a town near it: {phone}.' },
    `“emergency service”, but ${emergency}`,
  ],
  ['pages.thanks.lead', { en: 'Call us at any hour.' }, `“at any hour”, but ${emergency}`],
  ['pages.contact.why.points.2', { en: 'Licensed and insured' }, `“Licensed and insured”, but ${noLicence}`],
  ['pages.about.values.items.1.text', { en: 'We hold a trade licence.' }, `“We hold a trade licence”, but ${noLicence}`],
  ['pages.services.lead', { en: 'Fully licensed.' }, `“Fully licensed”, but ${noLicence}`],
  ['pages.locations.callToAction.text', { en: 'We answer in English or in French.' }, '“English or in French”, but the site has no French'],
  ['pages.about.why.points.3', { en: 'A bilingual crew' }, '“bilingual”, but the site has one language'],
  ['pages.home.lead', { en: 'Two languages, one crew.' }, '“Two languages”, but the config has 1'],
  ['pages.contact.hours.heading', { en: 'Open on Sundays' }, '“Open on Sundays”, but the config has no opening hours on Sunday'],
  ['pages.home.callToAction.text', { en: 'We answer 7 days a week.' }, '“7 days a week”, but the config has 6'],
  ['pages.about.values.items.2.title', { en: 'Over 25 years of experience' }, '“25 years of experience”, but the config has 12'],
  ['pages.about.story.text', { en: 'Since 1998, our family has cleaned ducts.' }, '“Since 1998”, but the config says founded: 2014'],
  [
    'pages.privacy.sections.1.text',
    { en: 'We answer for it under Law 25.' },
    '“Law 25”, but that applies in Quebec, and the business is in AB, CA',
  ],
  [
    'forms.quick.consent',
    { en: 'Unsubscribe as CAN-SPAM says.' },
    '“CAN-SPAM”, but that applies in the United States, and the business is in AB, CA',
  ],
  ['pages.about.heading', { en: 'Licence number 5555' }, `“Licence number”, but ${noLicence}`],
]

const withoutChimneys = { ...calgary, services: { chimney: null } }

const named: Planted = [
  ['pages.services.title', { en: 'Duct, dryer vent and chimney cleaning | {business}' }, '“chimney”, but the service chimney was removed'],
  [
    'pages.home.gallery.pairs.duct.caption',
    { en: 'The flue of a chimney, before and after.' },
    '“chimney”, but the service chimney was removed',
  ],
  ['business.claims.clients.label', { en: 'chimneys swept' }, '“chimneys”, but the service chimney was removed'],
  ['pages.home.image.alt', { en: 'A chimney sweep at work' }, '“chimney”, but the service chimney was removed'],
]

/** Messages for lines of the city’s own config. */
const messagesOf = (city: object, planted: Planted): readonly string[] =>
  messagesFor(withTexts(city, planted)).filter(line => !line.startsWith('site.config.yaml'))

const expected = (planted: Planted): readonly string[] =>
  planted.map(([, text, statement]) => {
    const [language, words] = Object.entries(text)[0] ?? []
    return `${language}: ${/: |^\d+$/.test(String(words)) ? JSON.stringify(words) : words} → The text says ${statement}`
  })

describe('reports each false sentence with its line', () => {
  for (const [name, city, planted, when] of [
    ['in a city of the same languages', quebec, inQuebec, thoroughUnless(true)],
    ['in a younger one in one language, in another province', calgary, inCalgary, thoroughUnless(false)],
    ['in one without a service', withoutChimneys, named, thoroughUnless(false)],
  ] as const)
    test(name, when, () => {
      expect(messagesOf(city, planted).toSorted()).toEqual(expected(planted).toSorted())
    })

  test('covers forty false sentences', () => {
    expect(inQuebec.length + inCalgary.length + named.length).toBeGreaterThanOrEqual(40)
  })
})
