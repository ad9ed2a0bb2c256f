import { problem } from '../../messages/index.ts'
import { nearest } from '../../messages/suggest.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import type { Draft } from '../compile/draft.ts'
import type { Config } from '../schema/config-schema.ts'
import { exceptionDays, type HoursException, type Run, runsOf } from '../values/calendar.ts'
import { clockTime, type Day, days, daysOf, type Span, spanOf } from '../values/week.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { each, entries, type Rule } from './rule.ts'

interface Written {
  readonly path: ConfigPath
  readonly text: string
  readonly span: Span
}

/** Hours past midnight with their times in the other order: `19:30-14:00` → `14:00-19:30`. */
const swappedHours = (opens: number, closes: number): string => `${clockTime(closes - 1440)}-${clockTime(opens)}`

/** A week in which no day has hours twice and no two spans overlap. */
export const inWeek = (base: ConfigPath, week: Draft<NonNullable<Config['hours']>['weekly']> | undefined): readonly ConfigIssue[] => {
  if (week === undefined) return []
  const owner = new Map<Day, string>()
  const twice: ConfigIssue[] = []
  const written = new Map<Day, Written[]>()
  for (const [key, value] of entries(week)) {
    for (const day of daysOf(key)) {
      const before = owner.get(day)
      if (before !== undefined)
        twice.push({
          path: [...base, key],
          atKey: true,
          ...problem('HOURS_DUPLICATE', { day, first: before, second: key }),
        })
      owner.set(day, key)
      const texts: readonly (readonly [ConfigPath, string])[] =
        typeof value === 'string' ? [[[...base, key], value]] : each(value).map(([index, text]) => [[...base, key, index], text])
      for (const [path, text] of texts) {
        const span = spanOf(text)
        if (span !== undefined) written.set(day, [...(written.get(day) ?? []), { path, text, span }])
      }
    }
  }
  if (twice.length > 0) return twice
  const writtenByPath = new Map([...written.values()].flat().map(one => [one.path.join('.'), one]))
  // Minutes on one line of time, so that a span past midnight meets the next morning; Sunday night meets Monday.
  const line = days.flatMap((day, index) =>
    (written.get(day) ?? []).map(one => ({ ...one, from: index * 1440 + one.span.opens, to: index * 1440 + one.span.closes })),
  )
  const sorted = line.toSorted((a, b) => a.from - b.from)
  const reported = new Set<string>()
  const overlaps = sorted.flatMap((current, index): readonly ConfigIssue[] => {
    const next = sorted[(index + 1) % sorted.length]
    if (next === undefined || next === current) return []
    const nextFrom = index + 1 === sorted.length ? next.from + 7 * 1440 : next.from
    const id = `${current.path.join('.')} ${next.path.join('.')}`
    if (nextFrom >= current.to || reported.has(id)) return []
    reported.add(id)
    const { opens, closes } = current.span
    const values = { first: current.text, second: next.text }
    // Hours that end before they begin last past midnight, or their times are swapped.
    return closes > 1440
      ? [
          {
            path: current.path,
            other: next.path,
            ...problem('HOURS_OVERLAP', 'night', { ...values, swapped: swappedHours(opens, closes) }),
          },
        ]
      : [{ path: next.path, other: current.path, ...problem('HOURS_OVERLAP', 'day', values) }]
  })
  return overlaps.length > 0 ? overlaps : [...writtenByPath.values()].flatMap(long)
}

type Drafted = Draft<HoursException>

/** Any year serves to compare what comes every year; this one has a 29 February. */
const anyYear = 2028

/** Hours that are longer than this, past midnight, are reported. */
const longest = 18 * 60

/** Reports hours past midnight that are too long to be meant. */
const long = ({ path, text, span: { opens, closes } }: Written): readonly ConfigIssue[] => {
  if (closes <= 1440 || closes - opens <= longest) return []
  // `09:00-05:00`: five o’clock in the afternoon.
  const afternoon = closes - 1440 + 720
  const corrected = afternoon > opens && afternoon <= 1440 ? `${clockTime(opens)}-${clockTime(afternoon)}` : undefined
  return [
    {
      path,
      ...problem('HOURS_LONG', {
        hours: text,
        length: Math.round((closes - opens) / 6) / 10,
        meant: corrected,
        swapped: swappedHours(opens, closes),
      }),
    },
  ]
}

const dates = (path: ConfigPath, { from, to }: Drafted): readonly ConfigIssue[] => {
  if (from === undefined || to === undefined) return []
  const days = exceptionDays({ from, to })
  if (days === undefined) return [{ path: [...path, 'to'], ...problem('DATES_MIXED', { from, to }) }]
  const [run] = runsOf({ from, to }, [anyYear])
  if (run === undefined || (run.last >= run.first && run.last - run.first < 366)) return []
  return [{ path: [...path, 'to'], ...problem('DATES_ORDER', run.last < run.first ? 'reversed' : 'long', { from, to }) }]
}

