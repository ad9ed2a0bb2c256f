import type { KindTable } from '../../model/page-kinds.ts'
import type { Route } from '../../model/route.ts'
import type { UrlPath } from '../../model/url.ts'
import { type PerLanguage, planRoutes, type RouteInput } from '../../routes/routes.ts'
import type { ConfigPath } from '../document.ts'
import type { Draft } from '../draft.ts'
import type { ConfigIssue } from '../issue.ts'
import type { Config } from '../schema.ts'
import { suggest } from '../suggest.ts'
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

/** No two pages share an address, and redirects neither hide a page nor lead nowhere. */
export const addresses: Rule = ({ draft, languages, kinds }) => {
  const routes = planRoutes(routeInputOf(draft, languages, kinds))
  const byPath = new Map<string, Route>()
  const told = new Set<string>()
  const collisions = routes.flatMap((route): readonly ConfigIssue[] => {
    const id = route.path.toLowerCase()
    const first = byPath.get(id)
    if (first === undefined) {
      byPath.set(id, route)
      return []
    }
    const [one, other] = [origin(draft, first), origin(draft, route)]
    // A doubled slug collides once a service and language; telling it once is enough.
    const pair = `${one.path.join('.')} ${other.path.join('.')}`
    if (told.has(pair)) return []
    told.add(pair)
    return [
      {
        path: other.path,
        other: one.path,
        code: 'ADDRESS_DOUBLE',
        message: `two pages have the address ${route.path}: ${one.name} and ${other.name}`,
        hint: 'Change one of the two.',
      },
    ]
  })

  const pagePaths = [...byPath.values()].map(route => route.path)
  const sources = new Map<string, number>()
  const redirects = each(draft.redirects).flatMap(([index, redirect]): readonly ConfigIssue[] => {
    const issues: ConfigIssue[] = []
    const { from, to } = redirect
    const target = typeof to === 'string' && to.startsWith('/') ? to : undefined
    if (from !== undefined) {
      const page = byPath.get(from.toLowerCase())
      const before = sources.get(from.toLowerCase())
      if (page !== undefined)
        issues.push({
          path: ['redirects', index, 'from'],
          code: 'REDIRECT_HIDES_PAGE',
          message: `${from} is the address of a page (${origin(draft, page).name}), so it cannot lead elsewhere`,
          hint: 'Remove this redirect, or give the page another address.',
        })
      if (before !== undefined)
        issues.push({
          path: ['redirects', index, 'from'],
          code: 'REDIRECT_DOUBLE',
          message: `${from} is redirected twice: item ${before + 1} and item ${index + 1}`,
          hint: 'Keep one of the two.',
        })
      sources.set(from.toLowerCase(), index)
    }
    if (target !== undefined && !byPath.has(target.toLowerCase())) {
      const isChain = each(draft.redirects).some(([, other]) => other.from === target)
      issues.push(
        target === from
          ? {
              path: ['redirects', index, 'to'],
              code: 'REDIRECT_LOOP',
              message: `${from} leads to itself`,
              hint: 'Name the page it shall lead to.',
            }
          : isChain
            ? {
                path: ['redirects', index, 'to'],
                code: 'REDIRECT_CHAIN',
                message: `${target} is redirected further`,
                hint: 'Lead straight to the last address.',
              }
            : {
                path: ['redirects', index, 'to'],
                code: 'REDIRECT_DEAD',
                message: `there is no page ${target}`,
                hint: suggest(target, pagePaths, 'Pages'),
              },
      )
    }
    return issues
  })
  return [...collisions, ...redirects]
}
