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
/** Buttons lead to a form. Without one, they say “Contact us”. */
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
    expect(headings({ trade: 'roofer' })).toMatchInlineSnapshot(`
      {
        "ar": "إصلاح الأسطح وأسطح جديدة وأسطح مستوية في ⁨Bern⁩",
        "de": "Dachreparatur, Dacheindeckung und Flachdächer in Bern",
        "en": "Roof repair, new roofs and flat roofs in Bern",
        "es": "Reparación de techos, techos nuevos y techos planos en Bern",
        "fr": "Réparation de toiture, toitures neuves et toits plats à Bern",
        "it": "Riparazione tetti, tetti nuovi e tetti piani a Bern",
        "nl": "Dakreparatie, nieuwe daken en platte daken in Bern",
        "pt": "Conserto de telhados, telhados novos, lajes e telhados planos em Bern",
      }
    `)
  })

  test('names one service', () => {
    expect(headings({ trade: 'locksmith', services: 1 })).toMatchInlineSnapshot(`
      {
        "ar": "فتح الأبواب المغلقة في ⁨Bern⁩",
        "de": "Türöffnung in Bern",
        "en": "Lockouts in Bern",
        "es": "Apertura de puertas en Bern",
        "fr": "Ouverture de portes à Bern",
        "it": "Apertura porte a Bern",
        "nl": "Deur openen in Bern",
        "pt": "Abertura de portas em Bern",
      }
    `)
  })

  test('names two services', () => {
    expect(headings({ trade: 'plumber', services: 2 })).toMatchInlineSnapshot(`
      {
        "ar": "تسليك المجاري وكشف التسربات وإصلاحها في ⁨Bern⁩",
        "de": "Rohrreinigung und Leckortung in Bern",
        "en": "Drain cleaning and leak repair in Bern",
        "es": "Destape de drenajes y reparación de fugas en Bern",
        "fr": "Débouchage de canalisations et réparation de fuites à Bern",
        "it": "Spurgo e disotturazione, riparazione perdite d’acqua a Bern",
        "nl": "Afvoeren ontstoppen en lekkages repareren in Bern",
        "pt": "Desentupimento e conserto de vazamentos em Bern",
      }
    `)
  })

  test('names the treatments of a clinic', () => {
    expect(headings({ trade: 'dental-clinic' })).toMatchInlineSnapshot(`
      {
        "ar": "فحص الأسنان وتنظيفها والحشوات وعلاج العصب في ⁨Bern⁩",
        "de": "Kontrolle und Zahnreinigung, Füllungen und Wurzelbehandlung in Bern",
        "en": "Checkups and cleaning, fillings and root canals in Bern",
        "es": "Revisión y limpieza dental, empastes y endodoncia en Bern",
        "fr": "Contrôle et détartrage, caries et dévitalisations à Bern",
        "it": "Controlli e igiene dentale, otturazioni e cure canalari a Bern",
        "nl": "Controle en gebitsreiniging, vullingen en wortelkanalen in Bern",
        "pt": "Consulta e limpeza, restaurações e canais em Bern",
      }
    `)
  })

  test('contracts prepositions with the name of the city', () => {
    expect(
      headings({
        trade: 'roofer',
        services: 1,
        city: { fr: 'Le Mans', it: 'Ancona', pt: 'Porto' },
        languages: ['fr-FR', 'it-IT', 'pt-PT'],
      }),
    ).toMatchInlineSnapshot(`
      {
        "fr": "Réparation de toiture au Mans",
        "it": "Riparazione tetti ad Ancona",
        "pt": "Reparação de telhados no Porto",
      }
    `)
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
    expect(leads({ trade: 'plumber', areas: ['Bern', 'Thun', 'Biel'], more, business: { founded: 1998 } })).toMatchInlineSnapshot(`
      {
        "ar": "خدمة طوارئ ليلاً ونهاراً. تأسسنا عام 1998. نعمل في ⁨Bern⁩ و⁨Thun⁩ و⁨Biel⁩. نتحدث الإنجليزية والفرنسية والإسبانية والألمانية والهولندية والإيطالية والبرتغالية والعربية.",
        "de": "Notdienst rund um die Uhr. Es gibt uns seit 1998. Wir arbeiten in Bern, Thun und Biel. Wir sprechen Englisch, Französisch, Spanisch, Deutsch, Niederländisch, Italienisch, Portugiesisch und Arabisch.",
        "en": "Emergency service, day and night. In business since 1998. We serve Bern, Thun and Biel. We speak English, French, Spanish, German, Dutch, Italian, Portuguese and Arabic.",
        "es": "Emergencias de día y de noche. Trabajamos desde 1998. Atendemos Bern, Thun y Biel. Hablamos inglés, francés, español, alemán, neerlandés, italiano, portugués y árabe.",
        "fr": "Urgences jour et nuit. En activité depuis 1998. Zones desservies : Bern, Thun et Biel. Nous parlons anglais, français, espagnol, allemand, néerlandais, italien, portugais et arabe.",
        "it": "Urgenze, giorno e notte. In attività dal 1998. Zone servite: Bern, Thun e Biel. Parliamo inglese, francese, spagnolo, tedesco, olandese, italiano, portoghese e arabo.",
        "nl": "Spoeddienst, dag en nacht. Actief sinds 1998. We werken in Bern, Thun en Biel. We spreken Engels, Frans, Spaans, Duits, Nederlands, Italiaans, Portugees en Arabisch.",
        "pt": "Emergências de dia e de noite. Em atividade desde 1998. Áreas atendidas: Bern, Thun e Biel. Falamos inglês, francês, espanhol, alemão, holandês, italiano, português e árabe.",
      }
    `)
  })

  test('gives the number of areas if there are many', () => {
    const areas = Array.from({ length: 12 }, (_, index) => `Town ${index}`)
    expect(leads({ trade: 'plumber', areas })).toMatchInlineSnapshot(`
      {
        "ar": "نعمل في 12 منطقة في ⁨Bern⁩ وما حولها. نتحدث الإنجليزية والفرنسية والإسبانية والألمانية والهولندية والإيطالية والبرتغالية والعربية.",
        "de": "Wir arbeiten in zwölf Orten in und um Bern. Wir sprechen Englisch, Französisch, Spanisch, Deutsch, Niederländisch, Italienisch, Portugiesisch und Arabisch.",
        "en": "We serve twelve areas in and around Bern. We speak English, French, Spanish, German, Dutch, Italian, Portuguese and Arabic.",
        "es": "Atendemos doce zonas de Bern y alrededores. Hablamos inglés, francés, español, alemán, neerlandés, italiano, portugués y árabe.",
        "fr": "Douze secteurs à Bern et dans les environs. Nous parlons anglais, français, espagnol, allemand, néerlandais, italien, portugais et arabe.",
        "it": "Lavoriamo in dodici zone, a Bern e dintorni. Parliamo inglese, francese, spagnolo, tedesco, olandese, italiano, portoghese e arabo.",
        "nl": "We werken in twaalf gebieden in en rond Bern. We spreken Engels, Frans, Spaans, Duits, Nederlands, Italiaans, Portugees en Arabisch.",
        "pt": "Atendemos doze áreas em Bern e região. Falamos inglês, francês, espanhol, alemão, holandês, italiano, português e árabe.",
      }
    `)
  })

  test('claims nothing that the config does not have', () => {
    expect(leads({ trade: 'roofer', languages: ['en-US'] })).toEqual({ en: 'We serve Bern and nearby.' })
    // Patients come to the clinic.
    expect(leads({ trade: 'dental-clinic', languages: ['en-US'] })).toEqual({ en: '' })
  })
})

