/** `hours`: when the business is open. */
import * as z from 'zod'
import type { Builders } from './builders.ts'
import { dayText, hoursText } from './scalars.ts'

const dayKey = z.string().regex(/^(mon|tue|wed|thu|fri|sat|sun)(-(mon|tue|wed|thu|fri|sat|sun))?$/, 'day')

export const week = z.record(dayKey, z.union([hoursText, z.array(hoursText).min(1)])).meta({
  description:
    'Opening hours by day or run of days: `mon-fri: 07:00-20:00`. Several spans a day: `[08:00-12:00, 13:00-17:00]`. Past midnight: `18:00-03:00`. Also `closed` and `24h`. Days left out are closed.',
  examples: [{ 'mon-fri': '08:00-18:00', sat: '09:00-17:00', sun: 'closed' }],
})

/** Holidays and seasons. */
export const exceptions = ({ text }: Builders) =>
  z
    .array(
      z.strictObject({
        name: text('What the days are called: Christmas Day, Summer hours.'),
        from: dayText.meta({ description: 'First day: 2026-12-25. Without the year it comes back every year: 12-25' }),
        to: dayText.optional().meta({ description: 'Last day, written as the first; one day only if left out.' }),
        hours: z.union([hoursText, z.array(hoursText).min(1), week]).meta({
          description: 'Hours of each of these days (`closed`, `09:00-15:00`, a list of spans), or a whole week for a season.',
        }),
      }),
    )
    .meta({
      description: 'Days on which the weekly hours do not hold: holidays and seasons. Of two that hold on one day, the shorter counts.',
      examples: [[{ name: { en: 'Christmas Day' }, from: '12-25', hours: 'closed' }]],
    })

export const hours = (build: Builders) =>
  z
    .strictObject({
      timeZone: z.string().min(1).meta({ description: 'Time zone of the business: America/Toronto' }),
      weekly: week,
      structuredData: week.optional(),
      exceptions: exceptions(build).optional(),
      emergency: z.boolean().default(false).meta({ description: 'Whether emergencies are answered round the clock.' }),
    })
    .meta({ description: 'Opening hours.' })
