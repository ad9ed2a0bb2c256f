/** Validates and reads the answers about a new site, from the command line or from questions. */
import { packNames } from '../../platform/config/pack-files.ts'
import { likelyLanguage } from '../../site/config/compile/complete-site.ts'
import { countryNamed, exampleNumber } from '../../site/config/values/phone-number.ts'
import { slugify } from '../../site/config/values/slug.ts'
import { nearest } from '../../site/messages/suggest.ts'
import { areaOf, faultOf as faultOfFact } from '../clone/answers.ts'
import type { Point } from '../clone/facts.ts'
import type { NewMessage } from './new-messages.ts'
import { starters, type Trade, tradeNamed } from './trades.ts'

/** Answers as written, by the names of their options. */
export interface Written {
  readonly trade?: string
  readonly name?: string
  readonly city?: string
  readonly country?: string
  readonly region?: string
  readonly languages?: readonly string[]
  readonly phone?: string
  readonly email?: string
  readonly origin?: string
  readonly services?: readonly string[]
  readonly areas?: readonly string[]
}

export type Question = Exclude<keyof Written, 'services' | 'areas'> | 'service' | 'area'

/** An answer that is missing or cannot be used, and what to write instead. */
export interface Fault {
  readonly question: Question
  readonly message: NewMessage
}

/** One word for all languages, or one a language. */
type Spoken = string | Readonly<Record<string, string>>

/** All that a new config is written from. */
export interface Beginning {
  readonly trade: Trade
  readonly name: string
  readonly city: Spoken
  readonly country: string
  readonly region?: string
  /** `fr-CA`, by the code that names it in texts: `fr`. */
  readonly languages: ReadonlyMap<string, string>
  readonly phone: string
  readonly email?: string
  readonly origin?: string
  /** Ids of the starter’s, and services of the owner’s own. */
  readonly services: readonly (string | { readonly name: Spoken; readonly summary: Spoken })[]
  readonly areas: readonly { readonly name: Spoken; readonly geo?: Point }[]
}

const parts = (written: string): readonly string[] => written.split('|').map(part => part.trim())

/** `Geneva | Genève` in the languages in their order; one word holds in all of them. */
const spokenIn = (words: readonly string[], codes: readonly string[]): Spoken => {
  const [first = ''] = words
  if (codes.length === 1) return first
  return Object.fromEntries(codes.map((code, index) => [code, words[index] ?? first]))
}

/** The country, as far as it was written: by itself, or before the region. */
export const countryIn = ({ country, region }: Written): string | undefined =>
  country === undefined ? /^([A-Z]{2})-/i.exec(region?.trim() ?? '')?.[1]?.toUpperCase() : countryNamed(country)

const regionIn = ({ region }: Written): string | undefined =>
  region
    ?.trim()
    .toUpperCase()
    .replace(/^[A-Z]{2}-/, '')

/** The languages that a business of this place has when it names none. */
export const likelyLanguages = (written: Written): readonly string[] => {
  const country = countryIn(written)
  const likely = country === undefined ? undefined : likelyLanguage(country, regionIn(written))
  return likely === undefined || !packNames().includes(likely) ? ['en'] : [likely]
}

const localeOf = (written: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(written.trim())
  } catch {
    return undefined
  }
}

/** Languages with the locales that fit the country. */
const languagesIn = (written: Written): ReadonlyMap<string, string> =>
  new Map(
    (written.languages ?? likelyLanguages(written)).flatMap(one => {
      const locale = localeOf(one)
      if (locale === undefined) return []
      return [[locale.language, locale.region === undefined ? `${locale.baseName}-${countryIn(written) ?? ''}` : locale.baseName]]
    }),
  )

const codesIn = (written: Written): readonly string[] => [...languagesIn(written).keys()]

const tradeIn = ({ trade }: Written): Trade | undefined => (trade === undefined ? undefined : tradeNamed(trade))

