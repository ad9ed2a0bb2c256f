/** Writes a clone: as an overlay, which contains only the differences from its base, or as a complete copy. */
import { isMap, isScalar, isSeq } from 'yaml'
import { dataIn, editVerified } from '../../site/config/edit/edit-checked.ts'
import { changeData } from '../../site/config/edit/edit-data.ts'
import { documentOf, print } from '../../site/config/edit/edit-style.ts'
import type { Edit } from '../../site/config/edit/edit-text.ts'
import { currentFormat } from '../../site/config/formats.ts'
import { migrate } from '../../site/config/migrations/index.ts'
import { referencesTo } from '../../site/config/overlay/overlay-references.ts'
import { parseConfigText } from '../../site/config/yaml/parse-config.ts'
import { valueAt } from '../../site/config/yaml/tree.ts'
import { isRecord } from '../../site/util/table.ts'
import { yamlComment } from '../../site/util/text.ts'
import { notesIn } from '../notes.ts'
import type { ClonePlan } from './plan.ts'

export interface Head {
  /** Paths from the new file to the base and to the JSON Schema. */
  readonly base: string
  readonly schema: string
  readonly city: string
  /** Language code of its comments; English by default. */
  readonly reader?: string | undefined
}

const order = ['townsite', 'extends', 'site', 'business', 'phones', 'hours', 'services', 'locations', 'pages', 'translations', 'forms']

const dataOf = (base: string, { changes, languages, services, locations }: ClonePlan): Readonly<Record<string, unknown>> => {
  const { inherited, added = [] } = locations ?? {}
  const values: readonly (readonly [path: readonly string[], value: unknown])[] = [
    // A replaced list must not receive items that are added to the base later.
    ...changes.map(({ path, value }) => [path, Array.isArray(value) && value.some(isRecord) ? { only: [], add: value } : value] as const),
    [['site', 'languages', 'only'], languages],
    [['services', 'only'], services],
    [['locations'], locations && (inherited === undefined ? added : { only: inherited, ...(added.length > 0 ? { add: added } : {}) })],
  ]
  const data = values
    .filter(([, value]) => value !== undefined)
    .reduce<unknown>((whole, [path, value]) => changeData(whole, { kind: 'set', path, value }), { townsite: currentFormat, extends: base })
  return Object.fromEntries(order.flatMap(key => (isRecord(data) && data[key] !== undefined ? [[key, data[key]]] : [])))
}

/** Puts a comment above the key at a path, and sets the parent map in block style. */
const comment = (root: unknown, path: readonly string[], note: string): void => {
  const map = path.length === 1 ? root : isMap(root) ? root.getIn(path.slice(0, -1)) : undefined
  if (!isMap(map)) return
  const key = map.items.find(pair => isScalar(pair.key) && pair.key.value === path.at(-1))?.key
  if (!isScalar(key)) return
  map.flow = false
  key.commentBefore = yamlComment(note).slice(1)
}

export const overlayText = ({ base, schema, city, reader }: Head, plan: ClonePlan): string => {
  const noted = notesIn(reader)
  const document = documentOf(dataOf(base, plan))
  const root = document.contents
  if (isMap(root)) for (const pair of root.items.slice(2)) if (isScalar(pair.key)) pair.key.spaceBefore = true
  for (const { path, note } of plan.changes) if (note !== undefined) comment(root, path, noted(note.is, note.values))
  for (const path of [['site', 'languages'], ['services'], ['locations']]) {
    const only = document.getIn([...path, 'only'])
    if (isSeq(only)) only.flow = true
  }
  const added = plan.locations?.inherited === undefined ? document.get('locations') : document.getIn(['locations', 'add'])
  const first = isSeq(added) ? added.items[0] : undefined
  if (isMap(first)) first.commentBefore = yamlComment(noted('draft')).slice(1)
  return [
    yamlComment(`yaml-language-server: $schema=${schema}`),
    '#',
    yamlComment(noted('city', { city, base })),
    yamlComment(noted('lists')),
    '',
    print(document),
  ].join('\n')
}

/** Removals of what refers to a removed item, such as a claim on a page. */
const orphansOf = ({ changes }: ClonePlan, base: string): readonly Edit[] => {
  const data = dataIn(base, parseConfigText)
  return changes.flatMap(({ inCopy = [], value }) => {
    const id = value === null ? valueAt(data, [...inCopy, 'id']) : undefined
    return typeof id === 'string' ? referencesTo(data, inCopy.slice(0, -1), id).map((path): Edit => ({ kind: 'remove', path })) : []
  })
}

/** @param before ids of the base’s locations, in their order */
const editsOf = ({ changes, locations }: ClonePlan, before: readonly string[]): readonly Edit[] => [
  ...changes.map(
    ({ path: own, inCopy: path = own, value }): Edit => (value === null ? { kind: 'remove', path } : { kind: 'set', path, value }),
  ),
  ...(locations?.added ?? []).map((value): Edit => ({ kind: 'append', path: ['locations'], value })),
  ...before
    .map((id, index) => ({ id, index }))
    .filter(({ id }) => locations?.inherited?.includes(id) === false)
    .toReversed()
    .map(({ index }): Edit => ({ kind: 'remove', path: ['locations', index] })),
]

/** A complete copy of the base, with the same comments, order and line breaks. @param schema path from the copy to the JSON Schema */
export const copyText = (base: string, schema: string, plan: ClonePlan, before: readonly string[]): string => {
  const copy = migrate(editVerified(base, [...orphansOf(plan, base), ...editsOf(plan, before)])).text
  const line = yamlComment(`yaml-language-server: $schema=${schema}`)
  return /^#\s*yaml-language-server:.*$/m.test(copy) ? copy.replace(/^#\s*yaml-language-server:.*$/m, () => line) : `${line}\n${copy}`
}
