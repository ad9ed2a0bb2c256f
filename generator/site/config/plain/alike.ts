/**
 * Things of a long list that are written as one before them: the same keys in the same columns, with single values behind them. They are
 * read by what stands before their values, and as data alone: of thousands of areas hardly anybody asks where they stand.
 */
import { dataOf, type Entry, type Group, type Value } from '../tree.ts'
import { newline, nextLine, skipSpaces } from './characters.ts'
import { singleEnd, singleValue } from './single.ts'

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

/** Reads things that follow each other, but never the last of a list. @param from the line of the first @returns that of the one behind them */
type ReadAlike = (from: number, data: unknown[]) => number

/**
 * What reads things as this one is written; `undefined` for one whose like is not read here.
 * @param start of its line, which has a dash in the column `indent`
 */
const alikeTo = (text: string, thing: Group, start: number, indent: number): ReadAlike | undefined => {
  const dash = `${' '.repeat(indent)}- `
  const own = thing.at.start === start + dash.length && text.startsWith(dash, start) ? partsOf(text, thing, start) : undefined
  if (own === undefined) return undefined
  let at = 0

  /** The single value that the line from here is. */
  const single = (): unknown => {
    const start = at
    const end = singleEnd(text, start, false)
    if (end === undefined || text.charCodeAt(end) !== newline) return undefined
    at = end + 1
    return singleValue(text, start, end)
  }

  const list = (before: string): readonly unknown[] | undefined => {
    const items: unknown[] = []
    while (text.startsWith(before, at)) {
      at += before.length
      const item = single()
      if (item === undefined) return undefined
      items.push(item)
    }
    return items.length === 0 ? undefined : items
  }

  /** A group of which some parts may be missing. */
  const group = (parts: readonly Part[]): Readonly<Record<string, unknown>> | undefined => {
    const made: Record<string, unknown> = {}
    let isEmpty = true
    for (const part of parts) {
      if (!text.startsWith(part.before, at)) continue
      at += part.before.length
      const value = part.parts ? group(part.parts) : part.dash ? list(part.dash) : single()
      if (value === undefined) return undefined
      made[part.key] = value
      isEmpty = false
    }
    return isEmpty ? undefined : made
  }

  return (from, data) => {
    at = from
    for (;;) {
      const end = at
      const read = group(own)
      while (text.charCodeAt(at) === newline) at++
      // Whatever else it has would stand here.
      if (read === undefined || !text.startsWith(dash, at)) return end
      data.push(read)
    }
  }
}

/** Items of a list from which on things are read along the lines of one before. */
const fewest = 16

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
  let data: unknown[] | undefined
  let alike: ReadAlike | undefined
  return {
    items,
    data: () => data,
    take: (item, start, next) => {
      items.push(item)
      data?.push(dataOf(item))
      if (items.length < fewest || item.kind !== 'group' || next === undefined) return next
      alike = alikeTo(text, item, start, indent) ?? alike
      const things: unknown[] = []
      const end = alike?.(next, things) ?? next
      if (things.length === 0) return next
      data ??= items.map(dataOf)
      for (const thing of things) data.push(thing)
      return end
    },
  }
}
