/** Validates and reads the answers about a new site, from the command line or from questions. */
import { packNames } from '../../platform/config/pack-files.ts'
import { countryNamed } from '../../site/config/values/country-names.ts'
import { languageProblem } from '../../site/config/values/language-tags.ts'
import { exampleNumber } from '../../site/config/values/phone-number.ts'
import { regionNamed, regionsOf } from '../../site/config/values/regions.ts'
import { canonicalTag } from '../../site/util/locale.ts'
import { withoutUndefined } from '../../site/util/table.ts'
import { faultOf as cloneFaultOf, controlFault } from '../clone/answers.ts'
import { isSame, isValidAnswer, type PlaceAnswers, readPlaceAnswers } from '../clone/place-facts.ts'
import { type Point, pointedName } from '../clone/points.ts'
import { firstName } from '../missing-answers.ts'
import type { NewMessage } from './new-messages.ts'
import { nameIn, nearServices, nearTrades, type Trade, tradeNamed } from './trades.ts'
import { countryIn, likelyLanguages, regionIn, singleQuestions, type Written } from './written.ts'

export type Question = (typeof singleQuestions)[number] | 'languages' | 'service' | 'area'

/** An answer that is missing or invalid. */
interface Fault {
  readonly question: Question
  readonly message: NewMessage
}

/** One text for all languages, or one per language. */
export type Localized = string | Readonly<Record<string, string>>

/** The input of a new config. */
export interface NewSite {
  readonly trade: Trade
  readonly name: string
  readonly city: Localized
  readonly country: string
  readonly region?: string
  /** Locales by language code: `fr` → `fr-CA`. */
  readonly languages: ReadonlyMap<string, string>
  readonly phone: string
  readonly email?: string
  readonly origin?: string
  /** Ids of the template’s services, and services of the owner. */
  readonly services: readonly (string | { readonly name: Localized; readonly summary: Localized })[]
  readonly areas: readonly { readonly name: Localized; readonly geo?: Point }[]
  readonly founded?: number
  readonly hours?: PlaceAnswers['facts']['hours']
  readonly timeZone?: string
  readonly logo?: string
  readonly photo?: { readonly file: string; readonly alt: Localized }
}

const partsOf = (written: string): readonly string[] => written.split('|').map(part => part.trim())

/** `Geneva | Genève` by language, in their order; a single name is used for all. */
const localizedIn = (names: readonly string[], codes: readonly string[]): Localized => {
  const [first = ''] = names
  return codes.length === 1 ? first : Object.fromEntries(codes.map((code, index) => [code, names[index] ?? first]))
}

const localeOf = (written: string): Intl.Locale | undefined => {
  const tag = canonicalTag(written)
  return tag === undefined ? undefined : new Intl.Locale(tag)
}

/** The locale of a language tag, which is one of the country by default. */
const localIn = (locale: Intl.Locale, written: Written): string =>
  locale.region === undefined ? `${locale.baseName}-${countryIn(written) ?? ''}` : locale.baseName

/** Languages with their locales. Their codes are those of the compiled config: with the region where two share a language. */
const languagesIn = (written: Written): ReadonlyMap<string, string> => {
  const locales = (written.languages ?? likelyLanguages(written)).flatMap(one => localeOf(one) ?? [])
  const isOnly = ({ language }: Intl.Locale): boolean => locales.filter(one => one.language === language).length === 1
  return new Map(locales.map(locale => [isOnly(locale) ? locale.language : localIn(locale, written), localIn(locale, written)]))
}

const codesIn = (written: Written): readonly string[] => [...languagesIn(written).keys()]

const tradeIn = ({ trade }: Written): Trade | undefined => (trade === undefined ? undefined : tradeNamed(trade))

/** Ids of the services that the trade template has in every language of the site. */
export const servicesOffered = (written: Written): readonly string[] => {
  const trade = tradeIn(written)
  if (trade === undefined || !('starter' in trade)) return []
  const { names, services } = trade.starter
  return codesIn(written).every(code => nameIn(names, code) !== undefined) ? services.map(({ id }) => id) : []
}

/** Why a name cannot be assigned to the languages of the site. */
const localizedFault = (value: string, codes: readonly string[]): NewMessage | undefined => {
  const names = partsOf(value)
  if (names.includes('')) return { code: 'empty' }
  if (names.length === 1 || names.length === codes.length) return undefined
  return { code: 'nameCount', values: { value, count: names.length, codes } }
}

