/**
 * The one table of addresses. Pages, language toggle, links, breadcrumbs, canonical, hreflang, sitemap and redirects all read it;
 * nobody takes a finished address apart again.
 */

import { lazy, memoize } from '../model/memoize.ts'
import type { KindTable, KindTraits, PageKind } from '../model/page-kinds.ts'
import type { Route, RouteParams } from '../model/route.ts'
import { keysOf } from '../model/table.ts'
import type { UrlPath } from '../model/url.ts'

/** One string for all languages, or one a language. */
export type PerLanguage<T extends string = string> = T | Readonly<Partial<Record<string, T>>>

/** What a config says of the addresses of each kind. */
interface Patterns {
  readonly kinds: KindTable
  readonly languages: readonly string[]
  readonly paths: Readonly<Partial<Record<PageKind, PerLanguage<UrlPath> | undefined>>>
}

/** The little of a config that addresses depend on. A piece that is absent makes no routes. */
export interface RouteInput extends Patterns {
  readonly services: readonly { readonly id: string; readonly slug: PerLanguage }[]
  /** Ids of the locations that are branches. */
  readonly branches?: readonly string[]
  readonly locations: readonly {
    readonly id: string
    readonly slug: PerLanguage
    /** What it says of single services, by their ids. */
    readonly services?: Readonly<Record<string, unknown>> | undefined
  }[]
  /** Whether a service has pages only in the areas that have words for it. */
  readonly writtenPairs?: boolean | undefined
}

export const inLanguage = <T extends string>(value: PerLanguage<T> | undefined, language: string): T | undefined =>
  typeof value === 'object' ? value[language] : value

interface Slugs {
  readonly service?: string | undefined
  readonly location?: string | undefined
}

/** What fills the slugs into a path pattern, which is taken apart once: `/fr/services/{service}`. */
export const pathFiller = (pattern: UrlPath): ((slugs: Slugs) => UrlPath) => {
  // Every second part is one to fill in.
  const parts = pattern.split(/(\{(?:service|location)\})/)
  const isService = parts.map(part => part === '{service}')
  return ({ service = '', location = '' }) => {
    for (let place = 1; place < parts.length; place += 2) parts[place] = isService[place] ? service : location
    // Joined, a text is whole; put together, it would be kept in pieces, which take twice the memory. It begins with the pattern’s slash.
    return parts.join('') as UrlPath
  }
}

/** Fills the slugs into a path pattern. */
export const fillPath = (pattern: UrlPath, slugs: Slugs): UrlPath => pathFiller(pattern)(slugs)

/** Names the page in all its languages: `serviceLocation:air-duct/laval`. Joined, since put together it would be kept in pieces. */
const routeKey = (kind: PageKind, { service, location }: RouteParams = {}): string => {
  if (service === undefined) return location === undefined ? kind : [kind, ':', location].join('')
  return location === undefined ? [kind, ':', service].join('') : [kind, ':', service, '/', location].join('')
}

/** The parts of a pattern that hold nothing to fill in: `/fr/services/{service}` is `fr`, `services`. */
const fixedParts = (pattern: UrlPath): readonly string[] => (pattern.split('{')[0] ?? '').split('/').filter(part => part !== '')

const isBelow = (parts: readonly string[], folder: readonly string[]): boolean => folder.every((part, index) => parts[index] === part)

/**
 * The folder that holds all pages of a language and none of another: `/fr`. A language whose pages lie among others has none, and the
 * first has no need of one.
 */
