import { problem } from '../catalogue/index.ts'
import { getOrCreate } from '../model/memoize.ts'
import { isRecord } from '../model/table.ts'
import type { ConfigIssue } from './issue.ts'
import { textGroups } from './localized-texts.ts'
import type { ConfigPath } from './tree.ts'

/** Codes under `site.languages`, as far as they can be read before the rest is. */
export const languageCodes = (data: unknown): readonly string[] => {
  const list = isRecord(data) && isRecord(data.site) ? data.site.languages : undefined
  return Array.isArray(list) ? [...new Set(list.flatMap(item => (isRecord(item) && typeof item.code === 'string' ? [item.code] : [])))] : []
}

/**
 * Languages taken off the list while their words are kept: every text still has them. Their words are left out, with one
 * notice a language. (A code that only some texts have is a mistake, told at each of them.)
 */
export const switchedOff = (
  data: unknown,
  languages: readonly string[],
): { readonly data: unknown; readonly issues: readonly ConfigIssue[] } => {
  const first = languages[0]
  if (first === undefined) return { data, issues: [] }
  const isText = (group: Readonly<Record<string, unknown>>): boolean => typeof group[first] === 'string'
  const groups = textGroups(data, isText)
  const found = new Map<string, ConfigPath[]>()
  for (const { path, texts } of groups)
    for (const key of Object.keys(texts)) if (!languages.includes(key)) getOrCreate(found, key, () => []).push([...path, key])
  const all = [...found].filter(([, { length }]) => groups.length > 10 && length > groups.length * 0.8)
  const off = all.map(([code]) => code)
  if (off.length === 0) return { data, issues: [] }
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip)
    if (!isRecord(value)) return value
    const offHere = isText(value) || Object.keys(value).every(key => off.includes(key) || languages.includes(key))
    return Object.fromEntries(Object.entries(value).flatMap(([key, item]) => (offHere && off.includes(key) ? [] : [[key, strip(item)]])))
  }
  return {
    data: strip(data),
    issues: all.map(([code, paths]) => ({
      path: paths[0] ?? [],
      atKey: true,
      ...problem('LANGUAGE_OFF', { texts: paths.length, language: code }),
    })),
  }
}
