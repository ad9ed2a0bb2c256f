/** Finds valid YAML that was probably not intended: a text that ends at a comma, or a value that is a comment. */
import { isAlias, isMap, isScalar, type Node, type Pair } from 'yaml'
import { problem } from '../../messages/index.ts'
import { labelBefore } from './meant-text.ts'
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
  const ranges = text.slice(startOf(before?.value), end)
  if (before !== undefined && /^\d\d?:\d\d *- *\d\d?:\d\d, *\d\d?:\d\d *- *\d\d?:\d\d$/.test(ranges))
    return {
      problem: problem('YAML_SYNTAX', 'timeRanges', { line: `${text.slice(startOf(before.key), endOf(before.key))}: [${ranges}]` }),
      start: startOf(before.value),
      end,
    }
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

/** A value that begins with a character that has a meaning in YAML, and so is not the text that was written. */
const misread = (text: string, node: Node | null): YamlProblem | undefined => {
  if (node === null || isAlias(node)) return undefined
  const [start, end] = [startOf(node), endOf(node)]
  // `{value}` and `{ value }`: a map instead of a text.
  if (isMap(node) && node.flow === true && node.items.length === 1 && /^\{ *[A-Za-z]\w* *\}$/.test(text.slice(start, end))) {
    const line = quotedLine(labelBefore(text, start), text.slice(start, end).replaceAll(' ', ''))
    return { problem: problem('YAML_SYNTAX', 'braces', { line }), start, end }
  }
  const at = beginOf(text, node)
  if (at === undefined) return undefined
  const line = quotedLine(labelBefore(text, at), text.slice(at, Math.max(end, start)).trimEnd())
  return { problem: problem('YAML_SYNTAX', 'begins', { character: text[at] ?? '', line }), start: at, end: at + 1 }
}

/** Where a scalar begins that has a part of its text before it: `&Sons`, a name without a value, `! Sale`, and `>5`, an empty block. */
const beginOf = (text: string, node: Node): number | undefined => {
  if (!isScalar(node)) return undefined
  const start = startOf(node)
  if (node.anchor !== undefined && node.value === null && node.source === '') return text.lastIndexOf(`&${node.anchor}`, start)
  if (node.tag === '!') return text.lastIndexOf('!', start)
  return node.value === '' && /^[>|]\d+[ \t]*\r?$/m.test(text.slice(start, start + 4)) ? start : undefined
}

/** `accent: #b0306a`: the value is a comment. @param from where its key or dash ends */
const behindHash = (text: string, value: Node | null, from: number): YamlProblem | undefined => {
  if (!isScalar(value) || value.value !== null || value.source !== '') return undefined
  const note = /^[ \t]*(#[^\s#].*)/.exec(text.slice(from, from + 200).split(/\r?\n/, 1)[0] ?? '')
  if (note === null) return undefined
  const [whole, comment = ''] = note
  const start = from + whole.length - comment.length
  const line = quotedLine(labelBefore(text, start), comment.trimEnd())
  return { problem: problem('YAML_SYNTAX', 'hash', { line }), start, end: start + comment.length }
}

/** The truncated texts of a list. @param items of block style, unless `isFlow` */
export const truncatedItems = (text: string, items: readonly Node[], isFlow: boolean): readonly YamlProblem[] =>
  items.flatMap(item => {
    const dash = isFlow ? -1 : text.lastIndexOf('-', startOf(item) - 1)
    return [misread(text, item) ?? (dash < 0 ? undefined : behindHash(text, item, dash + 1)) ?? []].flat()
  })

/** The truncated texts of a map. */
export const truncatedValues = (text: string, pairs: Pairs, isFlow: boolean): readonly YamlProblem[] => {
  let last: number | undefined
  return pairs.flatMap((pair, index): readonly YamlProblem[] => {
    const comma = isFlow && last !== index - 1 ? afterComma(text, pairs, index) : undefined
    if (isFlow && pair.value === null && (comma !== undefined || last === index - 1)) last = index
    const from = text.indexOf(':', endOf(pair.key)) + 1
    return [comma ?? misread(text, pair.value) ?? behindHash(text, pair.value, from) ?? []].flat()
  })
}
