/** Adds values that follow from others. This runs before validation, so that the schema, rules and pages read a complete config. */
import * as z from 'zod'
import { problem } from '../../messages/index.ts'
import type { KindTable } from '../../model/page-kinds.ts'
import { isRecord } from '../../util/table.ts'
import { alternativesOf } from '../schema/schema-walk.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { valueAt } from '../yaml/tree.ts'
import { withAddresses } from './complete-addresses.ts'
import { withParts } from './complete-parts.ts'
import { localOrigin, withSite } from './complete-site.ts'
import type { ConfigIssue } from './config-issue.ts'
import { named } from './item-names.ts'
import { languageCodes } from './site-languages.ts'

/** Completes languages, pages and forms, which the rest depends on. */
export const completed = (
  data: unknown,
  kinds: KindTable,
  isWritten: (path: ConfigPath) => boolean,
): { readonly data: unknown; readonly issues: readonly ConfigIssue[] } => {
  if (!isRecord(data)) return { data, issues: [] }
  const parts = withParts(withAddresses(withSite(data), languageCodes(data)), kinds, isWritten)
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
