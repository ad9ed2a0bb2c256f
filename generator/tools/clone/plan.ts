/** Plans the changes that turn a config into another city’s. `overlay` and `copy` write them. */

import type { Config } from '../../site/config/schema/config-schema.ts'
import { parsePhone } from '../../site/config/values/phone-number.ts'
import { valueAt } from '../../site/config/yaml/tree.ts'
import type { Text } from '../../site/model/language.ts'
import type { Note } from '../notes.ts'
import { listOf } from './area-texts.ts'
import { areaId, areaName, locationOf } from './areas.ts'
import type { Area, CloneFacts } from './facts.ts'

/** A value to write at a path; `null` removes it. */
export interface Change {
  readonly path: readonly [string, ...string[]]
  readonly value: unknown
  /** Comment that gives the reason. */
  readonly note?: { readonly is: Note; readonly values?: Readonly<Record<string, string>> }
}

export interface ClonePlan {
  /** In the order of the schema. */
  readonly changes: readonly Change[]
  /** The services to include from the base; `undefined`: all. */
  readonly services?: readonly string[]
  /** The languages to include from the base, the main one first; `undefined`: all. */
  readonly languages?: readonly string[]
  /** `undefined`: the areas of the base. `kept`: ids of the areas to include; `undefined` if the base has none. */
  readonly locations?: { readonly kept?: readonly string[]; readonly added: readonly ReturnType<typeof locationOf>[] }
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Host of a URL or e-mail address without `www.`. */
const hostOf = (written: string): string =>
  written
    .replace(/^\w+:\/\//, '')
    .replace(/^.*@/, '')
    .replace(/^www\./, '')

const addressChanges = (config: Config, facts: CloneFacts): readonly Change[] => {
  const { address } = config.business
  const at = (key: string) => ['business', 'address', key] as const
  const country = facts.country ?? address.country
  const region = facts.region ?? address.region
  const moved = country !== address.country || region !== address.region
  const gone = (key: 'street' | 'postalCode'): readonly Change[] =>
    address[key] === undefined ? [] : [{ path: at(key), value: null, note: { is: 'notBase' } }]
  return [
    ...(facts.street === undefined ? gone('street') : [{ path: at('street'), value: facts.street }]),
    { path: at('city'), value: facts.city },
    { path: at('region'), value: region },
    ...(facts.regionName !== undefined
      ? [{ path: at('regionName'), value: facts.regionName }]
      : moved && address.regionName !== undefined
        ? [
            {
              path: at('regionName'),
              value: null,
              note: { is: 'regionName', values: { region: region ?? '' } } as const,
            },
          ]
        : []),
    ...(facts.postalCode === undefined ? gone('postalCode') : [{ path: at('postalCode'), value: facts.postalCode }]),
    { path: at('country'), value: country },
  ]
}

/** Writes national numbers of the base in international format if the country of the phone book changes. */
const otherNumbers = (config: Config, country: string): readonly Change[] =>
  Object.entries(config.phones.book).flatMap(([name, entry]) => {
    const written = typeof entry === 'string' ? entry : entry.number
    const read = parsePhone(written, config.phones.country)
    return name === 'main' || read === undefined || country === config.phones.country || written.trim().startsWith('+')
      ? []
      : [{ path: ['phones', 'book', name, ...(typeof entry === 'string' ? [] : ['number'])] as const, value: read.formatInternational() }]
  })

const phoneChanges = (config: Config, facts: CloneFacts): readonly Change[] => {
  const country = facts.country ?? config.phones.country
  return [
    ...(facts.phone === undefined ? [] : [{ path: ['phones', 'country'] as const, value: country }]),
    ...(facts.phone === undefined ? [] : [{ path: ['phones', 'book', 'main'] as const, value: facts.phone }]),
    ...(facts.phone === undefined ? [] : otherNumbers(config, country)),
  ]
}

const officerChange = (config: Config, facts: CloneFacts): readonly Change[] => {
  const { email, privacyOfficer } = config.business
  const own = [...(email === undefined ? [] : [hostOf(email)]), hostOf(config.site.origin)]
  return facts.email === undefined || privacyOfficer === undefined || !own.includes(hostOf(privacyOfficer.email))
    ? []
    : [
        {
          path: ['business', 'privacyOfficer', 'email'],
          value: facts.email,
          note: { is: 'officer' },
        },
      ]
}

/** One string if the name is the same in all languages. */
const nameOf = ({ site }: Config, area: Area): string | Text => {
  const name = Object.fromEntries(site.languages.map(({ code }) => [code, areaName(area, code)]))
  return new Set(Object.values(name)).size === 1 ? areaName(area, site.languages[0]?.code ?? '') : name
}

/** Updates the texts that list the areas. */
const areaChanges = (config: Config, facts: CloneFacts): readonly Change[] => {
  if (facts.areas.length === 0) return []
  const named = facts.areas.map(area => ({ name: nameOf(config, area), location: areaId(area) }))
  const kept = new Set(named.map(area => area.location))
  return [
    ...(config.pages.home.towns === undefined ? [] : [{ path: ['pages', 'home', 'towns', 'items'] as const, value: named }]),
    ...mapChanges(config, facts),
    ...(config.pages.contact?.details?.areas === undefined
      ? []
      : [
          {
            path: ['pages', 'contact', 'details', 'areas'] as const,
            value: listOf(config, code => facts.areas.map(area => areaName(area, code))),
          },
        ]),
    ...Object.keys(config.forms?.inboxes ?? {})
      .filter(id => !kept.has(id))
      .map(id => ({ path: ['forms', 'inboxes', id] as const, value: null })),
  ]
}

const mapChanges = (config: Config, facts: CloneFacts): readonly Change[] => {
  const map = config.pages.serviceAreas?.map
  const region = facts.region ?? config.business.address.region
  return [
    ...(map?.query === undefined
      ? []
      : [
          {
            path: ['pages', 'serviceAreas', 'map', 'query'] as const,
            value: Object.fromEntries(Object.entries(facts.city).map(([code, city]) => [code, `${city}, ${region}`])),
          },
        ]),
    ...(map?.bounds === undefined ? [] : [{ path: ['pages', 'serviceAreas', 'map', 'bounds'] as const, value: null }]),
  ]
}

/**
 * @param base the config that the city starts from
 * @param absent keys that the base leaves to its cities
 */
export const planClone = (base: Config, facts: CloneFacts, absent: readonly string[] = []): ClonePlan => {
  const { languages } = base.site
  const spoken = (facts.languages ?? []).flatMap(code => languages.find(language => language.code === code) ?? [])
  const config = spoken.length === 0 ? base : { ...base, site: { ...base.site, languages: spoken } }
  const isAbsent = (path: Change['path']): boolean => absent.some(key => path.join('.').startsWith(key))
  const changes: readonly Change[] = [
    ...(facts.origin === undefined ? [] : [{ path: ['site', 'origin'] as const, value: facts.origin }]),
    ...(facts.name === undefined ? [] : [{ path: ['business', 'name'] as const, value: facts.name }]),
    ...(facts.email === undefined ? [] : [{ path: ['business', 'email'] as const, value: facts.email }]),
    ...addressChanges(config, facts),
    facts.geo === undefined
      ? {
          path: ['business', 'geo'],
          value: null,
          note: { is: 'point' },
        }
      : { path: ['business', 'geo'], value: facts.geo },
    ...officerChange(config, facts),
    ...phoneChanges(config, facts),
    ...areaChanges(config, facts),
    ...(facts.areas.length === 0 ? mapChanges(config, facts) : []),
  ]
  const differing = changes.filter(({ path, value }) => isAbsent(path) || !isEqual(valueAt(config, path) ?? null, value))
  const offered = config.services.filter(({ id }) => facts.services?.includes(id) !== false)
  const services = offered.length < config.services.length ? { services: offered.map(({ id }) => id) } : {}
  const codes = spoken.map(({ code }) => code)
  const chosen =
    spoken.length === 0 ||
    isEqual(
      codes,
      languages.map(({ code }) => code),
    )
      ? {}
      : { languages: codes }
  if (facts.areas.length === 0) return { changes: differing, ...chosen, ...services }
  const before = config.locations.map(location => location.id)
  const after = facts.areas.map(areaId)
  return {
    changes: differing,
    ...chosen,
    ...services,
    locations: {
      ...(absent.includes('locations') ? {} : { kept: before.filter(id => after.includes(id)) }),
      // Areas of the base are included with their texts.
      added: facts.areas.filter(area => !before.includes(areaId(area))).map(area => locationOf(config, area, offered)),
    },
  }
}
