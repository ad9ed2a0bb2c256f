import { problem } from '../../messages/index.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import type { Draft } from '../compile/draft.ts'
import { exceptionDays, type HoursException, type Run, runsOf } from '../values/calendar.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { inWeek } from './hours-week.ts'
import { each } from './rule.ts'

type Drafted = Draft<HoursException>

/** Any year serves to compare what comes every year; this one has a 29 February. */
const anyYear = 2028

const dates = (path: ConfigPath, { from, to }: Drafted): readonly ConfigIssue[] => {
  if (from === undefined || to === undefined) return []
  const days = exceptionDays({ from, to })
  if (days === undefined) return [{ path: [...path, 'to'], ...problem('DATES_MIXED', { from, to }) }]
  const [run] = runsOf({ from, to }, [anyYear])
  if (run === undefined || (run.last >= run.first && run.last - run.first < 366)) return []
  return [{ path: [...path, 'to'], ...problem('DATES_ORDER', run.last < run.first ? 'reversed' : 'long', { from, to }) }]
}

const spans = (path: ConfigPath, { hours }: Drafted): readonly ConfigIssue[] => {
  if (hours === undefined || typeof hours === 'string') return []
  // `Array.isArray` does not narrow read-only arrays.
  if (!Array.isArray(hours)) return inWeek([...path, 'hours'], hours as Exclude<typeof hours, readonly unknown[]>)
  // Check the spans as those of one weekday, whose key is not in the path.
  return inWeek([], { mon: hours }).map(issue => ({ ...issue, path: [...path, 'hours', ...issue.path.slice(1)] }))
}

const holds = (outer: Run, inner: Run): boolean => outer.first <= inner.first && inner.last <= outer.last
const meet = (a: Run, b: Run): boolean => a.first <= b.last && b.first <= a.last

interface Placed {
  readonly path: ConfigPath
  readonly from: string
  readonly to: string
}

const daysOf = ({ from, to }: Placed) => ({ from, to })

/** Reports two exceptions for the same days, or that overlap without one containing the other. */
const between = (a: Placed, b: Placed): ConfigIssue | undefined => {
  const [first, second] = [exceptionDays(a), exceptionDays(b)]
  if (first === undefined || second === undefined) return undefined
  const yearly = [first, second].map(days => days.from.year === null)
  const middle = first.from.year ?? second.from.year ?? anyYear
  const years = [middle - 1, middle, middle + 1]
  for (const one of runsOf(a, years))
    for (const other of runsOf(b, years)) {
      if (!meet(one, other)) continue
      const same = one.first === other.first && one.last === other.last
      // A day of one year may differ from what every year has.
      if (same && yearly[0] !== yearly[1]) continue
      if (same) return { path: [...b.path, 'from'], ...problem('DATES_DUPLICATE', { days: daysOf(b) }) }
      if (!holds(one, other) && !holds(other, one))
        return { path: [...b.path, 'from'], ...problem('DATES_OVERLAP', { days: daysOf(b), other: daysOf(a) }) }
    }
  return undefined
}

/** Valid date ranges, hours that do not overlap, and no ambiguous day. */
export const hoursExceptions = (exceptions: Draft<readonly HoursException[]> | undefined): readonly ConfigIssue[] => {
  const listed = each(exceptions).map(([index, exception]) => {
    const path: ConfigPath = ['hours', 'exceptions', index]
    return { path, exception }
  })
  const own = listed.flatMap(({ path, exception }) => [...dates(path, exception), ...spans(path, exception)])
  if (own.length > 0) return own
  const placed = listed.flatMap(({ path, exception: { from, to } }) => (from === undefined ? [] : [{ path, from, to: to ?? from }]))
  return placed.flatMap((one, index) => placed.slice(0, index).flatMap(before => between(before, one) ?? []))
}
