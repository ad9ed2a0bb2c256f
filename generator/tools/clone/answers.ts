/** Validates and reads the answers about a new city, from the command line or from questions. */
import type * as z from 'zod'
import { reasonOf } from '../../site/config/compile/zod-issues.ts'
import { emailAddress, siteOrigin, type ValueProblem } from '../../site/config/schema/scalars.ts'
import { addressFormatOf } from '../../site/config/values/address-formats.ts'
import { countryNamed } from '../../site/config/values/country-names.ts'
import { isCountry, parsePhone } from '../../site/config/values/phone-number.ts'
import { postalCodeFault } from '../../site/config/values/postal-code.ts'
import { regionAbbreviated, regionNamed, regionsOf } from '../../site/config/values/regions.ts'
import type { SharedFact } from '../../site/config/values/shared-facts.ts'
import { slugify } from '../../site/config/values/slug.ts'
import { problem } from '../../site/messages/index.ts'
import type { Text } from '../../site/model/language.ts'
import { canonicalTag } from '../../site/util/locale.ts'
import { withoutUndefined } from '../../site/util/table.ts'
import { hasControl } from '../../site/util/text.ts'
import type { CloneMessage } from './clone-messages.ts'
import {
  isPlaceQuestion,
  isSame,
  isValidAnswer,
  type PlaceAnswers,
  placeQuestions,
  readPlaceAnswers,
  unknownClaims,
} from './place-facts.ts'
import { type Point, pointedName, pointOf } from './points.ts'

/** A town or neighborhood that the new site serves: an item of its `locations`. */
export interface NewLocation {
  readonly name: string
  /** In languages where it differs. */
  readonly nameIn?: Text
  readonly geo?: Point
}

/** The facts of the new city. */
export interface CloneFacts {
  readonly city: Text
  readonly name?: string
  readonly origin?: string
  readonly email?: string
  readonly phone?: string
  readonly street?: string
  readonly postalCode?: string
  /** Code of the province or state: ON. */
  readonly region?: string
  readonly regionName?: Text
  readonly country?: string
  readonly geo?: Point
  readonly place?: PlaceAnswers
  /** Ids of its services; by default all of the base. */
  readonly services?: readonly string[]
  /** Codes of its languages, the main one first; by default those of the base. */
  readonly languages?: readonly string[]
  /** If empty, the areas of the base are used. */
  readonly areas: readonly NewLocation[]
}

/** Questions with a single answer, except the city. */
export const singleQuestions = [
  ...(['name', 'origin', 'region', 'regionName', 'country'] as const),
  ...(['phone', 'email', 'street', 'postalCode', 'geo'] as const),
  ...placeQuestions,
]

/** Answers as written, by the names of their options. */
export interface Written extends Readonly<Partial<Record<(typeof singleQuestions)[number], string>>> {
  readonly city?: string
  readonly areas?: readonly string[]
  /** Names of the areas in single languages, as many as there are areas. */
  readonly areasIn?: Readonly<Record<string, readonly string[]>>
  /** Ids of its services. */
  readonly services?: readonly string[]
  /** Codes of its languages, the main one first. */
  readonly languages?: readonly string[]
  /** Names of the city and the region in languages where they differ. */
  readonly cityIn?: Text
  readonly regionNameIn?: Text
}

export type Question = (typeof singleQuestions)[number] | 'city' | 'area' | 'service' | 'language'

export interface Fault {
  readonly question: Question
  readonly message: CloneMessage
}

/** The facts of the base by which answers are validated. */
export interface BaseFacts {
  /** Country of the base, for numbers and regions that name none. */
  readonly country: string
  /** Their codes. */
  readonly languages: readonly string[]
  /** Their codes by locale. */
  readonly locales?: ReadonlyMap<string, string>
  /** Ids of the base’s services, where any may be chosen. */
  readonly services?: readonly string[]
  /** Ids of its claims with a figure. */
  readonly claims?: readonly string[]
}

const bySchema = (schema: z.ZodType, value: string): CloneMessage | undefined => {
  const issue = schema.safeParse(value).error?.issues[0]
  if (issue === undefined) return undefined
  // Custom issues of the schema come from `scalars.ts`, with the problem.
  const fault = issue.code === 'custom' ? (issue.params as Partial<ValueProblem> | undefined) : undefined
  return { code: 'invalid', values: { problem: fault?.problem ?? problem('VALUE_INVALID', { reason: reasonOf(issue), at: 'business' }) } }
}

const regionOf = (written: string): { readonly country: string | undefined; readonly code: string } | undefined => {
  const [, country, code] = /^(?:([A-Z]{2})-)?([A-Z0-9]{1,4})$/.exec(written.trim().toUpperCase()) ?? []
  return code === undefined ? undefined : { country, code }
}

