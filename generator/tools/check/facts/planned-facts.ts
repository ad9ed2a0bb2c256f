/** The facts of a site that come from its config and its plan. */

import { shortName, textOf, valuesOf } from '../../../html/structured-data.ts'
import type { Site } from '../../../site/build.ts'
import { isStarter } from '../../../site/config/packs/trade-starter.ts'
import type { Config } from '../../../site/config/schema/config-schema.ts'
import { localizedTexts, textGroups } from '../../../site/config/values/localized-texts.ts'
import { clockTime, days, type Week, weekOf } from '../../../site/config/values/week.ts'
import { type ConfigDocument, type ConfigPath, packMark } from '../../../site/config/yaml/config-document.ts'
import { dataOf, valueAt } from '../../../site/config/yaml/tree.ts'
import type { Route } from '../../../site/model/route.ts'
import { branchOf, siteOfBranch } from '../../../site/plan/branch.ts'
import { hasOffice } from '../../../site/plan/common-values.ts'
import { sameWeek } from '../../../site/plan/format/hours.ts'
import { globalNumber } from '../../../site/plan/format/phone.ts'
import { localize } from '../../../site/plan/localized-site.ts'
import { frameOrigins } from '../../../site/plan/maps.ts'
import type { ResolvedConfig } from '../../../site/plan/resolve.ts'
import { pageTexts } from '../../../site/plan/resolve.ts'
import { dayNames, exceptionalHours } from '../../../site/plan/structured-hours.ts'
import { withoutIsolates } from '../../../site/util/isolates.ts'
import { getOrCreate, memoize } from '../../../site/util/memoize.ts'
import { isRecord } from '../../../site/util/table.ts'
import { mapLaw } from '../rules/truth/laws.ts'
import type { BusinessFacts, ConfigText, Figure, NamedService, OwnFacts, SiteInput, TextPart } from './site-facts.ts'

const clock = (minutes: number): string => clockTime(minutes % 1440)

/** A whole day ends at 23:59: https://developers.google.com/search/docs/appearance/structured-data/local-business */
const hourLines = (week: Week): readonly string[] =>
  days.flatMap(day =>
    week[day].map(({ opens, closes }) => `${dayNames[day]} ${clock(opens)}-${closes - opens === 1440 ? '23:59' : clock(closes)}`),
  )

/** Special opening hours in structured data as lines to compare: `2026-12-25 00:00-00:00`, `2026-06-24 – 2026-07-02 Monday 08:00-12:00`. */
export const exceptionLines = (specification: unknown): readonly string[] =>
  valuesOf(specification)
    .filter(isRecord)
    .map(({ validFrom, validThrough, dayOfWeek, opens, closes }) => {
      const days = valuesOf(dayOfWeek).map(day => shortName(textOf(day) ?? ''))
      const span = `${textOf(opens) ?? ''}-${textOf(closes) ?? ''}`
      const [first, last] = [textOf(validFrom) ?? '', textOf(validThrough) ?? '']
      return [first, ...(first === last ? [] : ['–', last]), ...days, span].join(' ')
    })

const businessOf = (site: ResolvedConfig): BusinessFacts => {
  const { business, hours, phones } = site.config
  const number = site.phones.get(phones.use.structuredData)?.number
  return {
    type: business.type,
    name: business.name,
    email: business.email,
    telephone: number === undefined ? '' : globalNumber(number),
    licence: business.licence?.number ?? null,
    founded: business.founded,
    id: site.branch?.id ?? '',
    office: hasOffice(site.config),
    country: business.address.country,
    regions: [business.address, ...site.config.locations.flatMap(({ address }) => address ?? [])].flatMap(({ region, regionName }) => [
      ...(region === undefined ? [] : [region]),
      ...(regionName === undefined ? [] : versions(regionName)),
    ]),
    hours: hours === undefined ? [] : hourLines(weekOf(hours.structuredData ?? hours.weekly)),
    exceptions: exceptionLines(exceptionalHours(hours?.exceptions ?? [], site)),
    shown: Object.fromEntries(
      site.languages.map(language => {
        const localized = localize(site, language)
        const { rows, exceptions } = hours === undefined ? { rows: [], exceptions: [] } : localized.hours(hours.weekly)
        const special = exceptions.flatMap(({ name, dates, rows: own }) => [
          { days: name, times: dates },
          ...own.map(({ days: of, times }) => ({ days: of === '' ? dates : of, times })),
        ])
        return [language.code, { city: withoutIsolates(localized.format(business.address.city)), hours: [...rows, ...special] }]
      }),
    ),
  }
}

