/** What holds of every text in `languages/`. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  parse as parseMessage,
} from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { textFormatter } from '../../../generator/site/plan/texts.ts'
import { typographyOf } from '../../../generator/tools/check/rules/languages/typography-rules.ts'

const names = readdirSync('languages').filter(name => name !== 'defaults.yaml')
/** A pack for each language, and what countries write otherwise. */
const packs = names.filter(name => !name.includes('-'))
const countries = names.filter(name => name.includes('-'))

const textsIn = (value: unknown, path: readonly string[] = []): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
    : [[path.join('.'), String(value)]]
const texts = new Map(names.map(name => [name, new Map(textsIn(parse(readFileSync(join('languages', name), 'utf8'))))]))
const packTexts = (name: string): ReadonlyMap<string, string> => texts.get(name) ?? new Map()
/** Things that a country changes are named by their places from 1 up. */
const placed = (key: string): string => key.replace(/\.(\d+)\b/g, (_, place: string) => `.${Number(place) - 1}`)
const argumentsIn = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.flatMap(one => [
    ...(isLiteralElement(one) || isPoundElement(one) ? [] : [one.value]),
    ...(isSelectElement(one) || isPluralElement(one) ? Object.values(one.options).flatMap(({ value }) => argumentsIn(value)) : []),
  ])
const fillers = (text: string): readonly string[] => [...new Set(argumentsIn(parseMessage(text)))].toSorted()
const english = packTexts('en.yaml')

test.each(packs)('%s has the texts of en.yaml with the same placeholders', name => {
  const texts = packTexts(name)
  expect([...texts.keys()]).toEqual([...english.keys()])
  expect([...texts].map(([key, text]) => [key, fillers(text)])).toEqual([...english].map(([key, text]) => [key, fillers(text)]))
})

test.each(countries)('%s changes only texts that its language has', name => {
  const language = packTexts(`${name.split('-')[0]}.yaml`)
  const own = [...packTexts(name)].map(([key, text]) => [placed(key), text] as const)
  expect(own.filter(([key, text]) => language.get(key) === undefined || language.get(key) === text)).toEqual([])
})

test.each(names)('%s follows the typography of its language', name => {
  const locale = basename(name, '.yaml')
  const typography = typographyOf(locale)
  const language = packTexts(`${locale.split('-')[0]}.yaml`)
  const texts = new Map([...language, ...[...packTexts(name)].map(([key, text]) => [placed(key), text] as const)])
  const prose = (text: string): string => text.replaceAll(/\S+@\S+/g, '').replaceAll(/\b(select|plural|number),\s/g, '')
  const faults = [...texts].flatMap(([key, text]) =>
    (typography?.rules ?? []).flatMap(({ pattern, what }) => (pattern.test(prose(text)) ? [[key, what.en, text]] : [])),
  )
  expect(faults).toEqual([])
})

/** Forms of address that a pack must not use: packs use Sie, vous, usted, u and Lei. */
const familiar: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:du|dir|dich|deine?[mnrs]?|euch|eure?[mnrs]?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tu|te|toi|ton|tes)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tú|tus?|te|ti|contigo|vosotros|vuestr[ao]s?)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:je|jij|jou|jouw|jullie)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:tu|ti|tuo|tua|tuoi|tue)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:tu|te|ti|teus?|tuas?|contigo)(?!\p{L})/iu,
}

test.each(names)('%s addresses readers consistently, and Swiss texts have no ß', name => {
  const locale = basename(name, '.yaml')
  const language = locale.split('-')[0] ?? ''
  const spoken = new Map([...packTexts(`${language}.yaml`), ...[...packTexts(name)].map(([key, text]) => [placed(key), text] as const)])
  const wrong = [familiar[language], locale === 'de-CH' ? /ß/ : undefined]
  expect([...spoken].filter(([, text]) => wrong.some(pattern => pattern?.test(text) === true))).toEqual([])
})

/** The plurals in a text whose number is seen: in figures, or in words. */
const countsIn = (elements: readonly MessageFormatElement[]): readonly (readonly string[])[] =>
  elements.flatMap(one => {
    if (!isSelectElement(one) && !isPluralElement(one)) return []
    const inner = Object.values(one.options).flatMap(({ value }) => value)
    const seen = inner.some(part => isPoundElement(part) || (isNumberElement(part) && part.value === one.value))
    return [...(isPluralElement(one) && seen ? [Object.keys(one.options)] : []), ...countsIn(inner)]
  })

test.each(names)('%s has every plural form of its language', name => {
  const locale = basename(name, '.yaml')
  // Some Romance languages have a form for millions: no business has as many areas.
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.filter(form => form !== 'many' || /^ar/.test(locale))
  const faults = [...packTexts(name)].flatMap(([key, text]) =>
    countsIn(parseMessage(text)).flatMap(has => forms.filter(form => !has.includes(form)).map(form => [key, form])),
  )
  expect(faults).toEqual([])
})

/** What search results show of titles and descriptions, whatever the names of a business are like. */
const shown = { title: [15, 65], description: [70, 160] } as const
const long = {
  business: 'Lumière & Partners',
  city: 'Saint-Jean',
  phone: '+41 44 668 18 00',
  service: 'Dryer vent cleaning',
  inLocation: 'in Saint-Jean',
  mainService: 'Dryer vent cleaning',
  serviceNames: 'Dryer vent cleaning, chimney sweeping and air ducts',
  inCity: 'in Saint-Jean',
  local: 'Dryer vent cleaning in Saint-Jean. Our brush reaches ten metres into the wall.',
}
const short = {
  ...{ business: 'Nova', city: 'Ulm', phone: '06 0123456', service: 'Roofs', inLocation: 'in Ulm' },
  ...{ mainService: 'Roofs', serviceNames: 'Roofs', inCity: 'in Ulm' },
  local: 'Roofs in Ulm. We repair tiles, gutters and brick chimneys.',
}

test.each(names)('%s has titles and descriptions that fit in search results', name => {
  const locale = basename(name, '.yaml')
  const format = textFormatter(locale)
  const variants = [long, short].flatMap(values =>
    [1, 2, 12].flatMap(count =>
      [
        { emergency: 'yes', request: 'quote' },
        { emergency: 'no', request: 'quote' },
        { emergency: 'no', request: 'appointment' },
      ].map(choices => ({ ...values, ...choices, areas: count, services: count, languages: 1 })),
    ),
  )
  const faults = [...packTexts(name)].flatMap(([key, text]) => {
    const [, page = '', kind] = /^pages\.(\w+)\.(title|description)$/.exec(key) ?? []
    if (kind === undefined || ['thanks', 'notFound', 'error'].includes(page)) return []
    const [from, to] = kind === 'title' ? shown.title : shown.description
    return variants.flatMap(values => {
      // What does not fit is left out where it may be.
      const whole = format(text, { ...values, fits: 'yes' })
      const { length } = whole.length <= to ? whole : format(text, { ...values, fits: 'no' })
      return length < from || length > to ? [`${key}: ${length}`] : []
    })
  })
  expect([...new Set(faults)]).toEqual([])
})

test('pages of a service name only the city of those whom customers visit, and the surroundings of the others', () => {
  const headings = (request: string) =>
    packs.map(name => textFormatter(basename(name, '.yaml'))(packTexts(name).get('pages.service.heading') ?? '', { ...short, request }))
  expect({ appointment: headings('appointment'), visit: headings('visit') }).toMatchSnapshot()
})
