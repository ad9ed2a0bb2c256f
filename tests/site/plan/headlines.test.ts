/** Home pages of generated sites: the headline names the services and the place, the lead the facts, the button fits the trade. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { serviceList, withinSentence } from '../../../generator/site/plan/headline-values.ts'
import { packedSite } from '../../support/site.ts'

const locales = ['en-US', 'fr-FR', 'es-US', 'de-DE', 'nl-NL', 'it-IT', 'pt-BR', 'ar']

interface Business {
  readonly trade: string
  readonly city?: string | Readonly<Record<string, string>>
  readonly services?: number
  readonly areas?: readonly unknown[]
  readonly more?: Readonly<Record<string, unknown>>
  readonly languages?: readonly string[]
  readonly business?: Readonly<Record<string, unknown>>
}

/** The home page of a business in each of its languages. */
const homeOf = ({ trade, city = 'Bern', services = 3, areas = [city], more = {}, languages = locales, business = {} }: Business) => {
  const template = parse(readFileSync(`starters/${trade}.yaml`, 'utf8')) as { readonly services: readonly { readonly id: string }[] }
  const codes = languages.map(locale => locale.slice(0, 2))
  const named = (name: unknown) => (typeof name === 'string' ? Object.fromEntries(codes.map(code => [code, name])) : name)
  const config = {
    trade,
    site: { languages },
    business: { name: 'Ada', address: { city: named(city), country: 'CH' }, ...business },
    phones: { book: { main: '031 555 01 42' } },
    services: template.services.slice(0, services).map(({ id }) => ({ id })),
    locations: areas.map(area => ('name' in Object(area) ? area : { name: named(area) })),
    ...more,
  }
  const site = packedSite(JSON.stringify(config))
  return site.routes.flatMap(route => {
    if (route.kind !== 'home') return []
    const page = site.page(route)
    if (page.kind !== 'home') return []
    return [{ language: route.language, heading: page.hero.heading, lead: page.hero.lead.join(' / '), button: page.layout.book.label }]
  })
}

const headings = (business: Business) => Object.fromEntries(homeOf(business).map(({ language, heading }) => [language, heading]))
const leads = (business: Business) => Object.fromEntries(homeOf(business).map(({ language, lead }) => [language, lead]))
/** Buttons link to a form. Without one, they say “Contact us”. */
const withForm = (languages: readonly string[]) => ({
  forms: {
    provider: 'formspree',
    id: 'abcdwxyz',
    processor: { name: 'Formspree, Inc.', country: Object.fromEntries(languages.map(locale => [locale.slice(0, 2), 'USA'])) },
  },
})

const buttons = (business: Business) =>
  Object.fromEntries(
    homeOf({ more: withForm(business.languages ?? locales), ...business }).map(({ language, button }) => [language, button]),
  )

describe('the headline', () => {
  test('names the services of a roofer and the city', () => {
    expect(headings({ trade: 'roofer' })).toMatchSnapshot()
  })

  test('names one service', () => {
    expect(headings({ trade: 'locksmith', services: 1 })).toMatchSnapshot()
  })

  test('names two services', () => {
    expect(headings({ trade: 'plumber', services: 2 })).toMatchSnapshot()
  })

  test('names the treatments of a clinic', () => {
    expect(headings({ trade: 'dental-clinic' })).toMatchSnapshot()
  })

  test('contracts prepositions with the name of the city', () => {
    expect(
      headings({
        trade: 'roofer',
        services: 1,
        city: { fr: 'Le Mans', it: 'Ancona', pt: 'Porto' },
        languages: ['fr-FR', 'it-IT', 'pt-PT'],
      }),
    ).toMatchSnapshot()
  })

  test('uses the preposition that the config writes for the city', () => {
    const areas = [
      { name: { de: 'Sylt' }, in: { de: 'auf Sylt' } },
      { name: { de: 'Amrum' }, in: { de: 'auf Amrum' } },
    ]
    expect(headings({ trade: 'electrician', services: 1, city: 'Sylt', areas, languages: ['de-DE'] })).toMatchInlineSnapshot(`
      {
        "de": "Elektroreparaturen auf Sylt",
      }
    `)
  })

  test.each([1, 2, 3, 4, 12])('is the same for %i areas', count => {
    const areas = Array.from({ length: count }, (_, index) => `Town ${index}`)
    expect(headings({ trade: 'roofer', areas, languages: ['en-US'] })).toEqual({ en: 'Roof repair, new roofs and flat roofs in Bern' })
  })
})

