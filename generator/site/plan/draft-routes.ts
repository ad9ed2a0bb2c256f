import type { Config } from '../config/schema/config-schema.ts'
import type { Route } from '../model/route.ts'
import { memoize } from '../util/memoize.ts'

const draftLocations = memoize(
  ({ locations }: Config): ReadonlySet<string> => new Set(locations.flatMap(({ id, draft }) => (draft === true ? [id] : []))),
  new WeakMap(),
)

/** Whether a page is about an area whose texts are still drafts. Search engines must not list it until they are written. */
export const isDraftRoute = (config: Config, { params: { location } }: Pick<Route, 'params'>): boolean =>
  location !== undefined && draftLocations(config).has(location)
