/**
 * What configs are made of nearly always, read line by line: groups and lists by their indentation, single values, short groups in braces.
 * It gives the tree that YAML gives, mark by mark, in a tenth of the time. An entry or item that is written in a rarer way is read as YAML
 * by itself; a text that is rarer than that, or has a mistake, is not read here.
 */
import { limits } from '../../limits.ts'
import { type Entry, type Group, type Leaf, type List, listOfData, type Mark, type Source, type Value } from '../tree.ts'
import { itemsOf } from './alike.ts'
import { blockText } from './block-text.ts'
import { colon, hash, isLineEnd, isWordEnd, newline, nextLine, skipSpaces } from './characters.ts'
import { single } from './fast-values.ts'
import { flow } from './flow.ts'
import { cursorIn } from './line-cursor.ts'
import { Rare } from './rare.ts'

/** A part of a text read as YAML: a group of one key, or a list of one item. */
export type ReadAside = (start: number, end: number, column: number) => Value

/** A longer key is a mistake. */
const longestKey = 1000

/** Tells the names of keys, each once: thousands of areas have the same, and each text of its own would be held. */
const keyNames = (): ((key: Leaf) => string) => {
  const names = new Map<unknown, string>()
  return ({ value }) => {
    const known = names.get(value)
    if (known !== undefined) return known
    const name = String(value)
    names.set(value, name)
    return name
  }
}

/** The one entry of what was read by itself from `start`. */
const onlyEntry = (read: Value, start: number): readonly [string, Entry] => {
  const [only, ...others] = read.kind === 'group' ? read.entries : []
  const key = only?.[1].key
  if (only === undefined || others.length > 0 || key?.start !== start || key.end === start) throw new Rare()
  return only
}

const onlyItem = (read: Value): Value => {
  const [only, ...others] = read.kind === 'list' ? read.items : []
  if (only === undefined || others.length > 0) throw new Rare()
  return only
}

const keyAt = (source: Source, start: number): Leaf | undefined => {
  const key = single(source, start, false)
  const isKey = key !== undefined && source.text.charCodeAt(key.at.end) === colon && isWordEnd(source.text, key.at.end + 1)
  return isKey && key.at.end - start < longestKey ? key : undefined
}

/** Where a list begins. */
interface Place {
  readonly start: number
  readonly indent: number
  /** Groups and lists around it. */
  readonly outer: number
}

/**
 * The group that a text is. What things of long lists say is read, and where when somebody asks for their items.
 * @param again of the one list that is read in place of the group, with the places of all that it holds
 * @throws Rare
 */
