/**
 * The routes of a site whose pages are known to be at the addresses that they were at: planned only for the service and the area that
 * somebody asks for, since a page asks for a few dozen of a hundred thousand.
 */
import { isBranch } from '../config/branch.ts'
import type { Config } from '../config/schema.ts'
import { lazy, memoize } from '../model/memoize.ts'
import type { KindTable } from '../model/page-kinds.ts'
import type { Route, RouteParams } from '../model/route.ts'
import { keysOf } from '../model/table.ts'
import type { RouteTable } from '../routes/routes.ts'
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

/** Pairs of a service and an area that are planned one by one; who asks for more is given all: each takes as long as thirty pages of all. */
const mostPairs = 100

export const knownRoutes = ({ config, kinds, count, note }: Known): KnownRoutes => {
  const { services, locations } = config
  const byId = <Item extends { readonly id: string }>(items: readonly Item[]) => lazy(() => new Map(items.map(item => [item.id, item])))
  const [serviceById, locationById] = [byId(services), byId(locations)]
  const tableOf = (some: Pick<Config, 'services' | 'locations'>): RouteTable => routesOf({ ...config, ...some }, kinds)
  const one = <Item>(item: Item | undefined): Item[] => (item === undefined ? [] : [item])
  const known = memoize((pair: string) => {
    const [service, location] = pair.split(' ')
    return tableOf({ services: one(serviceById().get(service ?? '')), locations: one(locationById().get(location ?? '')) })
  })
  const whole = lazy(() => tableOf({ services, locations }))
  const asked = new Set<string>()
  const tableWith = ({ service = '', location = '' }: RouteParams = {}): RouteTable => {
    // No id has a space.
    const pair = `${service} ${location}`
    if (asked.size < mostPairs) asked.add(pair)
    return asked.has(pair) ? known(pair) : whole()
  }
  /** Pages of each kind that are not of an area each. */
  const few = lazy(() => tableOf({ services, locations: [] }).routes)

  /** What the page at a place is most likely about, when each pair of a service and an area has its page. */
  const paramsAt = (place: number): RouteParams => {
    let first = 0
    for (const kind of keysOf(kinds)) {
      const { perService, perLocation, perBranch } = kinds[kind].traits
      if (!perLocation && !perBranch) {
        const own = few().filter(route => route.kind === kind)
        if (place < first + own.length) return own[place - first]?.params ?? {}
        first += own.length
        continue
      }
      const areas = perBranch ? locations.filter(isBranch) : locations
      const about = perService && !perBranch ? services : [undefined]
      const [service, area] = [about[0]?.id, areas[0]?.id]
      const each =
        area === undefined
          ? 0
          : tableWith({ ...(service && { service }), location: area }).routes.filter(route => route.kind === kind).length
      const own = about.length * areas.length * each
      if (place < first + own) {
        const pair = Math.floor((place - first) / each)
        const [service, area] = [about[Math.floor(pair / areas.length)]?.id, areas[pair % areas.length]?.id]
        return { ...(service && { service }), ...(area && { location: area }) }
      }
      first += own
    }
    return {}
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
      find: (language, kind, params) => noted(tableWith(params).find(language, kind, params)),
      path: (language, kind, params) => noted(tableWith(params).path(language, kind, params)),
      alternates: route => noted(tableWith(route.params).alternates(route)),
    },
    routeAt: (path, place) => (asked.size < mostPairs ? tableWith(paramsAt(place)).routes.find(route => route.path === path) : undefined),
  }
}
