/** Facts that belong to one place: what is answered about them, and what the new config says. Without an answer, those of the base are cleared. */
import type { Config } from '../../site/config/schema/config-schema.ts'
import type { SharedFact } from '../../site/config/values/shared-facts.ts'
import { days, daysOf, parseHours } from '../../site/config/values/week.ts'
import { eachOf, keysOf, withoutUndefined } from '../../site/util/table.ts'
import { textIn } from '../messages.ts'

type Weekly = Readonly<Record<string, string | readonly string[]>>

interface PlaceFacts {
  readonly timeZone: string
  readonly hours: Weekly
  readonly licence: { readonly number: string; readonly authority: string }
  readonly rating: { readonly value: number; readonly count: number; readonly asOf: string; readonly url?: string }
  readonly founded: number
  readonly profiles: readonly { readonly name: string; readonly url: string }[]
  readonly inbox: string
  /** Legal texts are not written here, but can be confirmed. */
  readonly legal: never
}

export type PlaceQuestion = keyof PlaceFacts

/** The answer that confirms the value of the base: it is written to `site.shared`. */
const same = 'same'

const partsOf = (written: string): readonly string[] =>
  written
    .split(/[;|\n]/)
    .map(part => part.trim())
    .filter(part => part !== '')

const timeZoneOf = (written: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: written }) && written
  } catch {
    return undefined
  }
}

const isDays = (key: string): boolean => key.split('-').length <= 2 && key.split('-').every(day => days.some(one => one === day))

/** `mon-fri 08:00-12:00, 13:00-18:00; sat 09:00-12:00`. Other days are closed. */
const hoursOf = (written: string): Weekly | undefined => {
  const week = new Map<string, string | readonly string[]>()
  for (const part of partsOf(written)) {
    const [, key = '', rest = ''] = /^([a-z-]+)\s*[:\s]\s*(.+)$/i.exec(part) ?? []
    const spans = rest.split(',').map(span => span.trim())
    if (!isDays(key.toLowerCase()) || spans.some(span => 'problem' in parseHours(span))) return undefined
    week.set(key.toLowerCase(), spans.length === 1 ? (spans[0] ?? '') : spans)
  }
  const open = [...week.keys()].flatMap(daysOf)
  if (open.length === 0 || new Set(open).size < open.length) return undefined
  for (const day of days) if (!open.includes(day)) week.set(day, 'closed')
  return Object.fromEntries(week)
}

const isUrl = (text: string): boolean => /^https?:\/\/[^\s/]+\.[^\s]+$/.test(text)

const ratingOf = (written: string): PlaceFacts['rating'] | undefined => {
  const [value = '', count = '', asOf = '', url, ...more] = partsOf(written)
  const isValid =
    /^\d(?:[.,]\d+)?$/.test(value) && /^[1-9]\d*$/.test(count) && /^\d{4}-\d{2}-\d{2}$/.test(asOf) && (url === undefined || isUrl(url))
  return isValid && more.length === 0
    ? { value: Number(value.replace(',', '.')), count: Number(count), asOf, ...withoutUndefined({ url }) }
    : undefined
}

const licenceOf = (written: string): PlaceFacts['licence'] | undefined => {
  const [number, authority, ...more] = partsOf(written)
  return number === undefined || authority === undefined || more.length > 0 ? undefined : { number, authority }
}