export const readPlain = (source: Source, readAside: ReadAside, again?: Place): Value => {
  const { text } = source
  const cursor = cursorIn(text)
  const { here, column, notes, advance } = cursor
  /** Where the value read last ends, with the line and the notes that belong to it. */
  let end = 0
  let depth = again?.outer ?? 0
  const nameOf = keyNames()

  /** What begins at `start`, in a column, with all lines that stand deeper. */
  const aside = (start: number, indent: number): Value => {
    let last = nextLine(text, start)
    const isMore = (): boolean => column() > indent || (column() === indent && /[\]}]/.test(text[here()] ?? ''))
    for (advance(last); isMore(); advance(last)) last = nextLine(text, here())
    // Empty lines may belong to a text.
    for (let at = skipSpaces(text, last); last < text.length && isLineEnd(text, at); at = skipSpaces(text, last)) last = nextLine(text, at)
    const read = readAside(start, last, indent)
    // Notes that stand deeper may belong to it, and so may those below nothing.
    const isNoted = notes() > indent || (notes() >= 0 && text.charCodeAt(read.at.end - 1) !== newline)
    if (isNoted || read.at.start !== start) throw new Rare()
    end = read.at.end
    return read
  }

  /** What stands below a line that has nothing but a key or dash, which ends at `start`. */
  const below = (start: number, indent: number, isItem: boolean): Value => {
    advance(nextLine(text, start))
    if (column() > indent) return cursor.isDash() ? list() : group()
    if (column() === indent && cursor.isDash() && !isItem) return list()
    if (notes() >= 0 || text.charCodeAt(start) === hash) throw new Rare()
    end = start
    return { kind: 'leaf', at: { source, start, end }, value: null }
  }

  /** What stands on a line from `start`; `undefined` for what goes on over lines, and what is written in a rarer way. */
  const onLine = (start: number, indent: number): Value | undefined => {
    const first = text[start]
    if (first === '|' || first === '>') {
      const value = blockText(source, start, indent)
      if (value !== undefined) end = advance(value.at.end)
      return value
    }
    const value = first === '{' || first === '[' ? flow(source, start, depth) : single(source, start, false)
    const rest = value === undefined ? start : skipSpaces(text, value.at.end)
    const isWhole = value !== undefined && (isLineEnd(text, rest) || (text.charCodeAt(rest) === hash && rest > value.at.end))
    if (!isWhole) return undefined
    end = advance(nextLine(text, rest), indent)
    return value
  }

  /** The value behind a key or dash; `undefined` where it is written in a rarer way. */
  const behind = (end: number, indent: number, isItem = false): Value | undefined => {
    const from = skipSpaces(text, end)
    return isLineEnd(text, from) || text.charCodeAt(from) === hash ? below(from, indent, isItem) : onLine(from, indent)
  }

  const entry = (indent: number): readonly [string, Entry] => {
    const start = here()
    const plain = keyAt(source, start)
    const value = plain === undefined ? undefined : behind(plain.at.end + 1, indent)
    if (plain !== undefined && value !== undefined && column() <= indent) return [nameOf(plain), { key: plain.at, value }]
    return onlyEntry(aside(start, indent), start)
  }

  const item = (indent: number): Value => {
    const start = here()
    const from = skipSpaces(text, start + 1)
    const isGroup = keyAt(source, from) !== undefined
    if (isGroup) cursor.enter(from)
    const value = isGroup ? group() : behind(start + 1, indent, true)
    if (value !== undefined && column() <= indent) return value
    return onlyItem(aside(start, indent))
  }

  const begin = (): readonly [number, number] => {
    depth++
    if (depth > limits.depth) throw new Rare()
    return [here(), column()]
  }

  const close = (start: number, indent: number): Mark => {
    depth--
    const at = { source, start, end }
    end = cursor.claim(indent, end)
    return at
  }

  const list = (): List => {
    const [start, indent] = begin()
    const { items, data, take } = itemsOf(text, indent)
    const line = (): number => here() - indent
    for (let isItem = true; isItem; ) {
      const from = line()
      const one = item(indent)
      isItem = column() === indent && cursor.isDash()
      const next = take(one, from, isItem && again === undefined ? line() : undefined)
      if (next !== undefined && next > line()) advance(next)
    }
    const at = close(start, indent)
    const said = data()
    const place: Place = { start, indent, outer: depth }
    return said === undefined ? { kind: 'list', at, items } : listOfData(at, said, () => itemsAt(source, readAside, place))
  }

  const group = (): Group => {
    const [start, indent] = begin()
    const entries = new Map<string, Entry>()
    while (column() === indent) {
      const [name, one] = entry(indent)
      if (entries.has(name)) throw new Rare()
      entries.set(name, one)
    }
    return { kind: 'group', at: close(start, indent), entries }
  }

  if (again !== undefined) {
    advance(again.start - again.indent)
    cursor.enter(again.start)
    return list()
  }
  advance(0)
  if (column() !== 0) throw new Rare()
  return group()
}

/** Items of a list that was read before, with their places. */
const itemsAt = (source: Source, readAside: ReadAside, place: Place): readonly Value[] => {
  const list = readPlain(source, readAside, place)
  return list.kind === 'list' ? list.items : []
}
