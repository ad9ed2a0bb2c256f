import { problem } from '../../messages/index.ts'
import type { KindTable } from '../../model/page-kinds.ts'
import type { Route } from '../../model/route.ts'
import type { UrlPath } from '../../model/url.ts'
import { type PerLanguage, planRoutes, type RouteInput } from '../../routes/routes.ts'
import { getOrCreate } from '../../util/memoize.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import type { Draft } from '../compile/draft.ts'
import type { Config } from '../schema/config-schema.ts'
import { isBranch } from '../values/location-facts.ts'
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

/** The slug, or else the path pattern, that a route gets its URL from. */
const origin = (draft: Draft<Config>, route: Route): { readonly path: ConfigPath; readonly name: string; readonly owner: string } => {
  const at = (list: 'services' | 'locations', id: string): ConfigPath => {
    const index = (draft[list] ?? []).findIndex(item => item?.id === id)
    const slug = draft[list]?.[index]?.slug
    return [list, index, 'slug', ...(typeof slug === 'object' ? [route.language] : [])]
  }
  if (route.params.location !== undefined) return owned(at('locations', route.params.location), `location ${route.params.location}`)
  if (route.params.service !== undefined) return owned(at('services', route.params.service), `service ${route.params.service}`)
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

/** URLs are unique. A duplicate slug affects many pages and is reported once. */
export const urls: Rule = ({ draft, languages, kinds }) => {
  const byPath = new Map<string, Route>()
  const conflicts = new Map<string, Conflict>()
  for (const route of planRoutes(routeInputOf(draft, languages, kinds))) {
    const first = getOrCreate(byPath, route.path.toLowerCase(), () => route)
    if (first === route) continue
    const [one, other] = [origin(draft, first), origin(draft, route)]
    // A duplicate id is reported by another rule.
    if (one.path.join('.') === other.path.join('.')) continue
    const conflict = getOrCreate(conflicts, `${one.owner} ${other.owner}`, () => ({ first, second: route, languages: [] }))
    if (!conflict.languages.includes(route.language)) conflict.languages.push(route.language)
  }
  return [...conflicts.values()].map(({ first, second, languages: shared }): ConfigIssue => {
    const [one, other] = [origin(draft, first), origin(draft, second)]
    const names = shared.join(', ')
    const values = { address: second.path, first: `${one.name} (${names})`, second: `${other.name} (${names})` }
    // Point at the whole slug if several languages conflict.
    const whole = (path: ConfigPath): ConfigPath => (shared.length > 1 ? path.slice(0, path.indexOf('slug') + 1 || path.length) : path)
    return { path: whole(other.path), other: whole(one.path), ...problem('ADDRESS_DUPLICATE', values) }
  })
}
