/** Parts of the config as forms: what is there, what the generator says by itself, and what could be added. */
import * as z from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { schemaFor } from '../../../site/compile.ts'
import { isNeededAt, type Shape, shapeAt } from '../../../site/config/schema/schema-shape.ts'
import { alternativesOf, schemasAt } from '../../../site/config/schema/schema-walk.ts'
import { days } from '../../../site/config/values/week.ts'
import { type ConfigPath, valueAt } from '../../../site/config/yaml/tree.ts'
import { isRecord } from '../../../site/util/table.ts'
import type { Field, Path } from '../protocol.ts'
import { type FieldSource, fieldAt, isLocalized, nameOf, schemaOf } from './fields.ts'

/** Something that the config does not say yet, and could. */
interface Addable {
  readonly path: Path
  readonly kind: Shape['kind']
}

interface Head {
  readonly path: Path
  /** The name of an item of a list; other fields have their label. */
  readonly name: string | null
}

/** A part of the config as a form. */
export type FormNode =
  | { readonly kind: 'field'; readonly field: Field; readonly isNeeded: boolean; readonly canRemove: boolean; readonly isOfOwnKey: boolean }
  | (Head & {
      readonly kind: 'group'
      readonly parts: readonly FormNode[]
      readonly more: readonly Addable[]
      /** Keys that a group of free keys could have; none where keys are not free. */
      readonly keys: readonly { readonly key: string; readonly label: string }[] | null
      readonly canRemove: boolean
      readonly canBeOff: boolean
    })
  | (Head & {
      readonly kind: 'list'
      readonly items: readonly { readonly path: Path; readonly label: string }[]
    })
  /** A page or form that the site does without. */
  | (Head & { readonly kind: 'off' })

/** A thing that is not there yet. */
export type BlankNode =
  | { readonly kind: 'field'; readonly field: Field; readonly isNeeded: boolean }
  | (Head & { readonly kind: 'group'; readonly isNeeded: boolean; readonly parts: readonly BlankNode[] })
  /** A list begins with one thing. */
  | (Head & { readonly kind: 'list'; readonly isNeeded: boolean; readonly item: BlankNode })

const headOf = (source: FieldSource, path: ConfigPath): Head => {
  const index = path.at(-1)
  const value = valueAt(source.document.data, path)
  return { path, name: typeof index === 'number' && value !== undefined ? nameOf(value, source.spoken, index) : null }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0)

/** Whether the owner wrote it, and not what comes with the generator. */
const isWritten = ({ document }: FieldSource, path: ConfigPath): boolean => {
  const { complete, value } = document.find(path)
  return complete && value.at.source.isPack !== true
}

/** Whether somebody chose the key: a number of the phone book is there because it was added. */
const isOfOwnKey = (source: FieldSource, path: ConfigPath): boolean => shapeAtOf(source, path.slice(0, -1))?.kind === 'record'

const isNeeded = (source: FieldSource, path: ConfigPath): boolean =>
  typeof path.at(-1) === 'number' || (isNeededAt(schemaOf(source), path) && !isOfOwnKey(source, path))

/** Whether a page or form may be `off`: the general schema alone knows. */
const mayBeOff = (path: ConfigPath): boolean => {
  const [top] = path
  if ((top !== 'pages' && top !== 'forms') || path.length > 2) return false
  const general: $ZodType = schemaFor([])
  const shape = schemasAt(general, path).flatMap(alternativesOf)
  return shape.some(one => one instanceof z.ZodLiteral && one.values.has('off'))
}

/** Names that a group of free keys takes: those of other things of the config. */
const keysFor = ({ document, spoken }: FieldSource, path: ConfigPath): readonly { readonly key: string; readonly label: string }[] => {
  const named = (list: unknown) =>
    Array.isArray(list)
      ? list.flatMap((item: unknown, index) =>
          isRecord(item) && item.id !== undefined ? [{ key: String(item.id), label: nameOf(item, spoken, index) }] : [],
        )
      : []
  const { services, locations } = isRecord(document.data) ? document.data : {}
  switch (path.at(-1)) {
    case 'services':
      return named(services)
    case 'inboxes':
      return named(locations)
    case 'weekly':
    case 'hours':
    case 'structuredData':
      return ['mon-fri', ...days].map(key => ({ key, label: key }))
    default:
      return []
  }
}

