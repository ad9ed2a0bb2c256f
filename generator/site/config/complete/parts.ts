/** Pages and forms that a config does without. */
import { problem } from '../../catalogue/index.ts'
import type { KindTable, PageKind } from '../../model/page-kinds.ts'
import { isRecord, keysOf } from '../../model/table.ts'
import type { ConfigPath } from '../document.ts'
import type { ConfigIssue } from '../issue.ts'

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

/** Pages that would only repeat others: of all services where there is one, of all areas where there is one (docs/decisions/0016). */
const repeating = ({ services, locations }: Data): readonly PageKind[] => {
  const [area] = Array.isArray(locations) ? locations : []
  const saysMore = isRecord(area) && ['description', 'neighbourhoods', 'address', 'hours'].some(key => area[key] !== undefined)
  const ofOneArea: readonly PageKind[] = [
    'locations',
    ...(saysMore ? [] : (['serviceAreas'] as const)),
    ...(isRecord(area) && area.services !== undefined ? [] : (['serviceLocation'] as const)),
  ]
  return [...(isSingle(services) ? (['services'] as const) : []), ...(isSingle(locations) ? ofOneArea : [])]
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
  const { pages } = data
  if (!isRecord(pages)) return { data, issues: [] }
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
