import type { ConfigPath } from '../../../generator/site/config/yaml/tree.ts'
import { isRecord } from '../../../generator/site/util/table.ts'

interface Deletable {
  readonly path: ConfigPath
  /** One language of a text. */
  readonly isOfLanguage: boolean
}

/** Every path of a tree, including list items. */
export const pathsOf = (value: unknown, path: ConfigPath = []): readonly Deletable[] => {
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : isRecord(value)
      ? Object.entries(value)
      : []
  return entries.flatMap(([key, item]) => [
    { path: [...path, key], isOfLanguage: /^[a-z]{2}$/.test(String(key)) && key !== 'in' },
    ...pathsOf(item, [...path, key]),
  ])
}

/** Returns the tree without the value at a path. */
export const without = (value: unknown, [step, ...rest]: ConfigPath): unknown => {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => (index !== step ? [item] : rest.length === 0 ? [] : [without(item, rest)]))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (key !== step ? [[key, item]] : rest.length === 0 ? [] : [[key, without(item, rest)]])),
  )
}
