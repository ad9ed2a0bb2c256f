import type { Mark, Value } from '../../generator/site/config/yaml/tree.ts'

const place = ({ start, end }: Mark): string => `${start}-${end}`

/** A tree with the place of everything in it. */
export const toldTree = (value: Value): unknown => {
  if (value.kind === 'leaf') return [place(value.at), value.value]
  if (value.kind === 'list') return [place(value.at), value.items.map(toldTree)]
  return [place(value.at), [...value.entries].map(([key, entry]) => [key, place(entry.key), toldTree(entry.value)])]
}
