/**
 * The parts of a config by which it is told what has changed: a cell is what stands under one key, `hours`, `about.lead` below `pages`,
 * `description` of an area. Things of lists go by their ids. Of what has cells of its own, the cell says whether it is there; of a list,
 * which things it has, in order; and the key `?` stands for which keys there are. What all things of a list say under one key is a cell of the
 * list’s owner, `locations/geo`.
 */
import { noteCell } from '../model/reads.ts'
import { isRecord } from '../model/table.ts'
import type { Config } from './schema/config-schema.ts'

/** Which parts have cells of their own: `*` is any key or id. */
interface Layer {
  readonly [key: string]: Layer
}
const layers: Layer = {
  pages: { '*': {} },
  services: { '*': {} },
  locations: { '*': { services: {} } },
}
/** The key that stands for the keys themselves. */
const keys = '?'

const below = (layer: Layer, key: string): Layer | undefined => layer[key] ?? layer['*']

type Things = readonly { readonly id: string }[]

/** Stands in the key of a column; no key or id has it. */
const columnMark = '/'
const columnKey = (list: string, key: string): string => `${list}${columnMark}${key}`
const column = (things: Things, key: string): readonly unknown[] => things.map((thing): unknown => Reflect.get(thing, key))

// Only lists of things with ids have layers.
const isThings = (value: unknown): value is Things => Array.isArray(value)

/** Cells of one owner that follow each other. */
const blockCells = 32

/** What the numbers of cells mean. */
export interface CellNames {
  /** For each thirty-two numbers, whose cells they are, and which thirty-two of its keys: `["locations","laval",0]`, as JSON. */
  readonly blocks: readonly string[]
  /** The keys of owners, in the order of their numbers, by where these stand: `locations/*`. */
  readonly keys: Readonly<Record<string, readonly string[]>>
}

/** Numbers of names that are looked for one by one sooner than all are put in order. */
const few = 50

/** @returns the number of a block that is known by this name */
const numbersOf = (names: readonly string[]): ((name: string) => number | undefined) => {
  let sought = 0
  let numbers: ReadonlyMap<string, number> | undefined
  return name => {
    if (numbers === undefined && sought++ < few) {
      const number = names.indexOf(name)
      return number < 0 ? undefined : number
    }
    numbers ??= new Map(names.map((known, number) => [known, number]))
    return numbers.get(name)
  }
}

const standing = (path: readonly string[]): string => path.map((step, place) => (place === 1 ? '*' : step)).join('/')

/** A key of all owners of one standing. */
interface Key {
  readonly number: number
  /** What has cells of its own below it. */
  readonly below: Layer | undefined
}

/** The keys that all owners of one standing share. */
const numbering = (
  layer: Layer,
  known: readonly string[] = [],
): { readonly keys: readonly string[]; readonly keyOf: (key: string) => Key } => {
  const all: string[] = []
  const found = new Map<string, Key>()
  const add = (key: string): Key => {
    const added = { number: all.push(key) - 1, below: below(layer, key) }
    found.set(key, added)
    return added
  }
  for (const key of known) add(key)
  return { keys: all, keyOf: key => found.get(key) ?? add(key) }
}

/** Where something stands in a config; the whole stands below nothing. There is one for each area, so none has its path as a list. */
interface Place {
  readonly above: Place | undefined
  readonly name: string
}

const pathOf = ({ above, name }: Place): readonly string[] => (above === undefined ? [] : [...pathOf(above), name])

/** Steps of a path as they stand in a list that is JSON, each with a comma behind it. */
const stepsTo = ({ above, name }: Place): string => (above === undefined ? '' : `${stepsTo(above)}${JSON.stringify(name)},`)

/** What stands for a value in place of it, and for the other ones of its owner. */
interface Likeness {
  readonly key: string
  readonly value: unknown
  readonly next: Likeness | undefined
}

const likenessAt = (first: Likeness | undefined, key: string): unknown => {
  let one = first
  while (one !== undefined && one.key !== key) one = one.next
  return one?.value
}