const ownService = (part: string): { readonly name: string; readonly summary: string } | undefined => {
  const [, name, summary] = /^([^:]+?)\s*:\s*(\S.*)$/s.exec(part) ?? []
  return name === undefined || summary === undefined ? undefined : { name, summary }
}

const serviceFault = (value: string, written: Written): NewMessage | undefined => {
  const ids = servicesOffered(written)
  const codes = codesIn(written)
  if (ids.includes(value.trim())) return undefined
  const own = partsOf(value).map(ownService)
  if (own.length === codes.length && own.every(one => one !== undefined))
    return /[{}<>]/.test(value) ? { code: 'serviceCharacters' } : undefined
  if (own.some(one => one !== undefined)) return { code: 'serviceIncomplete', values: { value, codes } }
  const trade = tradeIn(written)
  const near = ids.length > 0 && trade !== undefined && 'starter' in trade ? nearServices(value, trade.starter) : []
  return { code: 'unknownService', values: { value, codes, near, known: ids } }
}

const languageFault = (value: string, written: Written): NewMessage | undefined => {
  const invalid = languageProblem(value)
  if (invalid !== undefined) return { code: 'invalid', values: { problem: invalid } }
  const locale = localeOf(value)
  const known = [...new Set(packNames().map(name => name.replace(/-.*/, '')))].filter(name => name !== 'defaults')
  if (locale === undefined || !known.includes(locale.language)) return { code: 'noPack', values: { value, known } }
  const tag = localIn(locale, written)
  const same = (written.languages ?? []).filter(code => {
    const other = localeOf(code)
    return other !== undefined && localIn(other, written) === tag
  })
  // Reported at the last of them only.
  return same.length > 1 && value === same.at(-1) ? { code: 'sameLanguage', values: { codes: same } } : undefined
}

const tradeFault = (value: string): NewMessage | undefined => {
  if (tradeNamed(value) !== undefined) return undefined
  return { code: 'trade', values: { value, near: nearTrades(value) } }
}

/** @returns why an answer is invalid; `undefined` if it is valid */
export const faultOf = (question: Question, value: string, written: Written): NewMessage | undefined => {
  const fault = controlFault(value)
  if (fault !== undefined) return fault
  const codes = codesIn(written)
  const country = countryIn(written)
  switch (question) {
    case 'trade':
      return tradeFault(value)
    case 'country':
      return countryNamed(value) === undefined ? { code: 'countryName', values: { value } } : undefined
    case 'languages':
      return languageFault(value, written)
    case 'region':
      return country !== undefined && (regionsOf(country) === undefined || regionNamed(country, value) !== undefined)
        ? /[{}<>]/.test(value)
          ? { code: 'nameCharacters' }
          : undefined
        : cloneFaultOf(question, value, {}, { country: country ?? '', languages: codes })
    case 'hours':
      return isValidAnswer('hours', value) ? undefined : { code: 'hours', values: { value } }
    case 'founded':
      return isValidAnswer('founded', value) && !isSame(value) ? undefined : { code: 'founded', values: { value } }
    case 'timeZone':
      return isValidAnswer('timeZone', value) && !isSame(value) ? undefined : { code: 'timeZone', values: { value } }
    case 'photoText':
      return /[{}<>]/.test(value) ? { code: 'nameCharacters' } : localizedFault(value, codes)
    case 'name':
      if (value.includes('|')) return { code: 'oneName', values: { value } }
      return cloneFaultOf(question, value, {}, { country: country ?? '', languages: codes })
    case 'service':
      return serviceFault(value, written)
    case 'area':
    case 'city': {
      const [name = '', ...point] = question === 'area' ? value.split('@') : [value]
      const [first = ''] = partsOf(name)
      return (
        localizedFault(name, codes) ?? cloneFaultOf(question, [first, ...point].join('@'), {}, { country: country ?? '', languages: codes })
      )
    }
    case 'phone': {
      // An invalid country is reported first.
      if (country === undefined || cloneFaultOf('phone', value, {}, { country, languages: codes }) === undefined) return undefined
      return { code: 'localPhone', values: { value, country, example: exampleNumber(country) } }
    }
    default:
      return cloneFaultOf(question, value, {}, { country: country ?? '', languages: codes })
  }
}

