/** Pages and forms that a config does without. */
import { problem } from '../../messages/index.ts'
import type { KindTable, PageKind } from '../../model/page-kinds.ts'
import { isRecord, keysOf } from '../../model/table.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import type { ConfigIssue } from './config-issue.ts'

type Data = Readonly<Record<string, unknown>>

const isOff = (value: unknown): boolean => value === 'off' || value === false

const without = (data: Data, keys: readonly string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)))

/** Forms that can be sent: those that are not off, of a service that is named. */
const withForms = (data: Data): Data => {
  const { forms } = data
  if (isOff(forms)) return without(data, ['forms'])
  if (!isRecord(forms)) return data
  const left = without(
    forms,
    ['quick', 'contact'].filter(form => isOff(forms[form])),
  )
  // Nobody receives what a form without a service would send. One that is half described is a mistake, which the schema tells.
  const unserved = (['provider', 'id', 'endpoint'] as const).every(key => forms[key] === undefined)
  return unserved || (left.quick === undefined && left.contact === undefined) ? without(data, ['forms']) : { ...data, forms: left }
}

const isSingle = (list: unknown): boolean => Array.isArray(list) && list.length === 1

/**
 * Pages that would only repeat others: of all services where there is one, of areas where there is one or that say nothing of their own
 * (docs/decisions/0016).
 */
const repeating = ({ services, locations }: Data): readonly PageKind[] => {
  const areas: readonly unknown[] = Array.isArray(locations) ? locations : []
  const someSay = (...keys: readonly string[]): boolean => areas.some(area => isRecord(area) && keys.some(key => area[key] !== undefined))
  const idle: readonly (readonly [PageKind, boolean])[] = [
    ['services', isSingle(services)],
    ['serviceLocation', !someSay('services')],
    ['serviceAreas', isSingle(areas) && !someSay('description', 'neighbourhoods', 'address', 'hours')],
    ['locations', isSingle(areas) || !someSay('services', 'phone', 'address', 'hours')],
  ]
  return idle.flatMap(([kind, isIdle]) => (isIdle ? [kind] : []))
}

/** Who writes the address of a service in an area asks for that page in all of them; else it is there where it has words of its own. */
const withPairs = (pages: Data, isWritten: (path: ConfigPath) => boolean): Data => {
  const { serviceLocation: page } = pages
  if (!isRecord(page) || page.pairs !== undefined || isWritten(['pages', 'serviceLocation', 'path'])) return pages
  return { ...pages, serviceLocation: { ...page, pairs: 'written' } }
}

/**
 * The config without the pages and forms that are switched off, or that it has no use for.
 * @param isWritten whether the owner wrote what stands at a path: a page of his own stays
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
  const unasked: readonly PageKind[] = data.forms === undefined ? ['thanks'] : []
  return {
    data: { ...data, pages: without(pages, [...off, ...idle, ...unasked]) },
    issues: off
      .filter(kind => kinds[kind].traits.needed)
      .map(kind => ({ path: ['pages', kind], ...problem('PAGE_NEEDED', { page: kind }) })),
  }
}
