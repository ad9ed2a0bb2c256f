/**
 * Tracks which parts of the config a page reads. A *field* is a top-level key, or a key of a page kind, service or location. Its name is its
 * path, `locations/laval/description`; items of lists go by their ids. Two more kinds of fields stand for what is not a single value: the list
 * of keys of an object (with `?` as the key), and the values of all items of a list under one key (with an asterisk as the id).
 */
import type { Config } from '../../site/config/schema/config-schema.ts'
import { addTrackedList, recordField } from '../../site/util/dependencies.ts'
import { isRecord } from '../../site/util/table.ts'

/** The objects whose keys are fields of their own, by key; `*` is any key or id. */
interface Level {
  readonly [key: string]: Level
}
const topLevel: Level = {
  pages: { '*': {} },
  services: { '*': {} },
  locations: { '*': { services: {} } },
}
const allItems = '*'
const keyList = '?'

const levelBelow = (level: Level, key: string): Level | undefined => level[key] ?? level['*']

type Items = readonly { readonly id: string }[]

// Only lists of items with ids have a level.
const isItems = (value: unknown): value is Items => Array.isArray(value)

/** An object whose keys are fields. The tracking proxy has it as its target. */
interface TrackedObject {
  readonly value: object
  /** With a slash at the end; empty for the config itself. */
  readonly path: string
  readonly level: Level
  readonly isItem: boolean
  /** Ids of the fields that were read, by key. */
  fields?: Map<string, number>
  /** What is returned in place of the objects and lists below. */
  proxies?: Map<string, unknown>
}

export interface TrackedConfig {
  /** Has the same values as the config, and records the fields that are read. */
  readonly config: Config
  /** Names of all fields, by id. */
  readonly fields: readonly string[]
  /** Whether a field was read outside of `track` and `untracked`, so that some dependency is missing. */
  readonly hasLostReads: () => boolean
}

/** @param known names of the fields of the last build, which keep their ids */
export const trackConfig = (whole: Config, known: readonly string[] = []): TrackedConfig => {
  const names = [...known]
  const ids = new Map(names.map((name, id) => [name, id]))
  let hasLostReads = false
  const record = (target: TrackedObject, key: string): void => {
    target.fields ??= new Map()
    let id = target.fields.get(key)
    if (id === undefined) {
      const name = target.path + key
      id = ids.get(name) ?? names.push(name) - 1
      ids.set(name, id)
      target.fields.set(key, id)
    }
    if (!recordField(id)) hasLostReads = true
  }
  const proxyOf = <Value extends object>(value: Value, path: string, level: Level, isItem = false): Value => {
    const target: TrackedObject = { value, path, level, isItem }
    // The cast is safe: the handler forwards every read to `value`.
    return new Proxy(target, handler) as unknown as Value
  }
  const trackBelow = (target: TrackedObject, key: string, value: object, level: Level): unknown => {
    const path = `${target.path}${key}/`
    if (!isItems(value)) return proxyOf(value, path, level)
    const items = value.map(item => proxyOf(item, `${path}${item.id}/`, level['*'] ?? {}, true))
    addTrackedList(items, itemKey => {
      record(target, `${key}/${allItems}/${itemKey}`)
      return value.map((item): unknown => Reflect.get(item, itemKey))
    })
    return items
  }
  const handler: ProxyHandler<TrackedObject> = {
    get: (target, key) => {
      const value: unknown = Reflect.get(target.value, key)
      // The field of the list covers the ids of its items.
      if (typeof key === 'symbol' || (target.isItem && key === 'id')) return value
      record(target, key)
      const level = levelBelow(target.level, key)
      if (level === undefined || typeof value !== 'object' || value === null) return value
      target.proxies ??= new Map()
      const proxy = target.proxies.get(key) ?? trackBelow(target, key, value, level)
      target.proxies.set(key, proxy)
      return proxy
    },
    has: (target, key) => {
      if (typeof key === 'string') record(target, key)
      return Reflect.has(target.value, key)
    },
    getOwnPropertyDescriptor: (target, key) => {
      if (typeof key === 'string') record(target, key)
      return Reflect.getOwnPropertyDescriptor(target.value, key)
    },
    ownKeys: target => {
      record(target, keyList)
      return Reflect.ownKeys(target.value)
    },
  }
  return { config: proxyOf(whole, '', topLevel), fields: names, hasLostReads: () => hasLostReads }
}

const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

/** What the field of an object or a list with a level holds: the rest belongs to the fields below. */
const ownValue = (value: unknown): unknown => {
  if (isItems(value)) return value.map(({ id }) => id)
  return isRecord(value) ? true : value
}

const entriesOf = (value: unknown): ReadonlyMap<string, unknown> => {
  if (isItems(value)) return new Map(value.map(item => [item.id, item]))
  return new Map(Object.entries(isRecord(value) ? value : {}))
}

/** Names of the fields that have another value in one config than in the other. */
export const changedFields = (before: Config, after: Config): ReadonlySet<string> => {
  const changed = new Set<string>()
  const compare = (path: string, level: Level, earlier: unknown, later: unknown): void => {
    const [was, is] = [entriesOf(earlier), entriesOf(later)]
    if (!isSame([...was.keys()], [...is.keys()])) changed.add(path + keyList)
    for (const key of new Set([...was.keys(), ...is.keys()])) {
      const below = levelBelow(level, key)
      if (below === undefined) {
        if (!isSame(was.get(key), is.get(key))) changed.add(path + key)
        continue
      }
      if (!isSame(ownValue(was.get(key)), ownValue(is.get(key)))) changed.add(path + key)
      if (isItems(was.get(key)) || isItems(is.get(key))) compareItems(`${path}${key}/`, below['*'] ?? {}, was.get(key), is.get(key))
      else compare(`${path}${key}/`, below, was.get(key), is.get(key))
    }
  }
  const compareItems = (path: string, level: Level, earlier: unknown, later: unknown): void => {
    const [was, is] = [entriesOf(earlier), entriesOf(later)]
    const isOtherList = !isSame([...was.keys()], [...is.keys()])
    for (const id of new Set([...was.keys(), ...is.keys()])) {
      const [item, now] = [was.get(id), is.get(id)]
      if (!isOtherList && isSame(item, now)) continue
      compare(`${path}${id}/`, level, item, now)
      const [values, nowValues] = [entriesOf(item), entriesOf(now)]
      for (const key of new Set([...values.keys(), ...nowValues.keys()]))
        if (isOtherList || !isSame(values.get(key), nowValues.get(key))) changed.add(`${path}${allItems}/${key}`)
    }
  }
  compare('', topLevel, before, after)
  return changed
}
