/** Finds valid YAML that was probably not intended: a text that ends at a comma, or a value that is a comment. */
import { isMap, isScalar, type Node, type Pair } from 'yaml'
import { problem } from '../../messages/index.ts'
import { quotedLine, type YamlProblem } from './yaml-problem.ts'

type Pairs = readonly Pair<Node, Node | null>[]

const startOf = (node: Node | null | undefined): number => node?.range?.[0] ?? 0
const endOf = (node: Node | null | undefined): number => node?.range?.[1] ?? 0

const isPlain = (node: Node | null | undefined): node is Node => isScalar(node) && node.type === 'PLAIN'

/** `{ en: Your dog, groomed }`: the text after the comma is a key without a value. */
const afterComma = (text: string, pairs: Pairs, index: number): YamlProblem | undefined => {
  const alone = pairs[index]
  const before = pairs[index - 1]
  if (alone === undefined || alone.value !== null || !isPlain(alone.key)) return undefined
  const [start, end] = [startOf(alone.key), endOf(alone.key)]
  const key = text.slice(start, end)
  const close = /^([\w-]+):(\S.*)$/.exec(key)
  if (close !== null) return { problem: problem('YAML_SYNTAX', 'colon', { line: `${close[1]}: ${close[2]}` }), start, end }
  if (before === undefined || before.value === null || !isScalar(before.value)) return undefined
  const from = startOf(before.value)
  const number = /^(-?\d+),(\d+)$/.exec(text.slice(from, end))
  if (number !== null) return { problem: problem('YAML_SYNTAX', 'decimal', { number: `${number[1]}.${number[2]}` }), start: from, end }
  const next = pairs.slice(index).findIndex(pair => pair.value !== null)
  const last = pairs[next < 0 ? pairs.length - 1 : index + next - 1]?.key
  const whole = isPlain(before.value) ? text.slice(from, endOf(last)).replace(/,$/, '') : ''
  const line = whole === '' ? undefined : quotedLine(`${text.slice(startOf(before.key), endOf(before.key))}: `, whole)
  return { problem: problem('YAML_SYNTAX', 'comma', { key, line }), start, end }
}

/** `{value}`, a map, instead of a text. */
const inBraces = (text: string, { value }: Pair<Node, Node | null>): YamlProblem | undefined => {
  if (!isMap(value) || value.flow !== true || value.items.length !== 1) return undefined
  const [start, end] = [startOf(value), endOf(value)]
  return /^\{[A-Za-z]\w*\}$/.test(text.slice(start, end))
    ? { problem: problem('YAML_SYNTAX', 'braces', { line: quotedLine('', text.slice(start, end)) }), start, end }
    : undefined
}

/** `accent: #b0306a`: the value is a comment. */
const behindHash = (text: string, { key, value }: Pair<Node, Node | null>): YamlProblem | undefined => {
  if (!isScalar(value) || value.value !== null || value.source !== '') return undefined
  const from = text.indexOf(':', endOf(key)) + 1
  const note = /^[ \t]*(#[^\s#].*)/.exec(text.slice(from, from + 200).split(/\r?\n/, 1)[0] ?? '')
  if (note === null) return undefined
  const [all, comment = ''] = note
  const start = from + all.length - comment.length
  const line = quotedLine(`${text.slice(startOf(key), endOf(key))}: `, comment.trimEnd())
  return { problem: problem('YAML_SYNTAX', 'hash', { line }), start, end: start + comment.length }
}

/** The truncated texts of a map. */
export const truncatedValues = (text: string, pairs: Pairs, isFlow: boolean): readonly YamlProblem[] => {
  let last: number | undefined
  return pairs.flatMap((pair, index): readonly YamlProblem[] => {
    const comma = isFlow && last !== index - 1 ? afterComma(text, pairs, index) : undefined
    if (isFlow && pair.value === null && (comma !== undefined || last === index - 1)) last = index
    return [comma ?? inBraces(text, pair) ?? behindHash(text, pair) ?? []].flat()
  })
}
