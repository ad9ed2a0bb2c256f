/** A parsed config as a tree: every value has its position in a file, and the value that it overlays. */
import type { SourceLocation } from '../../model/diagnostic.ts'
import { memoize } from '../../util/memoize.ts'
import { limits } from '../limits.ts'

/** Steps from the root of a config to a value: `['locations', 2, 'name', 'fr']`. */
export type ConfigPath = readonly (string | number)[]

/** `locations[2].name.fr` */
export const pathText = (path: ConfigPath): string =>
  path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('')

/** Whether a key is another one, or within it: `phones.book.main` is in `phones.book`. */
export const isAtOrIn = (key: string, group: string): boolean => key === group || key.startsWith(`${group}.`) || key.startsWith(`${group}[`)

/** The value at a path of plain data, or `undefined`. */
export const valueAt = (data: unknown, path: ConfigPath): unknown =>
  path.reduce<unknown>((value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined), data)

export interface SourceFile {
  readonly file: string
  readonly text: string
  /** Part of the generator; its values are below everything that the owner of the config writes. */
  readonly isPack?: true
}

/** A file that converts offsets to lines. */
export interface Source extends SourceFile {
  readonly lineAt: (offset: number) => { readonly line: number; readonly column: number }
}

/** A range of a file. */
export interface Mark {
  readonly source: Source
  readonly start: number
  readonly end: number
}

interface Written {
  readonly at: Mark
  /** The value that an overlay replaced with this one. */
  readonly over?: Value | undefined
}

/** A string, a number, true, false or null. */
export interface Leaf extends Written {
  readonly kind: 'leaf'
  readonly value: unknown
}

/** A map, in the order of its keys. */
export interface Group extends Written {
  readonly kind: 'group'
  readonly entries: ReadonlyMap<string, Entry>
  /** The entries that overlays cleared, by key. */
  readonly gone?: ReadonlyMap<string, Removed>
}

export interface List extends Written {
  readonly kind: 'list'
  readonly items: readonly Value[]
  /** The items that overlays removed, by id. */
  readonly gone?: ReadonlyMap<string, Removed>
}

export interface Entry {
  readonly key: Mark
  readonly value: Value
}

/** A value that an overlay removed. */
export interface Removed {
  readonly by: Mark
  readonly was: Value
}

export type Value = Leaf | Group | List

const recordOf = ({ entries }: Group): Record<string, unknown> => {
  const record: Record<string, unknown> = {}
  for (const [key, { value }] of entries) {
    // Assigning to this key would set the prototype.
    if (key === '__proto__')
      Object.defineProperty(record, key, { value: dataOf(value), enumerable: true, writable: true, configurable: true })
    else record[key] = dataOf(value)
  }
  return record
}

/** The value as plain data. */
export const dataOf = (value: Value): unknown => {
  switch (value.kind) {
    case 'leaf':
      return value.value
    case 'list':
      return value.items.map(dataOf)
    case 'group':
      return recordOf(value)
  }
}

/** The `id` of a list item. */
export const idOf = (value: Value): string | undefined => {
  const id = value.kind === 'group' ? value.entries.get('id')?.value : undefined
  return id?.kind === 'leaf' && id.value !== null ? String(id.value) : undefined
}

/** The same path with ids in place of list positions: `['locations', 'laval', 'name', 'fr']`. */
export const byIds = (root: Value, path: ConfigPath): ConfigPath =>
  path.map((step, index) => (typeof step === 'number' ? (idOf(find(root, path.slice(0, index + 1)).value) ?? step) : step))

/** Every leaf of a value, with its path. */
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

/** The items of a list by id, the first of each. */
const itemsById = memoize(({ items }: List): ReadonlyMap<string | undefined, Value> => {
  const found = new Map<string | undefined, Value>()
  for (const item of items.toReversed()) found.set(idOf(item), item)
  return found
}, new WeakMap())

export interface Found {
  /** The deepest value on the path that exists, and its key; list items and the root have no key. */
  readonly value: Value
  readonly key: Mark | undefined
  /** Whether the whole path exists. */
  readonly complete: boolean
  /** Set where the path ends because an overlay removed the next value. */
  readonly gone: Removed | undefined
}

/** Follows a path as far as it exists. A step into a list is a position or an id. */
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
      const item: Value | undefined = typeof step === 'number' ? value.items[step] : itemsById(value).get(step)
      if (item === undefined) return { value, key, complete: false, gone: value.gone?.get(String(step)) }
      key = undefined
      value = item
    } else return { value, key, complete: false, gone: undefined }
  }
  return { value, key, complete: true, gone: undefined }
}

/** The location of a range, up to the end of its first line. */
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

const lineStartsIn = (text: string): readonly number[] => {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** How many of these ascending numbers are at most `limit`. */
const countUpTo = (numbers: readonly number[], limit: number): number => {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1
    else high = middle
  }
  return low
}

/** Lines are counted when the first location is requested. */
export const sourceOf = (file: SourceFile): Source => {
  let starts: readonly number[] | undefined
  return {
    ...file,
    lineAt: offset => {
      starts ??= lineStartsIn(file.text)
      const line = countUpTo(starts, offset)
      return { line, column: offset - (starts[line - 1] ?? 0) + 1 }
    },
  }
}

/** The same tree at another position, in another source. */
export const moved = (value: Value, source: Source, by: number): Value => {
  const markOf = ({ start, end }: Mark): Mark => ({ source, start: start + by, end: end + by })
  const visit = (part: Value): Value => {
    const at = markOf(part.at)
    if (part.kind === 'leaf') return { kind: 'leaf', at, value: part.value }
    if (part.kind === 'list') return { kind: 'list', at, items: part.items.map(visit) }
    const entries = new Map<string, Entry>()
    for (const [key, entry] of part.entries) entries.set(key, { key: markOf(entry.key), value: visit(entry.value) })
    return { kind: 'group', at, entries }
  }
  return visit(value)
}

/** Keys, items and leaves of a tree without aliases; infinite where it is deeper than `depth`. */
const sizeOf = (value: Value, depth: number): number => {
  if (value.kind === 'leaf') return 1
  if (depth <= 0) return Number.POSITIVE_INFINITY
  let size = 1
  if (value.kind === 'list') for (const item of value.items) size += sizeOf(item, depth - 1)
  else for (const entry of value.entries.values()) size += 1 + sizeOf(entry.value, depth - 1)
  return size
}

/** Whether a tree without aliases is within the limits for size and depth. @param outer maps and lists around it */
export const isWithinLimits = (tree: Value, outer = 0): boolean => sizeOf(tree, limits.depth - outer) <= limits.values
