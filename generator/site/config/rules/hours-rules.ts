import { problem } from '../../messages/index.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import { hoursExceptions } from './hours-exceptions.ts'
import { inWeek } from './hours-week.ts'
import { each, type Rule } from './rule.ts'

/** No day twice, no overlapping spans, and a time zone that exists. */
export const hours: Rule = ({ draft }) => {
  const zone = draft.hours?.timeZone
  const zoneIssue = (): readonly ConfigIssue[] => {
    if (zone === undefined) return []
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone })
      return []
    } catch {
      return [{ path: ['hours', 'timeZone'], ...problem('TIME_ZONE_UNKNOWN', { zone }) }]
    }
  }
  return [
    ...zoneIssue(),
    ...inWeek(['hours', 'weekly'], draft.hours?.weekly),
    ...inWeek(['hours', 'structuredData'], draft.hours?.structuredData),
    ...hoursExceptions(draft.hours?.exceptions),
    ...each(draft.locations).flatMap(([index, location]) => inWeek(['locations', index, 'hours'], location.hours)),
  ]
}