/** The messages for required answers that are missing. The texts of the language packs contain the phone number. */
const required = {
  trade: { code: 'missingTrade' },
  name: { code: 'missingName' },
  city: { code: 'missingCity' },
  country: { code: 'missingCountry' },
  phone: { code: 'missingPhone' },
} as const

const missing = (written: Written): readonly Fault[] => {
  const answers = { ...written, country: countryIn(written) ?? written.country }
  return (['trade', 'name', 'city', 'country', 'phone'] as const)
    .filter(question => answers[question] === undefined)
    .map(question => ({ question, message: required[question] }))
}

const servicesIn = (written: Written): readonly string[] => written.services ?? servicesOffered(written)

const faultsIn = (question: Question, values: readonly string[], written: Written): readonly Fault[] =>
  values.flatMap(value => {
    const message = faultOf(question, value, written)
    return message === undefined ? [] : [{ question, message }]
  })

/** The faults of a list, in which no name may be repeated. */
const listFaults = (question: Question, values: readonly string[], written: Written): readonly Fault[] =>
  values.flatMap((value, index) => {
    const isRepeated = values.findIndex(other => firstName(other) === firstName(value)) < index
    return isRepeated ? [{ question, message: { code: 'namedTwice', values: { value } } }] : faultsIn(question, [value], written)
  })

/** All faults of the answers. */
const faultsOf = (written: Written): readonly Fault[] => {
  const early: Fault[] = [
    ...missing(written),
    ...singleQuestions.flatMap(question => faultsIn(question, [written[question] ?? []].flat(), written)),
  ]
  const languages = faultsIn('languages', written.languages ?? [], written)
  // The other answers depend on the trade and the languages.
  if (languages.length > 0 || tradeIn(written) === undefined) return [...early, ...languages]
  const services = servicesIn(written)
  const noServices: Fault = { question: 'service', message: { code: 'missingServices', values: { codes: codesIn(written) } } }
  const none = services.length === 0 ? [noServices] : []
  const noText: Fault = { question: 'photoText', message: { code: 'missingPhotoText' } }
  if (written.photoFile !== undefined && written.photoText === undefined) early.push(noText)
  return [...early, ...none, ...listFaults('service', services, written), ...listFaults('area', written.areas ?? [], written)]
}

/** @returns the input of a new config, or all faults of the answers */
export const readAnswers = (written: Written): NewSite | readonly Fault[] => {
  const faults = faultsOf(written)
  const [trade, country] = [tradeIn(written), countryIn(written)]
  if (faults.length > 0 || trade === undefined || country === undefined) return faults
  const codes = codesIn(written)
  const { facts } = readPlaceAnswers(withoutUndefined({ hours: written.hours, founded: written.founded }))
  const { name = '', city = '', phone = '', photoFile, photoText = '' } = written
  return {
    trade,
    name: name.trim(),
    // A city with the same name in all languages is a single text.
    city: partsOf(city).length === 1 ? city.trim() : localizedIn(partsOf(city), codes),
    country,
    languages: languagesIn(written),
    phone: phone.trim(),
    ...withoutUndefined({
      region: regionIn(written),
      email: written.email?.trim(),
      origin: written.origin?.trim(),
      founded: facts.founded,
      hours: facts.hours,
      timeZone: written.timeZone?.trim(),
      logo: written.logoFile,
      photo: photoFile === undefined ? undefined : { file: photoFile, alt: localizedIn(partsOf(photoText), codes) },
    }),
    services: servicesIn(written).map(service => {
      if (!service.includes(':')) return service.trim()
      const own = partsOf(service).flatMap(part => ownService(part) ?? [])
      const [names, summaries] = [own.map(one => one.name), own.map(one => one.summary)]
      return { name: localizedIn(names, codes), summary: localizedIn(summaries, codes) }
    }),
    areas: (written.areas ?? [city]).map(area => {
      const { name, geo } = pointedName(area)
      return { name: localizedIn(partsOf(name), codes), ...withoutUndefined({ geo }) }
    }),
  }
}

export const isFaults = (read: NewSite | readonly Fault[]): read is readonly Fault[] => Array.isArray(read)