const textsOf = (config: Config): readonly ConfigText[] =>
  localizedTexts(
    config,
    config.site.languages.map(language => language.code),
  ).flatMap(({ path, texts }) => Object.entries(texts).map(([language, text]) => ({ path: [...path, language], language, text })))

const plainTexts = (texts: readonly unknown[], path: ConfigPath): SiteInput['sharedTexts'] =>
  texts.flatMap((text, index) => (typeof text === 'string' ? { path: [...path, index], text } : []))

/** Texts that all languages share. */
const sharedTextsOf = ({ locations }: Config): SiteInput['sharedTexts'] =>
  locations.flatMap(({ neighbourhoods, services }, index) => [
    ...plainTexts(neighbourhoods, ['locations', index, 'neighbourhoods']),
    ...Object.entries(services).flatMap(([id, { sources }]) => plainTexts(sources ?? [], ['locations', index, 'services', id, 'sources'])),
  ])

const phonesOf = ({ config, phones }: ResolvedConfig): SiteInput['phones'] => {
  const { book, use } = config.phones
  const numberOf = (name: string): string | undefined => phones.get(name)?.number.number
  const emergency = config.hours?.emergency ? numberOf(use.emergency) : undefined
  return {
    book: Object.keys(book).flatMap(name => numberOf(name) ?? []),
    emergency: emergency === undefined || emergency === numberOf(use.contact) ? null : emergency,
  }
}

const isAlwaysOpen = (week: Week): boolean =>
  days.every(day => week[day].reduce((sum, { opens, closes }) => sum + closes - opens, 0) >= 1440)

const versions = (text: string | Readonly<Record<string, string>> | readonly never[]): readonly string[] =>
  typeof text === 'string' ? [text] : Object.values(text)

const placesOf = ({ business, locations, pages }: Config): readonly string[] => [
  ...versions(business.address.city),
  ...locations.flatMap(({ name, in: inside, neighbourhoods }) => [
    ...versions(name),
    ...versions(inside ?? []),
    ...neighbourhoods.flatMap(versions),
  ]),
  ...(pages.home.towns?.items ?? []).flatMap(town => versions(town.name)),
]

/** A claim with a figure that the owner wrote. A claim that consists of placeholders cannot contradict the config. */
const shownClaim = ({ figure, label, value }: Config['business']['claims'][number]): NonNullable<Figure['shown']> =>
  Object.fromEntries(
    Object.entries(label).flatMap(([language, text]) => {
      const written = (figure[language] ?? '').replace('{value}', String(value ?? '{value}'))
      return `${written}${text}`.includes('{') ? [] : [[language, { figure: written, label: text }]]
    }),
  )

/** The names of a service in each language. The service can be one of a base, which has not been completed. */
const namedService = (id: string, service: unknown): NamedService => {
  const names = new Map<string, string[]>()
  for (const { path, texts } of textGroups(service, group => Object.values(group).every(text => typeof text === 'string')))
    if (['name', 'shortName', 'slug'].includes(String(path[0])) && path.length === 1)
      for (const [language, text] of Object.entries(texts)) getOrCreate(names, language, () => []).push(String(text))
  return { id, names: Object.fromEntries(names) }
}

/** Texts of services that are still those of the starter, except names and slugs. */
const starterTextsIn = (document: ConfigDocument, texts: readonly ConfigText[]): readonly ConfigPath[] =>
  texts.flatMap(({ path }) => {
    const source = path[0] === 'services' && path[2] !== 'name' && path[2] !== 'slug' ? packMark(document, path)?.source : undefined
    return source !== undefined && isStarter(source) ? [path] : []
  })

const removedServicesOf = ({ document }: Site): readonly NamedService[] => {
  // Only overlays remove services. This avoids parsing the config again.
  if (document.files.length === 1) return []
  const { value, complete } = document.find(['services'])
  if (!complete || value.kind !== 'list') return []
  return [...(value.gone ?? [])].map(([id, { was }]) => namedService(id, dataOf(was)))
}

