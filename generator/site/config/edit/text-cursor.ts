/** Where in a config a place of its text is, as far as its lines tell: of a text that is being typed, which may not be YAML yet. */
import type { ConfigPath } from '../yaml/tree.ts'

export interface Cursor {
  /** The group or list that a key is typed in, or the value’s own path. */
  readonly path: ConfigPath
  readonly at: 'key' | 'value'
  /** What is typed of the key or value already. */
  readonly typed: string
}

/** A dash or a key, and its column. */
interface Token {
  readonly column: number
  /** None for a dash. */
  readonly key?: string
}

const bare = (key: string): string => key.replace(/^["']|["']$/g, '')

/** What begins on a line: dashes, then perhaps a key. */
const tokensIn = (line: string): readonly Token[] => {
  const [lead = ''] = /^(?: *- +)*(?: *-$)? */.exec(line) ?? []
  const dashes = [...lead.matchAll(/-/g)].map(({ index }) => ({ column: index }))
  const [, key] = /^("[^"]*"|'[^']*'|[^\s:#{}[\],"']+)\s*:(?=\s|$)/.exec(line.slice(lead.length)) ?? []
  return [...dashes, ...(key === undefined ? [] : [{ column: lead.length, key: bare(key) }])]
}

const isBlank = (line: string): boolean => /^\s*(#|$)/.test(line)

/** How many things of the same list stand above a dash. */
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

/** The way to what begins in this column, by the lines above. @param own what begins before it on its line */
const wayTo = (lines: readonly string[], number: number, column: number, own: readonly Token[]): ConfigPath => {
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

/** Within brackets on one line. @param text from the first bracket to the cursor */
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
    const path = wayTo(lines, number, column, own)
    return /[{[]/.test(line) ? inBrackets(line.slice(line.search(/[{[]/)), path) : { path, at: 'key', typed }
  }
  const path = [
    ...wayTo(
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
