/** A config as a tree in which every value remembers where it is written, and what it was written over. */
import type { SourceLocation } from '../../model/diagnostic.ts'
import { memoize } from '../../model/memoize.ts'

/** Steps from the root of a config to a value: `['locations', 2, 'name', 'fr']`. */
export type ConfigPath = readonly (string | number)[]

/** `locations[2].name.fr` */
export const pathText = (path: ConfigPath): string =>
  path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('')

/** What stands at a path of plain data; `undefined` where there is nothing. */
export const valueAt = (data: unknown, path: ConfigPath): unknown =>
  path.reduce<unknown>((value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined), data)

export interface SourceFile {
  readonly file: string
  readonly text: string
  /** It comes with the generator, and lies below what the config's owner wrote. */
  readonly isPack?: true
  /** How many bytes it has, where they are at hand. */
  readonly size?: () => number
  /** These bytes as letters, where they are told sooner than the text: what is of ASCII stands there as it does in the text. */
  readonly ascii?: () => string
  /** Whether a word stands in them. */
  readonly holds?: (word: string) => boolean
}

/** Enough for who seeks what is of ASCII. */
export const asciiOf = (source: SourceFile): string => source.ascii?.() ?? source.text

/** Whether a word of ASCII stands in a file. */
export const holds = (source: SourceFile, word: string): boolean => source.holds?.(word) ?? source.text.includes(word)

/** A file whose lines can be counted. */
export interface Source extends SourceFile {
  readonly lineAt: (offset: number) => { readonly line: number; readonly column: number }
}

/** A stretch of a file. */
export interface Mark {
  readonly source: Source
  readonly start: number
  readonly end: number
}

interface Written {
  readonly at: Mark
  /** What stood here before an overlay wrote this. */
  readonly over?: Value | undefined
}

/** A text, a number, true, false or null. */
export interface Leaf extends Written {
  readonly kind: 'leaf'
  readonly value: unknown
}

/** A group of keys, in their order. */
export interface Group extends Written {
  readonly kind: 'group'
  readonly entries: ReadonlyMap<string, Entry>
  /** What overlays cleared, by key. */
  readonly gone?: ReadonlyMap<string, Removed>
}

export interface List extends Written {
  readonly kind: 'list'
  readonly items: readonly Value[]
  /** What overlays removed, by id. */
  readonly gone?: ReadonlyMap<string, Removed>
}

export interface Entry {
  readonly key: Mark
  readonly value: Value
}

/** Something that an overlay took away. */
export interface Removed {
  readonly by: Mark
  readonly was: Value
}

export type Value = Leaf | Group | List

/** Made key by key, which takes half as long as from a list of entries; a loop over these would make one of each. */
const recordOf = ({ entries }: Group): Record<string, unknown> => {
  const record: Record<string, unknown> = {}
  entries.forEach(({ value }, key) => {
    if (key === '__proto__')
      Object.defineProperty(record, key, { value: dataOf(value), enumerable: true, writable: true, configurable: true })
    else record[key] = dataOf(value)
  })
  return record
}

/** What lists say that were read as data. */
const dataRead = new WeakMap<List, readonly unknown[]>()

/** A list that was read as data. @param read reads its items, when somebody first asks for them */
export const listOfData = (at: Mark, data: readonly unknown[], read: () => readonly Value[]): List => {
  let items: readonly Value[] | undefined
  const list: List = {
    kind: 'list',
    at,
    get items() {
      items ??= read()
      return items
    },
  }
  dataRead.set(list, data)
  return list
}

/** The value as plain data. */
export const dataOf = (value: Value): unknown => {
  switch (value.kind) {
    case 'leaf':
      return value.value
    case 'list':
      return dataRead.get(value) ?? value.items.map(dataOf)
    case 'group':
      return recordOf(value)
  }
}

/** Id of a thing in a list of things with ids. */
export const idOf = (value: Value): string | undefined => {
  const id = value.kind === 'group' ? value.entries.get('id')?.value : undefined
  return id?.kind === 'leaf' && id.value !== null ? String(id.value) : undefined
}

/** The same path with the ids of things in place of their positions: `['locations', 'laval', 'name', 'fr']`. */
export const byIds = (root: Value, path: ConfigPath): ConfigPath =>
  path.map((step, index) => (typeof step === 'number' ? (idOf(find(root, path.slice(0, index + 1)).value) ?? step) : step))

/** Every single value below one, with its path. */
export const leavesOf = (value: Value, path: ConfigPath = []): readonly (readonly [ConfigPath, Leaf])[] => {
  switch (value.kind) {
    case 'leaf':
      return [[path, value]]
    case 'list':
      return value.items.flatMap((item, index) => leavesOf(item, [...path, index]))
    case 'group':
      return [...value.entries].flatMap(([key, entry]) => leavesOf(entry.value, [...path, key]))
  }
}

/** Items of lists by their ids, the first of each: thousands of areas are asked for by theirs. */
const byId = memoize(({ items }: List): ReadonlyMap<string | undefined, Value> => {
  const known = new Map<string | undefined, Value>()
  for (const item of items.toReversed()) known.set(idOf(item), item)
  return known
}, new WeakMap())

export interface Found {
  /** The deepest value on the way that is there, and its key; list items and the root have none. */
  readonly value: Value
  readonly key: Mark | undefined
  readonly complete: boolean
  /** Where the way ends because an overlay took away what stood there. */
  readonly gone: Removed | undefined
}

/** Follows a path as far as it goes. A list is entered by position or by id. */
export const find = (root: Value, path: ConfigPath): Found => {
  let value = root
  let key: Mark | undefined
  for (const step of path) {
    if (value.kind === 'group') {
      const entry = value.entries.get(String(step))
      if (entry === undefined) return { value, key, complete: false, gone: value.gone?.get(String(step)) }
      key = entry.key
      value = entry.value
    } else if (value.kind === 'list') {
      const item: Value | undefined = typeof step === 'number' ? value.items[step] : byId(value).get(step)
      if (item === undefined) return { value, key, complete: false, gone: value.gone?.get(String(step)) }
      key = undefined
      value = item
    } else return { value, key, complete: false, gone: undefined }
  }
  return { value, key, complete: true, gone: undefined }
}

/** Place of a stretch, as far as its first line goes. */
export const placeOf = ({ source, start, end }: Mark): SourceLocation => {
  const { line, column } = source.lineAt(start)
  const lineEnd = source.text.indexOf('\n', start) < 0 ? source.text.length : source.text.indexOf('\n', start)
  const to = Math.max(start, Math.min(end, lineEnd))
  return { file: source.file, line, column, endColumn: column + Math.max(to - start, 1) }
}

/** `site.config.yaml:12` */
export const lineText = (mark: Mark): string => {
  const { file, line } = placeOf(mark)
  return `${file}:${line}`
}
