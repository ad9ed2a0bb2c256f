/** What of a config says something else than before: the way from one making of its data to the next. */
import type { ConfigPath } from '../../../site/config/yaml/tree.ts'
import { isRecord } from '../../../site/model/table.ts'

export interface ChangedValue {
  readonly path: ConfigPath
  readonly before: unknown
  readonly value: unknown
}

/** Of so many changes each can be made by itself. */
const most = 20

/** More has changed than single values. */
class Other extends Error {}

/** @returns single values that say something else; `undefined` where keys or things came, went or moved, or too much changed */
export const changedValues = (before: unknown, after: unknown): readonly ChangedValue[] | undefined => {
  const found: ChangedValue[] = []
  const visit = (was: unknown, is: unknown, path: ConfigPath): void => {
    if (was === is) return
    if (Array.isArray(was) && Array.isArray(is)) {
      if (was.length !== is.length) throw new Other()
      for (const [index, item] of was.entries()) visit(item, is[index], [...path, index])
    } else if (isRecord(was) && isRecord(is)) {
      const keys = Object.keys(was)
      if (keys.length !== Object.keys(is).length || !keys.every(key => Object.hasOwn(is, key))) throw new Other()
      for (const key of keys) visit(was[key], is[key], [...path, key])
    } else {
      const isSingle = [was, is].every(one => typeof one !== 'object' || one === null)
      if (!isSingle || found.length === most) throw new Other()
      found.push({ path, before: was, value: is })
    }
  }
  try {
    visit(before, after, [])
  } catch (error) {
    if (error instanceof Other) return undefined
    throw error
  }
  return found
}

/** The next value, made of parts of the one before wherever these say the same. */
export const sharing = <Value>(before: unknown, next: Value): Value => {
  if (Array.isArray(before) && Array.isArray(next)) {
    const made = next.map((item, index) => sharing(before[index], item))
    const isSame = made.length === before.length && made.every((item, index) => item === before[index])
    // Of the kind of what it was made from.
    return (isSame ? before : made) as Value
  }
  if (!isRecord(before) || !isRecord(next)) return next
  const keys = Object.keys(next)
  const made = Object.fromEntries(keys.map(key => [key, sharing(before[key], next[key])]))
  const old = Object.keys(before)
  const isSame = old.length === keys.length && keys.every((key, index) => key === old[index] && made[key] === before[key])
  return (isSame ? before : made) as Value
}

const placeholdersIn = (text: string): string => (text.match(/\{\s*\w+/g) ?? []).join(' ')

/** Whether nothing but words was said anew, each with the same placeholders: what pages are made of is the same then. */
export const areOtherWords = (changes: readonly ChangedValue[] | undefined, isWords: (path: ConfigPath) => boolean): boolean =>
  changes?.every(
    ({ path, before, value }) =>
      typeof before === 'string' &&
      typeof value === 'string' &&
      before.trim() !== '' &&
      value.trim() !== '' &&
      placeholdersIn(before) === placeholdersIn(value) &&
      isWords(path),
  ) ?? false
