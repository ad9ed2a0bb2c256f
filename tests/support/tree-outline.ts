import type { Mark, Value } from '../../generator/site/config/yaml/tree.ts'

const place = ({ start, end }: Mark): string => `${start}-${end}`

/** A tree as nested arrays, with the range of every value. */
export const treeOutline = (value: Value): unknown => {
  if (value.kind === 'leaf') return [place(value.at), value.value]
  if (value.kind === 'list') return [place(value.at), value.items.map(treeOutline)]
  return [place(value.at), [...value.entries].map(([key, entry]) => [key, place(entry.key), treeOutline(entry.value)])]
}
