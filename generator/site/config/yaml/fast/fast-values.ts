/** Values that begin on a line: scalars, block scalars in their common forms, and maps and lists in brackets on one line. */
import { isScalar, Schema } from 'yaml'
import { limits } from '../../limits.ts'
import type { Entry, Group, Leaf, List, Source, Value } from '../tree.ts'
import { charCodes, isLineEnd, nextLine, skipSpaces } from './line-cursor.ts'

/** A plain scalar ends before `: `, before ` #` and with its line. */
const plain = /(?:[^- \n?:,[\]{}#&*!|>'"%@`]|-(?=[^ \n]))[^\n:# ]*(?:(?::(?=[^ \n])|#| +(?=[^ \n:#]|:[^ \n]))[^\n:# ]*)*/y

/** Within brackets, a plain scalar also ends before a comma or bracket. */
const plainInFlow =
  /(?:[^- \n?:,[\]{}#&*!|>'"%@`]|-(?=[^ \n,[\]{}]))[^\n:# ,[\]{}]*(?:(?::(?=[^ \n,[\]{}])|#| +(?=[^ \n:#,[\]{}]|:[^ \n,[\]{}]))[^\n:# ,[\]{}]*)*/y

/** Only the escape sequences that JSON has too. */
const doubleQuoted = /"[^"\\\n]*(?:\\["\\/nrt][^"\\\n]*)*"/y

const singleQuoted = /'[^'\n]*(?:''[^'\n]*)*'(?!')/y

/** The tags of the core schema that a plain scalar can resolve to. */
const coreTags = new Schema({ schema: 'core' }).tags.flatMap(tag =>
  'test' in tag && tag.test !== undefined && tag.default === true ? [tag] : [],
)

/** How everything begins that resolves to a number, a boolean or null. */
const otherThanString = /^[-+.\d~nNtTfF]/

const plainValue = (text: string): unknown => {
  const tag = otherThanString.test(text) ? coreTags.find(({ test }) => test?.test(text)) : undefined
  const value = tag === undefined || !('resolve' in tag) ? text : tag.resolve?.(text, () => {}, {})
  return isScalar(value) ? value.value : value
}

const quotedValue = (text: string): unknown => {
  const inner = text.slice(1, -1)
  if (text.startsWith("'")) return inner.replaceAll("''", "'")
  return inner.includes('\\') ? JSON.parse(text) : inner
}

/** The scalar that begins here and ends on this line; `undefined` for any other form. */
export const scalarAt = (source: Source, start: number, isFlow: boolean): Leaf | undefined => {
  const { text } = source
  const mark = text[start]
  const isQuoted = mark === '"' || mark === "'"
  const pattern = mark === '"' ? doubleQuoted : mark === "'" ? singleQuoted : isFlow ? plainInFlow : plain
  pattern.lastIndex = start
  if (!pattern.test(text)) return undefined
  const end = pattern.lastIndex
  const written = text.slice(start, end)
  return { kind: 'leaf', at: { source, start, end }, value: isQuoted ? quotedValue(written) : plainValue(written) }
}

interface BlockLines {
  readonly lines: readonly string[]
  /** Where the last line with content ends. */
  readonly end: number
}

/** Lines of a block scalar without their indentation. @param isEven whether deeper lines are unsupported */
const blockLines = (text: string, start: number, indent: number, isEven: boolean): BlockLines | undefined => {
  const lines: string[] = []
  let count = 0
  let end = start
  for (let at = start; at < text.length; ) {
    const from = skipSpaces(text, at)
    const next = nextLine(text, from)
    const isEmpty = isLineEnd(text, from)
    if (from - at > indent && (isEmpty || isEven)) return undefined
    if (from - at < indent && !isEmpty) break
    lines.push(isEmpty ? '' : text.slice(at + indent, text.charCodeAt(next - 1) === charCodes.newline ? next - 1 : next))
    if (!isEmpty) {
      count = lines.length
      end = next
    }
    at = next
  }
  return { lines: lines.slice(0, count), end }
}

/** The block scalar whose `|`, `|-`, `>` or `>-` is here; `undefined` for any other header. @param outer column of its parent */
export const blockScalarAt = (source: Source, start: number, outer: number): Leaf | undefined => {
  const { text } = source
  const isFolded = text[start] === '>'
  const isStripped = text[start + 1] === '-'
  const below = start + (isStripped ? 3 : 2)
  const indent = skipSpaces(text, below) - below
  if (text.charCodeAt(below - 1) !== charCodes.newline || indent <= outer || isLineEnd(text, below + indent)) return undefined
  const found = blockLines(text, below, indent, isFolded)
  if (found === undefined) return undefined
  const joined = found.lines.join('\n')
  const value = isFolded ? joined.replace(/\n+/g, breaks => breaks.slice(1) || ' ') : joined
  return { kind: 'leaf', at: { source, start, end: found.end }, value: isStripped ? value : `${value}\n` }
}

/** The position of the next part, or of the closing bracket; `undefined` where neither follows. */
const nextPart = (text: string, end: number, closing: string): number | undefined => {
  const at = skipSpaces(text, end)
  if (text[at] === closing) return at
  const next = text[at] === ',' ? skipSpaces(text, at + 1) : undefined
  return next === undefined || text[next] === closing ? undefined : next
}

const flowMapAt = (source: Source, start: number, depth: number): Group | undefined => {
  const { text } = source
  const entries = new Map<string, Entry>()
  let at: number | undefined = skipSpaces(text, start + 1)
  while (at !== undefined && text[at] !== '}') {
    const key = scalarAt(source, at, true)
    if (key === undefined || !text.startsWith(': ', key.at.end)) return undefined
    const name = String(key.value)
    const value = flowValueAt(source, skipSpaces(text, key.at.end + 1), depth + 1)
    if (value === undefined || entries.has(name)) return undefined
    entries.set(name, { key: key.at, value })
    at = nextPart(text, value.at.end, '}')
  }
  return at === undefined ? undefined : { kind: 'group', at: { source, start, end: at + 1 }, entries }
}

const flowListAt = (source: Source, start: number, depth: number): List | undefined => {
  const { text } = source
  const items: Value[] = []
  let at: number | undefined = skipSpaces(text, start + 1)
  while (at !== undefined && text[at] !== ']') {
    const item = flowValueAt(source, at, depth + 1)
    if (item === undefined) return undefined
    items.push(item)
    at = nextPart(text, item.at.end, ']')
  }
  return at === undefined ? undefined : { kind: 'list', at: { source, start, end: at + 1 }, items }
}

/** The flow value that begins here and ends on this line; `undefined` for any other form. @param depth maps and lists around it */
export const flowValueAt = (source: Source, start: number, depth: number): Value | undefined => {
  const first = source.text[start]
  if (first !== '{' && first !== '[') return scalarAt(source, start, true)
  if (depth >= limits.depth) return undefined
  return first === '{' ? flowMapAt(source, start, depth) : flowListAt(source, start, depth)
}
