/** Removes pages and forms that are switched off or not needed. */
import { problem } from '../../messages/index.ts'
import type { KindTable, PageKind } from '../../model/page-kinds.ts'
import { isRecord, keysOf } from '../../util/table.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import type { ConfigIssue } from './config-issue.ts'

type Data = Readonly<Record<string, unknown>>

const isOff = (value: unknown): boolean => value === 'off' || value === false

const without = (data: Data, keys: readonly string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)))

/** Removes forms that are off or have no form service. */
const withForms = (data: Data): Data => {
  const { forms } = data
  if (isOff(forms)) return without(data, ['forms'])
  if (!isRecord(forms)) return data
  const left = without(
    forms,
    ['quick', 'contact'].filter(form => isOff(forms[form])),
  )
  // Without a service, submissions have no recipient. The schema reports an incomplete service.
  const unserved = (['provider', 'id', 'endpoint'] as const).every(key => forms[key] === undefined)
  return unserved || (left.quick === undefined && left.contact === undefined) ? without(data, ['forms']) : { ...data, forms: left }
}

const isSingle = (list: unknown): boolean => Array.isArray(list) && list.length === 1

/**
 * Pages that would only repeat others: lists of services or locations with a single item, and pages of locations without content
 * (docs/decisions/0016).
 */
const repeating = ({ services, locations }: Data): readonly PageKind[] => {
  const areas: readonly unknown[] = Array.isArray(locations) ? locations : []
  const someHave = (...keys: readonly string[]): boolean => areas.some(area => isRecord(area) && keys.some(key => area[key] !== undefined))
  const idle: readonly (readonly [PageKind, boolean])[] = [
    ['services', isSingle(services)],
    ['serviceLocation', !someHave('services')],
    ['serviceAreas', isSingle(areas) && !someHave('description', 'neighbourhoods', 'address', 'hours', 'radius')],
    ['locations', isSingle(areas) || !someHave('services', 'phone', 'address', 'hours')],
  ]
  return idle.flatMap(([kind, isIdle]) => (isIdle ? [kind] : []))
}

/** Location pages exist for every pair of service and location if the config sets their path, else only for pairs with their own text. */
const withPairs = (pages: Data, isWritten: (path: ConfigPath) => boolean): Data => {
  const { serviceLocation: page } = pages
  if (!isRecord(page) || page.pairs !== undefined || isWritten(['pages', 'serviceLocation', 'path'])) return pages
  return { ...pages, serviceLocation: { ...page, pairs: 'written' } }
}

/**
 * @param isWritten whether the config itself has a value at a path: such a page stays
 */
export const withParts = (
  whole: Data,
  kinds: KindTable,
  isWritten: (path: ConfigPath) => boolean,
): { readonly data: Data; readonly issues: readonly ConfigIssue[] } => {
  const data = withForms(whole)
  if (!isRecord(data.pages)) return { data, issues: [] }
  const pages = withPairs(data.pages, isWritten)
  const off = keysOf(kinds).filter(kind => isOff(pages[kind]))
  const idle = repeating(data).filter(kind => !isWritten(['pages', kind]))
  const unused: readonly PageKind[] = data.forms === undefined ? ['thanks'] : []
  return {
    data: { ...data, pages: without(pages, [...off, ...idle, ...unused]) },
    issues: off
      .filter(kind => kinds[kind].traits.needed)
      .map(kind => ({ path: ['pages', kind], ...problem('PAGE_NEEDED', { page: kind }) })),
  }
}