const spansOf = (path: ConfigPath, { hours }: Drafted): readonly ConfigIssue[] => {
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

const datesOf = ({ from, to }: Placed) => ({ from, to })

/** Reports two exceptions for the same days, or that overlap without one containing the other. */
const between = (a: Placed, b: Placed): ConfigIssue | undefined => {
  const [first, second] = [exceptionDays(a), exceptionDays(b)]
  if (first === undefined || second === undefined) return undefined
  const yearly = [first, second].map(days => days.from.year === null)
  const middle = first.from.year ?? second.from.year ?? anyYear
  const years = [middle - 1, middle, middle + 1]
  for (const run of runsOf(a, years))
    for (const otherRun of runsOf(b, years)) {
      if (!meet(run, otherRun)) continue
      const same = run.first === otherRun.first && run.last === otherRun.last
      // A day of one year may differ from what every year has.
      if (same && yearly[0] !== yearly[1]) continue
      if (same) return { path: [...b.path, 'from'], ...problem('DATES_DUPLICATE', { days: datesOf(b) }) }
      if (!holds(run, otherRun) && !holds(otherRun, run))
        return { path: [...b.path, 'from'], ...problem('DATES_OVERLAP', { days: datesOf(b), other: datesOf(a) }) }
    }
  return undefined
}

/** Valid date ranges, hours that do not overlap, and no ambiguous day. */
export const hoursExceptions = (
  exceptions: Draft<readonly HoursException[]> | undefined,
  base: ConfigPath = ['hours', 'exceptions'],
): readonly ConfigIssue[] => {
  const listed = each(exceptions).map(([index, exception]) => {
    const path: ConfigPath = [...base, index]
    return { path, exception }
  })
  const own = listed.flatMap(({ path, exception }) => [...dates(path, exception), ...spansOf(path, exception)])
  if (own.length > 0) return own
  const placed = listed.flatMap(({ path, exception: { from, to } }) => (from === undefined ? [] : [{ path, from, to: to ?? from }]))
  return placed.flatMap((one, index) => placed.slice(0, index).flatMap(before => between(before, one) ?? []))
}

const isTimeZone = (zone: string): boolean => {
  // Node accepts offsets such as +02:00, which older browsers do not, and which have no summer time.
  if (/^[+-]/.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

const placeOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1)

/** Names of North American time zones, as people call them. */
const namedZones: readonly (readonly [name: RegExp, zones: Readonly<Record<string, string>>])[] = [
  [/^(e[sd]?t|eastern)\b/i, { CA: 'America/Toronto', US: 'America/New_York' }],
  [/^(c[sd]t|central)\b/i, { CA: 'America/Winnipeg', US: 'America/Chicago' }],
  [/^(m[sd]?t|mountain)\b/i, { CA: 'America/Edmonton', US: 'America/Denver' }],
  [/^(p[sd]?t|pacific)\b(?!\/)/i, { CA: 'America/Vancouver', US: 'America/Los_Angeles' }],
  [/^(a[sd]t|atlantic)\b(?!\/)/i, { CA: 'America/Halifax', US: 'America/Puerto_Rico' }],
]

/** The time zone with this name, with the most similar name, or with the most similar place: `Canada/Torronto` → `America/Toronto`. */
const zoneMeant = (written: string, country = 'US'): string | undefined => {
  const named = namedZones.find(([name]) => name.test(written))?.[1]
  if (named !== undefined) return named[country] ?? named.US
  const zones = Intl.supportedValuesOf('timeZone')
  const place = nearest(placeOf(written), zones.map(placeOf), 5)
  return nearest(written, zones, 5) ?? zones.find(zone => placeOf(zone) === place)
}

/** No day twice, no overlapping spans, and a time zone that exists. */
export const hours: Rule = ({ draft }) => {
  const zone = draft.hours?.timeZone
  const zoneIssue = (): readonly ConfigIssue[] =>
    zone === undefined || isTimeZone(zone)
      ? []
      : [
          {
            path: ['hours', 'timeZone'],
            ...problem('TIME_ZONE_UNKNOWN', { zone, meant: zoneMeant(zone, draft.business?.address?.country ?? draft.phones?.country) }),
          },
        ]
  return [
    ...zoneIssue(),
    ...inWeek(['hours', 'weekly'], draft.hours?.weekly),
    ...inWeek(['hours', 'structuredData'], draft.hours?.structuredData),
    ...hoursExceptions(draft.hours?.exceptions),
    ...each(draft.locations).flatMap(([index, location]) => [
      ...inWeek(['locations', index, 'hours'], location.hours),
      ...hoursExceptions(location.exceptions, ['locations', index, 'exceptions']),
    ]),
  ]
}