describe('the lead', () => {
  test('consists of the facts that the config has', () => {
    const more = { hours: { timeZone: 'Europe/Zurich', weekly: { 'mon-fri': '08:00-18:00' }, emergency: true } }
    expect(leads({ trade: 'plumber', areas: ['Bern', 'Thun', 'Biel'], more, business: { founded: 1998 } })).toMatchSnapshot()
  })

  test('ends with the first hours of a day on which the business is open', () => {
    const more = { hours: { timeZone: 'Europe/Zurich', weekly: { 'tue-sat': '09:00-19:00' } } }
    expect(leads({ trade: 'dental-clinic', languages: ['en-US'], more }).en).toMatch(/\/ Tuesday to Saturday 9/)
  })

  test('gives the number of areas if there are many', () => {
    const areas = Array.from({ length: 12 }, (_, index) => `Town ${index}`)
    expect(leads({ trade: 'plumber', areas })).toMatchSnapshot()
  })

  test('claims nothing that the config does not have, and repeats the promise of the last section if it has no fact', () => {
    expect(leads({ trade: 'roofer', languages: ['en-US'] })).toEqual({
      en: 'We serve Bern and nearby. You know the price before you decide.',
    })
    expect(leads({ trade: 'roofer', languages: ['en-US'], business: { founded: 1998 } })).toEqual({
      en: 'In business since 1998. We serve Bern and nearby.',
    })
    // Patients come to the clinic.
    expect(leads({ trade: 'dental-clinic', languages: ['en-US'] })).toEqual({ en: 'You know the price before you decide.' })
  })
})

describe('the button', () => {
  test('of a roofer offers a quote', () => {
    expect(buttons({ trade: 'roofer', services: 1 })).toMatchSnapshot()
  })

  test('of a plumber offers a visit', () => {
    expect(buttons({ trade: 'plumber', services: 1 })).toMatchSnapshot()
  })

  test('of a clinic offers an appointment', () => {
    expect(buttons({ trade: 'dental-clinic', services: 1 })).toMatchSnapshot()
  })

  test('of a business without a form offers contact', () => {
    expect(buttons({ trade: 'roofer', languages: ['en-US'], more: {} })).toEqual({ en: 'Contact us' })
  })

  test('follows business.request', () => {
    expect(buttons({ trade: 'roofer', business: { request: 'visit' }, languages: ['en-US'] })).toEqual({ en: 'Book a visit' })
  })

  test('of a law firm offers a consultation', () => {
    expect(buttons({ trade: 'roofer', business: { type: 'Attorney' }, languages: ['de-DE', 'en-GB'] })).toEqual({
      de: 'Beratung anfragen',
      en: 'Request a consultation',
    })
  })
})

test('names within a sentence lose the capital that only begins them', () => {
  const cases = [
    ['New roofs', 'en', 'new roofs'],
    ['AC repair', 'en', 'AC repair'],
    ['Drain Cleaning', 'en', 'Drain Cleaning'],
    ['Neue Dächer', 'de', 'neue Dächer'],
    ['Dachreparatur', 'de', 'Dachreparatur'],
    ['Élagage', 'fr', 'élagage'],
    ['Îlots', 'fr-CA', 'îlots'],
    ['تنظيف الأسنان', 'ar', 'تنظيف الأسنان'],
  ] as const
  expect(cases.map(([name, locale]) => withinSentence(name, locale))).toEqual(cases.map(([, , within]) => within))
})

test('lists of services stay short, and one “and” is enough', () => {
  expect(serviceList(['Air duct cleaning and repair', 'Dryer vent cleaning', 'Chimney sweeping'], 'en')).toBe(
    'Air duct cleaning and repair, dryer vent cleaning',
  )
  expect(serviceList(['Rechtsanwältinnen- und Rechtsanwaltskammerangelegenheiten', 'Mietrecht', 'Erbrecht'], 'de')).toBe(
    'Rechtsanwältinnen- und Rechtsanwaltskammerangelegenheiten',
  )
  expect(serviceList(['Instalación', 'Inspección', 'Reparación'], 'es')).toBe('Instalación, inspección y reparación')
  expect(serviceList(['Reparación', 'Inspección'], 'es')).toBe('Reparación e inspección')
})
