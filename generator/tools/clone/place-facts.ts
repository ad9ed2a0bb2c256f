/** Facts that belong to one place: the answers about them, and their values in the new config. Without an answer, those of the base are cleared. */

import { isNamedIn } from '../../site/config/place.ts'
import { isFactUsed } from '../../site/config/rules/facts.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import type { SharedFact } from '../../site/config/values/shared-facts.ts'
import { days, daysOf, parseHours } from '../../site/config/values/week.ts'
import { hoursWritten } from '../../site/config/values/written-hours.ts'
import type { ConfigPath } from '../../site/config/yaml/tree.ts'
import { eachOf, keysOf, withoutUndefined } from '../../site/util/table.ts'
import { type Decimal, decimal } from '../../site/util/text.ts'
import { textIn } from '../messages.ts'

type Weekly = Readonly<Record<string, string | readonly string[]>>

interface PlaceFacts {
  readonly timeZone: string
  readonly hours: Weekly
  readonly licence: { readonly number: string; readonly authority: string }
  readonly rating: { readonly value: number | Decimal; readonly count: number; readonly asOf: string; readonly url?: string }
  readonly founded: number
  /** Figures by the id of their claim. */
  readonly claims: Readonly<Record<string, number | Decimal>>
  readonly profiles: readonly { readonly name: string; readonly url: string }[]
  readonly inbox: string
  /** Legal texts are not written here, but can be confirmed. */
  readonly legal: never
}

export type PlaceQuestion = keyof PlaceFacts

/** The answer that confirms the value of the base: it is written to `site.shared`. */
const same = 'same'

export const isSame = (written: string | undefined): boolean => written?.trim().toLowerCase() === same

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
  // `mon; wed 09:00-17:00`: the hours of Wednesday apply to both.
  let keys: readonly string[] = []
  for (const part of partsOf(written)) {
    const [, key = '', rest] = /^([a-z-]+)(?:\s*[:\s]\s*(.+))?$/i.exec(part) ?? []
    keys = [...keys, key.toLowerCase()]
    if (!isDays(key.toLowerCase())) return undefined
    if (rest === undefined) continue
    const spans = rest.split(',').map(span => span.trim())
    if (spans.some(span => 'problem' in parseHours(span))) return undefined
    for (const weekday of keys) week.set(weekday, spans.length === 1 ? (spans[0] ?? '') : spans)
    keys = []
  }
  if (keys.length > 0) return undefined
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
  return isValid && more.length === 0 ? { value: decimal(value), count: Number(count), asOf, ...withoutUndefined({ url }) } : undefined
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

/** `clients=1200; jobs=15000` */
const claimsOf = (written: string): PlaceFacts['claims'] | undefined => {
  const pairs = partsOf(written).map(part => /^([\w-]+)\s*=\s*(-?\d+(?:[.,]\d+)?)$/.exec(part))
  return pairs.length > 0 && pairs.every(pair => pair !== null)
    ? Object.fromEntries(pairs.map(([, id = '', figure = '']) => [id, decimal(figure)]))
    : undefined
}

interface Reader<Value> {
  /** @returns `undefined` for an invalid answer */
  readonly read: (written: string) => Value | undefined
  /** The name in `site.shared`. */
  readonly fact: SharedFact
  readonly example: string
}

const readers: { readonly [Question in PlaceQuestion]: Reader<PlaceFacts[Question]> } = {
  timeZone: { read: timeZoneOf, fact: 'timeZone', example: 'America/Halifax' },
  hours: { read: written => hoursOf(hoursWritten(written)), fact: 'hours', example: 'mon-fri 08:00-18:00; sat 09:00-12:00' },
  licence: { read: licenceOf, fact: 'licence', example: '12345; Technical Safety BC' },
  rating: { read: ratingOf, fact: 'rating', example: '4.8; 120; 2026-11-01; https://reviews.example.com/halifax' },
  founded: { read: written => (/^(?:1[6-9]|20)\d\d$/.test(written) ? Number(written) : undefined), fact: 'founded', example: '2015' },
  claims: { read: claimsOf, fact: 'claims', example: 'clients=1200' },
  profiles: { read: profilesOf, fact: 'profiles', example: 'Facebook=https://facebook.com/name; https://instagram.com/name' },
  inbox: { read: written => (/^[^\s;|]+$/.test(written) ? written : undefined), fact: 'inbox', example: 'abcdwxyz' },
  legal: { read: () => undefined, fact: 'legal', example: same },
}

