import { getOrCreate } from '../../util/memoize.ts'
import type { ConfigPath } from '../yaml/config-document.ts'

/** A config without its invalid values: every value has the right type, and any may be absent. */
export type Draft<T> = T extends readonly (infer Item)[]
  ? readonly (Draft<Item> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: Draft<T[Key]> | undefined }
    : T

const without = (value: unknown, paths: readonly ConfigPath[]): unknown => {
  if (paths.some(path => path.length === 0)) return undefined
  if (paths.length === 0 || typeof value !== 'object' || value === null) return value
  const byStep = new Map<string, ConfigPath[]>()
  for (const [step, ...rest] of paths) getOrCreate(byStep, String(step), () => []).push(rest)
  const below = (key: string | number): readonly ConfigPath[] => byStep.get(String(key)) ?? []
  if (Array.isArray(value)) return value.map((item, index) => without(item, below(index)))
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const left = without(item, below(key))
      return left === undefined ? [] : [[key, left]]
    }),
  )
}

/** Removes the values at `paths`, so that rules can check the rest in the same run. */
export const prune = <T>(data: unknown, paths: readonly ConfigPath[]): Draft<T> =>
  // The values that zod reports as invalid are removed.
  (without(data, paths) ?? {}) as Draft<T>