const languageFolders = ({ kinds, languages, paths }: Patterns): ReadonlyMap<string, UrlPath> => {
  const places = new Map(
    languages.map(language => [
      language,
      keysOf(kinds).flatMap(kind => {
        const pattern = kinds[kind].traits.shared ? undefined : inLanguage(paths[kind], language)
        return pattern === undefined ? [] : [fixedParts(pattern)]
      }),
    ]),
  )
  const folders = languages.slice(1).flatMap((language): readonly (readonly [string, UrlPath])[] => {
    const [first, ...rest] = places.get(language) ?? []
    const end = first?.findIndex((part, index) => rest.some(parts => parts[index] !== part)) ?? 0
    const folder = first?.slice(0, end === -1 ? undefined : end) ?? []
    const isShared = [...places].some(([other, all]) => other !== language && all.some(parts => isBelow(parts, folder)))
    return folder.length === 0 || isShared ? [] : [[language, `/${folder.join('/')}`]]
  })
  return new Map(folders)
}

const paramsOf = ({ perService, perLocation, perBranch }: KindTraits, input: Omit<RouteInput, keyof Patterns>): readonly RouteParams[] => {
  if (perBranch) return (input.branches ?? []).map(id => ({ location: id }))
  if (!perLocation) return perService ? input.services.map(({ id }) => ({ service: id })) : [{}]
  if (!perService) return input.locations.map(({ id }) => ({ location: id }))
  const isThere = ({ services: words = {} }: RouteInput['locations'][number], service: string): boolean =>
    !input.writtenPairs || Object.hasOwn(words, service)
  return input.services.flatMap(({ id: service }) =>
    input.locations.filter(one => isThere(one, service)).map(({ id: location }) => ({ service, location })),
  )
}

/** Tells the routes of one page, in each language that has an address for it. */
type TellPage = (
  params: RouteParams,
  service: PerLanguage | undefined,
  location: PerLanguage | undefined,
  told: (route: Route) => void,
) => void

/** Plans pages of a kind; nothing of one that has no address. */
const tellPageOf = (patterns: Patterns): ((kind: PageKind) => TellPage | undefined) => {
  const { kinds, languages, paths } = patterns
  const folders = lazy(() => languageFolders(patterns))
  /** A page for all languages at once has a twin in the folder of each, which begins with that language. */
  const sharedPattern = (pattern: UrlPath | undefined, language: string): UrlPath | undefined => {
    if (pattern === undefined || language === languages[0]) return pattern
    const folder = folders().get(language)
    return folder === undefined ? undefined : `${folder}${pattern}`
  }
  return kind => {
    const { traits } = kinds[kind]
    const fillers = languages.flatMap(language => {
      const written = inLanguage(paths[kind], language)
      const pattern = traits.shared ? sharedPattern(written, language) : written
      return pattern === undefined ? [] : [{ language, fill: pathFiller(pattern) }]
    })
    if (fillers.length === 0) return undefined
    return (params, serviceSlug, locationSlug, told) => {
      const key = routeKey(kind, params)
      // By places: until V8 has made code of it, to go from one to the next takes as long as to plan a route.
      for (let at = 0; at < fillers.length; at++) {
        const filler = fillers[at]
        if (filler === undefined) break
        const { language, fill } = filler
        const service = inLanguage(serviceSlug, language)
        const location = inLanguage(locationSlug, language)
        if (service === undefined || location === undefined) continue
        told({ kind, language, key, params, path: fill({ service, location }), traits })
      }
    }
  }
}

/** What has pages of its own. */
type RouteThings = Pick<RouteInput, 'services' | 'locations' | 'branches'>

/** Tells the routes of a kind, for some services and areas of a site. What is the same for all of them is made once. */
const routePlanner = (input: Patterns & Pick<RouteInput, 'writtenPairs'>) => {
  const tellOf = memoize(tellPageOf(input))
  const slugs = (list: RouteInput['services']) => new Map(list.map(({ id, slug }) => [id, slug]))
  return (things: RouteThings) => {
    const serviceSlugs = slugs(things.services)
    const locationSlugs = slugs(things.locations)
    return (kind: PageKind, told: (route: Route) => void): void => {
      const tell = tellOf(kind)
      if (tell === undefined) return
      for (const params of paramsOf(input.kinds[kind].traits, { ...things, writtenPairs: input.writtenPairs })) {
        const serviceSlug = params.service === undefined ? '' : serviceSlugs.get(params.service)
        const locationSlug = params.location === undefined ? '' : locationSlugs.get(params.location)
        tell(params, serviceSlug, locationSlug, told)
      }
    }
  }
}

