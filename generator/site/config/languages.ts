import type { ConfigPath } from './document.ts'
import type { ConfigIssue } from './issue.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
  let texts = 0
  const count = new Map<string, number>()
  const firstPath = new Map<string, ConfigPath>()
  const isText = (value: unknown): value is Readonly<Record<string, unknown>> => isRecord(value) && typeof value[first] === 'string'
  const visit = (value: unknown, path: ConfigPath): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index])
    else if (isText(value)) {
      texts++
      for (const key of Object.keys(value)) {
        if (languages.includes(key)) continue
        count.set(key, (count.get(key) ?? 0) + 1)
        if (!firstPath.has(key)) firstPath.set(key, [...path, key])
      }
    } else if (isRecord(value)) for (const [key, item] of Object.entries(value)) visit(item, [...path, key])
  }
  visit(data, [])
  const off = [...count].filter(([, times]) => texts > 10 && times > texts * 0.8).map(([code]) => code)
  if (off.length === 0) return { data, issues: [] }
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip)
    if (!isRecord(value)) return value
    const offHere = isText(value) || Object.keys(value).every(key => off.includes(key) || languages.includes(key))
    return Object.fromEntries(Object.entries(value).flatMap(([key, item]) => (offHere && off.includes(key) ? [] : [[key, strip(item)]])))
  }
  return {
    data: strip(data),
    issues: off.map(code => ({
      path: firstPath.get(code) ?? [],
      atKey: true,
      severity: 'warning' as const,
      code: 'LANGUAGE_OFF',
      message: `${count.get(code)} texts are there in “${code}”, which is not among site.languages, so no page is made of them`,
      hint: `Add “${code}” to site.languages to publish them.`,
    })),
  }
}