/** Ids of the services that the starter has words for, in every language of the site. */
export const servicesOffered = (written: Written): readonly string[] => {
  const trade = tradeIn(written)
  if (trade === undefined || !('starter' in trade)) return []
  const { names, services } = trade.starter
  return codesIn(written).every(code => names[code] !== undefined) ? services.map(({ id }) => id) : []
}

/** Why a word cannot be read in the languages of the site. */
const spokenFault = (value: string, codes: readonly string[]): NewMessage | undefined => {
  const words = parts(value)
  if (words.includes('')) return { code: 'empty' }
  if (words.length === 1 || words.length === codes.length) return undefined
  return { code: 'nameCount', values: { value, count: words.length, codes } }
}

const ownService = (part: string): readonly [name: string, summary: string] | undefined => {
  const [, name, summary] = /^([^:]+?)\s*:\s*(\S.*)$/s.exec(part) ?? []
  return name === undefined || summary === undefined ? undefined : [name, summary]
}

const serviceFault = (value: string, written: Written): NewMessage | undefined => {
  const ids = servicesOffered(written)
  const codes = codesIn(written)
  if (ids.includes(value.trim())) return undefined
  const own = parts(value).map(ownService)
  if (own.length === codes.length && own.every(one => one !== undefined))
    return /[{}<>]/.test(value) ? { code: 'serviceCharacters' } : undefined
  if (own.some(one => one !== undefined)) return { code: 'serviceIncomplete', values: { value, codes } }
  return { code: 'unknownService', values: { value, codes, near: nearest(value, ids), known: ids } }
}

const languageFault = (value: string, { languages = [] }: Written): NewMessage | undefined => {
  const language = localeOf(value)?.language
  const known = [...new Set(packNames().map(name => name.replace(/-.*/, '')))].filter(name => name !== 'defaults')
  if (language === undefined || !known.includes(language)) return { code: 'noPack', values: { value, known } }
  const same = languages.filter(one => localeOf(one)?.language === language)
  // Reported at the last of them only.
  return same.length > 1 && value === same.at(-1) ? { code: 'sameLanguage', values: { codes: same } } : undefined
}

const tradeFault = (value: string): NewMessage | undefined => {
  if (tradeNamed(value) !== undefined) return undefined
  const known = starters().flatMap(({ trade, names }) => [trade, ...Object.values(names)])
  const near = nearest(value, known)
  const meant = near === undefined ? undefined : tradeNamed(near)
  return {
    code: 'trade',
    values: {
      value,
      meant: meant !== undefined && 'starter' in meant ? meant.starter.trade : undefined,
      known: starters().map(({ trade }) => trade),
    },
  }
}

/** @returns why an answer cannot be used; `undefined` if it can */
export const faultOf = (question: Question, value: string, written: Written): NewMessage | undefined => {
  const codes = codesIn(written)
  switch (question) {
    case 'trade':
      return tradeFault(value)
    case 'country':
      return countryNamed(value) === undefined ? { code: 'countryName', values: { value } } : undefined
    case 'languages':
      return languageFault(value, written)
    case 'service':
      return serviceFault(value, written)
    case 'area':
    case 'city': {
      const [name = '', ...point] = question === 'area' ? value.split('@') : [value]
      const [first = ''] = parts(name)
      return spokenFault(name, codes) ?? faultOfFact(question, [first, ...point].join('@'), {}, { country: '', languages: codes })
    }
    case 'phone': {
      const country = countryIn(written)
      // An invalid country is reported first.
      if (country === undefined) return undefined
      const fault = faultOfFact('phone', value, {}, { country, languages: codes })
      return fault === undefined ? undefined : { code: 'localPhone', values: { value, country, example: exampleNumber(country) } }
    }
    default:
      return faultOfFact(question, value, {}, { country: countryIn(written) ?? '', languages: codes })
  }
}

