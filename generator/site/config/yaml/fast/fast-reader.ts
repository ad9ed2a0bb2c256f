/**
 * Reads the common subset of YAML line by line: block maps and lists, scalars, block scalars, flow collections on one line. The README of
 * this folder states the law. An entry or item in any other form is parsed by the library on its own; a text that needs more than that, or
 * that contains an error, is not read here.
 */
import { limits } from '../../limits.ts'
import { parseYaml, strangeAt } from '../parse-yaml.ts'
import {
  type Entry,
  type Group,
  isWithinLimits,
  type Leaf,
  type List,
  type Mark,
  moved,
  type Source,
  sourceOf,
  type Value,
} from '../tree.ts'
import { conflictIn, tokensIn } from '../yaml-text.ts'
import { blockScalarAt, flowValueAt, scalarAt } from './fast-values.ts'
import { charCodes, isBlank, isLineEnd, type LineCursor, lineCursor, nextLine, skipSpaces, Unsupported } from './line-cursor.ts'

/** Line ends other than \n, tabs, a byte order mark, and aliases. */
const unsupported = /[\r\t\ufeff]|(?:[:,[{-]|^) *\*\w/m

/** To parse a part takes as long as this number of tokens, in addition to its own. */
const tokensPerPart = 20

/** A longer key is an error. */
const maxKeyLength = 1000

/** The only entry of what was parsed from `start`. */
const onlyEntry = (parsed: Value, start: number): readonly [string, Entry] => {
  const [only, ...others] = parsed.kind === 'group' ? parsed.entries : []
  const key = only?.[1].key
  if (only === undefined || others.length > 0 || key?.start !== start || key.end === start) throw new Unsupported()
  return only
}

const onlyItem = (parsed: Value): Value => {
  const [only, ...others] = parsed.kind === 'list' ? parsed.items : []
  if (only === undefined || others.length > 0) throw new Unsupported()
  return only
}

const keyAt = (source: Source, start: number): Leaf | undefined => {
  const key = scalarAt(source, start, false)
  const isKey = key !== undefined && source.text.charCodeAt(key.at.end) === charCodes.colon && isBlank(source.text, key.at.end + 1)
  return isKey && key.at.end - start < maxKeyLength ? key : undefined
}

/** Part of a text, parsed by the library as a map of one entry or a list of one item. @param depth maps and lists around it */
const parsedAlone = (source: Source, start: number, end: number, column: number, depth: number): Value => {
  const part = parseYaml(sourceOf({ file: source.file, text: `${' '.repeat(column)}${source.text.slice(start, end)}` }))
  if (!part.ok || !isWithinLimits(part.value, depth)) throw new Unsupported(start)
  return moved(part.value, source, start - column)
}

/** @throws Unsupported */
const readMap = (source: Source, cursor: LineCursor): Value => {
  const { text } = source
  const { position, column, comments, advance } = cursor
  /** Where the last value ends, including the line and the comments that belong to it. */
  let end = 0
  let depth = 0
  /** Tokens that the library has parsed. */
  let tokens = 0

  /** The entry or item that begins at `start`, with all deeper lines. */
  const parseWithLibrary = (start: number, indent: number): Value => {
    let last = nextLine(text, start)
    const isMore = (): boolean => column() > indent || (column() === indent && /[\]}]/.test(text[position()] ?? ''))
    for (advance(last); isMore(); advance(last)) last = nextLine(text, position())
    // Empty lines may belong to a block scalar.
    for (let at = skipSpaces(text, last); last < text.length && isLineEnd(text, at); at = skipSpaces(text, last)) last = nextLine(text, at)
    // The library is slow.
    tokens += tokensPerPart + tokensIn(text.slice(start, last))
    if (tokens > limits.tokens) throw new Unsupported(start)
    const parsed = parsedAlone(source, start, last, indent, depth - 1)
    // Comments that are deeper may belong to it, and so may those below an empty value.
    const isCommented = comments() > indent || (comments() >= 0 && text.charCodeAt(parsed.at.end - 1) !== charCodes.newline)
    if (isCommented || parsed.at.start !== start) throw new Unsupported(start)
    end = parsed.at.end
    return parsed
  }

  /** The value below a line that has only a key or dash, which ends at `start`. */
  const valueBelow = (start: number, indent: number, isItem: boolean): Value => {
    advance(nextLine(text, start))
    if (column() > indent) return cursor.isDash() ? list() : group()
    if (column() === indent && cursor.isDash() && !isItem) return list()
    if (comments() >= 0 || text.charCodeAt(start) === charCodes.hash) throw new Unsupported()
    end = start
    return { kind: 'leaf', at: { source, start, end }, value: null }
  }

  const valueOnLine = (start: number, indent: number): Value | undefined => {
    const first = text[start]
    if (first === '|' || first === '>') {
      const value = blockScalarAt(source, start, indent)
      if (value !== undefined) end = advance(value.at.end)
      return value
    }
    const value = first === '{' || first === '[' ? flowValueAt(source, start, depth) : scalarAt(source, start, false)
    const rest = value === undefined ? start : skipSpaces(text, value.at.end)
    const isWhole = value !== undefined && (isLineEnd(text, rest) || (text.charCodeAt(rest) === charCodes.hash && rest > value.at.end))
    if (!isWhole) return undefined
    end = advance(nextLine(text, rest), indent)
    return value
  }

  /** The value after a key or dash; `undefined` for a form that is not supported. */
  const valueAfter = (end: number, indent: number, isItem = false): Value | undefined => {
    const from = skipSpaces(text, end)
    return isLineEnd(text, from) || text.charCodeAt(from) === charCodes.hash ? valueBelow(from, indent, isItem) : valueOnLine(from, indent)
  }

  const entry = (indent: number): readonly [string, Entry] => {
    const start = position()
    const key = keyAt(source, start)
    const value = key === undefined ? undefined : valueAfter(key.at.end + 1, indent)
    if (key !== undefined && value !== undefined && column() <= indent) return [String(key.value), { key: key.at, value }]
    return onlyEntry(parseWithLibrary(start, indent), start)
  }

  const item = (indent: number): Value => {
    const start = position()
    const from = skipSpaces(text, start + 1)
    const isGroup = keyAt(source, from) !== undefined
    if (isGroup) cursor.enter(from)
    const value = isGroup ? group() : valueAfter(start + 1, indent, true)
    if (value !== undefined && column() <= indent) return value
    return onlyItem(parseWithLibrary(start, indent))
  }

  const open = (): readonly [number, number] => {
    depth++
    if (depth > limits.depth) throw new Unsupported()
    return [position(), column()]
  }

  const close = (start: number, indent: number): Mark => {
    depth--
    const at = { source, start, end }
    end = cursor.claimComments(indent, end)
    return at
  }

  const list = (): List => {
    const [start, indent] = open()
    const items: Value[] = []
    while (column() === indent && cursor.isDash()) items.push(item(indent))
    return { kind: 'list', at: close(start, indent), items }
  }

  const group = (): Group => {
    const [start, indent] = open()
    const entries = new Map<string, Entry>()
    while (column() === indent) {
      const [name, value] = entry(indent)
      if (entries.has(name)) throw new Unsupported(value.key.start)
      entries.set(name, value)
    }
    return { kind: 'group', at: close(start, indent), entries }
  }

  advance(0)
  if (column() !== 0) throw new Unsupported()
  return group()
}

/** @returns the tree that the library gives for this text; for a text that only the library reads, the position of the reason */
export const readFast = (source: Source): Value | number => {
  const { text } = source
  const strange = Math.max(text.search(unsupported), strangeAt(text), conflictIn(text)?.start ?? -1)
  if (strange >= 0) return strange
  const cursor = lineCursor(text)
  try {
    return readMap(source, cursor)
  } catch (error) {
    // V8 throws a RangeError when a line is too long for a regular expression.
    if (error instanceof Unsupported || error instanceof RangeError)
      return (error instanceof Unsupported ? error.at : undefined) ?? cursor.position()
    throw error
  }
}
