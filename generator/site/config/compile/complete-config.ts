/** Adds values that follow from others. This runs before validation, so that the schema, rules and pages read a complete config. */
import { problem } from '../../messages/index.ts'
import type { KindTable } from '../../model/page-kinds.ts'
import { isRecord } from '../../util/table.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { valueAt } from '../yaml/tree.ts'
import { named } from './complete-names.ts'
import { withParts } from './complete-parts.ts'
import { localOrigin, withSite } from './complete-site.ts'
import type { ConfigIssue } from './config-issue.ts'

export { inOneLanguage } from './one-language.ts'

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