/** The country of the answers: its own answer, the prefix of the region code, or that of the base. */
export const countryOf = (written: Written, { country }: BaseFacts): string =>
  (written.country === undefined ? undefined : (countryNamed(written.country) ?? written.country.trim().toUpperCase())) ??
  regionOf(written.region ?? '')?.country ??
  country

const nameFault = (value: string): CloneMessage | undefined =>
  value.trim() === '' ? { code: 'empty' } : /[{}<>]/.test(value) ? { code: 'nameCharacters' } : undefined

/** Answers are written to a config, also to its comments. */
export const controlFault = (value: string): Extract<CloneMessage, { readonly code: 'controlCharacters' }> | undefined =>
  hasControl(value.trim()) ? { code: 'controlCharacters', values: { value } } : undefined

/** The code of a language of the base, which may be written as a tag in any letter case: `FR-ca`, `en_CA`. */
const codeOf = (value: string, { languages, locales }: BaseFacts): string | undefined => {
  const tag = canonicalTag(value) ?? value
  return languages.includes(value) ? value : languages.includes(tag) ? tag : locales?.get(tag)
}

const postalFault = (value: string, country: string): CloneMessage | undefined => {
  const { example = addressFormatOf(country).example ?? 'K1A 0B1', meant } = postalCodeFault(country, value) ?? {}
  return meant !== undefined || !/\d/.test(value) ? { code: 'postalCode', values: { value, country, example, meant } } : undefined
}

const regionFault = (value: string, country: string): CloneMessage | undefined => {
  const code = regionOf(value)?.code
  const known = regionsOf(country)
  return code === undefined || (known !== undefined && !known.some(region => region.code === code))
    ? { code: 'region', values: { value, meant: regionNamed(country, value) ?? regionAbbreviated(country, value) } }
    : undefined
}

/** @returns why an answer is invalid; `undefined` if it is valid */
export const faultOf = (question: Question, value: string, written: Written, base: BaseFacts): CloneMessage | undefined => {
  const fault = controlFault(value)
  if (fault !== undefined) return fault
  const [claim] = question === 'claims' ? unknownClaims(value, base.claims ?? []) : []
  if (claim !== undefined) return { code: 'claim', values: { value: claim, known: base.claims ?? [] } }
  // The base’s own number, mailbox or areas.
  if (sameable.some(one => one === question) && isSame(value)) return undefined
  if (isPlaceQuestion(question)) return isValidAnswer(question, value) ? undefined : { code: 'placeFact', values: { value, question } }
  switch (question) {
    case 'city':
      return nameFault(value) ?? (slugify(value) === '' ? { code: 'noLetters' } : undefined)
    case 'name':
    case 'regionName':
    case 'street':
      return nameFault(value)
    case 'postalCode':
      return nameFault(value) ?? postalFault(value.trim(), countryOf(written, base))
    case 'origin':
      return bySchema(siteOrigin, value)
    case 'email':
      return bySchema(emailAddress, value)
    case 'region':
      return regionFault(value, countryOf(written, base))
    case 'country':
      return isCountry(countryNamed(value) ?? '') ? undefined : { code: 'country', values: { value } }
    case 'geo':
      return pointOf(value) === undefined ? { code: 'point', values: { value, country: countryOf(written, base) } } : undefined
    case 'phone': {
      const country = countryOf(written, base)
      return parsePhone(value, country) === undefined ? { code: 'phone', values: { value, country } } : undefined
    }
    case 'service':
      return base.services?.includes(value) === false ? { code: 'service', values: { value, known: base.services } } : undefined
    case 'language':
      return codeOf(value, base) !== undefined ? undefined : { code: 'language', values: { value, known: base.languages } }
    case 'area': {
      const { name, isValid } = pointedName(value)
      if (!isValid) return { code: 'areaPoint', values: { value, country: countryOf(written, base) } }
      return nameFault(name) ?? (slugify(name) === '' ? { code: 'areaLetters', values: { value: name } } : undefined)
    }
  }
}

/** Answers that may be “same”, besides those about a place. */
const sameable = ['phone', 'email', 'area'] as const

/** The values of the base that answers confirm. */
const confirmed = ({ phone, email, areas }: Written): readonly SharedFact[] => [
  ...(isSame(phone) ? (['phone'] as const) : []),
  ...(isSame(email) ? (['email'] as const) : []),
  ...(hasBaseAreas(areas) ? (['areas'] as const) : []),
]

const hasBaseAreas = (areas: readonly string[] | undefined): boolean => areas?.length === 1 && isSame(areas[0])

