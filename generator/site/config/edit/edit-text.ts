/** Changes in a YAML text that leave all its other bytes as they are: comments, order, quotation marks and line breaks. */
import { isCollection, isMap, isNode, isScalar, isSeq, type Node, parseDocument, Scalar, type YAMLMap } from 'yaml'
import { type ConfigPath, pathText } from '../yaml/config-document.ts'
import { setGroup } from './edit-groups.ts'
import { insertItem, moveItem } from './edit-items.ts'
import { firstKey, renameKey } from './edit-keys.ts'
import {
  columnOf,
  endOf,
  itemsOf,
  keyOf,
  nextLine,
  nodeAt,
  type ParsedPair,
  pairAt,
  pairEnd,
  pairsOf,
  rangeOf,
  type Splice,
  type YamlText,
} from './edit-nodes.ts'
import { remove } from './edit-remove.ts'
import { afterKey, asItem, inline, onLine } from './edit-style.ts'
import { type Edit, windowOf, windowsOf } from './edit-window.ts'

export type { Edit } from './edit-window.ts'

const replaced = ({ text }: YamlText, pair: ParsedPair, holder: YAMLMap, value: unknown): Splice => {
  const old = pair.value
  const keyEnd = rangeOf(pair.key)[1]
  if (old === null || isCollection(value) || (typeof value === 'object' && value !== null)) {
    const start = text.indexOf(':', keyEnd) + 1
    const end = old === null ? start : endOf(text, old)
    return { start, end, text: holder.flow === true ? ` ${inline(value)}` : afterKey(value, columnOf(text, rangeOf(pair.key)[0])) }
  }
  // A block scalar cannot contain only spaces.
  const isBlock = isScalar(old) && (old.type === Scalar.BLOCK_FOLDED || old.type === Scalar.BLOCK_LITERAL) && String(value).trim() !== ''
  const block = isBlock ? old.type : undefined
  if (block === undefined && !String(value).includes('\n') && !isBlockCollection(old))
    return { start: rangeOf(old)[0], end: endOf(text, old), text: (holder.flow === true ? inlineLike : onLineLike)(old, value) }
  if (holder.flow === true) return { start: rangeOf(old)[0], end: endOf(text, old), text: inlineLike(old, value) }
  return asBlock(text, old, text.indexOf(':', keyEnd) + 1, afterKey(value, columnOf(text, rangeOf(pair.key)[0]), block))
}

