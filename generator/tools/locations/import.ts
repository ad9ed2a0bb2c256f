/** Writes a changed table into its configs, preserving comments and order, and validates the result. */
import { parse } from 'yaml'
import { loadConfig } from '../../platform/config/load-config.ts'
import { readConfigChain } from '../../platform/config/read-chain.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
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
import { getOrCreate } from '../../site/util/memoize.ts'
import { isRecord } from '../../site/util/table.ts'
import type { BadCell } from '../bad-cells.ts'
import { wholeText } from '../messages.ts'
import { fieldsFor } from './fields.ts'
import type { Change, NamedConfig } from './table.ts'

type Location = NamedConfig['config']['locations'][number]

/** The edits that turn one value into another, without touching unchanged keys. */
const editsBetween = (path: ConfigPath, before: unknown, value: unknown, clears: boolean): readonly Edit[] => {
  if (isDeepEqual(before, value)) return []
  if (value === undefined) return [clears ? { kind: 'set', path, value: null } : { kind: 'remove', path }]
  // The keys of hours have an order, so a change replaces the whole value.
  const isOther = path.at(-1) === 'hours' && !clears
  if (!isRecord(before) || !isRecord(value) || isOther) return [{ kind: 'set', path, value }]
  return [...new Set([...Object.keys(before), ...Object.keys(value)])].flatMap(key =>
    editsBetween([...path, key], before[key], value[key], clears),
  )
}

/** Removes an address without any values left. @param changes of one location */
const withoutEmptyAddress = (changes: readonly Change[], location: Location | undefined): readonly Change[] => {
  const [first] = changes
  const address = location?.address
  const cleared = changes.filter(({ path, value }) => path[0] === 'address' && value === undefined)
  const hasAddress = changes.some(({ path, value }) => path[0] === 'address' && value !== undefined)
  if (first === undefined || address === undefined || hasAddress) return changes
  const left = Object.keys(address).filter(key => key !== 'regionName' && !cleared.some(({ path }) => path[1] === key))
  if (left.length > 0 || cleared.length === 0) return changes
  return [...changes.filter(({ path }) => path[0] !== 'address'), { ...(cleared[0] ?? first), path: ['address'], value: undefined }]
}

/** The index of each location by its id, or by its name if it has no id. */
const placesIn = (list: unknown, { config }: NamedConfig): ReadonlyMap<string, number> => {
  const languages = config.site.languages.map(({ code }) => code)
  const locations = named(list, 'area', languages)
  const ids = Array.isArray(locations) ? locations.map(item => (isRecord(item) && typeof item.id === 'string' ? item.id : '')) : []
  return new Map(ids.map((id, index) => [id, index] as const).toReversed())
}

/** Finds the path of a location in the config’s own file; `undefined` if it is only in the base. */
const ownPlaces = (own: unknown, config: NamedConfig): ((id: string) => ConfigPath | undefined) => {
  const listed = placesIn(own, config)
  const added = placesIn(isRecord(own) ? own.add : undefined, config)
  return id => {
    const [place, addedPlace] = [listed.get(id), added.get(id)]
    if (place !== undefined) return ['locations', place]
    if (addedPlace !== undefined) return ['locations', 'add', addedPlace]
    return isRecord(own) && isRecord(own[id]) ? ['locations', id] : undefined
  }
}

/** Groups changes by the id of their location. */
const byId = (changes: readonly Change[]): ReadonlyMap<string, readonly Change[]> => {
  const groups = new Map<string, Change[]>()
  for (const change of changes) getOrCreate(groups, change.id, () => []).push(change)
  return groups
}

/** The edits of a config’s own file. @param data of the file */
const editsOf = (data: unknown, config: NamedConfig, changes: readonly Change[]): readonly Edit[] => {
  const own = valueAt(data, ['locations'])
  const extended = valueAt(data, ['extends']) !== undefined
  const locations = new Map(config.config.locations.map(location => [location.id, location]))
  const placeOf = ownPlaces(own, config)
  return [...byId(changes)].flatMap(([id, ownChanges]): readonly Edit[] => {
    const changed = withoutEmptyAddress(ownChanges, locations.get(id))
    const place = placeOf(id)
    if (place !== undefined || (locations.has(id) && !Array.isArray(own))) {
      const path = place ?? ['locations', id]
      // Locations added by an overlay are written completely.
      const clears = extended && path[1] !== 'add'
      return changed.flatMap(change =>
        editsBetween([...path, ...change.path], valueAt(data, [...path, ...change.path]), change.value, clears),
      )
    }
    const item = changed
      .filter(({ value }) => value !== undefined)
      .reduce<unknown>((location, change) => changeData(location, { kind: 'set', path: change.path, value: change.value }), { id })
    const toAdd = isRecord(own) || (own === undefined && extended)
    return [{ kind: 'append', path: toAdd ? ['locations', 'add'] : ['locations'], value: item }]
  })
}

/** The text of a config’s own file with the changes. */
export const changedText = (text: string, config: NamedConfig, changes: readonly Change[]): string => {
  const data = parse(text)
  return editVerified(text, editsOf(data, config, changes), data)
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

/**
 * Validates a config with the changes of the table.
 * @returns invalid cells, cells with warnings, errors that no row of the table causes, and the number of errors that were not examined
 */
export const validateChanges = (
  text: string,
  config: NamedConfig,
  changes: readonly Change[],
  { cwd, language }: Pick<Terminal, 'cwd' | 'language'>,
) => {
  const loaded = loadConfig(config.file, cwd, text)
  const chain = readConfigChain(config.file, cwd, text)
  const locations = chain.ok ? valueAt(composeChain(chain.value).document?.data, ['locations']) : undefined
  const languages = config.config.site.languages.map(({ code }) => code)
  const places = placesIn(locations, config)
  const changesAt = new Map([...byId(changes)].map(([id, own]) => [places.get(id), own]))
  const result = { bad: [] as BadCell[], warnings: [] as BadCell[], others: [] as Diagnostic[], more: 0 }
  for (const diagnostic of loaded.diagnostics) {
    const at = stepsOf(diagnostic.key ?? '')
    const own = at === undefined ? [] : (changesAt.get(at.index) ?? [])
    const row = own[0]?.row
    const column = at === undefined ? undefined : columnOf(at.steps, languages, own)
    const message = wholeText(formatBuildDiagnostic(diagnostic, language))
    if (diagnostic.code === 'MORE_MISTAKES') result.more += Number(diagnostic.values?.more)
    else if (!isError(diagnostic)) {
      // Warnings of cells that the table changes: the others were there before.
      if (row !== undefined && own.some(({ columns }) => column !== undefined && columns.includes(column)))
        result.warnings.push({ row, ...(column === undefined ? {} : { column }), message })
    } else if (row === undefined) result.others.push(diagnostic)
    else result.bad.push({ row, column: column ?? 'id', message })
  }
  return result
}
