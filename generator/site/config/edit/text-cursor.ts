/** Finds the path at a cursor position from indentation alone: a text that is being typed may not be valid YAML. */
import type { ConfigPath } from '../yaml/tree.ts'

export interface Cursor {
  /** The map or list that a key is typed in, or the path of the value. */
  readonly path: ConfigPath
  readonly at: 'key' | 'value'
  /** The part of the key or value before the cursor. */
  readonly typed: string
}

/** A dash or a key, and its column. */
interface Token {
  readonly column: number
  /** Absent for a dash. */
  readonly key?: string
}

const bare = (key: string): string => key.replace(/^["']|["']$/g, '')

/** The dashes at the start of a line, and its key if it has one. */
const tokensIn = (line: string): readonly Token[] => {
  const [lead = ''] = /^(?: *- +)*(?: *-$)? */.exec(line) ?? []
  const dashes = [...lead.matchAll(/-/g)].map(({ index }) => ({ column: index }))
  const [, key] = /^("[^"]*"|'[^']*'|[^\s:#{}[\],"']+)\s*:(?=\s|$)/.exec(line.slice(lead.length)) ?? []
  return [...dashes, ...(key === undefined ? [] : [{ column: lead.length, key: bare(key) }])]
}

const isBlank = (line: string): boolean => /^\s*(#|$)/.test(line)

/** The index of the list item that begins with this dash. */
const placeOf = (lines: readonly string[], below: number, column: number): number => {
  let count = 0
  for (let number = below - 1; number >= 0; number--) {
    const line = lines[number] ?? ''
    if (isBlank(line)) continue
    const [first] = tokensIn(line)
    const start = /^ */.exec(line)?.[0].length ?? 0
    if (start < column || (start === column && first?.key !== undefined)) break
    if (start === column && first !== undefined) count++
  }
  return count
}

/** The path to this column, from the lines above. @param own the tokens before it on its line */
const pathTo = (lines: readonly string[], number: number, column: number, own: readonly Token[]): ConfigPath => {
  const path: (string | number)[] = []
  let left = column
  let isInList = false
  const take = (token: Token, line: number): void => {
    // A list may begin in the column of its key.
    const isOutside = token.column < left || (token.column === left && isInList && token.key !== undefined)
    if (!isOutside) return
    path.unshift(token.key ?? placeOf(lines, line, token.column))
    left = token.column
    isInList = token.key === undefined
  }
  for (const token of own.toReversed()) take(token, number)
  for (let line = number - 1; line >= 0 && (left > 0 || isInList); line--)
    if (!isBlank(lines[line] ?? '')) for (const token of tokensIn(lines[line] ?? '').toReversed()) take(token, line)
  return path
}

interface Bracket {
  readonly isGroup: boolean
  key: string | undefined
  place: number
}

/** The cursor in a flow collection. @param text from the first bracket to the cursor */
const inBrackets = (text: string, path: ConfigPath): Cursor | undefined => {
  const open: Bracket[] = []
  let word = ''
  for (const [part] of text.matchAll(/"(?:[^"\\]|\\.)*"?|'[^']*'?|[{}[\],]|:(?=\s|$)|[^"'{}[\],:]+|:/g)) {
    const inner = open.at(-1)
    if (part === '{' || part === '[') open.push({ isGroup: part === '{', key: undefined, place: 0 })
    else if (part === '}' || part === ']') open.pop()
    else if (part === ',' && inner !== undefined) Object.assign(inner, { key: undefined, place: inner.place + 1 })
    else if (part === ':' && inner?.isGroup === true && inner.key === undefined) inner.key = bare(word.trim())
    else {
      word += part
      continue
    }
    word = ''
  }
  if (open.length === 0) return undefined
  const steps = open.flatMap(({ isGroup, key, place }): ConfigPath => (isGroup ? (key === undefined ? [] : [key]) : [place]))
  const last = open.at(-1)
  return {
    path: [...path, ...steps],
    at: last?.isGroup === true && last.key === undefined ? 'key' : 'value',
    typed: bare(word.trimStart()),
  }
}

/** @param offset of the cursor @returns nothing in a comment */
export const cursorAt = (text: string, offset: number): Cursor | undefined => {
  const lines = text.slice(0, offset).split(/\r?\n/)
  const number = lines.length - 1
  const line = lines[number] ?? ''
  if (/^\s*#|\s#/.test(line)) return undefined
  const own = tokensIn(line)
  const key = own.find(token => token.key !== undefined)
  if (key === undefined) {
    const typed = /[^\s]*$/.exec(line)?.[0] ?? ''
    const column = line.length - typed.length
    const path = pathTo(lines, number, column, own)
    return /[{[]/.test(line) ? inBrackets(line.slice(line.search(/[{[]/)), path) : { path, at: 'key', typed }
  }
  const path = [
    ...pathTo(
      lines,
      number,
      key.column,
      own.filter(token => token.key === undefined),
    ),
    key.key ?? '',
  ]
  const value = line.slice(key.column).replace(/^(?:"[^"]*"|'[^']*'|[^:])*:\s*/, '')
  return /^[{[]/.test(value) ? inBrackets(value, path) : { path, at: 'value', typed: bare(value) }
}
