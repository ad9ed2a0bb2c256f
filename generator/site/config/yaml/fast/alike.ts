/**
 * Things of a long list that are written as one before them: the same keys in the same columns, with single values behind them. They are
 * read by what stands before their values, and as data alone: of thousands of areas hardly anybody asks where they stand.
 */
import { isWide, narrow } from '../../../model/narrow.ts'
import { dataOf, type Entry, type Group, type Value } from '../tree.ts'
import { nextLine, skipSpaces } from './characters.ts'
import { singleValue, written } from './fast-values.ts'

/** What a thing has under a key. */
interface Part {
  readonly key: string
  /** From the beginning of the key’s line to a single value, or to the next line, on which anything else begins. */
  readonly before: string
  /** Of a group: its own. */
  readonly parts?: readonly Part[]
  /** Of a list: what stands before each of its single values. */
  readonly dash?: string
}

/** The part that begins on the line from `start`; `undefined` for one whose like is not read here. */
const partOf = (text: string, start: number, name: string, { key, value }: Entry): Part | undefined => {
  if (name === '__proto__') return undefined
  if (value.kind === 'leaf') {
    return text.slice(key.end, value.at.start) === ': ' ? { key: name, before: text.slice(start, value.at.start) } : undefined
  }
  const below = nextLine(text, start)
  if (text.slice(key.end, below) !== ':\n') return undefined
  const before = text.slice(start, below)
  if (value.kind === 'group') {
    const parts = partsOf(text, value, below)
    return parts && { key: name, before, parts }
  }
  const [first] = value.items
  const from = skipSpaces(text, below)
  const isSingle = first?.kind === 'leaf' && first.at.start === from + 2 && text.startsWith('- ', from)
  return isSingle ? { key: name, before, dash: text.slice(below, first.at.start) } : undefined
}

/** The parts of a group, each on lines of its own. @param start of the first line, on which its first key may stand behind a dash */
const partsOf = (text: string, { entries, at }: Group, start: number): readonly Part[] | undefined => {
  const parts: Part[] = []
  for (const [name, entry] of entries) {
    const isFirst = parts.length === 0
    const line = isFirst ? start : text.lastIndexOf('\n', entry.key.start) + 1
    const isAlone = entry.key.start === (isFirst ? at.start : skipSpaces(text, line))
    const part = isAlone ? partOf(text, line, name, entry) : undefined
    if (part === undefined) return undefined
    parts.push(part)
  }
  return parts
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** What finds a part, with brackets around the lines of its list, or two of which one has its single value. */
const patternOf = ({ before, parts, dash }: Part): string => {
  if (dash !== undefined) return `${escaped(before)}((?:${escaped(dash)}(?:${written.text}|${written.other})\\n)+)`
  if (parts === undefined) return `${escaped(before)}(?:(${written.text})|(${written.other}))\\n`
  // A key with nothing below it is no group.
  const indent = skipSpaces(parts[0]?.before ?? '', 0)
  return `${escaped(before)}(?= {${indent}})${anyOf(parts)}`
}

/** The same of parts that follow each other, of which some may be missing. */
const anyOf = (parts: readonly Part[]): string => parts.map(part => `(?:${patternOf(part)})?`).join('')

/** What a thing says, from what its pattern has found in its brackets. */
const saidIn = (found: RegExpExecArray, thing: readonly Part[]): unknown => {
  let bracket = 0
  const group = (parts: readonly Part[]): Readonly<Record<string, unknown>> | undefined => {
    const made: Record<string, unknown> = {}
    let isEmpty = true
    for (const part of parts) {
      let value: unknown
      if (part.parts !== undefined) value = group(part.parts)
      else {
        const text = found[++bracket]
        if (part.dash !== undefined) value = text?.slice(part.dash.length, -1).split(`\n${part.dash}`).map(singleValue)
        else {
          const other = found[++bracket]
          value = other === undefined ? text : singleValue(other)
        }
      }
      if (value === undefined) continue
      made[part.key] = value
      isEmpty = false
    }
    return isEmpty ? undefined : made
  }
  return group(thing)
}

/** What a pattern finds at the beginning: nothing in a line of millions of words, which may take more room than V8 gives a pattern. */
const foundBy = (pattern: RegExp, text: string): RegExpExecArray | null => {
  pattern.lastIndex = 0
  try {
    return pattern.exec(text)
  } catch {
    return null
  }
}

/** Reads things that follow each other, but never the last of a list. @param from the line of the first @returns that of the one behind them */
type ReadAlike = (from: number, data: unknown[]) => number

/** Items of a list from which on things are read along the lines of one before. */
const fewest = 16

/** Shapes of things of one list for which patterns are made: of a list in which each is written otherwise they would help nobody. */
const most = 16

/**
 * Tells what reads things as one is written; `undefined` for one whose like is not read here. A pattern for the whole of a thing is code
 * as soon as it is used twice, while a loop over letters would have run through most of them before V8 makes code of it.
 * @param indent column of their dashes
 */
const alikeIn = (text: string, indent: number): ((thing: Group, start: number) => ReadAlike | undefined) => {
  const known = new Map<string, ReadAlike>()
  const dash = `${' '.repeat(indent)}- `
  const own = isWide(text) ? narrow : (thing: string): string => thing
  const reading =
    (pattern: RegExp, parts: readonly Part[]): ReadAlike =>
    (from, data) => {
      for (let at = from; ; at += pattern.lastIndex) {
        const next = text.indexOf(`\n${dash}`, at)
        const found = next < 0 ? null : foundBy(pattern, own(text.slice(at, next + 1 + dash.length)))
        if (found === null) return at
        data.push(saidIn(found, parts))
      }
    }
  return (thing, start) => {
    const isOnLine = thing.at.start === start + dash.length && text.startsWith(dash, start)
    const [first, ...others] = (isOnLine ? partsOf(text, thing, start) : undefined) ?? []
    if (first === undefined) return undefined
    // Behind it another one begins: whatever else it has would stand there.
    const pattern = `${patternOf(first)}${anyOf(others)}\\n*(?=${escaped(dash)})`
    const read = known.get(pattern) ?? (known.size < most ? reading(new RegExp(pattern, 'y'), [first, ...others]) : undefined)
    if (read !== undefined) known.set(pattern, read)
    return read
  }
}

/** Takes the items of a list as they are read. */
interface Items {
  /** Those that were read one by one. */
  readonly items: readonly Value[]
  /** What all say, where some were read as data. */
  readonly data: () => readonly unknown[] | undefined
  /**
   * @param start of the item’s line
   * @param next of the line of the item behind it, if there is one that may be read as data
   * @returns that of the first item that is yet to be read
   */
  readonly take: (item: Value, start: number, next: number | undefined) => number | undefined
}

export const itemsOf = (text: string, indent: number): Items => {
  const items: Value[] = []
  const alikeTo = alikeIn(text, indent)
  let data: unknown[] | undefined
  let alike: ReadAlike | undefined
  return {
    items,
    data: () => data,
    take: (item, start, next) => {
      items.push(item)
      data?.push(dataOf(item))
      if (items.length < fewest || item.kind !== 'group' || next === undefined) return next
      alike = alikeTo(item, start) ?? alike
      const things: unknown[] = []
      const end = alike?.(next, things) ?? next
      if (things.length === 0) return next
      data ??= items.map(dataOf)
      for (const thing of things) data.push(thing)
      return end
    },
  }
}
