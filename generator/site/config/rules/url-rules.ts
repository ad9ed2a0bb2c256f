import { problem } from '../../messages/index.ts'
import type { KindTable } from '../../model/page-kinds.ts'
import type { Route } from '../../model/route.ts'
import type { UrlPath } from '../../model/url.ts'
import { inLanguage, type PerLanguage, planRoutes, type RouteInput } from '../../routes/routes.ts'
import { getOrCreate } from '../../util/memoize.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import type { Draft } from '../compile/draft.ts'
import { nameIn } from '../compile/item-names.ts'
import type { Config } from '../schema/config-schema.ts'
import { isBranch } from '../values/location-facts.ts'
import { slugify } from '../values/slug.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { each, type Rule } from './rule.ts'

interface Routed {
  readonly id?: string | undefined
  readonly slug?: PerLanguage | undefined
  readonly services?: Readonly<Record<string, unknown>> | undefined
}

/** @param withServices whether to read `services`, on which routes then depend */
const withSlug = (list: readonly (Routed | undefined)[] | undefined, withServices = false): RouteInput['locations'] =>
  (list ?? []).flatMap(item => {
    const { id, slug } = item ?? {}
    if (id === undefined || slug === undefined) return []
    return withServices ? { id, slug, services: item?.services } : { id, slug }
  })

const branchesIn = (draft: Draft<Config>): readonly string[] =>
  each(draft.locations).flatMap(([, location]) => (isBranch(location) ? (location.id ?? []) : []))

/** The valid parts of a config that determine its routes. */
export const routeInputOf = (draft: Draft<Config>, languages: readonly string[], kinds: KindTable): RouteInput => {
  const writtenPairs = draft.pages?.serviceLocation?.pairs === 'written'
  return {
    kinds,
    languages,
    paths: Object.fromEntries(
      // In a draft, a path may lack a language, which then has no route.
      Object.entries(draft.pages ?? {}).map(([kind, page]) => [kind, page?.path as PerLanguage<UrlPath> | undefined]),
    ),
    services: withSlug(draft.services),
    locations: withSlug(draft.locations, writtenPairs),
    branches: branchesIn(draft),
    writtenPairs,
  }
}

const owned = (path: ConfigPath, name: string) => ({ path, name, owner: name })

interface Origin {
  readonly path: ConfigPath
  readonly name: string
  readonly owner: string
}

/** The slug, or else the path pattern, that a route gets its URL from. @param other a route with the same URL */
const origin = (draft: Draft<Config>, route: Route, other: Route): Origin => {
  const at = (list: 'services' | 'locations', id: string): ConfigPath => {
    const index = (draft[list] ?? []).findIndex(item => item?.id === id)
    const slug = draft[list]?.[index]?.slug
    return [list, index, 'slug', ...(typeof slug === 'object' ? [route.language] : [])]
  }
  const { service, location } = route.params
  const isSamePlace = route.kind === other.kind && location === other.params.location
  if (location !== undefined && (service === undefined || !isSamePlace)) return owned(at('locations', location), `location ${location}`)
  if (service !== undefined) return owned(at('services', service), `service ${service}`)
  const path = draft.pages?.[route.kind]?.path
  return {
    path: ['pages', route.kind, 'path', ...(typeof path === 'object' ? [route.language] : [])],
    name: `page ${route.kind}`,
    // Report the paths of a page kind separately.
    owner: `${route.kind} ${route.language}`,
  }
}

/** Two values whose pages have the same URLs. */
interface Conflict {
  readonly first: Route
  readonly second: Route
  readonly languages: string[]
}

/** The list and index of the item that a slug belongs to, if the slug follows from its name. */
const itemOf = (
  [list, index, key]: ConfigPath,
  isWritten: (path: ConfigPath) => boolean,
): { readonly list: 'services' | 'locations'; readonly index: number } | undefined =>
  key === 'slug' && (list === 'services' || list === 'locations') && typeof index === 'number' && !isWritten([list, index, 'slug'])
    ? { list, index }
    : undefined

/** The line that gives an item other slugs in these languages. The id of an item is unique, so it makes a free slug in most lists. */
const slugLine = (
  list: Draft<Config>['services' | 'locations'],
  index: number,
  languages: readonly string[],
  shared: readonly string[],
) => {
  const { id = '', slug } = list?.[index] ?? {}
  const lines = languages.map(language => {
    const taken = new Set((list ?? []).map(item => inLanguage(item?.slug, language)))
    const own = inLanguage(slug, language) ?? ''
    if (!shared.includes(language)) return `${language}: ${own}`
    const wanted = [slugify(id), ...Array.from({ length: taken.size + 1 }, (_, count) => `${own}-${count + 2}`)]
    return `${language}: ${wanted.find(one => !taken.has(one))}`
  })
  return lines.length === 1 ? `slug: ${lines[0]?.split(': ')[1]}` : `slug: { ${lines.join(', ')} }`
}

/** URLs are unique. A duplicate slug affects many pages and is reported once. */
export const urls: Rule = ({ draft, languages, kinds, isWritten }) => {
  const byPath = new Map<string, Route>()
  const conflicts = new Map<string, Conflict>()
  for (const route of planRoutes(routeInputOf(draft, languages, kinds))) {
    const first = getOrCreate(byPath, route.path.toLowerCase(), () => route)
    if (first === route) continue
    const [firstOrigin, secondOrigin] = [origin(draft, first, route), origin(draft, route, first)]
    // A duplicate id is reported by another rule.
    if (firstOrigin.path.join('.') === secondOrigin.path.join('.')) continue
    const conflict = getOrCreate(conflicts, `${firstOrigin.owner} ${secondOrigin.owner}`, () => ({ first, second: route, languages: [] }))
    if (!conflict.languages.includes(route.language)) conflict.languages.push(route.language)
  }
  return [...conflicts.values()].map(({ first, second, languages: shared }): ConfigIssue => {
    const [firstOrigin, secondOrigin] = [origin(draft, first, second), origin(draft, second, first)]
    // Point at the whole slug if several languages conflict.
    const whole = (path: ConfigPath): ConfigPath => (shared.length > 1 ? path.slice(0, path.indexOf('slug') + 1 || path.length) : path)
    const [later, earlier] = itemOf(secondOrigin.path, isWritten) === undefined ? [firstOrigin, secondOrigin] : [secondOrigin, firstOrigin]
    const item = itemOf(later.path, isWritten)
    const address = second.path
    const nameAt = ([list, index]: ConfigPath): string | undefined =>
      list === 'services' || list === 'locations' ? nameIn(draft[list]?.[Number(index)]?.name, shared[0] ?? '') : undefined
    if (item !== undefined) {
      const { list, index } = item
      const [first = earlier.name, second = later.name] = [nameAt(earlier.path), nameAt(later.path)]
      const values = { address, first, second, line: slugLine(draft[list], index, languages, shared) }
      return { path: [list, index, 'name'], other: earlier.path, ...problem('ADDRESS_DUPLICATE', 'names', values) }
    }
    const names = shared.join(', ')
    const values = { address, first: `${firstOrigin.name} (${names})`, second: `${secondOrigin.name} (${names})` }
    return { path: whole(secondOrigin.path), other: whole(firstOrigin.path), ...problem('ADDRESS_DUPLICATE', 'pages', values) }
  })
}