describe('the button', () => {
  test('of a roofer offers a quote', () => {
    expect(buttons({ trade: 'roofer', services: 1 })).toMatchInlineSnapshot(`
      {
        "ar": "طلب عرض سعر",
        "de": "Angebot anfordern",
        "en": "Get a quote",
        "es": "Pedir una cotización",
        "fr": "Demander un devis",
        "it": "Richieda un preventivo",
        "nl": "Offerte aanvragen",
        "pt": "Pedir um orçamento",
      }
    `)
  })

  test('of a plumber offers a visit', () => {
    expect(buttons({ trade: 'plumber', services: 1 })).toMatchInlineSnapshot(`
      {
        "ar": "طلب زيارة",
        "de": "Termin anfragen",
        "en": "Book a visit",
        "es": "Pedir una visita",
        "fr": "Demander une intervention",
        "it": "Richieda un intervento",
        "nl": "Bezoek aanvragen",
        "pt": "Pedir uma visita",
      }
    `)
  })

  test('of a clinic offers an appointment', () => {
    expect(buttons({ trade: 'dental-clinic', services: 1 })).toMatchInlineSnapshot(`
      {
        "ar": "حجز موعد",
        "de": "Termin vereinbaren",
        "en": "Book an appointment",
        "es": "Pedir una cita",
        "fr": "Prendre rendez-vous",
        "it": "Prenoti un appuntamento",
        "nl": "Afspraak maken",
        "pt": "Agendar horário",
      }
    `)
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