/** Somebody's own cells; a proxy stands for it. */
interface Owner extends Place {
  readonly value: object
  /** Whether it is a thing of a list. */
  readonly isThing: boolean
  readonly keyOf: (key: string) => Key
  /** Number of its first block, once something of it was read. Nearly all have no other. */
  block: number | undefined
  /** Those of others, by their places. */
  others: Map<number, number> | undefined
  likenesses: Likeness | undefined
}

/** Of lists that stand in place of those of a config: what all their things say under a key, noted. */
const columns = new WeakMap<object, (key: string) => readonly unknown[]>()

/** What all things of a list say under a key. Who reads it of a watched config reads one cell, in place of one of each thing. */
export const columnOf = <Thing extends object, Key extends keyof Thing & string>(
  things: readonly Thing[],
  key: Key,
): readonly Thing[Key][] =>
  // Each is what stands under that key.
  (columns.get(things)?.(key) as readonly Thing[Key][] | undefined) ?? things.map(thing => thing[key])

export interface WatchedConfig {
  /** To be read in place of the config; nothing else about it differs. */
  readonly config: Config
  /** What the numbers of its cells mean, as far as they were read. */
  readonly names: () => CellNames
  /** Whether somebody read of it when nobody noted it. */
  readonly isRead: () => boolean
}

/** A config that notes which of its cells are read (`model/reads.ts`). @param known numbers that stay what they are */
export const watchCells = (whole: Config, known: CellNames = { blocks: [], keys: {} }): WatchedConfig => {
  /** By their names, or of first ones by their owners, of whom the names are made at the end: there are as many as areas. */
  const blocks: (string | Owner)[] = [...known.blocks]
  const numberOf = numbersOf(known.blocks)
  const numberings = new Map<string, ReturnType<typeof numbering>>()
  let isUnnoted = false

  const nameOf = (owner: Owner, place: number): string => `[${stepsTo(owner)}${place}]`
  const blockOf = (owner: Owner, place: number): number => {
    const number = known.blocks.length === 0 ? undefined : numberOf(nameOf(owner, place))
    const block = number ?? blocks.push(place === 0 ? owner : nameOf(owner, place)) - 1
    if (place === 0) owner.block = block
    else owner.others = (owner.others ?? new Map()).set(place, block)
    return block
  }
  const note = (owner: Owner, key: string): Layer | undefined => {
    const { number, below } = owner.keyOf(key)
    const place = Math.floor(number / blockCells)
    const block = (place === 0 ? owner.block : owner.others?.get(place)) ?? blockOf(owner, place)
    if (!noteCell(block * blockCells + (number % blockCells))) isUnnoted = true
    return below
  }
  const likenessOf = (value: object, own: Layer, owner: Owner, name: string): unknown => {
    const place = { above: owner, name }
    if (!isThings(value)) return watch(value, keysAt(own, place), place)
    // Asked once, since there may be thousands.
    const keyOf = keysAt(own['*'] ?? {}, { above: place, name: '*' })
    const things = value.map(thing => watch(thing, keyOf, { above: place, name: thing.id }, true))
    columns.set(things, key => {
      note(owner, columnKey(name, key))
      return column(value, key)
    })
    return things
  }
  // One for all, since there are as many owners as areas.
  const traps: ProxyHandler<Owner> = {
    get: (owner, key) => {
      const value: unknown = Reflect.get(owner.value, key)
      if (typeof key === 'symbol') return value
      // Who has a thing has read its list, whose cell says which ids there are; with another id it would be another thing.
      if (owner.isThing && key === 'id') return value
      const own = note(owner, key)
      if (own === undefined || typeof value !== 'object' || value === null) return value
      const known = likenessAt(owner.likenesses, key)
      if (known !== undefined) return known
      const likeness = likenessOf(value, own, owner, key)
      owner.likenesses = { key, value: likeness, next: owner.likenesses }
      return likeness
    },
    has: (owner, key) => {
      if (typeof key === 'string') note(owner, key)
      return Reflect.has(owner.value, key)
    },
    getOwnPropertyDescriptor: (owner, key) => {
      if (typeof key === 'string') note(owner, key)
      return Reflect.getOwnPropertyDescriptor(owner.value, key)
    },
    ownKeys: owner => {
      note(owner, keys)
      return Reflect.ownKeys(owner.value)
    },
  }
  /** The keys of all owners that stand in a place like this. */
  const keysAt = (layer: Layer, place: Place): Owner['keyOf'] => {
    const where = standing(pathOf(place))
    const own = numberings.get(where) ?? numbering(layer, known.keys[where])
    numberings.set(where, own)
    return own.keyOf
  }
  const watch = <Target extends object>(value: Target, keyOf: Owner['keyOf'], { above, name }: Place, isThing = false): Target => {
    const owner: Owner = { value, isThing, above, name, keyOf, block: undefined, others: undefined, likenesses: undefined }
    // What the traps give is of the value.
    return new Proxy(owner, traps) as unknown as Target
  }
  const names = (): CellNames => ({
    blocks: blocks.map(block => (typeof block === 'string' ? block : nameOf(block, 0))),
    // With those of whom nothing was read: rows of before still speak of them.
    keys: { ...known.keys, ...Object.fromEntries([...numberings].map(([where, own]) => [where, own.keys])) },
  })
  const top: Place = { above: undefined, name: '' }
  return { config: watch(whole, keysAt(layers, top), top), names, isRead: () => isUnnoted }
}

