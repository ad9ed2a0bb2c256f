/**
 * The routes of a site whose pages are known to be at the addresses that they were at: planned only for the pages that somebody asks for,
 * since a page asks for a few dozen of a hundred thousand.
 */

import { routeInputOf } from '../config/rules/url-rules.ts'
import type { Config } from '../config/schema/config-schema.ts'
import { isBranch } from '../config/values/branch.ts'
import { lazy } from '../model/memoize.ts'
import type { KindTable, PageKind } from '../model/page-kinds.ts'
import type { Route, RouteParams } from '../model/route.ts'
import { keysOf } from '../model/table.ts'
import { type RouteTable, routePlanner, routeTable } from '../routes/routes.ts'
import { routesOf } from './resolve.ts'

/** Of fewer pages, all routes are planned as soon. */
export const manyRoutes = 3000

export interface KnownRoutes {
  readonly table: RouteTable
  /** The route of a page; nothing where it is found as soon among all. @param place of the page among all */
  readonly routeAt: (path: string, place: number) => Route | undefined
}

interface Known {
  readonly config: Config
  readonly kinds: KindTable
  /** How many pages there are. */
  readonly count: number
  /** Notes that the routes are asked for. */
  readonly note: () => void
}

/** Pages whose routes are planned one by one; who asks for more is given all, of which each takes a fraction of that. */
const mostPages = 1000

export const knownRoutes = ({ config, kinds, count, note }: Known): KnownRoutes => {
  const { services, locations } = config
  const byId = <Item extends { readonly id: string }>(items: readonly Item[]) => lazy(() => new Map(items.map(item => [item.id, item])))
  const [serviceById, locationById] = [byId(services), byId(locations)]
  const one = <Item>(item: Item | undefined): Item[] => (item === undefined ? [] : [item])
  const codes = config.site.languages.map(({ code }) => code)
  const planner = lazy(() => routePlanner(routeInputOf({ ...config, services: [], locations: [] }, codes, kinds)))
  const planned = (kind: PageKind, { service, location }: RouteParams): readonly Route[] => {
    const things = { services: one(serviceById().get(service ?? '')), locations: one(locationById().get(location ?? '')) }
    const routes: Route[] = []
    planner()({ ...things, branches: things.locations.filter(isBranch).map(({ id }) => id) })(kind, route => routes.push(route))
    return routes.filter(({ params }) => params.service === service && params.location === location)
  }
  const whole = lazy(() => routesOf(config, kinds))
  const known = new Map<string, RouteTable>()
  const tableWith = (kind: PageKind, params: RouteParams = {}): RouteTable => {
    // No id has a space.
    const page = `${kind} ${params.service ?? ''} ${params.location ?? ''}`
    const table = known.get(page) ?? (known.size < mostPages ? routeTable(planned(kind, params)) : whole())
    if (known.size < mostPages) known.set(page, table)
    return table
  }

  /** Where the pages of each kind begin, when each pair of a service and an area has its own, and in as many languages as the first. */
  const layout = lazy(() => {
    let first = 0
    return keysOf(kinds).map(kind => {
      const { perService, perLocation, perBranch } = kinds[kind].traits
      const areas = perBranch ? locations.filter(isBranch) : perLocation ? locations : [undefined]
      const about = perService && !perBranch ? services : [undefined]
      const paramsOf = (page: number): RouteParams => {
        const [service, area] = [about[Math.floor(page / areas.length)]?.id, areas[page % areas.length]?.id]
        return { ...(service !== undefined && { service }), ...(area !== undefined && { location: area }) }
      }
      const pages = about.length * areas.length
      const each = pages === 0 ? 0 : planned(kind, paramsOf(0)).length
      const begin = first
      first += pages * each
      return { kind, begin, end: first, paramsAt: (place: number) => paramsOf(Math.floor((place - begin) / each)) }
    })
  })
  const routeAt = (path: string, place: number): Route | undefined => {
    const own = known.size < mostPages ? layout().find(({ end }) => place < end) : undefined
    return own && tableWith(own.kind, own.paramsAt(place)).routes.find(route => route.path === path)
  }
  const noted = <Value>(value: Value): Value => {
    note()
    return value
  }
  return {
    table: {
      get count() {
        return noted(count)
      },
      get routes() {
        return noted(whole().routes)
      },
      find: (language, kind, params) => noted(tableWith(kind, params).find(language, kind, params)),
      path: (language, kind, params) => noted(tableWith(kind, params).path(language, kind, params)),
      alternates: route => noted(tableWith(route.kind, route.params).alternates(route)),
    },
    routeAt,
  }
}