/** Every page in every language, kinds in the order of their table, languages in the order of the config. */
export const planRoutes = (input: RouteInput): readonly Route[] => {
  const routes: Route[] = []
  eachRoute(input, route => routes.push(route))
  return routes
}

/** As `planRoutes`, told one after the other, for who keeps none of them. A step of a generator takes longer than to plan a route. */
export const eachRoute = (input: RouteInput, told: (route: Route) => void): void => {
  const planOf = routePlanner(input)(input)
  for (const kind of keysOf(input.kinds)) planOf(kind, told)
}

/** The routes, with the questions that everybody asks of them. */
export interface RouteTable {
  readonly routes: readonly Route[]
  /** How many they are. */
  readonly count: number
  /** Path of a page, if the site has it. */
  readonly find: (language: string, kind: PageKind, params?: RouteParams) => UrlPath | undefined
  /** Path of a page; a page that does not exist is a bug. */
  readonly path: (language: string, kind: PageKind, params?: RouteParams) => UrlPath
  /** The same page in each language, in the order of the config; empty for hidden pages. */
  readonly alternates: (route: Route) => readonly Route[]
}

type Places = Map<string | undefined, number>

/** Where the routes of each page begin, by kind, service and location: to make a text of all three for each question would take longer. */
const placesIn = (routes: readonly Route[]) => {
  const places = new Map<PageKind, Map<string | undefined, Places>>()
  const placesOf = (kind: PageKind, service: string | undefined): Places => {
    const ofKind = places.get(kind) ?? new Map<string | undefined, Places>()
    const ofService: Places = ofKind.get(service) ?? new Map()
    places.set(kind, ofKind.set(service, ofService))
    return ofService
  }
  let place = 0
  let last: Route | undefined
  let ofService: Places = new Map()
  for (const route of routes) {
    const { key, kind, params } = route
    if (key !== last?.key) {
      // Those of a service follow each other.
      if (kind !== last?.kind || params.service !== last.params.service) ofService = placesOf(kind, params.service)
      ofService.set(params.location, place)
    }
    last = route
    place++
  }
  return (kind: PageKind, { service, location }: RouteParams = {}): number | undefined => places.get(kind)?.get(service)?.get(location)
}

/** @param routes those of one key side by side, as `planRoutes` gives them: a list for each would take more memory than the routes */
export const routeTable = (routes: readonly Route[]): RouteTable => {
  const placeOf = placesIn(routes)
  /** Those that were asked for last: a page asks for its own several times. */
  let last: { readonly key: string; readonly alternates: readonly Route[] } = { key: '', alternates: [] }
  const twinsOf = ({ key, kind, params }: Route): readonly Route[] => {
    if (last.key === key) return last.alternates
    const first = placeOf(kind, params)
    if (first === undefined) return []
    let end = first + 1
    while (routes[end]?.key === key) end++
    last = { key, alternates: routes.slice(first, end) }
    return last.alternates
  }
  const find: RouteTable['find'] = (language, kind, params) => {
    const place = placeOf(kind, params)
    const first = place === undefined ? undefined : routes[place]
    if (place === undefined || first === undefined) return undefined
    for (let at = place; routes[at]?.key === first.key; at++) if (routes[at]?.language === language) return routes[at]?.path
    return first.traits.shared ? first.path : undefined
  }
  return {
    routes,
    count: routes.length,
    find,
    path: (language, kind, params) => {
      const path = find(language, kind, params)
      if (path === undefined) throw new Error(`no page ${routeKey(kind, params)} in ${language}`)
      return path
    },
    alternates: route => (route.traits.hidden ? [] : twinsOf(route)),
  }
}
