/** Groups in braces and lists in brackets, on one line. */
import { limits } from '../../limits.ts'
import type { Entry, Group, List, Source, Value } from '../tree.ts'
import { colon, skipSpaces, space } from './characters.ts'
import { single } from './fast-values.ts'

/** Behind the comma of a part, or at what closes; `undefined` where neither follows, or nothing behind a comma. */
const behindComma = (text: string, end: number, close: string): number | undefined => {
  const at = skipSpaces(text, end)
  if (text[at] === close) return at
  const next = text[at] === ',' ? skipSpaces(text, at + 1) : undefined
  return next === undefined || text[next] === close ? undefined : next
}

const group = (source: Source, start: number, depth: number): Group | undefined => {
  const { text } = source
  const entries = new Map<string, Entry>()
  let at: number | undefined = skipSpaces(text, start + 1)
  while (at !== undefined && text[at] !== '}') {
    const key = single(source, at, true)
    if (key === undefined || text.charCodeAt(key.at.end) !== colon || text.charCodeAt(key.at.end + 1) !== space) return undefined
    const name = String(key.value)
    const value = flow(source, skipSpaces(text, key.at.end + 1), depth + 1)
    if (value === undefined || entries.has(name)) return undefined
    entries.set(name, { key: key.at, value })
    at = behindComma(text, value.at.end, '}')
  }
  return at === undefined ? undefined : { kind: 'group', at: { source, start, end: at + 1 }, entries }
}

const list = (source: Source, start: number, depth: number): List | undefined => {
  const { text } = source
  const items: Value[] = []
  let at: number | undefined = skipSpaces(text, start + 1)
  while (at !== undefined && text[at] !== ']') {
    const item = flow(source, at, depth + 1)
    if (item === undefined) return undefined
    items.push(item)
    at = behindComma(text, item.at.end, ']')
  }
  return at === undefined ? undefined : { kind: 'list', at: { source, start, end: at + 1 }, items }
}

/**
 * The value that begins here and ends on this line, within brackets or with them; `undefined` for what is written in a rarer way.
 * @param depth groups and lists around it
 */
export const flow = (source: Source, start: number, depth: number): Value | undefined => {
  const first = source.text[start]
  if (first !== '{' && first !== '[') return single(source, start, true)
  if (depth >= limits.depth) return undefined
  return first === '{' ? group(source, start, depth) : list(source, start, depth)
}
