/** Checks of a text before it is parsed. */
import { type CST, Lexer } from 'yaml'
import { problem } from '../../messages/index.ts'
import { limits } from '../limits.ts'
import type { YamlProblem } from './yaml-problem.ts'

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** Conflict markers of Git. */
export const conflictIn = (text: string): YamlProblem | undefined => {
  const found = text.includes('<<<<<<<') ? /^<{7}(?: .*)?$/m.exec(text) : null
  if (found === null) return undefined
  const start = found.index
  const after = (pattern: RegExp, from: number): number | undefined => {
    const index = text.slice(from).search(pattern)
    return index < 0 ? undefined : from + index
  }
  const middle = after(/^={7}\r?$/m, start)
  const end = after(/^>{7}(?: .*)?\r?$/m, middle ?? start)
  if (middle === undefined || end === undefined) return undefined
  const [first, second, last] = [lineOf(text, start), lineOf(text, middle), lineOf(text, end)]
  return { problem: problem('CONFIG_CONFLICT', { ours: [first, second], theirs: [second, last] }), start, end: start + found[0].length }
}

/** A directive such as `%YAML 1.1`, which would change the meaning of values. */
export const directiveIn = (tokens: readonly CST.Token[]): YamlProblem | undefined => {
  const found = tokens.find(token => token.type === 'directive' && !/^%YAML[ \t]+1\.2(\s|$)/.test(token.source))
  if (found?.type !== 'directive') return undefined
  const text = found.source.trim()
  return { problem: problem('YAML_SYNTAX', 'directive', { text }), start: found.offset, end: found.offset + text.length }
}

/** The number of tokens of a text, counted up to the limit. The lexer needs far less time and memory than the parser. */
export const tokensIn = (text: string): number => {
  let count = 0
  for (const _ of new Lexer().lex(text)) if (++count > limits.tokens) break
  return count
}

const partsOf = (token: CST.Token): readonly (CST.Token | null | undefined)[] => {
  switch (token.type) {
    case 'document':
      return [token.value]
    case 'block-map':
    case 'block-seq':
    case 'flow-collection':
      return token.items.flatMap(({ key, value }) => [key, value])
    default:
      return []
  }
}

/** A map or list that is nested too deeply for the recursive functions that read it. */
export const deepestIn = (tokens: readonly CST.Token[]): YamlProblem | undefined => {
  const left = tokens.map(token => ({ token, depth: 0 }))
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { token, depth } = next
    if (depth > limits.depth)
      return { problem: problem('CONFIG_TOO_LARGE', 'depth', { most: limits.depth }), start: token.offset, end: token.offset + 1 }
    for (const part of partsOf(token)) if (part != null) left.push({ token: part, depth: depth + 1 })
  }
  return undefined
}
