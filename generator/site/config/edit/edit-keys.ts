/** Edits of the keys of a map: a new name, and a new key before all others. */
import { isMap } from 'yaml'
import type { ConfigPath } from '../yaml/config-document.ts'
import { columnOf, keyOf, lineStart, nodeAt, pairAt, pairEnd, pairsOf, rangeOf, type Splice, type YamlText } from './edit-nodes.ts'
import { afterKey, inline } from './edit-style.ts'

/** Gives the key at a path another name, in the same place. */
export const renameKey = (site: YamlText, path: ConfigPath, name: string): readonly Splice[] => {
  const holder = nodeAt(site, path.slice(0, -1))
  const pair = isMap(holder) ? pairAt(holder, path.at(-1) ?? '') : undefined
  if (pair === undefined) return []
  const [start, end] = rangeOf(pair.key)
  return [{ start, end, text: inline(name) }]
}

/** Lines that belong to the file rather than to its first key: the schema for editors, directives, and the start of the document. */
const isFileLine = (line: string): boolean => /^#\s*yaml-language-server:|^%|^---/.test(line)

/** The start of the comments directly above a line. Those above an empty line or a line of the file are the header of the file. */
const withComments = (text: string, line: number): number => {
  const above = text
    .slice(0, line)
    .replace(/^\ufeff/, '')
    .split('\n')
    .slice(0, -1)
  const header = above.findLastIndex(one => isFileLine(one) || !/^[ \t]*#/.test(one)) + 1
  return line - above.slice(header).reduce((length, one) => length + one.length + 1, 0)
}

/** Writes a key before all others of a map. @returns `undefined` if the map is missing or has no keys */
export const firstKey = (site: YamlText, path: ConfigPath, value: unknown): readonly Splice[] | undefined => {
  const { text } = site
  const map = nodeAt(site, path.slice(0, -1))
  const [first, second] = isMap(map) ? pairsOf(map) : []
  if (!isMap(map) || first === undefined) return undefined
  const key = inline(keyOf(path.at(-1) ?? ''))
  const [start] = rangeOf(first.key)
  if (map.flow === true) return [{ start, end: start, text: `${key}: ${inline(value)}, ` }]
  const line = lineStart(text, start)
  // After a dash, after `? `, or on the line of the document’s start.
  const isAlone = text.slice(line, start).trim() === ''
  const column = columnOf(text, start)
  const written = `${key}:${afterKey(value, column)}\n`
  if (!isAlone && path.length > 1) return [{ start, end: start, text: `${written}${' '.repeat(column)}` }]
  const isSpaced = second !== undefined && /\n[ \t]*\r?\n/.test(text.slice(pairEnd(text, first), rangeOf(second.key)[0]))
  const at = isAlone ? withComments(text, line) : line
  return [{ start: at, end: at, text: `${' '.repeat(isAlone ? column : 0)}${written}${isSpaced ? '\n' : ''}` }]
}