/** `https://www.facebook.com/name` → `Facebook` */
const siteName = (url: string): string => {
  const name = new URL(url).hostname.replace(/^www\./, '').split('.')[0] ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const profilesOf = (written: string): PlaceFacts['profiles'] | undefined => {
  const profiles = partsOf(written).map(part => {
    const [, name, url = ''] = /^(?:([^=/]+?)\s*=\s*)?(\S+)$/.exec(part) ?? []
    return isUrl(url) ? { name: name ?? siteName(url), url } : undefined
  })
  const valid = profiles.filter(profile => profile !== undefined)
  return valid.length === profiles.length && valid.length > 0 ? valid : undefined
}

interface Reader<Value> {
  /** @returns `undefined` for an invalid answer */
  readonly read: (written: string) => Value | undefined
  /** The name in `site.shared`; hours are not tied to a place. */
  readonly fact?: SharedFact
  readonly example: string
}

const readers: { readonly [Question in PlaceQuestion]: Reader<PlaceFacts[Question]> } = {
  timeZone: { read: timeZoneOf, fact: 'timeZone', example: 'America/Halifax' },
  hours: { read: hoursOf, example: 'mon-fri 08:00-18:00; sat 09:00-12:00' },
  licence: { read: licenceOf, fact: 'licence', example: '12345; Technical Safety BC' },
  rating: { read: ratingOf, fact: 'rating', example: '4.8; 120; 2026-11-01; https://reviews.example.com/halifax' },
  founded: { read: written => (/^(?:1[6-9]|20)\d\d$/.test(written) ? Number(written) : undefined), fact: 'founded', example: '2015' },
  profiles: { read: profilesOf, fact: 'profiles', example: 'Facebook=https://facebook.com/name; https://instagram.com/name' },
  inbox: { read: written => (/^[^\s;|]+$/.test(written) ? written : undefined), fact: 'inbox', example: 'abcdwxyz' },
  legal: { read: () => undefined, fact: 'legal', example: same },
}

export const placeQuestions: readonly PlaceQuestion[] = keysOf(readers)

export const isPlaceQuestion = (question: string): question is PlaceQuestion => Object.hasOwn(readers, question)

/** An example of a valid answer. */
export const exampleOf = (question: PlaceQuestion): string => readers[question].example

const isSame = (question: PlaceQuestion, written: string): boolean =>
  readers[question].fact !== undefined && written.trim().toLowerCase() === same

export const isValidAnswer = (question: PlaceQuestion, written: string): boolean =>
  isSame(question, written) || readers[question].read(written.trim()) !== undefined

/** Valid answers, and the facts of the base that were confirmed. */
export interface PlaceAnswers {
  readonly facts: Partial<PlaceFacts>
  readonly shared: readonly SharedFact[]
}

export const readPlaceAnswers = (written: Readonly<Partial<Record<PlaceQuestion, string>>>): PlaceAnswers => {
  const known = placeQuestions.filter(question => written[question] !== undefined)
  const read = eachOf(known, question => readers[question].read((written[question] ?? '').trim()))
  return {
    facts: withoutUndefined(
      Object.fromEntries(
        Object.entries(read).filter(([question]) => !isSame(question as PlaceQuestion, written[question as PlaceQuestion] ?? '')),
      ),
    ) as Partial<PlaceFacts>,
    shared: known.flatMap(question => (isSame(question, written[question] ?? '') ? (readers[question].fact ?? []) : [])),
  }
}

/** The answers that describe the base. */
export const placeAnswersOf = ({ business, hours, forms, site }: Config): Readonly<Record<PlaceQuestion, string>> => {
  const { licence, rating } = business
  const code = site.languages[0]?.code ?? ''
  return {
    timeZone: hours?.timeZone ?? '',
    hours: Object.entries(hours?.weekly ?? {})
      .map(([key, spans]) => `${key} ${[spans].flat().join(', ')}`)
      .join('; '),
    licence: licence === undefined ? '' : `${licence.number}; ${textIn(licence.authority, code)}`,
    rating:
      rating === undefined ? '' : [rating.value, rating.count, rating.asOf, ...(rating.url === undefined ? [] : [rating.url])].join('; '),
    founded: business.founded === undefined ? '' : String(business.founded),
    profiles: business.profiles.map(({ name, url }) => `${name}=${url}`).join('; '),
    inbox: forms?.id ?? forms?.endpoint ?? '',
    legal: '',
  }
}

/** A value to write; `null` clears that of the base. */
type PlaceChange = readonly [path: readonly [string, ...string[]], value: unknown]

/**
 * The changes for facts that belong to one place. The founding year, time zone, inbox and legal texts of the base cannot be cleared: a
 * build reports them until the city has its own.
 * @param extent whether the new place is in another city or in another province or state
 */
export const placeChanges = (
  { business, hours, forms, site }: Config,
  { facts, shared }: PlaceAnswers,
  extent: { readonly city: boolean; readonly region: boolean },
): readonly PlaceChange[] => {
  const known = [...(site.shared ?? []), ...shared]
  const setOrClear = (
    fact: SharedFact,
    value: unknown,
    before: unknown,
    isOther: boolean,
    ...path: PlaceChange[0]
  ): readonly PlaceChange[] => {
    const isThere = Array.isArray(before) ? before.length > 0 : before !== undefined
    if (value !== undefined) return [[path, value]]
    return isThere && isOther && !known.includes(fact) ? [[path, null]] : []
  }
  const inbox = forms?.provider === 'custom' ? 'endpoint' : 'id'
  const base = business.rating
  const rating =
    facts.rating === undefined
      ? undefined
      : base === undefined && facts.rating.url !== undefined
        ? { ...facts.rating, source: siteName(facts.rating.url) }
        : facts.rating
  return [
    ...(shared.length === 0 ? [] : [[['site', 'shared'], [...new Set(known)]] as const]),
    ...(facts.founded === undefined ? [] : [[['business', 'founded'], facts.founded] as const]),
    ...setOrClear('profiles', facts.profiles, business.profiles, extent.city, 'business', 'profiles'),
    ...setOrClear('licence', facts.licence, business.licence, extent.region, 'business', 'licence'),
    ...(rating === undefined ? setOrClear('rating', undefined, base, extent.city, 'business', 'rating') : []),
    ...Object.entries(rating ?? {}).map(([key, value]): PlaceChange => [['business', 'rating', key], value]),
    ...(rating !== undefined && rating.url === undefined && base?.url !== undefined
      ? [[['business', 'rating', 'url'], null] as const]
      : []),
    ...(facts.timeZone === undefined ? [] : [[['hours', 'timeZone'], facts.timeZone] as const]),
    ...(facts.hours === undefined ? [] : [[['hours', 'weekly'], facts.hours] as const]),
    ...(facts.hours === undefined || hours?.structuredData === undefined ? [] : [[['hours', 'structuredData'], null] as const]),
    ...(facts.inbox === undefined || forms === undefined ? [] : [[['forms', inbox], facts.inbox] as const]),
  ]
}
