/** Applies edits to the data of a config. */

import { isRecord } from '../../util/table.ts'
import { Decimal } from '../../util/text.ts'
import type { ConfigPath } from '../yaml/tree.ts'
import type { Edit } from './edit-window.ts'

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** The index of a step into a list: a position or an id. */
const placeOf = (list: readonly unknown[], step: string | number): number =>
  typeof step === 'number' ? step : list.findIndex(item => isRecord(item) && item.id === step)

/** Changes the value at a path. Missing maps are created; a map that becomes empty stays. */
const changeAt = (data: unknown, path: ConfigPath, change: (value: unknown) => unknown): unknown => {
  const [step, ...rest] = path
  if (step === undefined) return change(data)
  if (isList(data)) {
    const place = placeOf(data, step)
    return data.map((item, index) => (index === place ? changeAt(item, rest, change) : item))
  }
  const group = isRecord(data) ? data : {}
  return { ...group, [step]: changeAt(group[step], rest, change) }
}

const without = (value: unknown, step: string | number): unknown => {
  if (isList(value)) return value.toSpliced(placeOf(value, step), placeOf(value, step) < 0 ? 0 : 1)
  return isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== String(step))) : value
}

const renamed = (value: unknown, from: string, to: string): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key === from ? to : key, item])) : value

const listOf = (value: unknown): readonly unknown[] => (isList(value) ? value : [])

export const changeData = (data: unknown, edit: Edit): unknown => {
  const [around, last] = [edit.path.slice(0, -1), edit.path.at(-1) ?? '']
  switch (edit.kind) {
    case 'set':
      return changeAt(data, edit.path, () => edit.value)
    case 'append':
      return changeAt(data, edit.path, value => [...listOf(value), edit.value])
    case 'insert':
      return changeAt(data, around, value => listOf(value).toSpliced(Number(last), 0, edit.value))
    case 'move':
      return changeAt(data, around, value => {
        const list = listOf(value)
        const from = placeOf(list, last)
        return from < 0 ? value : list.toSpliced(from, 1).toSpliced(edit.to, 0, list[from])
      })
    case 'remove':
      return changeAt(data, around, value => without(value, last))
    case 'rename':
      return changeAt(data, around, value => renamed(value, String(last), edit.key))
    case 'first':
      return changeAt(data, around, value => (isRecord(value) ? { [last]: edit.value, ...value } : value))
  }
}

/** Deep equality. The order of keys does not matter. */
export const isDeepEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (a instanceof Decimal) return isDeepEqual(a.valueOf(), b)
  if (b instanceof Decimal) return isDeepEqual(a, b.valueOf())
  if (isList(a)) return isList(b) && a.length === b.length && a.every((item, index) => isDeepEqual(item, b[index]))
  if (!isRecord(a) || !isRecord(b)) return Number.isNaN(a) && Number.isNaN(b)
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && isDeepEqual(a[key], b[key]))
}