/** What a cell holds. Equal values are equal as JSON. */
const heldIn = (owner: unknown, layer: Layer, key: string): unknown => {
  if (!isRecord(owner)) return undefined
  if (key === keys) return Object.keys(owner)
  const [list = '', ofAll] = key.split(columnMark)
  const things = owner[list]
  if (ofAll !== undefined) return isThings(things) ? column(things, ofAll) : undefined
  const value = owner[key]
  if (below(layer, key) === undefined || typeof value !== 'object' || value === null) return value
  return isThings(value) ? value.map(({ id }) => id) : true
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  // Of long lists nearly all is the very same.
  (Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item, place) => isSame(item, other[place]))
    : JSON.stringify(one) === JSON.stringify(other))

const byId = (list: unknown): ReadonlyMap<string, unknown> => new Map(isThings(list) ? list.map(thing => [thing.id, thing]) : [])

type Pair = readonly [key: string, one: unknown, other: unknown]

/** Of two lists that have the same things in the same order, as nearly all have, each thing that is not the very same. */
const pairsInOrder = (one: Things, other: Things): readonly Pair[] | undefined => {
  if (one.length !== other.length) return undefined
  const pairs: Pair[] = []
  for (let place = 0; place < one.length; place++) {
    const [was, is] = [one[place], other[place]]
    if (was === is || was === undefined) continue
    if (was.id !== is?.id) return undefined
    pairs.push([was.id, was, is])
  }
  return pairs
}

/** What stands below each key of two owners, or each id of two lists, with the value of both; what is the very same may lack. */
const pairs = (one: unknown, other: unknown): readonly Pair[] => {
  const inOrder = isThings(one) && isThings(other) ? pairsInOrder(one, other) : undefined
  if (inOrder !== undefined) return inOrder
  const [was, is] = [one, other].map(value => (isThings(value) ? byId(value) : new Map(Object.entries(isRecord(value) ? value : {}))))
  return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].map(key => [key, was?.get(key), is?.get(key)])
}

/** Which cells hold another value in one config than in another. */
export const changedCells = ({ blocks, keys: known }: CellNames, before: Config, after: Config): ReadonlySet<number> => {
  const numberOf = numbersOf(blocks)
  const changed = new Set<number>()
  const compare = (layer: Layer, path: readonly string[], one: unknown, other: unknown): void => {
    // What was not read again is the same object; nearly all areas are as they were.
    if (one === other || (isRecord(one) && path.length > 0 && isSame(one, other))) return
    for (const [place, key] of (known[standing(path)] ?? []).entries()) {
      const block = numberOf(JSON.stringify([...path, Math.floor(place / blockCells)]))
      if (block !== undefined && !isSame(heldIn(one, layer, key), heldIn(other, layer, key)))
        changed.add(block * blockCells + (place % blockCells))
    }
    for (const [key, was, is] of pairs(one, other)) {
      const own = below(layer, key)
      if (own !== undefined) compare(own, [...path, key], was, is)
    }
  }
  compare(layers, [], before, after)
  return changed
}
