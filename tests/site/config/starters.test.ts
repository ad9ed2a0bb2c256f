import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { buildersFor } from '../../../generator/site/config/schema/builders.ts'
import { localBusinessTypes } from '../../../generator/site/config/schema/business-types.ts'
import { services } from '../../../generator/site/config/schema/services.ts'
import { theme } from '../../../generator/site/config/schema/theme.ts'
import { trades } from '../../../generator/site/config/trades.ts'
import { customerRequests } from '../../../generator/site/config/values/customer-request.ts'
import { typographyOf } from '../../../generator/tools/check/rules/languages/typography-rules.ts'
import { paletteOf } from '../../../templates/theme/palette.ts'

const locales = { en: 'en-US', fr: 'fr-CA', es: 'es-US', de: 'de-DE', it: 'it-IT', nl: 'nl-NL', pt: 'pt-PT', ar: 'ar' } as const
/** Versions of a language that a text may have besides, where a country writes it differently. */
const versions = { 'en-GB': 'en', 'es-ES': 'es', 'fr-CA': 'fr', 'nl-BE': 'nl', 'pt-BR': 'pt' } as const
type Base = keyof typeof locales
type Version = keyof typeof versions
type Language = Base | Version
// The casts: keys of an object are strings to TypeScript.
const languages = Object.keys(locales) as Base[]
const allVersions = Object.keys(versions) as Version[]
const isVersion = (key: string): key is Version => key in versions
const baseOf = (language: Language): Base => (isVersion(language) ? versions[language] : language)

const build = buildersFor(languages)
const names = build.text({})
const shape = z.strictObject({
  trade: names,
  business: z.strictObject({ type: z.enum(localBusinessTypes), request: z.enum(customerRequests).optional() }),
  services: services(build),
  theme: theme(),
})

interface Point {
  readonly title: unknown
}
interface Written {
  readonly services: readonly { readonly benefits: readonly Point[]; readonly process: readonly Point[] }[]
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A template as a site with one version of each language reads it. */
const readAs = <Value>(value: Value, read: readonly Version[]): Value => {
  const inside = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(inside)
    if (!isTable(item)) return item
    const over = Object.fromEntries(read.flatMap(version => (version in item ? [[versions[version], item[version]]] : [])))
    return Object.fromEntries(
      Object.entries({ ...item, ...over }).flatMap(([key, inner]) => (isVersion(key) ? [] : [[key, inside(inner)]])),
    )
  }
  // The cast: only the texts of a template change.
  return inside(value) as Value
}

/** The short lists of its cards are the titles of its longer ones. */
const withCards = (written: Written) => ({
  ...written,
  services: written.services.map(service => ({
    ...service,
    card: { benefits: service.benefits.map(({ title }) => title), process: service.process.map(({ title }) => title) },
  })),
})

interface Text {
  readonly at: string
  readonly language: Language
  readonly text: string
}

const isLanguage = (key: string): key is Language => key in locales || isVersion(key)

