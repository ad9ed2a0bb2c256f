/**
 * Cities that extend the sample: without false sentences, and with false sentences, which are all found with their lines. Texts that a city
 * inherits from the sample are true there, because they take their facts from the city’s config. `tools/check/faults.test.ts` has more
 * sentences.
 */

import { describe, expect, test } from 'vitest'
import { Document, stringify } from 'yaml'
import { assetNames } from '../../../../../generator/platform/assets/names.ts'
import { compileChain } from '../../../../../generator/site/compile.ts'
import { sampleText } from '../../../../support/sample.ts'
import { inEnglish, messageOf } from '../../../../support/text.ts'
import { thorough } from '../../../../support/thorough.ts'
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
  ['pages.about.lead', { en: 'In {city} we’ve worked that way since 1985.' }, '“since 1985”, but the config has founded: 1998'],
  [
    'pages.about.title',
    { fr: 'Notre entreprise, fondée en 2001, et ses promesses | {business}' },
    '“fondée en 2001”, but the config has founded: 1998',
  ],
  ['pages.locations.callToAction.text', { en: 'We answer in English and Spanish.' }, '“English and Spanish”, but the site has no Spanish'],
  ['pages.locations.lead', { fr: 'Nous répondons en trois langues.' }, '“trois langues”, but the config has 2'],
  [
    'pages.privacy.lead',
    { en: 'We follow the GDPR.' },
    '“GDPR”, but that applies only in the European Union, and the business is in QC, CA',
  ],
  [
    'pages.privacy.description',
    { fr: 'Ce que {business} fait de vos renseignements, selon la CCPA.' },
    '“CCPA”, but that applies only in California, and the business is in QC, CA',
  ],
  ['pages.contact.lead', { en: 'Visit our office in {city}.' }, '“Visit our office”, but the config has no street address'],
  ['business.claims.experience.figure', { en: '35+', fr: '{yearsRounded}+' }, '“35+ years of experience”, but the config has 28'],
]

/** Messages for lines of the city’s own config. */
const messagesOf = (city: object, planted: Planted): readonly string[] =>
  messagesFor(withTexts(city, planted)).filter(line => !line.startsWith('site.config.yaml'))

const expected = (planted: Planted): readonly string[] =>
  planted.map(([, text, statement]) => {
    const [language, words] = Object.entries(text)[0] ?? []
    return `${language}: ${/: |^\d+$/.test(String(words)) ? JSON.stringify(words) : words} → The text says ${statement}`
  })

test('reports each false sentence with its line', () => {
  expect(messagesOf(quebec, inQuebec).toSorted()).toEqual(expected(inQuebec).toSorted())
})
