import { getOrCreate } from '../../model/memoize.ts'
import type { ConfigPath } from '../yaml/config-document.ts'

/** A config from which everything of a wrong shape is gone: what is there has its right type, anything may be absent. */
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
      const kept = without(item, below(key))
      return kept === undefined ? [] : [[key, kept]]
    }),
  )
}

/** `data` without the values at `paths`, so that the rules beyond shape can judge the rest in the same run. */
export const prune = <T>(data: unknown, paths: readonly ConfigPath[]): Draft<T> =>
  // What zod found no fault with has its type; the rest is gone.
  (without(data, paths) ?? {}) as Draft<T>