export const placeQuestions: readonly PlaceQuestion[] = keysOf(readers)

export const isPlaceQuestion = (question: string): question is PlaceQuestion => Object.hasOwn(readers, question)

/** An example of a valid answer. */
export const exampleOf = (question: PlaceQuestion): string => readers[question].example

/** The ids in an answer that are not claims of the base. */
export const unknownClaims = (written: string, known: readonly string[]): readonly string[] =>
  Object.keys(claimsOf(written) ?? {}).filter(id => !known.includes(id))

export const isValidAnswer = (question: PlaceQuestion, written: string): boolean =>
  isSame(written) || readers[question].read(written.trim()) !== undefined

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
      Object.fromEntries(Object.entries(read).filter(([question]) => !isSame(written[question as PlaceQuestion]))),
    ) as Partial<PlaceFacts>,
    shared: known.flatMap(question => (isSame(written[question]) ? readers[question].fact : [])),
  }
}

/** Claims with a figure, which is that of one business. */
export const countedClaims = ({ claims }: Config['business']): Config['business']['claims'] =>
  claims.filter(({ value }) => value !== undefined)

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
    claims: countedClaims(business)
      .map(({ id, value }) => `${id}=${value}`)
      .join('; '),
    profiles: business.profiles.map(({ name, url }) => `${name}=${url}`).join('; '),
    inbox: forms?.id ?? forms?.endpoint ?? '',
    legal: '',
  }
}

/** The facts to ask for: those that the base has and that do not apply to the new place. */
export const factsToAsk = (base: Config, isOtherCity: boolean, isOtherRegion: boolean): readonly PlaceQuestion[] => {
  const known = placeAnswersOf(base)
  const { shared = [] } = base.site
  const isOpen = (question: PlaceQuestion): boolean => known[question] !== '' && !shared.some(fact => fact === question)
  const ofRegion: readonly PlaceQuestion[] = isOtherRegion ? (['timeZone', 'licence'] as const).filter(isOpen) : []
  const ofCity: readonly PlaceQuestion[] = isOtherCity
    ? (['hours', 'founded', 'rating', 'claims', 'profiles', 'inbox'] as const).filter(isOpen)
    : []
  const hasLegalTexts = base.pages.privacy !== undefined && !shared.includes('legal')
  return [...ofRegion, ...ofCity, ...(isOtherRegion && hasLegalTexts ? (['legal'] as const) : [])]
}

/** A value to write; `null` clears that of the base. */
interface PlaceChange {
  readonly path: readonly [string, ...string[]]
  /** The path in a complete copy, where it has positions instead of ids. */
  readonly inCopy?: ConfigPath
  readonly value: unknown
}

/** The figures of claims; those without an answer are cleared. */
const claimChanges = ({ business }: Config, figures: PlaceFacts['claims'] | undefined, clears: boolean): readonly PlaceChange[] =>
  business.claims
    .flatMap(({ id, value, asOf }, index): readonly PlaceChange[] => {
      if (value === undefined) return []
      const at = (...keys: string[]): Pick<PlaceChange, 'path' | 'inCopy'> => ({
        path: ['business', 'claims', id, ...keys],
        inCopy: ['business', 'claims', index, ...keys],
      })
      const figure = figures?.[id]
      if (figure === undefined) return clears ? [{ ...at(), value: null }] : []
      return [{ ...at('value'), value: figure }, ...(asOf === undefined ? [] : [{ ...at('asOf'), value: null }])]
    })
    // Removals do not shift the positions of those before.
    .toReversed()