/** Required answers that are missing. */
const missing = (written: Written): readonly Fault[] => {
  const country = countryIn(written) ?? written.country
  const required: readonly (readonly [question: Question, answer: string | undefined, message: NewMessage])[] = [
    ['trade', written.trade, { code: 'missingTrade' }],
    ['name', written.name, { code: 'missingName' }],
    ['city', written.city, { code: 'missingCity' }],
    ['country', country, { code: 'missingCountry' }],
    // The texts of the language packs have it on every page.
    ['phone', written.phone, { code: 'missingPhone' }],
  ]
  return required.flatMap(([question, answer, message]) => (answer === undefined ? [{ question, message }] : []))
}

const servicesIn = (written: Written): readonly string[] => written.services ?? servicesOffered(written)

const single = ['trade', 'name', 'city', 'country', 'region', 'phone', 'email', 'origin'] as const

/** Of an own service its name, of an area its name without a point: what it is called in the first language. */
const firstName = (written: string): string => slugify(/^[^|:@]*/.exec(written)?.[0] ?? '')

/** All faults of the answers. */
const faultsOf = (written: Written): readonly Fault[] => {
  const validate = (question: Question, value: string): readonly Fault[] => {
    const message = faultOf(question, value, written)
    return message === undefined ? [] : [{ question, message }]
  }
  const validateList = (question: Question, values: readonly string[]): readonly Fault[] =>
    values.flatMap((value, index) =>
      values.findIndex(other => firstName(other) === firstName(value)) < index
        ? [{ question, message: { code: 'namedTwice', values: { value } } }]
        : validate(question, value),
    )
  const early = [
    ...missing(written),
    ...single.flatMap(question => validate(question, written[question] ?? '').filter(() => written[question] !== undefined)),
  ]
  const languages = (written.languages ?? []).flatMap(value => validate('languages', value))
  // The other answers depend on the trade and the languages.
  if (languages.length > 0 || tradeIn(written) === undefined) return [...early, ...languages]
  const services = servicesIn(written)
  const none: readonly Fault[] =
    services.length > 0
      ? []
      : [
          {
            question: 'service',
            message: { code: 'missingServices', values: { codes: codesIn(written) } },
          },
        ]
  return [...early, ...languages, ...none, ...validateList('service', services), ...validateList('area', written.areas ?? [])]
}

const trimmed = (written: Written, name: 'email' | 'origin'): { readonly [key: string]: string } =>
  written[name] === undefined ? {} : { [name]: written[name].trim() }

/** @returns the input of a new config, or all faults of the answers */
export const readAnswers = (written: Written): Beginning | readonly Fault[] => {
  const faults = faultsOf(written)
  const [trade, country, region] = [tradeIn(written), countryIn(written), regionIn(written)]
  if (faults.length > 0 || trade === undefined || country === undefined) return faults
  const codes = codesIn(written)
  const spoken = (value: string): Spoken => spokenIn(parts(value), codes)
  return {
    trade,
    name: (written.name ?? '').trim(),
    // A city with the same name in all languages needs no list of them.
    city: parts(written.city ?? '').length === 1 ? (written.city ?? '').trim() : spoken(written.city ?? ''),
    country,
    ...(region === undefined ? {} : { region }),
    languages: languagesIn(written),
    phone: (written.phone ?? '').trim(),
    ...trimmed(written, 'email'),
    ...trimmed(written, 'origin'),
    services: servicesIn(written).map(service => {
      const own = parts(service).flatMap(part => [ownService(part) ?? []])
      if (!service.includes(':')) return service.trim()
      return {
        name: spokenIn(
          own.map(([name = '']) => name),
          codes,
        ),
        summary: spokenIn(
          own.map(([, summary = '']) => summary),
          codes,
        ),
      }
    }),
    areas: (written.areas ?? [written.city ?? '']).map(area => {
      const { name, geo } = areaOf(area)
      return { name: spoken(name), ...(geo === undefined ? {} : { geo }) }
    }),
  }
}

export const isFaults = (read: Beginning | readonly Fault[]): read is readonly Fault[] => Array.isArray(read)
