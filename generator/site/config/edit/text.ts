/** Changes in a YAML text that leave all its other bytes as they are: comments, order, quotation marks and line breaks. */
import { isCollection, isMap, isNode, isScalar, isSeq, type Node, type Pair, parseDocument, Scalar, type YAMLMap, type YAMLSeq } from 'yaml'
import type { ConfigPath } from '../document.ts'
import { afterKey, asItem, inline } from './style.ts'

/** `set` writes a value, making the maps around it where they lack; `append` adds an item to a list. */
export type Edit =
  | { readonly kind: 'set'; readonly path: ConfigPath; readonly value: unknown }
  | { readonly kind: 'append'; readonly path: ConfigPath; readonly value: unknown }
  | { readonly kind: 'remove'; readonly path: ConfigPath }

interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Nodes that were parsed have a range. */
const rangeOf = (node: Node): readonly [number, number] => {
  if (node.range == null) throw new Error('a parsed node has a range')
  return [node.range[0], node.range[1]]
}

const columnOf = (text: string, at: number): number => at - (text.lastIndexOf('\n', at - 1) + 1)
const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1
/** Just after the line break that ends the line. */
const nextLine = (text: string, at: number): number => {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end + 1
}
/** End of a node’s own characters: block values take the line break and empty lines after them along. */
const endOf = (text: string, node: Node): number => {
  const [start, end] = rangeOf(node)
  return start + text.slice(start, end).trimEnd().length
}

// After parsing, keys and values of a document's maps are nodes.
type ParsedPair = Pair<Node, Node | null>
const pairsOf = (map: YAMLMap): readonly ParsedPair[] => map.items as ParsedPair[]
const itemsOf = (list: YAMLSeq): readonly Node[] => list.items as Node[]
/** A group over a list names its things by their places, from 1 up. */
const keyOf = (step: string | number): string => (typeof step === 'number' ? String(step + 1) : step)
const pairAt = (map: YAMLMap, step: string | number): ParsedPair | undefined =>
  pairsOf(map).find(pair => isScalar(pair.key) && String(pair.key.value) === keyOf(step))

const pairEnd = (text: string, { key, value }: ParsedPair): number => (value === null ? rangeOf(key)[1] : endOf(text, value))

interface Site {
  readonly text: string
  readonly root: Node
}

/** The node at a path; `undefined` when it is not there. A list is entered by position or by id. */
const nodeAt = ({ root }: Site, path: ConfigPath): Node | undefined => {
  let node: Node | null | undefined = root
  for (const step of path) {
    if (isMap(node)) node = pairAt(node, step)?.value
    else if (isSeq(node))
      node = typeof step === 'number' ? itemsOf(node)[step] : itemsOf(node).find(item => isMap(item) && item.get('id') === step)
    else return undefined
  }
  return node ?? undefined
}

const replaced = ({ text }: Site, pair: ParsedPair, holder: YAMLMap, value: unknown): Splice => {
  const old = pair.value
  const keyEnd = rangeOf(pair.key)[1]
  if (old === null || isCollection(value) || (typeof value === 'object' && value !== null)) {
    const start = text.indexOf(':', keyEnd) + 1
    const end = old === null ? start : endOf(text, old)
    return { start, end, text: holder.flow === true ? ` ${inline(value)}` : afterKey(value, columnOf(text, rangeOf(pair.key)[0])) }
  }
  const block = isScalar(old) && (old.type === Scalar.BLOCK_FOLDED || old.type === Scalar.BLOCK_LITERAL) ? old.type : undefined
  if (block === undefined && !String(value).includes('\n') && !isBlockCollection(old))
    return { start: rangeOf(old)[0], end: endOf(text, old), text: inline(value) }
  if (holder.flow === true) return { start: rangeOf(old)[0], end: endOf(text, old), text: inline(value) }
  const start = text.indexOf(':', keyEnd) + 1
  return { start, end: endOf(text, old), text: afterKey(value, columnOf(text, rangeOf(pair.key)[0]), block) }
}

const isBlockCollection = (node: Node): boolean => isCollection(node) && node.flow !== true

/** A further pair, behind the last one of its map. */
const added = ({ text }: Site, map: YAMLMap, key: string, value: unknown): Splice => {
  const last = pairsOf(map).at(-1)
  const written = inline(key)
  if (map.flow === true || last === undefined) {
    const [start, end] = rangeOf(map)
    if (last === undefined) return { start, end, text: `{ ${written}: ${inline(value)} }` }
    const at = pairEnd(text, last)
    return { start: at, end: at, text: `, ${written}: ${inline(value)}` }
  }
  const column = columnOf(text, rangeOf(last.key)[0])
  const at = nextLine(text, pairEnd(text, last))
  const before = text[at - 1] === '\n' ? '' : '\n'
  return { start: at, end: at, text: `${before}${' '.repeat(column)}${written}:${afterKey(value, column)}\n` }
}

