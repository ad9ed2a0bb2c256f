import { problem } from '../../catalogue/index.ts'
import type { KindTable } from '../../model/page-kinds.ts'
import type { Route } from '../../model/route.ts'
import type { UrlPath } from '../../model/url.ts'
import { type PerLanguage, planRoutes, type RouteInput } from '../../routes/routes.ts'
import type { ConfigPath } from '../document.ts'
import type { Draft } from '../draft.ts'
import type { ConfigIssue } from '../issue.ts'
import type { Config } from '../schema.ts'
import { each, type Rule } from './rule.ts'

const withSlug = (
  list: readonly ({ readonly id?: string | undefined; readonly slug?: PerLanguage | undefined } | undefined)[] | undefined,
): RouteInput['services'] =>
  each(list).flatMap(([, item]) => (item.id === undefined || item.slug === undefined ? [] : [{ id: item.id, slug: item.slug }]))

/** Addresses of a config, as far as it is sound. */
export const routeInputOf = (draft: Draft<Config>, languages: readonly string[], kinds: KindTable): RouteInput => ({
  kinds,
  languages,
  paths: Object.fromEntries(
    // In a draft an address may lack a language, and is then not planned in it.
    Object.entries(draft.pages ?? {}).map(([kind, page]) => [kind, page?.path as PerLanguage<UrlPath> | undefined]),
  ),
  services: withSlug(draft.services),
  locations: withSlug(draft.locations),
})

/** Where in the config the address of a route is written: the slug that sets it apart, else the pattern. */
const origin = (draft: Draft<Config>, route: Route): { readonly path: ConfigPath; readonly name: string } => {
  const at = (list: 'services' | 'locations', id: string): ConfigPath => {
    const index = (draft[list] ?? []).findIndex(item => item?.id === id)
    const slug = draft[list]?.[index]?.slug
    return [list, index, 'slug', ...(typeof slug === 'object' ? [route.language] : [])]
  }
  if (route.params.location !== undefined)
    return { path: at('locations', route.params.location), name: `location ${route.params.location} (${route.language})` }
  if (route.params.service !== undefined)
    return { path: at('services', route.params.service), name: `service ${route.params.service} (${route.language})` }
  const path = draft.pages?.[route.kind]?.path
  return {
    path: ['pages', route.kind, 'path', ...(typeof path === 'object' ? [route.language] : [])],
    name: `page ${route.kind} (${route.language})`,
  }
}

/** No two pages share an address. */
export const addresses: Rule = ({ draft, languages, kinds }) => {
  const routes = planRoutes(routeInputOf(draft, languages, kinds))
  const byPath = new Map<string, Route>()
  const reported = new Set<string>()
  return routes.flatMap((route): readonly ConfigIssue[] => {
    const id = route.path.toLowerCase()
    const first = byPath.get(id)
    if (first === undefined) {
      byPath.set(id, route)
      return []
    }
    const [one, other] = [origin(draft, first), origin(draft, route)]
    // A slug that two share collides once a service and language; telling it once is enough.
    const pair = `${one.path.join('.')} ${other.path.join('.')}`
    if (reported.has(pair)) return []
    reported.add(pair)
    return [
      {
        path: other.path,
        other: one.path,
        ...problem('ADDRESS_DUPLICATE', { address: route.path, first: one.name, second: other.name }),
      },
    ]
  })
}
