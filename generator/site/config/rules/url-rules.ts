import { problem } from '../../messages/index.ts'
import { getOrCreate } from '../../model/memoize.ts'
import type { KindTable } from '../../model/page-kinds.ts'
import type { Route } from '../../model/route.ts'
import type { UrlPath } from '../../model/url.ts'
import { type PerLanguage, planRoutes, type RouteInput } from '../../routes/routes.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import type { Draft } from '../compile/draft.ts'
import type { Config } from '../schema/config-schema.ts'
import { isBranch } from '../values/location-facts.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { each, type Rule } from './rule.ts'

interface Thing {
  readonly id?: string | undefined
  readonly slug?: PerLanguage | undefined
  readonly services?: Readonly<Record<string, unknown>> | undefined
}

/** @param saysPairs whether it counts which services they have words for: who does not ask does not depend on it */
const withSlug = (list: readonly (Thing | undefined)[] | undefined, saysPairs = false): RouteInput['locations'] =>
  (list ?? []).flatMap(thing => {
    const { id, slug } = thing ?? {}
    if (id === undefined || slug === undefined) return []
    return saysPairs ? { id, slug, services: thing?.services } : { id, slug }
  })

const branchesIn = (draft: Draft<Config>): readonly string[] =>
  each(draft.locations).flatMap(([, location]) => (isBranch(location) ? (location.id ?? []) : []))

/** Addresses of a config, as far as it is sound. */
export const routeInputOf = (draft: Draft<Config>, languages: readonly string[], kinds: KindTable): RouteInput => {
  const writtenPairs = draft.pages?.serviceLocation?.pairs === 'written'
  return {
    kinds,
    languages,
    paths: Object.fromEntries(
      // In a draft an address may lack a language, and is then not planned in it.
      Object.entries(draft.pages ?? {}).map(([kind, page]) => [kind, page?.path as PerLanguage<UrlPath> | undefined]),
    ),
    services: withSlug(draft.services),
    locations: withSlug(draft.locations, writtenPairs),
    branches: branchesIn(draft),
    writtenPairs,
  }
}

const owned = (path: ConfigPath, name: string) => ({ path, name, owner: name })

/** Where in the config the address of a route is written: the slug that sets it apart, else the pattern. */
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
    // Each address of a page kind is a matter of its own.
    owner: `${route.kind} ${route.language}`,
  }
}

/** Two things whose pages share addresses. */
interface Clash {
  readonly first: Route
  readonly second: Route
  readonly languages: string[]
}

/** No two pages share an address. A slug that two share collides once a service and language: that is told once. */
export const addresses: Rule = ({ draft, languages, kinds }) => {
  const byPath = new Map<string, Route>()
  const clashes = new Map<string, Clash>()
  for (const route of planRoutes(routeInputOf(draft, languages, kinds))) {
    const first = getOrCreate(byPath, route.path.toLowerCase(), () => route)
    if (first === route) continue
    const [one, other] = [origin(draft, first), origin(draft, route)]
    // Two things of one id: that is told.
    if (one.path.join('.') === other.path.join('.')) continue
    const clash = getOrCreate(clashes, `${one.owner} ${other.owner}`, () => ({ first, second: route, languages: [] }))
    if (!clash.languages.includes(route.language)) clash.languages.push(route.language)
  }
  return [...clashes.values()].map(({ first, second, languages: shared }): ConfigIssue => {
    const [one, other] = [origin(draft, first), origin(draft, second)]
    const names = shared.join(', ')
    const words = { address: second.path, first: `${one.name} (${names})`, second: `${other.name} (${names})` }
    // In several languages, the whole of it.
    const whole = (path: ConfigPath): ConfigPath => (shared.length > 1 ? path.slice(0, path.indexOf('slug') + 1 || path.length) : path)
    return { path: whole(other.path), other: whole(one.path), ...problem('ADDRESS_DUPLICATE', words) }
  })
}
