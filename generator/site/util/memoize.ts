/** Caches of computed values. They record dependencies: a computation that reads a cached value depends on what the value was computed from. */
import { computeForCache, recordCached, recordSet, trackCached } from './dependencies.ts'

/** The common interface of `Map` and `WeakMap`. */
interface Cache<Key, Value> {
  readonly get: (key: Key) => Value | undefined
  readonly set: (key: Key, value: Value) => unknown
}

/** The value of the map for the key; created and stored if there is none. */
export const getOrCreate = <Key, Value>(map: Cache<Key, Value>, key: Key, create: (key: Key) => Value): Value => {
  const known = map.get(key)
  if (known !== undefined) {
    recordCached(map, key)
    return known
  }
  const value = computeForCache(map, key, create, key)
  map.set(key, value)
  return value
}

/** Caches the results of a function of one argument, without a limit. */
export const memoize =
  <Key, Value>(compute: (key: Key) => Value, cache: Cache<Key, Value> = new Map<Key, Value>()): ((key: Key) => Value) =>
  key =>
    getOrCreate(cache, key, compute)

/** Caches the last result of a function, for callers that ask for one key many times before the next. */
export const memoizeLast = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  let last: { readonly key: Key; readonly value: Value; readonly set: number | undefined } | undefined
  return key => {
    if (last === undefined || last.key !== key) last = { key, ...trackCached(compute, key) }
    recordSet(last.set)
    return last.value
  }
}

/** A value for a pair of objects. @param compute must depend on nothing but the pair */
export type PairCache<One, Other, Value> = (one: One, other: Other, compute: (one: One, other: Other) => Value) => Value

/** Caches the pairs of one object at a time; those of another object replace them. */
export const pairCache = <One extends object, Other extends object, Value extends object | symbol | null>(): PairCache<
  One,
  Other,
  Value
> => {
  const pairsOf = memoizeLast((_: One) => new Map<Other, Value>())
  return (first, second, compute) => {
    const pairs = pairsOf(first)
    const known = pairs.get(second)
    if (known !== undefined) {
      recordCached(pairs, second)
      return known
    }
    const value = computeForCache(pairs, second, compute, first, second)
    pairs.set(second, value)
    return value
  }
}

/** A copy that does not hold on to the string it was sliced from. */
export const copyOf = (text: string): string => ` ${text}`.slice(1)

const defaultLimit = 5_000

/**
 * Caches the results for recently used strings: those that pages share stay, those of a single page are evicted.
 * @param limit number of strings after which the older ones are evicted
 */
export const memoizeText = <Value>(compute: (text: string) => Value, limit = defaultLimit): ((text: string) => Value) => {
  let recent = new Map<string, { readonly value: Value }>()
  let older: typeof recent = new Map()
  return text => {
    const known = recent.get(text)
    if (known !== undefined) return known.value
    const copy = copyOf(text)
    const entry = older.get(text) ?? { value: compute(copy) }
    if (recent.size >= limit) [older, recent] = [recent, new Map()]
    recent.set(copy, entry)
    return entry.value
  }
}

/** A value that is computed on first use. */
export const lazy = <Value>(create: () => Value): (() => Value) => {
  let created: ReturnType<typeof trackCached<[], Value>> | undefined
  return () => {
    created ??= trackCached(create)
    recordSet(created.set)
    return created.value
  }
}

/** Like `lazy`, but holds the value weakly: it is recomputed after garbage collection. For large values that are read once or twice. */
export const weakLazy = <Value extends object>(create: () => Value): (() => Value) => {
  let last: { readonly held: WeakRef<Value>; readonly set: number | undefined } | undefined
  return () => {
    const known = last?.held.deref()
    const { value, set } = known === undefined ? trackCached(create) : { value: known, set: last?.set }
    if (known === undefined) last = { held: new WeakRef(value), set }
    recordSet(set)
    return value
  }
}
