/**
 * Records what a computation reads of the config. `track` collects the reads of one computation in a dependency set. A cached value
 * (`memoize.ts`) keeps its own set, so that everything computed from the value depends on that set, no matter who computed the value first.
 */

/** Stores dependency sets (`pipeline/incremental/dependency-sets.ts`). */
export interface DependencyStore {
  /**
   * @param links fields (id × 2) and earlier sets (id × 2 + 1)
   * @param isRepeated whether many computations are expected to have this very set
   * @returns id of the set
   */
  readonly add: (links: ReadonlySet<number>, isRepeated: boolean) => number
}

interface Recording {
  readonly store: DependencyStore
  readonly links: Set<number>
}

let current: Recording | undefined

/** Records that a field was read. @returns `false` if nothing is being tracked */
export const recordField = (field: number): boolean => {
  current?.links.add(field * 2)
  return current !== undefined
}

/** Records that a value with this dependency set was read. */
export const recordSet = (set: number | undefined): void => {
  if (set !== undefined) current?.links.add(set * 2 + 1)
}

interface Tracked<Value, SetId = number> {
  readonly value: Value
  /** Id of its dependency set. */
  readonly set: SetId
}

const collected = <Value>(store: DependencyStore, compute: () => Value): { readonly value: Value; readonly links: ReadonlySet<number> } => {
  const outer = current
  const links = new Set<number>()
  current = { store, links }
  try {
    return { value: compute(), links }
  } finally {
    current = outer
  }
}

/** Computes something and stores what it reads. The outer computation does not depend on it unless it calls `recordSet`. */
export const track = <Value>(store: DependencyStore, compute: () => Value): Tracked<Value> => {
  const { value, links } = collected(store, compute)
  return { value, set: store.add(links, false) }
}

/** Computes something whose reads are dropped. */
export const untracked = <Value>(store: DependencyStore, compute: () => Value): Value => collected(store, compute).value

/** Computes a value that a cache will hold. @returns no set if nothing is being tracked, or if the value reads no field */
export const trackCached = <Args extends readonly unknown[], Value>(
  compute: (...args: Args) => Value,
  ...args: Args
): Tracked<Value, number | undefined> => {
  if (current === undefined) return { value: compute(...args), set: undefined }
  const { store } = current
  const { value, links } = collected(store, () => compute(...args))
  return { value, set: links.size === 0 ? undefined : store.add(links, true) }
}

/** Dependency sets of the values in a cache, by their keys. */
const setsOfCaches = new WeakMap<object, Map<unknown, number>>()

/** Computes the value that a cache will hold under a key, and records its dependency set. */
export const computeForCache = <Args extends readonly unknown[], Value>(
  cache: object,
  key: unknown,
  compute: (...args: Args) => Value,
  ...args: Args
): Value => {
  const { value, set } = trackCached(compute, ...args)
  if (set === undefined) return value
  recordSet(set)
  const sets = setsOfCaches.get(cache)
  if (sets === undefined) setsOfCaches.set(cache, new Map([[key, set]]))
  else sets.set(key, set)
  return value
}

/** Records that the value under a key of a cache was read. */
export const recordCached = (cache: object, key: unknown): void => {
  if (current !== undefined) recordSet(setsOfCaches.get(cache)?.get(key))
}

/** Lists of a tracked config, with what reads a key of all their items as one field. */
const trackedLists = new WeakMap<object, (key: string) => readonly unknown[]>()

export const addTrackedList = (list: object, read: (key: string) => readonly unknown[]): void => void trackedLists.set(list, read)

/** The values of all items under one key. Of a tracked config this is a single field, instead of one for each item. */
export const valuesOf = <Item extends object, Key extends keyof Item & string>(items: readonly Item[], key: Key): readonly Item[Key][] =>
  // The tracked list reads the same items.
  (trackedLists.get(items)?.(key) as readonly Item[Key][] | undefined) ?? items.map(item => item[key])
