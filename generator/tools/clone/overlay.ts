/** A clone as a small config over its base: only what differs is in it. */
import { isMap, isScalar, isSeq } from 'yaml'
import { documentOf, print } from '../../site/config/edit/style.ts'
import type { Change, ClonePlan } from './plan.ts'

export interface Head {
  /** The new file’s way to the base and to the JSON Schema, as it is written in the file. */
  readonly base: string
  readonly schema: string
  readonly city: string
}

type Tree = { [key: string]: unknown }

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

const put = (tree: Tree, [step, ...rest]: Change['path'] | readonly string[], value: unknown): void => {
  if (step === undefined) return
  if (rest.length === 0) tree[step] = value
  else {
    const inner = tree[step]
    const next: Tree = isTree(inner) ? inner : {}
    tree[step] = next
    put(next, rest, value)
  }
}

const order = ['extends', 'site', 'business', 'phones', 'hours', 'services', 'locations', 'pages', 'translations', 'forms']

const treeOf = (base: string, { changes, locations }: ClonePlan): Tree => {
  const tree: Tree = {}
  put(tree, ['extends'], base)
  for (const { path, value } of changes) put(tree, path, value)
  const items = [...(locations?.removed ?? []).map(id => ({ id, remove: true })), ...(locations?.added ?? [])]
  if (items.length > 0) put(tree, ['locations'], items)
  return Object.fromEntries(order.flatMap(key => (tree[key] === undefined ? [] : [[key, tree[key]]])))
}

/** Puts a comment above the key at a path; the map around it then needs lines of its own. */
const comment = (root: unknown, path: readonly string[], note: string): void => {
  const holder = path.length === 1 ? root : isMap(root) ? root.getIn(path.slice(0, -1)) : undefined
  if (!isMap(holder)) return
  const key = holder.items.find(pair => isScalar(pair.key) && pair.key.value === path.at(-1))?.key
  if (!isScalar(key)) return
  holder.flow = false
  key.commentBefore = ` ${note}`
}

/** @returns the text of the file */
export const overlayText = ({ base, schema, city }: Head, plan: ClonePlan): string => {
  const document = documentOf(treeOf(base, plan))
  const root = document.contents
  if (isMap(root)) for (const pair of root.items.slice(1)) if (isScalar(pair.key)) pair.key.spaceBefore = true
  for (const { path, note } of plan.changes) if (note !== undefined) comment(root, path, note)
  const list = document.get('locations')
  const first = isSeq(list) ? list.items[plan.locations?.removed.length ?? 0] : undefined
  if (isMap(first)) {
    first.commentBefore = ' Begun for you from names alone. Look at “in”, and say in “description” and “neighbourhoods” what is true here.'
    first.spaceBefore = (plan.locations?.removed.length ?? 0) > 0
  }
  return [
    `# yaml-language-server: $schema=${schema}`,
    '#',
    `# ${city}. What is not written here is as in ${base}: write a key of that file here to change it for this city alone.`,
    '# A list whose things have an “id” changes by id; “remove: true” takes a thing away, and null clears a key.',
    '',
    print(document),
  ].join('\n')
}
