/** Helpers for objects whose keys are known to the type checker, which `Object.keys` and `Object.fromEntries` lose. */

/** The keys of an object, in order. */
export const keysOf = <Table extends object>(table: Table): readonly (keyof Table & string)[] =>
  // Callers pass object literals, which have exactly the keys of their type.
  Object.keys(table) as (keyof Table & string)[]

/** An object with a value for each key. */
export const eachOf = <Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value): Readonly<Record<Key, Value>> =>
  // The list contains every key.
  Object.fromEntries(keys.map(key => [key, make(key)])) as Record<Key, Value>

/** Whether a value is an object, but not an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The properties that are defined, for types with `exactOptionalPropertyTypes`. */
export const withoutUndefined = <Item extends object>(item: Item): { [Key in keyof Item]?: Exclude<Item[Key], undefined> } =>
  // Only undefined values are removed.
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Item]?: Exclude<Item[Key], undefined>
  }

/** Groups items by key, in order. `Map.groupBy` needs Node 21. */
export const groupBy = <Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> => {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

/** How often each item occurs. */
export const countBy = <Item>(items: readonly Item[]): ReadonlyMap<Item, number> =>
  new Map([...groupBy(items, item => item)].map(([item, { length }]) => [item, length]))

/** `{ ...first, ...second }` for code that runs once per page: `Object.assign` is much faster in V8. */
export const assign = <First extends object, Second extends object>(first: First, second: Second): First & Second =>
  Object.assign({}, first, second)
