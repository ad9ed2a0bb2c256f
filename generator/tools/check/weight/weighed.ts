import type { Route } from '../../../site/model/route.ts'
import { groupBy } from '../../../site/model/table.ts'

/** How many pages of each kind and language are compressed to weigh them. */
const perGroup = 2

/** The largest pages of each kind and language: the others weigh less. */
export const pagesToWeigh = (routes: readonly Route[], sizeOf: (route: Route) => number): ReadonlySet<Route> =>
  new Set(
    [...groupBy(routes, route => `${route.kind} ${route.language}`).values()].flatMap(group =>
      group.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, perGroup),
    ),
  )
