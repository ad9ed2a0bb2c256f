import type { OpeningHoursSpecification } from 'schema-dts'
import { type Day, days, type Week } from '../config/week.ts'

/** Days as schema.org names them. */
export const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<Day, string>

const clock = (minutes: number): string => {
  const inDay = minutes % 1440
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

/** Days that share a span stand together; a whole day is 00:00 to 23:59, past midnight closes before it opens (Google, “Local business”). */
export const openingHours = (week: Week): OpeningHoursSpecification[] => {
  const groups = new Map<string, { opens: string; closes: string; days: Day[] }>()
  for (const day of days)
    for (const span of week[day]) {
      const closes = span.closes - span.opens === 1440 && span.opens === 0 ? '23:59' : clock(span.closes)
      const key = `${span.opens}-${span.closes}`
      const group = groups.get(key)
      if (group === undefined) groups.set(key, { opens: clock(span.opens), closes, days: [day] })
      else group.days.push(day)
    }
  return [...groups.values()].map(({ opens, closes, days: of }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: of.map(day => dayNames[day]),
    opens,
    closes,
  }))
}

/** Round the clock, all week. */
export const always: OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: Object.values(dayNames),
  opens: '00:00',
  closes: '23:59',
}
