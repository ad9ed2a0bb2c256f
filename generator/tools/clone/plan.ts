/** Plans the changes that turn a config into another city’s. `overlay` and `draft` write them. */
import type { Config } from '../../site/config/schema/config-schema.ts'
import { examplePoint } from '../../site/config/values/country-areas.ts'
import { parsePhone } from '../../site/config/values/phone-number.ts'
import { placedFacts } from '../../site/config/values/shared-facts.ts'
import { type ConfigPath, valueAt } from '../../site/config/yaml/tree.ts'
import type { Text } from '../../site/model/language.ts'
import { isRecord, withoutUndefined } from '../../site/util/table.ts'
import type { Note } from '../notes.ts'
import type { CloneFacts, NewLocation } from './answers.ts'
import { listOf, locationDraft, locationId, nameIn } from './location-drafts.ts'
import { placeChanges } from './place-facts.ts'

/** A value to write at a path; `null` removes it. */
interface Change {
  readonly path: readonly [string, ...string[]]
  /** The path in a complete copy, where it has positions instead of ids. */
  readonly inCopy?: ConfigPath
  readonly value: unknown
  /** Comment that gives the reason. */
  readonly note?: { readonly is: Note; readonly values?: Readonly<Record<string, string>> }
}

export interface ClonePlan {
  /** In the order of the schema. */
  readonly changes: readonly Change[]
  /** The services to include from the base; by default all. */
  readonly services?: readonly string[]
  /** The languages to include from the base, the main one first; by default all. */
  readonly languages?: readonly string[]
  /** By default the locations of the base. `inherited`: ids of those to include; `undefined` if the base has none. */
  readonly locations?: { readonly inherited?: readonly string[]; readonly added: readonly ReturnType<typeof locationDraft>[] }
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The change to a value, if it is known. */
const setTo = (value: unknown, ...path: Change['path']): readonly Change[] => (value === undefined ? [] : [{ path, value }])

/** Host of a URL or e-mail address without `www.`. */
const hostOf = (written: string): string =>
  written
    .replace(/^\w+:\/\//, '')
    .replace(/^.*@/, '')
    .replace(/^www\./, '')

const addressChanges = ({ business: { address } }: Config, facts: CloneFacts): readonly Change[] => {
  const at = (key: string) => ['business', 'address', key] as const
  const { country = address.country, region = address.region } = facts
  const moved = country !== address.country || region !== address.region
  const setOrRemove = (key: 'street' | 'postalCode' | 'regionName', note: Change['note'] & object): readonly Change[] =>
    facts[key] !== undefined || address[key] === undefined
      ? setTo(facts[key], ...at(key))
      : key !== 'regionName' || moved
        ? [{ path: at(key), value: null, note }]
        : []
  return [
    ...setOrRemove('street', { is: 'notBase' }),
    { path: at('city'), value: facts.city },
    { path: at('region'), value: region },
    ...setOrRemove('regionName', { is: 'regionName', values: { region: region ?? '' } }),
    ...setOrRemove('postalCode', { is: 'notBase' }),
    { path: at('country'), value: country },
  ]
}

/** Whether the new place is another city, or in another province, state or country. */
const extentOf = ({ business: { address } }: Config, facts: CloneFacts): { readonly city: boolean; readonly region: boolean } => {
  const { country = address.country, region = address.region } = facts
  const isMoved = country !== address.country || region !== address.region
  const names = typeof address.city === 'string' ? [address.city] : Object.values(address.city)
  return { city: isMoved || !Object.values(facts.city).some(name => names.includes(name)), region: isMoved }
}

/** Whether a path is within a fact that belongs to one place. */
const isPlaced = (path: ConfigPath): boolean =>
  placedFacts.some(fact => fact.path.length <= path.length && fact.path.every((step, index) => step === '*' || step === path[index]))

/** Writes national numbers of the base in international format if the country of the phone book changes. */
const otherNumbers = ({ phones }: Config, country: string): readonly Change[] =>
  Object.entries(phones.book).flatMap(([name, entry]) => {
    const written = typeof entry === 'string' ? entry : entry.number
    const number = parsePhone(written, phones.country)
    return name === 'main' || number === undefined || country === phones.country || written.trim().startsWith('+')
      ? []
      : setTo(number.formatInternational(), 'phones', 'book', name, ...(typeof entry === 'string' ? [] : ['number']))
  })

const phoneChanges = (config: Config, { phone, country = config.phones.country }: CloneFacts): readonly Change[] =>
  phone === undefined
    ? []
    : [...setTo(country, 'phones', 'country'), ...setTo(phone, 'phones', 'book', 'main'), ...otherNumbers(config, country)]

const officerChange = ({ business: { email, privacyOfficer }, site }: Config, facts: CloneFacts): readonly Change[] => {
  const ownHosts = [email ?? [], site.origin].flat().map(hostOf)
  return facts.email === undefined || privacyOfficer === undefined || !ownHosts.includes(hostOf(privacyOfficer.email))
    ? []
    : [{ path: ['business', 'privacyOfficer', 'email'], value: facts.email, note: { is: 'officer' } }]
}

/** One string if the name is the same in all languages. */
const nameOf = ({ site }: Config, location: NewLocation): string | Text => {
  const name = Object.fromEntries(site.languages.map(({ code }) => [code, nameIn(location, code)]))
  return new Set(Object.values(name)).size === 1 ? nameIn(location, site.languages[0]?.code ?? '') : name
}

const mapChanges = (config: Config, facts: CloneFacts): readonly Change[] => {
  const map = config.pages.serviceAreas?.map
  const region = facts.region ?? config.business.address.region
  const query = Object.fromEntries(Object.entries(facts.city).map(([code, city]) => [code, `${city}, ${region}`]))
  return [
    ...setTo(map?.query === undefined ? undefined : query, 'pages', 'serviceAreas', 'map', 'query'),
    ...setTo(map?.bounds === undefined ? undefined : null, 'pages', 'serviceAreas', 'map', 'bounds'),
  ]
}

/** Paths without the prefix of a language, in a city that has only this one: `/en/about` → `/about`. */
const pathChanges = ({ pages }: Config, { code }: Config['site']['languages'][number]): readonly Change[] => {
  const paths = Object.entries(pages).flatMap(([kind, page]) => {
    const path: unknown = isRecord(page) ? page.path : undefined
    const own = isRecord(path) ? path[code] : undefined
    return typeof own === 'string' ? [{ kind, own, hasAliases: isRecord(page) && 'aliases' in page }] : []
  })
  return paths.flatMap(({ kind, own, hasAliases }): readonly Change[] => {
    const [, rest] = new RegExp(`^/${code}(/.*)?$`, 'i').exec(own) ?? [undefined, own]
    const short = rest ?? '/'
    if (short === own || paths.some(other => other.own === short)) return []
    // Aliases redirect from such paths, and a new site has no old ones.
    const aliases: Change[] = hasAliases ? [{ path: ['pages', kind, 'aliases'], value: null }] : []
    return [...setTo(short, 'pages', kind, 'path', code), ...aliases]
  })
}

/** Updates the texts that list the locations. */
const locationChanges = (config: Config, facts: CloneFacts): readonly Change[] => {
  if (facts.areas.length === 0) return mapChanges(config, facts)
  const towns = facts.areas.map(location => ({ name: nameOf(config, location), location: locationId(location) }))
  const list = listOf(config, code => facts.areas.map(location => nameIn(location, code)))
  const hasList = config.pages.contact?.details?.areas !== undefined
  return [
    ...setTo(config.pages.home.towns === undefined ? undefined : towns, 'pages', 'home', 'towns', 'items'),
    ...mapChanges(config, facts),
    ...setTo(hasList ? list : undefined, 'pages', 'contact', 'details', 'areas'),
    ...Object.keys(config.forms?.inboxes ?? {})
      .filter(id => !towns.some(({ location }) => location === id))
      .flatMap(id => setTo(null, 'forms', 'inboxes', id)),
  ]
}

/**
 * @param base the config that the city starts from
 * @param absent keys that the base leaves to its cities
 */
export const planClone = (base: Config, facts: CloneFacts, absent: readonly string[] = []): ClonePlan => {
  const { languages } = base.site
  const chosen = (facts.languages ?? []).flatMap(code => languages.find(language => language.code === code) ?? [])
  const config = chosen.length === 0 ? base : { ...base, site: { ...base.site, languages: chosen } }
  const [only, ...others] = chosen
  const isAbsent = (path: Change['path']): boolean => absent.some(key => path.join('.').startsWith(key))
  const extent = extentOf(config, facts)
  // A fact of another place is written even if it is the same there.
  const isOwn = (path: Change['path'], value: unknown): boolean => extent.city && value !== null && isPlaced(path)
  const [lat, lng] = examplePoint(facts.country ?? config.business.address.country).split(',')
  const point = `{ lat: ${lat}, lng: ${lng} }`
  const changes: readonly Change[] = [
    ...setTo(facts.origin, 'site', 'origin'),
    ...setTo(facts.name, 'business', 'name'),
    ...setTo(facts.email, 'business', 'email'),
    ...addressChanges(config, facts),
    {
      path: ['business', 'geo'],
      value: facts.geo ?? null,
      ...(facts.geo === undefined ? { note: { is: 'point', values: { point } } } : {}),
    },
    ...officerChange(config, facts),
    ...phoneChanges(config, facts),
    ...locationChanges(config, facts),
    ...placeChanges(config, facts.place ?? { facts: {}, shared: [] }, extent).map(
      (change): Change => (change.value === null && change.path[0] === 'business' ? { ...change, note: { is: 'notBase' } } : change),
    ),
    ...(only !== undefined && others.length === 0 && languages.length > 1 ? pathChanges(config, only) : []),
  ]
  const offered = config.services.filter(({ id }) => facts.services?.includes(id) !== false)
  const before = config.locations.map(location => location.id)
  const after = facts.areas.map(locationId)
  return {
    changes: changes.filter(
      ({ path, inCopy = path, value }) => isAbsent(path) || isOwn(path, value) || !isEqual(valueAt(config, inCopy) ?? null, value),
    ),
    ...withoutUndefined({
      languages: chosen.length === 0 || isEqual(chosen, languages) ? undefined : chosen.map(({ code }) => code),
      services: offered.length < config.services.length ? offered.map(({ id }) => id) : undefined,
      locations:
        facts.areas.length === 0
          ? undefined
          : {
              ...(absent.includes('locations') ? {} : { inherited: before.filter(id => after.includes(id)) }),
              // Locations of the base are included with their texts.
              added: facts.areas
                .filter(location => !before.includes(locationId(location)))
                .map(location => locationDraft(config, location, offered)),
            },
    }),
  }
}
