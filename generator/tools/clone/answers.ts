/** Validates and reads the answers about a new city, from the command line or from questions. */
import type * as z from 'zod'
import { domainOrigin, emailAddress, type ValueProblem } from '../../site/config/schema/scalars.ts'
import { isCountry, parsePhone } from '../../site/config/values/phone-number.ts'
import { slugify } from '../../site/config/values/slug.ts'
import { problem } from '../../site/messages/index.ts'
import type { Text } from '../../site/model/language.ts'
import type { CloneMessage } from './clone-messages.ts'
import type { CloneFacts, Point } from './facts.ts'

/** Answers as written, by the names of their options. */
export interface Written {
  readonly city?: string
  readonly name?: string
  readonly origin?: string
  readonly region?: string
  readonly regionName?: string
  readonly country?: string
  readonly phone?: string
  readonly email?: string
  readonly street?: string
  readonly postalCode?: string
  readonly geo?: string
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

export type Question =
  | Exclude<keyof Written, 'areas' | 'areasIn' | 'services' | 'languages' | 'cityIn' | 'regionNameIn'>
  | 'area'
  | 'service'
  | 'language'

/** An answer that cannot be used, and what to write instead. */
export interface Fault {
  readonly question: Question
  readonly message: CloneMessage
}

/** The facts of the base by which answers are validated. */
export interface Around {
  /** Country of the base, for numbers and regions that name none. */
  readonly country: string
  readonly languages: readonly string[]
  /** Ids of the base’s services, where any may be chosen. */
  readonly services?: readonly string[]
}

const bySchema = (schema: z.ZodType, value: string): CloneMessage | undefined => {
  const issue = schema.safeParse(value).error?.issues[0]
  if (issue === undefined) return undefined
  // Custom issues of the schema come from `scalars.ts`, with the problem.
  const fault = issue.code === 'custom' ? (issue.params as Partial<ValueProblem> | undefined) : undefined
  if (fault?.problem === undefined) return { code: 'invalid', values: { problem: problem('VALUE_INVALID', { reason: issue.message }) } }
  return { code: 'invalid', values: { problem: fault.problem } }
}

const regionOf = (written: string): { readonly country?: string; readonly code: string } | undefined => {
  const [, country, code] = /^(?:([A-Z]{2})-)?([A-Z0-9]{1,3})$/.exec(written.trim().toUpperCase()) ?? []
  return code === undefined ? undefined : country === undefined ? { code } : { country, code }
}

/** The country of the answers: its own answer, the prefix of the region code, or that of the base. */
export const countryOf = (written: Written, { country }: Around): string =>
  written.country?.trim().toUpperCase() ?? (written.region === undefined ? undefined : regionOf(written.region)?.country) ?? country

const pointOf = (written: string): Point | undefined => {
  const [, lat, lng] = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(written) ?? []
  return lat !== undefined && lng !== undefined && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180
    ? { lat: Number(lat), lng: Number(lng) }
    : undefined
}

/** `Kanata` or, with its own point, `Kanata@45.30,-75.90`. */
export const areaOf = (written: string): { readonly name: string; readonly geo: Point | undefined; readonly isValid: boolean } => {
  const [name = '', point, ...more] = written.split('@')
  const geo = point === undefined ? undefined : pointOf(point)
  return { name: name.trim(), geo, isValid: more.length === 0 && (point === undefined || geo !== undefined) }
}

const nameFault = (value: string): CloneMessage | undefined =>
  value.trim() === '' ? { code: 'empty' } : /[{}<>]/.test(value) ? { code: 'nameCharacters' } : undefined

/** @returns why an answer cannot be used; `undefined` if it can */
export const faultOf = (question: Question, value: string, written: Written, around: Around): CloneMessage | undefined => {
  switch (question) {
    case 'city':
      return nameFault(value) ?? (slugify(value) === '' ? { code: 'noLetters' } : undefined)
    case 'name':
    case 'regionName':
    case 'street':
      return nameFault(value)
    case 'postalCode':
      return nameFault(value) ?? (/\d/.test(value) ? undefined : { code: 'postalCode', values: { value } })
    case 'origin':
      return bySchema(domainOrigin, value)
    case 'email':
      return bySchema(emailAddress, value)
    case 'region':
      return regionOf(value) === undefined ? { code: 'region', values: { value } } : undefined
    case 'country':
      return isCountry(value.trim().toUpperCase()) ? undefined : { code: 'country', values: { value } }
    case 'geo':
      return pointOf(value) === undefined ? { code: 'point', values: { value } } : undefined
    case 'phone': {
      const country = countryOf(written, around)
      return parsePhone(value, country) === undefined ? { code: 'phone', values: { value, country } } : undefined
    }
    case 'service':
      return around.services?.includes(value) === false ? { code: 'service', values: { value, known: around.services } } : undefined
    case 'language':
      return around.languages.includes(value) ? undefined : { code: 'language', values: { value, known: around.languages } }
    case 'area': {
      const area = areaOf(value)
      if (!area.isValid) return { code: 'areaPoint', values: { value } }
      return nameFault(area.name) ?? (slugify(area.name) === '' ? { code: 'areaLetters', values: { value: area.name } } : undefined)
    }
  }
}

const questions = ['city', 'name', 'origin', 'region', 'regionName', 'country', 'phone', 'email', 'street', 'postalCode', 'geo'] as const

/** All faults of the answers. */
const faultsOf = (written: Written, around: Around): readonly Fault[] => {
  const single = questions.flatMap(question => {
    const value = written[question]
    const message = value === undefined ? undefined : faultOf(question, value, written, around)
    return message === undefined ? [] : [{ question, message }]
  })
  const areas = (written.areas ?? []).flatMap((area, index, all): readonly Fault[] => {
    const message = faultOf('area', area, written, around)
    if (message !== undefined) return [{ question: 'area', message }]
    const id = slugify(areaOf(area).name)
    const double = all.findIndex(other => slugify(areaOf(other).name) === id) < index
    return double ? [{ question: 'area', message: { code: 'namedTwice', values: { value: areaOf(area).name } } }] : []
  })
  const pointless = (written.areas ?? []).map(areaOf).filter(area => area.isValid && area.geo === undefined)
  const point: readonly Fault[] =
    written.geo === undefined && pointless.length > 0
      ? [
          {
            question: 'geo',
            message: { code: 'areasNeedPoint', values: { area: pointless[0]?.name ?? '' } },
          },
        ]
      : []
  const services = (written.services ?? []).flatMap((service): readonly Fault[] => {
    const message = faultOf('service', service, written, around)
    return message === undefined ? [] : [{ question: 'service', message }]
  })
  const languages = (written.languages ?? []).flatMap((language, index, all): readonly Fault[] => {
    const isDouble = all.indexOf(language) < index
    const message: CloneMessage | undefined = isDouble
      ? { code: 'namedTwice', values: { value: language } }
      : faultOf('language', language, written, around)
    return message === undefined ? [] : [{ question: 'language', message }]
  })
  return [...single, ...areas, ...point, ...services, ...languages]
}

const textFor = (languages: readonly string[], value: string, own: Text = {}): Text =>
  Object.fromEntries(languages.map(code => [code, (own[code] ?? value).trim()]))

/** @returns the facts of the new city, or all faults of the answers */
export const readAnswers = (written: Written & { readonly city: string }, around: Around): CloneFacts | readonly Fault[] => {
  const faults = faultsOf(written, around)
  if (faults.length > 0) return faults
  const languages = written.languages ?? around.languages
  const geo = written.geo === undefined ? undefined : pointOf(written.geo)
  const region = written.region === undefined ? undefined : regionOf(written.region)
  const country = countryOf(written, around)
  const areas = (written.areas ?? []).map(areaOf).flatMap((area, index) => {
    const point = area.geo ?? geo
    const nameIn = Object.entries(written.areasIn ?? {}).flatMap(([code, names]) =>
      names[index] === undefined ? [] : [[code, names[index]]],
    )
    return point === undefined
      ? []
      : [{ name: area.name, geo: point, ...(nameIn.length === 0 ? {} : { nameIn: Object.fromEntries(nameIn) }) }]
  })
  const trimmed = (name: 'name' | 'origin' | 'phone' | 'email' | 'street' | 'postalCode') =>
    written[name] === undefined ? {} : { [name]: written[name].trim() }
  return {
    city: textFor(languages, written.city, written.cityIn),
    ...trimmed('name'),
    ...trimmed('origin'),
    ...trimmed('phone'),
    ...trimmed('email'),
    ...trimmed('street'),
    ...trimmed('postalCode'),
    ...(region === undefined ? {} : { region: region.code }),
    ...(written.regionName === undefined ? {} : { regionName: textFor(languages, written.regionName, written.regionNameIn) }),
    ...(country === around.country && written.country === undefined ? {} : { country }),
    ...(geo === undefined ? {} : { geo }),
    ...(written.services === undefined ? {} : { services: written.services }),
    ...(written.languages === undefined ? {} : { languages }),
    areas,
  }
}

export const isFaults = (read: CloneFacts | readonly Fault[]): read is readonly Fault[] => Array.isArray(read)

/** `postalCode` → `postal-code` */
export const dashed = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** `postalCode` → `--postal-code` */
export const flagOf = (name: string): string => `--${dashed(name)}`