/** Clears the holidays that are named after the province or state of the base. */
const holidayChanges = ({ business: { address }, hours }: Config, isOther: boolean): readonly PlaceChange[] => {
  const names = isOther ? [address.regionName ?? []].flat().flatMap(name => (typeof name === 'string' ? [name] : Object.values(name))) : []
  if (names.length === 0) return []
  const exceptions = hours?.exceptions ?? []
  const titles = exceptions.map(({ name }) => [...new Set(Object.values(name ?? {}))])
  const haveNames = titles.every(title => title.length > 0) && new Set(titles.flat()).size === titles.flat().length
  return exceptions
    .flatMap(({ name }, index): readonly PlaceChange[] =>
      Object.values(name ?? {}).some(text => isNamedIn(text, names))
        ? [
            {
              path: ['hours', 'exceptions', (haveNames ? titles[index]?.[0] : undefined) ?? String(index + 1)],
              inCopy: ['hours', 'exceptions', index],
              value: null,
            },
          ]
        : [],
    )
    .toReversed()
}

/**
 * The changes for facts that belong to one place. Hours, time zone, inbox and legal texts of the base cannot be cleared, nor a founding year
 * that texts use: a build reports them until the city has its own.
 * @param extent whether the new place is in another city or in another province or state
 */
export const placeChanges = (
  config: Config,
  { facts, shared }: PlaceAnswers,
  extent: { readonly city: boolean; readonly region: boolean },
): readonly PlaceChange[] => {
  const { business, hours, forms, site } = config
  const known = [...(site.shared ?? []), ...shared]
  const set = (value: unknown, ...path: PlaceChange['path']): readonly PlaceChange[] => (value === undefined ? [] : [{ path, value }])
  const setOrClear = (
    fact: SharedFact,
    value: unknown,
    before: unknown,
    isOther: boolean,
    ...path: PlaceChange['path']
  ): readonly PlaceChange[] => {
    const isThere = Array.isArray(before) ? before.length > 0 : before !== undefined
    return set(value === undefined && isThere && isOther && !known.includes(fact) ? null : value, ...path)
  }
  const inbox = forms?.provider === 'custom' ? 'endpoint' : 'id'
  const base = business.rating
  const rating =
    facts.rating === undefined
      ? undefined
      : base === undefined && facts.rating.url !== undefined
        ? { ...facts.rating, source: siteName(facts.rating.url) }
        : facts.rating
  const codes = site.languages.map(({ code }) => code)
  const isFoundedUsed = isFactUsed(config, codes, ['business', 'founded'])
  return [
    ...set(shared.length === 0 ? undefined : [...new Set(known)], 'site', 'shared'),
    ...setOrClear('founded', facts.founded, business.founded, extent.city && !isFoundedUsed, 'business', 'founded'),
    ...setOrClear('profiles', facts.profiles, business.profiles, extent.city, 'business', 'profiles'),
    ...setOrClear('licence', facts.licence, business.licence, extent.region, 'business', 'licence'),
    ...(rating === undefined ? setOrClear('rating', undefined, base, extent.city, 'business', 'rating') : []),
    ...Object.entries(rating ?? {}).flatMap(([key, value]) => set(value, 'business', 'rating', key)),
    ...set(rating !== undefined && rating.url === undefined && base?.url !== undefined ? null : undefined, 'business', 'rating', 'url'),
    ...claimChanges(config, facts.claims, extent.city && !known.includes('claims')),
    ...set(facts.timeZone, 'hours', 'timeZone'),
    ...set(facts.hours, 'hours', 'weekly'),
    ...set(facts.hours === undefined || hours?.structuredData === undefined ? undefined : null, 'hours', 'structuredData'),
    ...holidayChanges(config, extent.region && !known.includes('holidays')),
    ...set(forms === undefined ? undefined : facts.inbox, 'forms', inbox),
  ]
}