/** All faults of the answers. */
const faultsOf = (written: Written, base: BaseFacts): readonly Fault[] => {
  /** @param idOf value that must be unique; it is part of the message */
  const validate = (question: Question, values: readonly string[], idOf?: (value: string) => string): readonly Fault[] =>
    values.flatMap((value, index) => {
      const fault = faultOf(question, value, written, base)
      const isDuplicate = idOf !== undefined && values.findIndex(other => slugify(idOf(other)) === slugify(idOf(value))) < index
      const message = fault ?? (isDuplicate ? ({ code: 'namedTwice', values: { value: idOf(value) } } as const) : undefined)
      return message === undefined ? [] : [{ question, message }]
    })
  const areas = hasBaseAreas(written.areas) ? [] : (written.areas ?? [])
  const translated = (question: Question, names: readonly string[]): readonly Fault[] =>
    names.flatMap(name => {
      const message = controlFault(name) ?? nameFault(name)
      return message === undefined ? [] : [{ question, message }]
    })
  const pointless = areas.map(pointedName).find(area => area.isValid && area.geo === undefined)
  const noPoint: readonly Fault[] =
    written.geo !== undefined || pointless === undefined
      ? []
      : [{ question: 'geo', message: { code: 'areasNeedPoint', values: { area: pointless.name, country: countryOf(written, base) } } }]
  return [
    ...(['city', ...singleQuestions] as const).flatMap(question => validate(question, [written[question] ?? []].flat())),
    ...translated('city', Object.values(written.cityIn ?? {})),
    ...translated('regionName', Object.values(written.regionNameIn ?? {})),
    ...validate('area', areas, area => pointedName(area).name),
    ...translated('area', Object.values(written.areasIn ?? {}).flat()),
    ...noPoint,
    ...validate('service', written.services ?? []),
    ...validate('language', written.languages ?? [], language => codeOf(language, base) ?? language),
    ...validate('language', [
      ...new Set([written.cityIn, written.regionNameIn, written.areasIn].flatMap(names => Object.keys(names ?? {}))),
    ]),
  ]
}

const textFor = (languages: readonly string[], value: string, own: Text = {}): Text =>
  Object.fromEntries(languages.map(code => [code, (own[code] ?? value).trim()]))

/** @returns the facts of the new city, or all faults of the answers */
export const readAnswers = (written: Written & { readonly city: string }, base: BaseFacts): CloneFacts | readonly Fault[] => {
  const faults = faultsOf(written, base)
  if (faults.length > 0) return faults
  const { regionName } = written
  const byCode = <Name>(names: Readonly<Record<string, Name>> = {}): Readonly<Record<string, Name>> =>
    Object.fromEntries(Object.entries(names).map(([language, name]) => [codeOf(language, base) ?? language, name]))
  const [place, shared] = [readPlaceAnswers(written), confirmed(written)]
  const chosen = written.languages?.flatMap(value => codeOf(value, base) ?? [])
  const languages = chosen ?? base.languages
  const geo = pointOf(written.geo ?? '')
  const country = countryOf(written, base)
  const own = hasBaseAreas(written.areas) ? [] : (written.areas ?? [])
  const areas = own.flatMap((area, index): readonly NewLocation[] => {
    const { name, geo: point = geo } = pointedName(area)
    const nameIn = Object.entries(byCode(written.areasIn)).flatMap(([code, names]) => [names[index] ?? []].flat().map(one => [code, one]))
    return point === undefined ? [] : [{ name, geo: point, ...(nameIn.length === 0 ? {} : { nameIn: Object.fromEntries(nameIn) }) }]
  })
  return {
    city: textFor(languages, written.city, byCode(written.cityIn)),
    ...withoutUndefined({
      name: written.name?.trim(),
      origin: written.origin?.trim(),
      phone: isSame(written.phone) ? undefined : written.phone?.trim(),
      email: isSame(written.email) ? undefined : written.email?.trim(),
      street: written.street?.trim(),
      postalCode: written.postalCode?.trim(),
      region: regionOf(written.region ?? '')?.code,
      regionName: regionName === undefined ? undefined : textFor(languages, regionName, byCode(written.regionNameIn)),
      country: country === base.country && written.country === undefined ? undefined : country,
      geo,
      services: written.services,
      languages: chosen,
    }),
    ...(placeQuestions.some(question => written[question] !== undefined) || shared.length > 0
      ? { place: { ...place, shared: [...shared, ...place.shared] } }
      : {}),
    areas,
  }
}

export const isFaults = (read: CloneFacts | readonly Fault[]): read is readonly Fault[] => Array.isArray(read)

/** `postalCode` → `postal-code` */
export const dashed = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** `postalCode` → `--postal-code` */
export const flagOf = (name: string): string => `--${dashed(name)}`
