/** Removes config issues that follow from other ones. */
import { problem } from '../../messages/index.ts'
import { meantBy } from '../../messages/suggest.ts'
import type { MessageValues } from '../../model/diagnostic.ts'
import { getOrCreate } from '../../util/memoize.ts'
import { slugify } from '../values/slug.ts'
import { pathText, valueAt } from '../yaml/tree.ts'
import type { ConfigIssue } from './config-issue.ts'

/** The known key that an unknown one is probably a typo of. */
const meantKey = ({ key, free }: MessageValues): string | undefined =>
  typeof key === 'string' && Array.isArray(free) ? meantBy(key, free) : undefined

/** A missing key that the trade template would provide if `trade` were valid. */
const isOfStarter = ({ path: [part, item], missing = '' }: ConfigIssue): boolean =>
  part === 'business' ? missing === 'type' : part === 'services' && item !== undefined && ['name', 'summary'].includes(missing)

/** A service without texts that the trade template does not have either: its id is probably a typo. */
const withoutTexts = (issues: readonly ConfigIssue[], data: unknown, services: () => readonly string[]): readonly ConfigIssue[] =>
  issues.flatMap(issue => {
    const { code, path, missing } = issue
    const lacks = (key: string): boolean =>
      issues.some(one => one.code === 'KEY_MISSING' && one.missing === key && pathText(one.path) === pathText(path))
    const id = valueAt(data, [...path, 'id'])
    if (code !== 'KEY_MISSING' || path[0] !== 'services' || path.length !== 2 || typeof id !== 'string') return [issue]
    // An invalid id is an error by itself.
    if (slugify(id) !== id) return [issue]
    const known = lacks('name') && lacks('summary') ? services() : []
    if (known.length === 0 || known.includes(id)) return [issue]
    const trade = String(valueAt(data, ['trade']))
    return missing === 'name' ? [{ path: [...path, 'id'], ...problem('KEY_MISSING', 'service', { id, trade, known }) }] : []
  })

/**
 * Removes issues that follow from another one: a misspelled key is both unknown and missing, for example.
 * @param services ids of the services that the trade template has texts for
 */
export const withoutRepeats = (
  issues: readonly ConfigIssue[],
  data: unknown,
  services: () => readonly string[],
): readonly ConfigIssue[] => {
  const remaining = withoutTexts(issues, data, services)
  const unknown = new Map<string, ConfigIssue[]>()
  for (const issue of remaining)
    if (issue.code === 'KEY_UNKNOWN') getOrCreate(unknown, pathText(issue.path.slice(0, -1)), () => []).push(issue)
  const isPoint = (issue: ConfigIssue, key: string): boolean =>
    (issue.code === 'TYPE_WRONG' || issue.code === 'VALUE_RANGE') && issue.path.at(-1) === key && issue.path.at(-2) === 'geo'
  const points = new Map(remaining.flatMap(one => (isPoint(one, 'lng') ? [[pathText(one.path.slice(0, -1)), one] as const] : [])))
  const off = new Set(remaining.flatMap(({ code, path }) => (code === 'PAGE_NEEDED' ? pathText(path) : [])))
  const hasStarter = !remaining.some(({ path }) => path[0] === 'trade')
  const latitudes = new Set(remaining.flatMap(one => (isPoint(one, 'lat') ? [pathText(one.path.slice(0, -1))] : [])))
  const hasTwice = remaining.some(({ code, path }) => code === 'ID_DUPLICATE' && path[0] === 'site' && path[1] === 'languages')
  const unlisted = new Set(remaining.flatMap(({ code, path }) => (code === 'LANGUAGE_UNLISTED' ? [pathText(path.slice(0, -1))] : [])))
  const mistyped = new Set(remaining.flatMap(({ code, path }) => (code === 'TYPE_WRONG' ? [pathText(path)] : [])))
  const decides = ({ code, path }: ConfigIssue): boolean =>
    (code === 'NAME_INVALID' && path.at(-1) === 'id') || (code === 'VALUE_UNKNOWN' && path.at(-1) === 'provider')
  /** Groups with an invalid value that other keys depend on. */
  const undecided = new Set(remaining.filter(decides).map(({ path }) => pathText(path.slice(0, -1))))
  const joined = remaining.flatMap((issue): readonly ConfigIssue[] => {
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
      if (unlisted.has(pathText(path)) || mistyped.has(pathText(path)) || undecided.has(pathText(path))) return false
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