/** A block scalar. Keeps the comment on the line of the key. */
const asBlock = (text: string, old: Node, start: number, lines: string): Splice => {
  const end = endOf(text, old)
  const [behind = ''] = /^[ \t]*#[^\r\n]*/.exec(text.slice(end)) ?? []
  const [, header = ''] = /^[|>][-+\d]*([ \t]+#[^\r\n]*)/.exec(text.slice(rangeOf(old)[0], end)) ?? []
  const [first = '', ...rest] = lines.split('\n')
  if (rest.length === 0) return { start, end, text: lines }
  return { start, end: end + behind.length, text: [`${first}${header}${behind}`, ...rest].join('\n') }
}

/** Between the quotation marks that the owner chose. */
const inlineLike = (old: Node, value: unknown): string => inline(value, isScalar(old) ? old.type : undefined)

const onLineLike = (old: Node, value: unknown): string => onLine(value, isScalar(old) ? old.type : undefined)

const isBlockCollection = (node: Node): boolean => isCollection(node) && node.flow !== true

/** Appends a pair to a map. */
const added = ({ text }: YamlText, map: YAMLMap, key: string, value: unknown): Splice => {
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

const set = (site: YamlText, path: ConfigPath, value: unknown): readonly Splice[] => {
  const list = nodeAt(site, path.slice(0, -1))
  const item = isSeq(list) ? itemsOf(list)[Number(path.at(-1))] : undefined
  const group = setGroup(site, nodeAt(site, path), path, value, (inner, part) => set(site, inner, part))
  if (group !== undefined) return group
  if (item !== undefined && isSeq(list)) {
    const [start, end] = [rangeOf(item)[0], endOf(site.text, item)]
    const column = columnOf(site.text, rangeOf(list)[0])
    const inLines = list.flow !== true && ((typeof value === 'object' && value !== null) || String(value).includes('\n'))
    return [{ start, end, text: inLines ? asItem(value, column).slice(2) : (list.flow === true ? inlineLike : onLineLike)(item, value) }]
  }
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

const append = (site: YamlText, path: ConfigPath, value: unknown): readonly Splice[] => {
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

const splicesOf = (site: YamlText, edit: Edit): readonly Splice[] => {
  switch (edit.kind) {
    case 'set':
      return set(site, edit.path, edit.value)
    case 'append':
      return append(site, edit.path, edit.value)
    case 'insert':
      return insertItem(site, edit.path, edit.value) ?? append(site, edit.path.slice(0, -1), edit.value)
    case 'move':
      return moveItem(site, edit.path, edit.to) ?? []
    case 'remove':
      return remove(site, edit.path)
    case 'rename':
      return renameKey(site, edit.path, edit.key)
    case 'first':
      return firstKey(site, edit.path, edit.value) ?? set(site, edit.path, edit.value)
  }
}

/** Converts inserted text to the line endings of the file. */
const lineEndsOf = (text: string): ((put: string) => string) => {
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  return put => (eol === '\n' ? put : put.replace(/\r?\n/g, eol))
}

const apply = (text: string, edits: readonly Edit[]): string => {
  const root = parseDocument(text).contents
  if (!isNode(root)) return text
  const ended = lineEndsOf(text)
  // Additions at one offset keep their order.
  const splices = edits.flatMap(edit => splicesOf({ text, root }, edit)).toSorted((a, b) => a.start - b.start)
  const parts = splices.map(({ start, text: put }, index) => text.slice(splices[index - 1]?.end ?? 0, start) + ended(put))
  return parts.join('') + text.slice(splices.at(-1)?.end ?? 0)
}

/** Whether removals are independent: none contains another, and each has its own parent or leaves a block list with items. */
const areIndependent = (site: YamlText, edits: readonly Edit[]): boolean =>
  edits.every(({ kind, path }, index) => {
    const holder = nodeAt(site, path.slice(0, -1))
    const siblings = edits.filter(other => pathText(other.path.slice(0, -1)) === pathText(path.slice(0, -1))).length
    const isWithin = edits.some((other, at) => at !== index && other.path.every((step, depth) => step === path[depth]))
    return kind === 'remove' && !isWithin && (siblings === 1 || (isSeq(holder) && holder.flow !== true && siblings < holder.items.length))
  })

/** The items that are appended to a list after its first new item go to the same place, so they need one pass. */
const appendRuns = (edits: readonly Edit[]): readonly (readonly Edit[])[] => {
  const runs: Edit[][] = []
  const isAppendTo = (edit: Edit | undefined, key: string): boolean => edit?.kind === 'append' && pathText(edit.path) === key
  for (const [index, edit] of edits.entries()) {
    const key = pathText(edit.path)
    const isFurther = isAppendTo(edit, key) && isAppendTo(edits[index - 1], key) && isAppendTo(edits[index - 2], key)
    if (isFurther) runs.at(-1)?.push(edit)
    else runs.push([edit])
  }
  return runs
}

/** Edits of existing scalars, independent removals and items for one list are applied in one pass, all others one by one. */
const batches = (text: string, edits: readonly Edit[]): readonly (readonly Edit[])[] => {
  if (edits.length === 1) return [edits]
  const root = parseDocument(text).contents
  if (!isNode(root)) return []
  const simple = (edit: Edit): boolean =>
    edit.kind === 'set' && typeof edit.value === 'string' && isScalar(nodeAt({ text, root }, edit.path))
  return edits.every(simple) || areIndependent({ text, root }, edits) ? [edits] : appendRuns(edits)
}

/** Applies one edit to the affected lines only, if possible, so that a long text is not parsed. */
const inWindow = (text: string, edit: Edit): string => {
  const window = windowOf(text, edit)
  if (window === undefined) return apply(text, [edit])
  const { start, end } = window
  return `${text.slice(0, start)}${apply(text.slice(start, end), [window.edit])}${text.slice(end)}`
}

const inOrder = (text: string, edits: readonly Edit[]): string => batches(text, edits).reduce(apply, text)

/** Applies edits to a valid YAML text. Each path may occur once. The result is not verified: see `editVerified`. */
export const editText = (source: string, edits: readonly Edit[]): string => {
  const [only, ...others] = edits
  if (only !== undefined && others.length === 0) return inWindow(source, only)
  const windows = windowsOf(source, edits)
  if (windows === undefined) return inOrder(source, edits)
  const ends = [0, ...windows.map(({ end }) => end)]
  const parts = windows.map(
    ({ start, end, edits: own }, index) => source.slice(ends[index], start) + inOrder(source.slice(start, end), own),
  )
  return parts.join('') + source.slice(ends.at(-1))
}
