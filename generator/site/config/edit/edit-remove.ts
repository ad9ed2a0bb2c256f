/** Removes a value from a YAML text and leaves the rest unchanged. */
import { isMap, isSeq } from 'yaml'
import type { ConfigPath } from '../yaml/config-document.ts'
import {
  cutLines,
  endOf,
  itemsOf,
  lineStart,
  nextLine,
  nodeAt,
  pairAt,
  pairEnd,
  pairsOf,
  rangeOf,
  type Splice,
  type YamlText,
} from './edit-nodes.ts'

/** Removes an item of a flow collection with one comma. */
const cutInline = (site: YamlText, start: number, end: number, first: boolean): Splice => {
  const after = /^\s*,\s*/.exec(site.text.slice(end))
  if (first && after !== null) return { start, end: end + after[0].length, text: '' }
  const before = /,\s*$/.exec(site.text.slice(0, start))
  return { start: start - (before?.[0].length ?? 0), end, text: '' }
}

/** Removes the lines of a pair. After a dash, the next pair moves up to it. */
const cutPair = (text: string, start: number, end: number): Splice => {
  if (!/^\s*-/.test(text.slice(lineStart(text, start), start))) return cutLines(text, start, end)
  const after = nextLine(text, end)
  return { start, end: after + (/^\s*/.exec(text.slice(after))?.[0].length ?? 0), text: '' }
}

/** Removes a value with its key or dash. @returns no splices if it does not exist */
export const remove = (site: YamlText, path: ConfigPath): readonly Splice[] => {
  const { text } = site
  const holder = nodeAt(site, path.slice(0, -1))
  const step = path.at(-1)
  if (isMap(holder) && step !== undefined) {
    const pair = pairAt(holder, step)
    if (pair === undefined) return []
    const start = rangeOf(pair.key)[0]
    const end = pairEnd(text, pair)
    if (holder.items.length === 1) return [{ start: rangeOf(holder)[0], end: endOf(text, holder), text: '{}' }]
    return [holder.flow === true ? cutInline(site, start, end, pairsOf(holder)[0] === pair) : cutPair(text, start, end)]
  }
  if (isSeq(holder) && typeof step === 'number') {
    const item = itemsOf(holder)[step]
    if (item === undefined) return []
    if (holder.items.length === 1) return [{ start: rangeOf(holder)[0], end: endOf(text, holder), text: '[]' }]
    const [start] = rangeOf(item)
    return [holder.flow === true ? cutInline(site, start, endOf(text, item), step === 0) : cutLines(text, start, endOf(text, item))]
  }
  return []
}
