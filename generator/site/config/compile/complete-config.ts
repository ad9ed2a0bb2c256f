/** Adds values that follow from others. This runs before validation, so that the schema, rules and pages read a complete config. */
import * as z from 'zod'
import { problem } from '../../messages/index.ts'
import type { KindTable } from '../../model/page-kinds.ts'
import { getOrCreate } from '../../util/memoize.ts'
import { isRecord } from '../../util/table.ts'
import { alternativesOf } from '../schema/schema-walk.ts'
import { maxSlugLength, slugify, slugProblem } from '../values/slug.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { valueAt } from '../yaml/tree.ts'
import { withParts } from './complete-parts.ts'
import { localOrigin, withSite } from './complete-site.ts'
import type { ConfigIssue } from './config-issue.ts'

/** The name in a language; a plain string is the name in all. */
const nameIn = (name: unknown, language: string): string => {
  const written = isRecord(name) ? name[language] : name
  return typeof written === 'string' ? written : ''
}

/** A valid slug that is not taken. @param instead used if the name gives none */
const slugOf = (name: string, language: string, instead: string, taken: Set<string>): string => {
  const made = slugify(name, language)
    .slice(0, maxSlugLength - 10)
    .replace(/-$/, '')
  const safe = slugProblem(made) === undefined ? made : instead
  let free = safe
  for (let next = 2; taken.has(free); next++) free = `${safe}-${next}`
  taken.add(free)
  return free
}

const asId = (slug: string, instead: string): string => (/^[a-z]/.test(slug) ? slug : `${instead}-${slug}`)

/** The list with an id and a slug for each item. */
export const named = (list: unknown, what: 'service' | 'area', languages: readonly string[]): unknown => {
  if (!Array.isArray(list) || list.every(item => isRecord(item) && item.id !== undefined && item.slug !== undefined)) return list
  const written = (key: 'id' | 'slug', language?: string) =>
    list.flatMap((item: unknown) => (isRecord(item) ? nameIn(item[key], language ?? '') || [] : []))
  const ids = new Set(written('id'))
  const slugs = new Map<string, Set<string>>()
  return list.map((item: unknown, index) => {
    if (!isRecord(item)) return item
    const instead = `${what}-${index + 1}`
    const ownSlug = (language: string): string =>
      slugOf(
        nameIn(item.name, language),
        language,
        instead,
        getOrCreate(slugs, language, () => new Set(written('slug', language))),
      )
    const [first = 'en'] = languages
    return {
      ...item,
      id: item.id ?? asId(slugOf(nameIn(item.name, first), first, instead, ids), what),
      slug: item.slug ?? Object.fromEntries(languages.map(language => [language, ownSlug(language)])),
    }
  })
}

/** Completes languages, pages and forms, which the rest depends on. */
export const completed = (
  data: unknown,
  kinds: KindTable,
  isWritten: (path: ConfigPath) => boolean,
): { readonly data: unknown; readonly issues: readonly ConfigIssue[] } => {
  if (!isRecord(data)) return { data, issues: [] }
  const parts = withParts(withSite(data), kinds, isWritten)
  const originMissing: ConfigIssue = {
    path: ['site'],
    atKey: true,
    absent: true,
    missing: 'origin',
    ...problem('ORIGIN_MISSING', { origin: localOrigin }),
  }
  return { data: parts.data, issues: [...(valueAt(data, ['site', 'origin']) === undefined ? [originMissing] : []), ...parts.issues] }
}

/** Adds ids and slugs of services and locations. */
export const withNames = (data: unknown, languages: readonly string[]): unknown =>
  isRecord(data)
    ? {
        ...data,
        ...(data.services === undefined ? {} : { services: named(data.services, 'service', languages) }),
        ...(data.locations === undefined ? {} : { locations: named(data.locations, 'area', languages) }),
      }
    : data

type Schema = z.core.$ZodType

const childOf = (options: readonly Schema[], key: string): Schema | undefined => {
  for (const option of options) {
    if (option instanceof z.ZodRecord) return option.valueType
    const child: Schema | undefined = option instanceof z.ZodObject ? option.shape[key] : undefined
    if (child !== undefined) return child
  }
  return undefined
}

/** The config with each plain text under its language: in a config of one language, a text may be a string. */
export const inOneLanguage = (schema: Schema, data: unknown, code: string): unknown => {
  const options = alternativesOf(schema)
  const byLanguage = options.length === 1 && options[0] instanceof z.ZodObject && Object.keys(options[0].shape).join() === code
  if (byLanguage && (typeof data === 'string' || Array.isArray(data))) return { [code]: data }
  if (Array.isArray(data)) {
    const list = options.find(option => option instanceof z.ZodArray)
    return list === undefined ? data : data.map(item => inOneLanguage(list.element, item, code))
  }
  if (!isRecord(data)) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const child = childOf(options, key)
      return [key, child === undefined ? value : inOneLanguage(child, value, code)]
    }),
  )
}
