/**
 * The table of all URLs of a site. Pages, language toggle, links, breadcrumbs, canonical, hreflang, sitemap and redirects all read it;
 * no other code parses a finished URL.
 */

import type { KindTable, KindTraits, PageKind } from '../model/page-kinds.ts'
import type { Route, RouteParams } from '../model/route.ts'
import type { UrlPath } from '../model/url.ts'
import { groupBy, keysOf } from '../util/table.ts'

/** One string for all languages, or one per language. */
export type PerLanguage<T extends string = string> = T | Readonly<Partial<Record<string, T>>>

/** The path patterns of each kind. */
interface Patterns {
  readonly kinds: KindTable
  readonly languages: readonly string[]
  readonly paths: Readonly<Partial<Record<PageKind, PerLanguage<UrlPath> | undefined>>>
}

/** The part of a config that URLs depend on. A missing part makes no routes. */
export interface RouteInput extends Patterns {
  readonly services: readonly { readonly id: string; readonly slug: PerLanguage }[]
  /** Ids of the locations that are branches. */
  readonly branches?: readonly string[]
  readonly locations: readonly {
    readonly id: string
    readonly slug: PerLanguage
    /** Its own texts about services, by service id. */
    readonly services?: Readonly<Record<string, unknown>> | undefined
  }[]
  /** Whether a service has pages only in the locations that have a text for it. */
  readonly writtenPairs?: boolean | undefined
}

export const inLanguage = <T extends string>(value: PerLanguage<T> | undefined, language: string): T | undefined =>
  typeof value === 'object' ? value[language] : value

interface Slugs {
  readonly service?: string | undefined
  readonly location?: string | undefined
}

/** Fills the slugs into a path pattern such as `/fr/services/{service}`. */
export const fillPath = (pattern: UrlPath, { service = '', location = '' }: Slugs): UrlPath =>
  // It begins with the pattern’s slash.
  pattern.replaceAll('{service}', service).replaceAll('{location}', location) as UrlPath

/** Identifies a page in all its languages: `serviceLocation:air-duct/laval`. */
const routeKey = (kind: PageKind, { service, location }: RouteParams = {}): string => {
  const ids = [service, location].filter(id => id !== undefined)
  return ids.length === 0 ? kind : `${kind}:${ids.join('/')}`
}

/** The segments of a pattern before its first placeholder: `/fr/services/{service}` is `fr`, `services`. */
const fixedParts = (pattern: UrlPath): readonly string[] => (pattern.split('{')[0] ?? '').split('/').filter(part => part !== '')

const isBelow = (parts: readonly string[], folder: readonly string[]): boolean => folder.every((part, index) => parts[index] === part)

/**
 * The folder that holds all pages of a language and no page of another: `/fr`. A language whose pages are mixed with others has none, and
 * the first language needs none.
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
    const isShared = [...places].some(([other, otherParts]) => other !== language && otherParts.some(parts => isBelow(parts, folder)))
    return folder.length === 0 || isShared ? [] : [[language, `/${folder.join('/')}`]]
  })
  return new Map(folders)
}

/** The services and locations that a kind has a page for. A kind with one page has one entry without both. */
const paramsOf = ({ perService, perLocation, perBranch }: KindTraits, input: Omit<RouteInput, keyof Patterns>): readonly RouteParams[] => {
  if (perBranch) return (input.branches ?? []).map(id => ({ location: id }))
  if (!perLocation) return perService ? input.services.map(({ id }) => ({ service: id })) : [{}]
  if (!perService) return input.locations.map(({ id }) => ({ location: id }))
  const hasPage = ({ services: textsByService = {} }: RouteInput['locations'][number], service: string): boolean =>
    !input.writtenPairs || Object.hasOwn(textsByService, service)
  return input.services.flatMap(({ id: service }) =>
    input.locations.filter(location => hasPage(location, service)).map(({ id: location }) => ({ service, location })),
  )
}

/** Plans the routes of one kind, page by page, in each language that has a path for it. */
const routesOfKind = (input: RouteInput, kind: PageKind, folders: ReadonlyMap<string, UrlPath>): readonly Route[] => {
  const { kinds, languages, paths } = input
  const { traits } = kinds[kind]
  const patterns = languages.flatMap(language => {
    const written = inLanguage(paths[kind], language)
    // A page for all languages also exists in the folder of each other language, where it begins with that language.
    const folder = traits.shared && language !== languages[0] ? folders.get(language) : ''
    return written === undefined || folder === undefined ? [] : [{ language, pattern: `${folder}${written}` as UrlPath }]
  })
  const slugs = (list: RouteInput['services']) => new Map(list.map(({ id, slug }) => [id, slug]))
  const serviceSlugs = slugs(input.services)
  const locationSlugs = slugs(input.locations)
  return paramsOf(traits, input).flatMap(params => {
    const key = routeKey(kind, params)
    return patterns.flatMap(({ language, pattern }) => {
      const service = params.service === undefined ? '' : inLanguage(serviceSlugs.get(params.service), language)
      const location = params.location === undefined ? '' : inLanguage(locationSlugs.get(params.location), language)
      if (service === undefined || location === undefined) return []
      return [{ kind, language, key, params, path: fillPath(pattern, { service, location }), traits }]
    })
  })
}

/** Every page in every language: kinds in the order of their table, languages in the order of the config. */
export const planRoutes = (input: RouteInput): readonly Route[] => {
  const folders = languageFolders(input)
  return keysOf(input.kinds).flatMap(kind => routesOfKind(input, kind, folders))
}

/** The routes of a site, with lookups. */
export interface RouteTable {
  readonly routes: readonly Route[]
  readonly count: number
  /** Path of a page, if the site has that page. */
  readonly find: (language: string, kind: PageKind, params?: RouteParams) => UrlPath | undefined
  /** Path of a page. @throws if the site has no such page */
  readonly path: (language: string, kind: PageKind, params?: RouteParams) => UrlPath
  /** The same page in each language, in the order of the config; empty for hidden pages. */
  readonly alternates: (route: Route) => readonly Route[]
}

export const routeTable = (routes: readonly Route[]): RouteTable => {
  const byKey = groupBy(routes, route => route.key)
  const find: RouteTable['find'] = (language, kind, params) => {
    const versions = byKey.get(routeKey(kind, params)) ?? []
    const own = versions.find(route => route.language === language)
    const [first] = versions
    return own?.path ?? (first?.traits.shared ? first.path : undefined)
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
    alternates: route => (route.traits.hidden ? [] : (byKey.get(route.key) ?? [])),
  }
}
