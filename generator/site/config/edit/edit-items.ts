/** Inserts and moves list items with the comments above them. Empty lines between items stay in place. */
import { isSeq, type YAMLSeq } from 'yaml'
import type { ConfigPath } from '../yaml/config-document.ts'
import type { Range } from '../yaml/text-sections.ts'
import { columnOf, endOf, itemsOf, lineStart, nextLine, nodeAt, rangeOf, type Splice, type YamlText } from './edit-nodes.ts'
import { asItem, inline } from './edit-style.ts'

/** Whether a list begins on its own line, and not after the dash of another list. */
const isInLines = ({ text }: YamlText, list: YAMLSeq): boolean =>
  list.flow !== true && text.slice(lineStart(text, rangeOf(list)[0]), rangeOf(list)[0]).trim() === ''

/** The lines of each item and of the comments directly above it. Comments above the first item may describe the whole list. */
const linesOf = ({ text }: YamlText, list: YAMLSeq): readonly Range[] => {
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

/** @param path list and index of the new item */
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
  // Separate the new item by an empty line if the others are.
  const gap = first !== undefined && second !== undefined && /^[ \t]*\r?\n/.test(text.slice(first.end, second.start)) ? '\n' : ''
  const before = lines[place]
  if (before !== undefined) return [{ start: before.start, end: before.start, text: `${written}${gap}` }]
  const at = end?.end ?? text.length
  return [{ start: at, end: at, text: `${text[at - 1] === '\n' ? '' : '\n'}${gap}${written}` }]
}

/** @param path of the item @param to index in the list without the item */
export const moveItem = (yaml: YamlText, path: ConfigPath, to: number): readonly Splice[] | undefined => {
  const { text } = yaml
  const list = nodeAt(yaml, path.slice(0, -1))
  const from = path.at(-1)
  if (!isSeq(list) || typeof from !== 'number' || list.items[from] === undefined) return undefined
  const order = [...list.items.keys()]
  const [moved = from] = order.splice(from, 1)
  order.splice(to, 0, moved)
  if (list.flow !== true && !isInLines(yaml, list)) return undefined
  const ranges = list.flow === true ? itemsOf(list).map(item => ({ start: rangeOf(item)[0], end: endOf(text, item) })) : linesOf(yaml, list)
  const textOf = ({ start, end }: Range): string => (list.flow === true ? text.slice(start, end) : lineBroken(text.slice(start, end)))
  return ranges.flatMap((range, index): readonly Splice[] => {
    const other = ranges[order[index] ?? index]
    return other === undefined || other === range ? [] : [{ ...range, text: textOf(other) }]
  })
}
