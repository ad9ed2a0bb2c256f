/** Writes a changed table into its configs, preserving comments and order, and validates the result. */
import { parse } from 'yaml'
import { loadConfig } from '../../platform/config/load-config.ts'
import { readConfigChain } from '../../platform/config/read-chain.ts'
import { named } from '../../site/config/compile/item-names.ts'
import { editVerified } from '../../site/config/edit/edit-checked.ts'
import { changeData, isDeepEqual } from '../../site/config/edit/edit-data.ts'
import type { Edit } from '../../site/config/edit/edit-text.ts'
import { composeChain } from '../../site/config/overlay/config-chain.ts'
import { daysOf } from '../../site/config/values/week.ts'
import { type ConfigPath, valueAt } from '../../site/config/yaml/tree.ts'
import { formatBuildDiagnostic } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { isError } from '../../site/util/diagnostics.ts'
import { isRecord } from '../../site/util/table.ts'
import type { BadCell } from '../bad-cells.ts'
import { fieldsFor } from './fields.ts'
import type { Change, NamedConfig } from './table.ts'

/** The edits that turn one value into another, without touching unchanged keys. */
const editsBetween = (path: ConfigPath, before: unknown, value: unknown, clears: boolean): readonly Edit[] => {
  if (isDeepEqual(before, value)) return []
  if (value === undefined) return [clears ? { kind: 'set', path, value: null } : { kind: 'remove', path }]
  if (!isRecord(before) || !isRecord(value)) return [{ kind: 'set', path, value }]
  return [...new Set([...Object.keys(before), ...Object.keys(value)])].flatMap(key =>
    editsBetween([...path, key], before[key], value[key], clears),
  )
}

/** Removes an address without any values left. */
const withoutEmptyAddress = (changes: readonly Change[], { config }: NamedConfig): readonly Change[] => {
  const [first] = changes
  const address = config.locations.find(({ id }) => id === first?.id)?.address
  const cleared = changes.filter(({ path, value }) => path[0] === 'address' && value === undefined)
  const hasAddress = changes.some(({ path, value }) => path[0] === 'address' && value !== undefined)
  if (first === undefined || address === undefined || hasAddress) return changes
  const left = Object.keys(address).filter(key => key !== 'regionName' && !cleared.some(({ path }) => path[1] === key))
  if (left.length > 0 || cleared.length === 0) return changes
  return [...changes.filter(({ path }) => path[0] !== 'address'), { ...(cleared[0] ?? first), path: ['address'], value: undefined }]
}

/** The index of the location with an id, or with a name if it has no id. */
const placeIn = (list: unknown, id: string, { config }: NamedConfig): number => {
  const languages = config.site.languages.map(({ code }) => code)
  const locations = named(list, 'area', languages)
  return Array.isArray(locations) ? locations.findIndex(item => isRecord(item) && item.id === id) : -1
}

/** The path of a location in the config’s own file; `undefined` if it is only in the base. */
const ownPlace = (own: unknown, id: string, config: NamedConfig): ConfigPath | undefined => {
  const place = placeIn(own, id, config)
  if (place >= 0) return ['locations', place]
  if (!isRecord(own)) return undefined
  const added = placeIn(own.add, id, config)
  return added >= 0 ? ['locations', 'add', added] : isRecord(own[id]) ? ['locations', id] : undefined
}

const editsOf = (data: unknown, config: NamedConfig, id: string, changes: readonly Change[]): readonly Edit[] => {
  const own = valueAt(data, ['locations'])
  const extended = valueAt(data, ['extends']) !== undefined
  const known = config.config.locations.some(location => location.id === id)
  const place = ownPlace(own, id, config)
  if (place !== undefined || (known && !Array.isArray(own))) {
    const path = place ?? ['locations', id]
    // Locations added by an overlay are written completely.
    const clears = extended && path[1] !== 'add'
    return changes.flatMap(change =>
      editsBetween([...path, ...change.path], valueAt(data, [...path, ...change.path]), change.value, clears),
    )
  }
  const item = changes
    .filter(({ value }) => value !== undefined)
    .reduce<unknown>((location, { path, value }) => changeData(location, { kind: 'set', path, value }), { id })
  const toAdd = isRecord(own) || (own === undefined && extended)
  return [{ kind: 'append', path: toAdd ? ['locations', 'add'] : ['locations'], value: item }]
}

/** The text of a config’s own file with the changes. */
export const changedText = (text: string, config: NamedConfig, changes: readonly Change[]): string => {
  const ids = [...new Set(changes.map(({ id }) => id))]
  return ids.reduce((done, id) => {
    const own = withoutEmptyAddress(
      changes.filter(change => change.id === id),
      config,
    )
    return editVerified(done, editsOf(parse(done), config, id, own))
  }, text)
}

/** `locations[2].hours.mon-fri[0]` → 2, `hours`, `mon-fri`, `0` */
const stepsOf = (key: string): { readonly index: number; readonly steps: readonly string[] } | undefined => {
  const [, index, rest = ''] = /^locations\[(\d+)\]\.?(.*)$/.exec(key) ?? []
  return index === undefined ? undefined : { index: Number(index), steps: rest.split(/[.[\]]+/).filter(step => step !== '') }
}

/** Whether a diagnostic is about a missing language. */
const lacks = (value: unknown, code: string): boolean => isRecord(value) && !(code in value)

/**
 * The column of a value of a location. For a missing value of a group, the column that the row leaves empty.
 * @param changes of the row
 */
const columnOf = (steps: readonly string[], languages: readonly string[], changes: readonly Change[]): string | undefined => {
  const fields = fieldsFor(languages)
  const changeOf = ({ path }: Pick<Change, 'path'>): Change | undefined => changes.find(change => change.path.join('.') === path.join('.'))
  const below = fields.filter(({ path }) => steps.every((step, index) => path[index] === step))
  const field =
    fields.find(({ path }) => path.every((step, index) => steps[index] === step)) ??
    below.find(one => changeOf(one) !== undefined && changeOf(one)?.value === undefined) ??
    below.find(one => changeOf(one) === undefined)
  if (field === undefined) return undefined
  const [first = '', ...rest] = steps.slice(field.path.length)
  if (field.path[0] === 'hours' && first !== '') return daysOf(first)[0]
  const value = changeOf(field)?.value
  return (
    field.columns.find(column => [first, ...rest].some(step => step !== '' && column.endsWith(`.${step}`))) ??
    field.columns.find((_, index) => first === '' && lacks(value, languages[index] ?? '')) ??
    field.columns[0]
  )
}

/** Validates a config with the changes of the table. @returns invalid cells, and errors that no row of the table causes */
export const validateChanges = (text: string, config: NamedConfig, changes: readonly Change[], cwd: string) => {
  const loaded = loadConfig(config.file, cwd, text)
  const chain = readConfigChain(config.file, cwd, text)
  const locations = chain.ok ? valueAt(composeChain(chain.value).document?.data, ['locations']) : undefined
  const languages = config.config.site.languages.map(({ code }) => code)
  const bad: BadCell[] = []
  const others: Diagnostic[] = []
  for (const diagnostic of loaded.diagnostics.filter(isError)) {
    const at = stepsOf(diagnostic.key ?? '')
    const own = at === undefined ? [] : changes.filter(({ id }) => placeIn(locations, id, config) === at.index)
    const row = own[0]?.row
    if (at === undefined || row === undefined) others.push(diagnostic)
    else bad.push({ row, column: columnOf(at.steps, languages, own) ?? 'id', message: formatBuildDiagnostic(diagnostic, 'en').message })
  }
  return { bad, others }
}