const nested = (path: ConfigPath, value: unknown): unknown => path.reduceRight<unknown>((inner, step) => ({ [keyOf(step)]: inner }), value)

const set = (site: Site, path: ConfigPath, value: unknown): readonly Splice[] => {
  const list = nodeAt(site, path.slice(0, -1))
  const item = isSeq(list) ? itemsOf(list)[Number(path.at(-1))] : undefined
  if (item !== undefined) return [{ start: rangeOf(item)[0], end: endOf(site.text, item), text: inline(value) }]
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const holder = nodeAt(site, path.slice(0, depth))
    if (!isMap(holder)) continue
    const step = path[depth] ?? ''
    const pair = pairAt(holder, step)
    const inner = nested(path.slice(depth + 1), value)
    return [pair === undefined ? added(site, holder, keyOf(step), inner) : replaced(site, pair, holder, inner)]
  }
  return []
}

const append = (site: Site, path: ConfigPath, value: unknown): readonly Splice[] => {
  const list = nodeAt(site, path)
  if (!isSeq(list)) return set(site, path, [value])
  const last = itemsOf(list).at(-1)
  if (list.flow === true || last === undefined) {
    if (last === undefined) return set(site, path, [value])
    const at = endOf(site.text, last)
    return [{ start: at, end: at, text: `, ${inline(value)}` }]
  }
  // A block list's range begins at its first dash.
  const column = columnOf(site.text, rangeOf(list)[0])
  const at = nextLine(site.text, endOf(site.text, last))
  const before = site.text[at - 1] === '\n' ? '' : '\n'
  return [{ start: at, end: at, text: `${before}${' '.repeat(column)}${asItem(value, column)}\n` }]
}

/** Out of a list between brackets, with one of its commas. */
const cutInline = (site: Site, start: number, end: number, first: boolean): Splice => {
  const after = /^\s*,\s*/.exec(site.text.slice(end))
  if (first && after !== null) return { start, end: end + after[0].length, text: '' }
  const before = /,\s*$/.exec(site.text.slice(0, start))
  return { start: start - (before?.[0].length ?? 0), end, text: '' }
}

const remove = (site: Site, path: ConfigPath): readonly Splice[] => {
  const { text } = site
  const holder = nodeAt(site, path.slice(0, -1))
  const step = path.at(-1)
  if (isMap(holder) && step !== undefined) {
    const pair = pairAt(holder, step)
    if (pair === undefined) return []
    const start = rangeOf(pair.key)[0]
    const end = pairEnd(text, pair)
    if (holder.items.length === 1) return [{ start: rangeOf(holder)[0], end: endOf(text, holder), text: '{}' }]
    return [holder.flow === true ? cutInline(site, start, end, pairsOf(holder)[0] === pair) : cutLines(text, start, end)]
  }
  if (isSeq(holder) && typeof step === 'number') {
    const item = itemsOf(holder)[step]
    if (item === undefined) return []
    const [start] = rangeOf(item)
    return [holder.flow === true ? cutInline(site, start, endOf(text, item), step === 0) : cutLines(text, start, endOf(text, item))]
  }
  return []
}

/** Whole lines, and the empty ones behind them. */
const cutLines = (text: string, start: number, end: number): Splice => {
  const after = nextLine(text, end)
  return { start: lineStart(text, start), end: after + (/^(?:[ \t]*\n)+/.exec(text.slice(after))?.[0].length ?? 0), text: '' }
}

const splicesOf = (site: Site, edit: Edit): readonly Splice[] => {
  switch (edit.kind) {
    case 'set':
      return set(site, edit.path, edit.value)
    case 'append':
      return append(site, edit.path, edit.value)
    case 'remove':
      return remove(site, edit.path)
  }
}

const apply = (text: string, edits: readonly Edit[]): string => {
  const root = parseDocument(text).contents
  if (!isNode(root)) return text
  // From the end to the beginning; what is added at one place stays in its order.
  return edits
    .flatMap(edit => splicesOf({ text, root }, edit))
    .toReversed()
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, { start, end, text: put }) => done.slice(0, start) + put + done.slice(end), text)
}

/** Edits of scalars that are there already do not get in each other’s way; any other is made by itself. */
const together = (text: string, edits: readonly Edit[]): readonly (readonly Edit[])[] => {
  const root = parseDocument(text).contents
  if (!isNode(root)) return []
  const simple = (edit: Edit): boolean =>
    edit.kind === 'set' && typeof edit.value === 'string' && isScalar(nodeAt({ text, root }, edit.path))
  return edits.every(simple) ? [edits] : edits.map(edit => [edit])
}

/** A sound YAML text with the changes made. Each path is changed once. */
export const editText = (source: string, edits: readonly Edit[]): string => together(source, edits).reduce(apply, source)
