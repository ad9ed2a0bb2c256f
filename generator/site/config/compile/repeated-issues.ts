/** Removes config issues that follow from other ones. */
import { problem } from '../../messages/index.ts'
import { meantBy } from '../../messages/suggest.ts'
import type { MessageValues } from '../../model/diagnostic.ts'
import { getOrCreate } from '../../util/memoize.ts'
import { pathText } from '../yaml/tree.ts'
import type { ConfigIssue } from './config-issue.ts'

/** The known key that an unknown one is probably a typo of. */
const meantKey = ({ key, free }: MessageValues): string | undefined =>
  typeof key === 'string' && Array.isArray(free) ? meantBy(key, free) : undefined

/** A missing key that the trade template would provide if `trade` were valid. */
const isOfStarter = ({ path: [part, item], missing = '' }: ConfigIssue): boolean =>
  part === 'business' ? missing === 'type' : part === 'services' && item !== undefined && ['name', 'summary'].includes(missing)

/** Removes issues that follow from another one: a misspelled key is both unknown and missing, for example. */
export const withoutRepeats = (all: readonly ConfigIssue[]): readonly ConfigIssue[] => {
  const unknown = new Map<string, ConfigIssue[]>()
  for (const issue of all) if (issue.code === 'KEY_UNKNOWN') getOrCreate(unknown, pathText(issue.path.slice(0, -1)), () => []).push(issue)
  const isPoint = (issue: ConfigIssue, key: string): boolean =>
    (issue.code === 'TYPE_WRONG' || issue.code === 'VALUE_RANGE') && issue.path.at(-1) === key && issue.path.at(-2) === 'geo'
  const points = new Map(all.flatMap(one => (isPoint(one, 'lng') ? [[pathText(one.path.slice(0, -1)), one] as const] : [])))
  const off = new Set(all.flatMap(({ code, path }) => (code === 'PAGE_NEEDED' ? pathText(path) : [])))
  const hasStarter = !all.some(({ path }) => path[0] === 'trade')
  const latitudes = new Set(all.flatMap(one => (isPoint(one, 'lat') ? [pathText(one.path.slice(0, -1))] : [])))
  const hasTwice = all.some(({ code, path }) => code === 'ID_DUPLICATE' && path[0] === 'site' && path[1] === 'languages')
  const unlisted = new Set(all.flatMap(({ code, path }) => (code === 'LANGUAGE_UNLISTED' ? [pathText(path.slice(0, -1))] : [])))
  const mistyped = new Set(all.flatMap(({ code, path }) => (code === 'TYPE_WRONG' ? [pathText(path)] : [])))
  const joined = all.flatMap((issue): readonly ConfigIssue[] => {
    const point = pathText(issue.path.slice(0, -1))
    if (isPoint(issue, 'lng') && latitudes.has(point)) return []
    const other = isPoint(issue, 'lat') ? points.get(point) : undefined
    const [lat, lng] = [issue.values.value, other?.values.value]
    return typeof lat === 'string' && typeof lng === 'string'
      ? [{ path: issue.path.slice(0, -1), ...problem('COORDINATES_WRONG', 'text', { lat, lng }) }]
      : [issue]
  })
  return joined.filter(issue => {
    const { code, path, missing } = issue
    // A language that is listed twice is written instead of one that is missing in the list.
    if (code === 'LANGUAGE_UNLISTED') return !hasTwice
    if (code === 'ORIGIN_MISSING') return !(unknown.get('site') ?? []).some(({ values }) => meantKey(values) === 'origin')
    if (code === 'TRANSLATION_MISSING' || code === 'KEY_MISSING')
      if (unlisted.has(pathText(path)) || mistyped.has(pathText(path))) return false
    if (code !== 'KEY_MISSING' && code !== 'FACT_NEEDED') return true
    if ((unknown.get(pathText(path)) ?? []).some(({ values }) => values.group === missing)) return false
    if (code === 'FACT_NEEDED' && (unknown.get('phones') ?? []).some(({ values }) => values.group === 'book')) return false
    return (
      (hasStarter || !isOfStarter(issue)) &&
      !off.has(pathText([...path, missing ?? ''])) &&
      !(unknown.get(pathText(path)) ?? []).some(({ values }) => meantKey(values) === missing)
    )
  })
}
