/** The positions of YAML nodes in their text. */
import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'
import { americanKeys } from '../yaml/american-keys.ts'
import type { ConfigPath } from '../yaml/config-document.ts'

export interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Nodes that were parsed have a range. */
export const rangeOf = (node: Node): readonly [number, number] => {
  if (node.range == null) throw new Error('a parsed node has a range')
  return [node.range[0], node.range[1]]
}

export const columnOf = (text: string, at: number): number => at - (text.lastIndexOf('\n', at - 1) + 1)
export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1
/** Just after the line break that ends the line. */
export const nextLine = (text: string, at: number): number => {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end + 1
}
/** End of a node’s own characters: block values take the line break and empty lines after them along. */
export const endOf = (text: string, node: Node): number => {
  const [start, end] = rangeOf(node)
  return start + text.slice(start, end).trimEnd().length
}

/** Whole lines, and the empty ones behind them. */
export const cutLines = (text: string, start: number, end: number): Splice => {
  const after = nextLine(text, end)
  return { start: lineStart(text, start), end: after + (/^(?:[ \t]*\r?\n)+/.exec(text.slice(after))?.[0].length ?? 0), text: '' }
}

// After parsing, keys and values of a document's maps are nodes.
export type ParsedPair = Pair<Node, Node | null>
export const pairsOf = (map: YAMLMap): readonly ParsedPair[] => map.items as ParsedPair[]
export const itemsOf = (list: YAMLSeq): readonly Node[] => list.items as Node[]
/** In a map over a list, keys are positions from 1. */
export const keyOf = (step: string | number): string => (typeof step === 'number' ? String(step + 1) : step)
const pairNamed = (map: YAMLMap, key: string | undefined): ParsedPair | undefined =>
  pairsOf(map).find(pair => isScalar(pair.key) && String(pair.key.value) === key)
/** The key may have its American spelling. */
export const pairAt = (map: YAMLMap, step: string | number): ParsedPair | undefined =>
  pairNamed(map, keyOf(step)) ?? (americanKeys[step] === undefined ? undefined : pairNamed(map, americanKeys[step]))

export const pairEnd = (text: string, { key, value }: ParsedPair): number => (value === null ? rangeOf(key)[1] : endOf(text, value))

export interface YamlText {
  readonly text: string
  readonly root: Node
}

/** The node at a path; `undefined` when it is not there. A list is entered by position or by id. */
export const nodeAt = ({ root }: YamlText, path: ConfigPath): Node | undefined => {
  let node: Node | null | undefined = root
  for (const step of path) {
    if (isMap(node)) node = pairAt(node, step)?.value
    else if (isSeq(node))
      node = typeof step === 'number' ? itemsOf(node)[step] : itemsOf(node).find(item => isMap(item) && item.get('id') === step)
    else return undefined
  }
  return node ?? undefined
}