const figuresOf = ({ business, services }: Config): readonly Figure[] => {
  const sourceOf = (source: string | Readonly<Record<string, string>> | undefined): string | null =>
    source === undefined ? null : (versions(source)[0] ?? null)
  const hasDigit = (text: Readonly<Record<string, string>>): boolean => versions(text).some(version => /\d/.test(version))
  return [
    ...business.claims.map((claim, index) => ({
      path: ['business', 'claims', index],
      name: { en: `claim ${claim.id}`, fr: `chiffre ${claim.id}` },
      source: sourceOf(claim.source),
      asOf: claim.asOf ?? null,
      counts: claim.value !== undefined || hasDigit(claim.figure),
      shown: shownClaim(claim),
    })),
    ...services.flatMap(({ id, alert }, index) => {
      if (alert === undefined) return []
      const source = sourceOf(alert.source?.label)
      return [
        {
          path: ['services', index, 'alert'],
          name: { en: `safety note of ${id}`, fr: `consigne de ${id}` },
          source,
          asOf: null,
          counts: hasDigit(alert.text),
        },
      ]
    }),
    ...[business.rating ?? []].flat().map(({ source, asOf }) => {
      return { path: ['business', 'rating'], name: { en: 'rating', fr: 'note' }, source: sourceOf(source), asOf, counts: true }
    }),
  ]
}

const keysOf = ({ pages, services, locations }: Config): SiteInput['keyOf'] => {
  const serviceAt = new Map(services.map((service, index) => [service.id, { service, index }]))
  const locationAt = new Map(locations.map(({ id }, index) => [id, index]))
  const ownKey = ({ params }: Route, part: TextPart): ConfigPath | undefined => {
    const found = serviceAt.get(params.service ?? '')
    if (found === undefined) return undefined
    const { service, index } = found
    const location = locationAt.get(params.location ?? '')
    if (part === 'local') return location === undefined ? undefined : ['locations', location, 'services', service.id, 'text']
    if (location !== undefined)
      return part === 'description' && service.seo?.areaDescription !== undefined
        ? ['services', index, 'seo', 'areaDescription']
        : undefined
    if (part === 'heading') return service.heading === undefined ? undefined : ['services', index, 'heading']
    return service.seo?.[part] === undefined ? undefined : ['services', index, 'seo', part]
  }
  return (route, part) => {
    const page: object = pageTexts(pages, route.kind) ?? {}
    return [...(ownKey(route, part) ?? ['pages', route.kind, ...(part in page ? [part] : [])]), route.language]
  }
}

const ownFacts = (resolved: ResolvedConfig): OwnFacts => {
  const { hours } = resolved.config
  return {
    business: businessOf(resolved),
    closedDays: hours === undefined ? [] : days.filter(day => resolved.week[day].length === 0),
    openDays: days.filter(day => resolved.week[day].length > 0).length,
    emergency: hours?.emergency || isAlwaysOpen(resolved.week),
    phones: phonesOf(resolved),
  }
}

/** All facts except those of the published files. */
type PlannedInput = Omit<SiteInput, 'files' | 'compressed' | 'otherCity'>

export const plannedInput = (site: Site): PlannedInput => {
  const { config, document, resolved, redirects, assets } = site
  const { hours } = config
  const texts = textsOf(config)
  const map = config.pages.serviceAreas?.map
  return {
    shortNames: assets.pages.home.shortNames,
    origin: config.site.origin,
    indexable: config.site.indexable,
    year: resolved.year,
    languages: resolved.languages,
    routes: resolved.routes.routes,
    redirects,
    ...ownFacts(resolved),
    ofBranch: memoize(branch => ownFacts(siteOfBranch(resolved, branch))),
    branchAt: ({ params }) => branchOf(resolved, resolved.locations.get(params.location ?? '')),
    places: placesOf(config),
    texts,
    sharedTexts: sharedTextsOf(config),
    lengthAt: path => {
      const list = valueAt(config, path)
      return Array.isArray(list) ? list.length : undefined
    },
    services: config.services.map(service => namedService(service.id, service)),
    removedServices: removedServicesOf(site),
    yearsInTrade: config.business.founded === undefined ? undefined : resolved.year - config.business.founded,
    figures: figuresOf(config),
    geo: config.business.geo ?? null,
    drafts: config.locations.flatMap(({ draft, id, name }, index) =>
      draft === true ? [{ id, path: ['locations', index, 'draft'], name: versions(name)[0] ?? id }] : [],
    ),
    starterTexts: config.trade === undefined ? [] : starterTextsIn(document, texts),
    file: document.file,
    hoursDiffer: hours?.structuredData !== undefined && !sameWeek(weekOf(hours.structuredData), weekOf(hours.weekly)),
    lazyMap:
      map?.load === 'lazy'
        ? {
            origins: frameOrigins(config),
            law: mapLaw(config.business.address.country, config.business.address.region),
            decidedOn: map.decidedOn ?? null,
          }
        : null,
    keyOf: keysOf(config),
  }
}
