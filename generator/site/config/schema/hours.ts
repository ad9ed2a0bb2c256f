/** `hours`: when the business is open. */
import * as z from 'zod'
import type { Builders } from './builders.ts'
import { field, labels } from './field.ts'
import { dayText, hoursText } from './scalars.ts'

const dayKey = z.string().regex(/^(mon|tue|wed|thu|fri|sat|sun)(-(mon|tue|wed|thu|fri|sat|sun))?$/, 'day')

export const week = field(
  z.record(dayKey, z.union([hoursText, z.array(hoursText).min(1)])),
  {
    help: {
      en: 'Opening hours by day or run of days: `mon-fri: 07:00-20:00`. Several spans a day: `[08:00-12:00, 13:00-17:00]`. Past midnight: `18:00-03:00`. Also `closed` and `24h`. Days left out are closed.',
      fr: 'Heures d’ouverture par jour ou suite de jours. Un jour qui manque est fermé.',
    },
  },
  { examples: [{ 'mon-fri': '08:00-18:00', sat: '09:00-17:00', sun: 'closed' }] },
)

/** Holidays and seasons. */
export const exceptions = ({ text }: Builders) =>
  field(
    z.array(
      z.strictObject({
        name: text({
          label: labels.name,
          help: {
            en: 'Name of the days: Christmas Day, Summer hours.',
            fr: 'Comment s’appellent ces jours : Noël, horaire d’été.',
          },
        }),
        from: field(dayText, {
          label: labels.from,
          help: {
            en: 'First day: 2026-12-25. Without the year it comes back every year: 12-25',
            fr: 'Premier jour : 2026-12-25. Sans l’année, il revient chaque année : 12-25',
          },
        }),
        to: field(dayText.optional(), {
          label: labels.to,
          help: {
            en: 'Last day, written as the first; one day only if left out.',
            fr: 'Dernier jour, écrit comme le premier; un seul jour s’il manque.',
          },
        }),
        hours: field(z.union([hoursText, z.array(hoursText).min(1), week]), {
          label: labels.hours,
          help: {
            en: 'Hours of each of these days (`closed`, `09:00-15:00`, a list of spans), or a whole week for a season.',
            fr: 'Heures de chacun de ces jours, ou une semaine entière pour une saison.',
          },
        }),
      }),
    ),
    {
      help: {
        en: 'Days on which the weekly hours do not hold: holidays and seasons. Of two that hold on one day, the shorter counts.',
        fr: 'Jours où la semaine habituelle ne vaut pas : fériés et saisons. Si deux périodes couvrent un même jour, la plus courte l’emporte.',
      },
    },
    { examples: [[{ name: { en: 'Christmas Day' }, from: '12-25', hours: 'closed' }]] },
  )

export const hours = (build: Builders) =>
  field(
    z.strictObject({
      timeZone: field(z.string().min(1), {
        label: { en: 'Time zone', fr: 'Fuseau horaire' },
        help: { en: 'Time zone of the business: America/Toronto', fr: 'Fuseau horaire de l’entreprise : America/Toronto' },
      }),
      weekly: field(week, { label: { en: 'The usual week', fr: 'La semaine habituelle' } }),
      structuredData: field(week.optional(), { label: labels.structuredData }),
      exceptions: field(exceptions(build).optional(), { label: labels.exceptions }),
      emergency: field(z.boolean().default(false), {
        label: labels.emergency,
        help: { en: 'Whether emergencies are answered round the clock.', fr: 'Répond-on aux urgences jour et nuit?' },
      }),
    }),
    { help: { en: 'Opening hours.', fr: 'Heures d’ouverture.' } },
  )
