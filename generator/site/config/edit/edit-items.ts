/** Items put into a list and moved in it: each with the comments above it, and the empty lines between them stay where they are. */
import { isSeq, type YAMLSeq } from 'yaml'
import type { ConfigPath } from '../yaml/config-document.ts'
import { columnOf, endOf, itemsOf, lineStart, nextLine, nodeAt, rangeOf, type Splice, type YamlText } from './edit-nodes.ts'
import { asItem, inline } from './edit-style.ts'

interface Stretch {
  readonly start: number
  readonly end: number
}

/** Whether a list stands in lines of its own. A list that begins on the line of another one’s dash is not moved about by lines. */
const isInLines = ({ text }: YamlText, list: YAMLSeq): boolean =>
  list.flow !== true && text.slice(lineStart(text, rangeOf(list)[0]), rangeOf(list)[0]).trim() === ''

/** Lines of an item, with those of the comments right above it; what stands above the first may speak of the whole list. */
const linesOf = ({ text }: YamlText, list: YAMLSeq): readonly Stretch[] => {
  let after = lineStart(text, rangeOf(list)[0])
  return itemsOf(list).map((item, index) => {
    let start = lineStart(text, Math.max(rangeOf(item)[0], after))
    if (index > 0)
      while (start > after && /^[ \t]*#/.test(text.slice(lineStart(text, start - 1), start))) start = lineStart(text, start - 1)
    after = nextLine(text, Math.max(start, endOf(text, item)))
    return { start, end: after }
  })
}

const lineBroken = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`)

/** @param path of the new item: the place in its list */
export const insertItem = (yaml: YamlText, path: ConfigPath, value: unknown): readonly Splice[] | undefined => {
  const { text } = yaml
  const list = nodeAt(yaml, path.slice(0, -1))
  const place = path.at(-1)
  if (!isSeq(list) || typeof place !== 'number' || list.items.length === 0) return undefined
  const next = itemsOf(list)[place]
  if (list.flow === true) {
    const last = itemsOf(list).at(-1)
    if (next !== undefined) return [{ start: rangeOf(next)[0], end: rangeOf(next)[0], text: `${inline(value)}, ` }]
    const at = last === undefined ? rangeOf(list)[0] + 1 : endOf(text, last)
    return [{ start: at, end: at, text: `, ${inline(value)}` }]
  }
  if (!isInLines(yaml, list)) return undefined
  const column = columnOf(text, rangeOf(list)[0])
  const lines = linesOf(yaml, list)
  const written = `${' '.repeat(column)}${asItem(value, column)}\n`
  const [first, second, end] = [lines[0], lines[1], lines.at(-1)]
  // Where empty lines part the items, one parts the new one.
  const gap = first !== undefined && second !== undefined && /^[ \t]*\r?\n/.test(text.slice(first.end, second.start)) ? '\n' : ''
  const before = lines[place]
  if (before !== undefined) return [{ start: before.start, end: before.start, text: `${written}${gap}` }]
  const at = end?.end ?? text.length
  return [{ start: at, end: at, text: `${text[at - 1] === '\n' ? '' : '\n'}${gap}${written}` }]
}

/** @param path of the item @param to its place in the list that is there without it */
export const moveItem = (yaml: YamlText, path: ConfigPath, to: number): readonly Splice[] | undefined => {
  const { text } = yaml
  const list = nodeAt(yaml, path.slice(0, -1))
  const from = path.at(-1)
  if (!isSeq(list) || typeof from !== 'number' || list.items[from] === undefined) return undefined
  const order = [...list.items.keys()]
  const [moved = from] = order.splice(from, 1)
  order.splice(to, 0, moved)
  if (list.flow !== true && !isInLines(yaml, list)) return undefined
  const stretches =
    list.flow === true ? itemsOf(list).map(item => ({ start: rangeOf(item)[0], end: endOf(text, item) })) : linesOf(yaml, list)
  const textOf = ({ start, end }: Stretch): string => (list.flow === true ? text.slice(start, end) : lineBroken(text.slice(start, end)))
  return stretches.flatMap((stretch, index): readonly Splice[] => {
    const other = stretches[order[index] ?? index]
    return other === undefined || other === stretch ? [] : [{ ...stretch, text: textOf(other) }]
  })
}