/** Keys that are not a person’s to add: which base there is, and what clone notes. */
const unoffered: ReadonlySet<string> = new Set(['extends', 'draft'])

const addable = (source: FieldSource, path: ConfigPath): Addable => ({ path, kind: shapeAtOf(source, path)?.kind ?? 'text' })

const shapeAtOf = (source: FieldSource, path: ConfigPath, like?: unknown): Shape | undefined =>
  shapeAt(schemaOf(source), path, source.languages, like)

/** What is written once and never read by visitors. */
const late: ReadonlySet<string> = new Set(['id', 'country'])

/** It stands behind what is changed more often. */
const byUse = (a: string, b: string): number => Number(late.has(a)) - Number(late.has(b))

const groupAt = (source: FieldSource, path: ConfigPath, value: Readonly<Record<string, unknown>>): FormNode => {
  const { site } = source
  const shape = shapeAtOf(source, path, value)
  const known = shape?.kind === 'group' ? shape.keys.filter(key => value[key] !== undefined || !unoffered.has(key)) : []
  const there = known.filter(
    key => !isEmpty(value[key]) || !isEmpty(valueAt(site.config, [...path, key])) || isNeeded(source, [...path, key]),
  )
  const others = Object.keys(value).filter(key => !known.includes(key))
  const absent = known.filter(key => !there.includes(key))
  const taken = Object.keys(value)
  return {
    kind: 'group',
    ...headOf(source, path),
    parts: [...there, ...others].toSorted(byUse).map(key => formAt(source, [...path, key])),
    more: absent.map(key => addable(source, [...path, key])),
    keys: shape?.kind === 'record' ? keysFor(source, path).filter(({ key }) => !taken.includes(key)) : null,
    canRemove: isWritten(source, path) && !isNeeded(source, path) && path.length > 1,
    canBeOff: mayBeOff(path),
  }
}

/** A part of the config as a form: groups are opened, lists name their things. */
export const formAt = (source: FieldSource, path: ConfigPath): FormNode => {
  const { document, languages, spoken, site } = source
  const written = valueAt(document.data, path)
  const value = written ?? valueAt(site.config, path)
  const shape = shapeAtOf(source, path, value)
  if (written === 'off' && shapeAtOf(source, path)?.kind === 'group') return { kind: 'off', ...headOf(source, path) }
  if (shape?.kind === 'list' || Array.isArray(value)) {
    const items = Array.isArray(value) ? value : []
    const labelled = items.map((item: unknown, index) => ({ path: [...path, index], label: nameOf(item, spoken, index) }))
    return { kind: 'list', ...headOf(source, path), items: labelled }
  }
  if (isRecord(value) && !isLocalized(value, languages)) return groupAt(source, path, value)
  if (value === undefined && (shape?.kind === 'group' || shape?.kind === 'record')) return groupAt(source, path, {})
  const field = fieldAt(source, path, false)
  return {
    kind: 'field',
    field,
    isNeeded: isNeeded(source, path),
    canRemove: field.values.some(({ file }) => file !== null) && !isNeeded(source, path) && path.length > 1,
    isOfOwnKey: isOfOwnKey(source, path),
  }
}

/** A thing that is not there yet, as a form to be filled in: what it needs first, single values that it may have behind. */
export const blankAt = (source: FieldSource, path: ConfigPath, needed = true): BlankNode => {
  const head = { ...headOf(source, path), isNeeded: needed }
  const shape = shapeAtOf(source, path)
  if (shape?.kind === 'list') return { kind: 'list', ...head, item: blankAt(source, [...path, 0]) }
  if (shape?.kind !== 'group') return { kind: 'field', field: fieldAt(source, path, false), isNeeded: needed }
  const parts = shape.keys.map(key => [...path, key])
  const [must, may] = [parts.filter(part => isNeeded(source, part)), parts.filter(part => !isNeeded(source, part))]
  const single = may.filter(part => !['group', 'list', 'record'].includes(shapeAtOf(source, part)?.kind ?? 'group'))
  // A group of nothing but what may be left out begins with all of it.
  const further = must.length === 0 && single.length === 0 ? may.slice(0, 1) : single
  return {
    kind: 'group',
    ...head,
    parts: [...must.map(part => blankAt(source, part)), ...further.map(part => blankAt(source, part, false))],
  }
}
