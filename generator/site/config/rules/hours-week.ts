import { problem } from '../../messages/index.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import type { Draft } from '../compile/draft.ts'
import type { Config } from '../schema/config-schema.ts'
import { type Day, days, daysOf, type Span, spanOf } from '../values/week.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { each, entries } from './rule.ts'

interface Written {
  readonly path: ConfigPath
  readonly text: string
  readonly span: Span
}

/** A week in which no day has hours twice and no two spans overlap. */
export const inWeek = (base: ConfigPath, week: Draft<NonNullable<Config['hours']>['weekly']> | undefined): readonly ConfigIssue[] => {
  // As of nearly all areas, of which there may be thousands.
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
  // Minutes on one line of time, so that a span past midnight meets the next morning; Sunday night meets Monday.
  const line = days.flatMap((day, index) =>
    (written.get(day) ?? []).map(one => ({ ...one, from: index * 1440 + one.span.opens, to: index * 1440 + one.span.closes })),
  )
  const sorted = line.toSorted((a, b) => a.from - b.from)
  const reported = new Set<string>()
  return sorted.flatMap((one, index) => {
    const next = sorted[(index + 1) % sorted.length]
    if (next === undefined || next === one) return []
    const nextFrom = index + 1 === sorted.length ? next.from + 7 * 1440 : next.from
    const id = `${one.path.join('.')} ${next.path.join('.')}`
    if (nextFrom >= one.to || reported.has(id)) return []
    reported.add(id)
    return [{ path: next.path, other: one.path, ...problem('HOURS_OVERLAP', { first: one.text, second: next.text }) }]
  })
}
