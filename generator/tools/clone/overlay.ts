/** Writes a clone as an overlay, which contains only the differences from its base. */
import { isMap, isScalar, isSeq } from 'yaml'
import { documentOf, print } from '../../site/config/edit/edit-style.ts'
import { notesIn } from '../notes.ts'
import type { Change, ClonePlan } from './plan.ts'

export interface Head {
  /** Paths from the new file to the base and to the JSON Schema. */
  readonly base: string
  readonly schema: string
  readonly city: string
  /** Language code of its comments; English by default. */
  readonly reader?: string | undefined
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

const treeOf = (base: string, { changes, languages, services, locations }: ClonePlan): Tree => {
  const tree: Tree = {}
  put(tree, ['extends'], base)
  // A replaced list must not receive items that are added to the base later.
  for (const { path, value } of changes) put(tree, path, Array.isArray(value) ? { only: [], add: value } : value)
  if (languages !== undefined) put(tree, ['site', 'languages', 'only'], languages)
  if (services !== undefined) put(tree, ['services', 'only'], services)
  if (locations !== undefined) {
    const { kept, added } = locations
    put(tree, ['locations'], kept === undefined ? added : { only: kept, ...(added.length > 0 ? { add: added } : {}) })
  }
  return Object.fromEntries(order.flatMap(key => (tree[key] === undefined ? [] : [[key, tree[key]]])))
}

/** Puts a comment above the key at a path, and sets the parent map in block style. */
const comment = (root: unknown, path: readonly string[], note: string): void => {
  const holder = path.length === 1 ? root : isMap(root) ? root.getIn(path.slice(0, -1)) : undefined
  if (!isMap(holder)) return
  const key = holder.items.find(pair => isScalar(pair.key) && pair.key.value === path.at(-1))?.key
  if (!isScalar(key)) return
  holder.flow = false
  key.commentBefore = ` ${note}`
}

/** @returns the text of the file */
export const overlayText = ({ base, schema, city, reader }: Head, plan: ClonePlan): string => {
  const noted = notesIn(reader)
  const document = documentOf(treeOf(base, plan))
  const root = document.contents
  if (isMap(root)) for (const pair of root.items.slice(1)) if (isScalar(pair.key)) pair.key.spaceBefore = true
  for (const { path, note } of plan.changes) if (note !== undefined) comment(root, path, noted(note.is, note.values))
  for (const path of [['site', 'languages'], ['services'], ['locations']]) {
    const only = document.getIn([...path, 'only'])
    if (isSeq(only)) only.flow = true
  }
  const added = plan.locations?.kept === undefined ? document.get('locations') : document.getIn(['locations', 'add'])
  const first = isSeq(added) ? added.items[0] : undefined
  if (isMap(first)) first.commentBefore = ` ${noted('begun')}`
  return [
    `# yaml-language-server: $schema=${schema}`,
    '#',
    `# ${noted('city', { city, base })}`,
    `# ${noted('lists')}`,
    '',
    print(document),
  ].join('\n')
}
