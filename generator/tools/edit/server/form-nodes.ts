/** Parts of the config as forms: written values, defaults, and keys that could be added. */
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

/** A key that could be added. */
interface Addable {
  readonly path: Path
  readonly kind: Shape['kind']
}

interface Head {
  readonly path: Path
  /** The name of a list item; `null` for fields, which have labels. */
  readonly name: string | null
}

/** A part of the config as a form. */
export type FormNode =
  | { readonly kind: 'field'; readonly field: Field; readonly isNeeded: boolean; readonly canRemove: boolean; readonly hasFreeKey: boolean }
  | (Head & {
      readonly kind: 'group'
      readonly parts: readonly FormNode[]
      readonly more: readonly Addable[]
      /** Suggested keys of a record; `null` for other groups. */
      readonly keys: readonly { readonly key: string; readonly label: string }[] | null
      readonly canRemove: boolean
      readonly canBeOff: boolean
    })
  | (Head & {
      readonly kind: 'list'
      readonly items: readonly { readonly path: Path; readonly label: string }[]
    })
  /** A page or form that is `off`. */
  | (Head & { readonly kind: 'off' })

/** The form of a new item. */
export type BlankNode =
  | { readonly kind: 'field'; readonly field: Field; readonly isNeeded: boolean }
  | (Head & { readonly kind: 'group'; readonly isNeeded: boolean; readonly parts: readonly BlankNode[] })
  /** A new list has one item. */
  | (Head & { readonly kind: 'list'; readonly isNeeded: boolean; readonly item: BlankNode })

const headOf = (source: FieldSource, path: ConfigPath): Head => {
  const index = path.at(-1)
  const value = valueAt(source.document.data, path)
  return { path, name: typeof index === 'number' && value !== undefined ? nameOf(value, source.spoken, index) : null }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0)

/** Whether a value is written in a config, not in a language pack or trade template. */
const isWritten = ({ document }: FieldSource, path: ConfigPath): boolean => {
  const { complete, value } = document.find(path)
  return complete && value.at.source.isPack !== true
}

/** Whether the user chose the key, as in the phone book. */
const hasFreeKey = (source: FieldSource, path: ConfigPath): boolean => shapeAtOf(source, path.slice(0, -1))?.kind === 'record'

const isNeeded = (source: FieldSource, path: ConfigPath): boolean =>
  typeof path.at(-1) === 'number' || (isNeededAt(schemaOf(source), path) && !hasFreeKey(source, path))

/** Whether a page or form may be `off`, which only the schema without languages accepts. */
const mayBeOff = (path: ConfigPath): boolean => {
  const [top] = path
  if ((top !== 'pages' && top !== 'forms') || path.length > 2) return false
  const general: $ZodType = schemaFor([])
  const shape = schemasAt(general, path).flatMap(alternativesOf)
  return shape.some(one => one instanceof z.ZodLiteral && one.values.has('off'))
}

/** Suggested keys of a record, such as the ids of services. */
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

/** Keys that the editor does not offer: `clone` and `new` write them. */
const hiddenKeys: ReadonlySet<string> = new Set(['townsite', 'extends', 'draft'])

const addable = (source: FieldSource, path: ConfigPath): Addable => ({ path, kind: shapeAtOf(source, path)?.kind ?? 'text' })

const shapeAtOf = (source: FieldSource, path: ConfigPath, value?: unknown): Shape | undefined =>
  shapeAt(schemaOf(source), path, source.languages, value)

/** Keys that are rarely changed come last. */
const lastKeys: ReadonlySet<string> = new Set(['id', 'country'])

const groupAt = (source: FieldSource, path: ConfigPath, value: Readonly<Record<string, unknown>>): FormNode => {
  const { site } = source
  const shape = shapeAtOf(source, path, value)
  const known = shape?.kind === 'group' ? shape.keys.filter(key => value[key] !== undefined || !hiddenKeys.has(key)) : []
  const shown = known.filter(
    key => !isEmpty(value[key]) || !isEmpty(valueAt(site.config, [...path, key])) || isNeeded(source, [...path, key]),
  )
  const others = Object.keys(value).filter(key => !known.includes(key))
  const absent = known.filter(key => !shown.includes(key))
  return {
    kind: 'group',
    ...headOf(source, path),
    parts: [...shown, ...others]
      .toSorted((a, b) => Number(lastKeys.has(a)) - Number(lastKeys.has(b)))
      .map(key => formAt(source, [...path, key])),
    more: absent.map(key => addable(source, [...path, key])),
    keys: shape?.kind === 'record' ? keysFor(source, path).filter(({ key }) => !(key in value)) : null,
    canRemove: isWritten(source, path) && !isNeeded(source, path) && path.length > 1,
    canBeOff: mayBeOff(path),
  }
}

/** A part of the config as a form, with its nested groups; lists contain only the names of their items. */
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
    hasFreeKey: hasFreeKey(source, path),
  }
}

/** The form of a new item: required fields, followed by optional single values, or by the groups that an item chooses from. */
export const blankAt = (source: FieldSource, path: ConfigPath, required = true): BlankNode => {
  const head = { ...headOf(source, path), isNeeded: required }
  const shape = shapeAtOf(source, path)
  if (shape?.kind === 'list') return { kind: 'list', ...head, item: blankAt(source, [...path, 0]) }
  if (shape?.kind !== 'group') return { kind: 'field', field: fieldAt(source, path, false), isNeeded: required }
  const parts = shape.keys.map(key => [...path, key])
  const [must, may] = [parts.filter(part => isNeeded(source, part)), parts.filter(part => !isNeeded(source, part))]
  const single = may.filter(part => !['group', 'list', 'record'].includes(shapeAtOf(source, part)?.kind ?? 'group'))
  // An item without required keys chooses one of its groups: a block.
  const choices = must.length === 0 && typeof path.at(-1) === 'number' ? may.filter(part => shapeAtOf(source, part)?.kind === 'group') : []
  // A group without required fields and single values starts with its first field.
  const optional = must.length === 0 && single.length === 0 && choices.length === 0 ? may.slice(0, 1) : [...single, ...choices]
  return {
    kind: 'group',
    ...head,
    parts: [...must.map(part => blankAt(source, part)), ...optional.map(part => blankAt(source, part, false))],
  }
}