/** Every text that a visitor may read, with its place: `services.0.summary.fr`. */
const textsIn = (value: unknown, path: readonly string[] = []): readonly Text[] => {
  const key = path.at(-1) ?? ''
  if (typeof value === 'string')
    return isLanguage(key) && !path.includes('slug') ? [{ at: path.join('.'), language: key, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([inner, item]) => textsIn(item, [...path, inner]))
}

const icons = new Set(readdirSync('assets/icons').map(file => file.replace(/\.svg$/, '')))
const starters = trades().map(trade => {
  const written: Written = parse(readFileSync(`starters/${trade}.yaml`, 'utf8'))
  return { trade, written, texts: textsIn(written) }
})

test('every trade has a file', () => {
  expect(readdirSync('starters').filter(file => file.endsWith('.yaml'))).toEqual(trades().map(trade => `${trade}.yaml`))
})

describe.each(starters)('$trade', ({ written, texts }) => {
  const starter = shape.parse(withCards(readAs(written, [])))

  test('has valid keys, and every text in each language', () => {
    for (const read of [[], allVersions]) expect(shape.safeParse(withCards(readAs(written, read))).error?.issues).toBeUndefined()
  })

  test('repeats no text in the version of a country', () => {
    const textAt = new Map(texts.map(({ at, text }) => [at, text]))
    const repeated = texts.filter(
      ({ at, language, text }) => isVersion(language) && textAt.get(`${at.slice(0, -language.length)}${baseOf(language)}`) === text,
    )
    expect(repeated).toEqual([])
  })

  test('has four to seven services with enough text for a page', () => {
    expect(starter.services.length).toBeGreaterThanOrEqual(4)
    expect(starter.services.length).toBeLessThanOrEqual(7)
    const wrong = starter.services.filter(
      ({ benefits, process, warningSigns, faq }) =>
        benefits.length !== 3 ||
        ![3, 4].includes(process.length) ||
        ![undefined, 0, 3, 4].includes(warningSigns?.length) ||
        ![2, 3].includes(faq?.length ?? 0),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('has a different name and slug for each service in each language', () => {
    for (const { services: listed } of [starter, shape.parse(withCards(readAs(written, allVersions)))])
      for (const language of languages)
        for (const of of [
          listed.map(({ name }) => name[language]),
          listed.map(({ slug }) => (typeof slug === 'string' ? slug : slug[language])),
        ])
          expect(new Set(of).size).toBe(listed.length)
  })

  test('has an existing icon for each service, all different', () => {
    const used = starter.services.map(({ icon }) => icon ?? 'none')
    expect(used.filter(icon => !icons.has(icon))).toEqual([])
    expect(new Set(used).size).toBe(used.length)
  })

  test('has short texts', () => {
    const most = (at: string): number => {
      // Titles of pages contain the name together with an area and the business.
      if (at.endsWith('.name')) return 31
      if (at.endsWith('.title')) return 42
      if (at.endsWith('.summary')) return 160
      return at.endsWith('.description') ? 260 : 180
    }
    expect(texts.filter(({ at, text, language }) => text.length > most(at.slice(0, -language.length - 1)))).toEqual([])
  })

  test('follows the typography of each language', () => {
    const faults = texts.flatMap(({ at, language, text }) =>
      (typographyOf(isVersion(language) ? language : locales[language])?.rules ?? [])
        .filter(({ pattern }) => pattern.test(text))
        .map(({ what }) => ({ at, what: what.en, text })),
    )
    expect(faults).toEqual([])
  })

  test('contains no price, figure, guarantee or rank', () => {
    const promises: Readonly<Record<Base, RegExp>> = {
      en: /\d|[$€£%]|\bpric|\bcost|\bcheap|\bquote|for free|free of charge|guarant|warrant|licen[cs]|certif|insured|eco-friendly|24\/7|same.day|\bno\. ?1|award|number one|leading|we are the best|expert|experienc/i,
      fr: /\d|[$€£%]|\bprix\b|tarif|coûte pas|soumission|devis|gratuit|garanti|licence|certifi|écologique|meilleur prix|\bexpert|expérience|numéro un/i,
      es: /\d|[$€£%]|precio|tarifa|presupuesto|cotiza|gratis|gratuit|garant|licencia|certific|ecológic|\blos mejores de|número uno|experiencia/i,
      de: /\d|[$€£%]|\bpreis|kosten|offerte|angebot|gratis|garant|gewähr|lizenz|zertifi|umweltfreundlich|nummer eins|jahrelang|erfahrung/i,
      it: /\d|[$€£%]|prezz|tariff|preventiv|gratis|gratuit|garan|licenz|certific|ecologic|numero uno|esperienza/i,
      nl: /\d|[$€£%]|\bprijs|\bkosten|tarief|offerte|gratis|garan|erkend|gecertificeerd|milieuvriendelijk|nummer één|ervaring|goedkoop/i,
      pt: /\d|[$€£%]|preço|tarifa|orçamento|grátis|gratuit|garant|licença|certific|ecológic|número um|experiência|\bbarato|mais barat/i,
      ar: /[\d٠-٩]|[$€£%٪]|سعر|أسعار|تكلفة|مجان|ضمان|نضمن|مرخص|رخصة|شهادة|معتمد|صديق للبيئة|رقم واحد|خبرة|خبير|رخيص/,
    }
    expect(texts.filter(({ language, text }) => promises[baseOf(language)].test(text))).toEqual([])
  })

  test('has colors with enough contrast, so that none is changed', () => {
    expect(paletteOf(starter.theme.colours).moves).toEqual([])
  })
})

test('no two trades have the same theme', () => {
  const looks = starters.map(({ written }) => shape.parse(withCards(readAs(written, []))).theme.colours)
  expect(new Set(looks.map(({ accent }) => accent)).size).toBe(looks.length)
  expect(new Set(looks.map(({ ink }) => ink)).size).toBe(looks.length)
})
