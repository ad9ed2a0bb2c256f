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
      en: 'Opening hours per day or range of days: `mon-fri: 07:00-20:00`. Several times a day: `[08:00-12:00, 13:00-17:00]`. Past midnight: `18:00-03:00`. Also valid: `closed` and `24h`. Omitted days are closed.',
      fr: 'Heures d’ouverture par jour ou suite de jours : `mon-fri: 07:00-20:00`. Un jour absent est fermé.',
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
            en: 'Name of these days: Christmas Day',
            fr: 'Nom de ces jours : Noël',
          },
        }),
        from: field(dayText, {
          label: labels.from,
          help: {
            en: 'First day: 2026-12-25. Without a year, it repeats every year: 12-25',
            fr: 'Premier jour : 2026-12-25. Sans année, il revient chaque année : 12-25',
          },
        }),
        to: field(dayText.optional(), {
          label: labels.to,
          help: {
            en: 'Last day, in the same format. Default: the first day.',
            fr: 'Dernier jour, dans le même format. Par défaut, le premier jour.',
          },
        }),
        hours: field(z.union([hoursText, z.array(hoursText).min(1), week]), {
          label: labels.hours,
          help: {
            en: 'Hours of each of these days (`closed`, `09:00-15:00`, or a list of times), or a whole week for a season.',
            fr: 'Heures de chacun de ces jours, ou une semaine entière pour une saison.',
          },
        }),
      }),
    ),
    {
      help: {
        en: 'Holidays and seasons, when the weekly hours do not apply. If two periods include the same day, the shorter one applies.',
        fr: 'Jours fériés et saisons, quand la semaine habituelle ne s’applique pas. Si deux périodes couvrent un même jour, la plus courte l’emporte.',
      },
    },
    { examples: [[{ name: { en: 'Christmas Day' }, from: '12-25', hours: 'closed' }]] },
  )

export const hours = (build: Builders) =>
  field(
    z.strictObject({
      timeZone: field(z.string().min(1), {
        label: { en: 'Time zone', fr: 'Fuseau horaire' },
        help: {
          en: 'Time zone of the business, as an IANA name: Europe/Madrid',
          fr: 'Fuseau horaire de l’entreprise, par son nom IANA : Europe/Madrid',
        },
      }),
      weekly: field(week, { label: { en: 'Weekly hours', fr: 'La semaine habituelle' } }),
      structuredData: field(week.optional(), { label: labels.structuredData }),
      exceptions: field(exceptions(build).optional(), { label: labels.exceptions }),
      emergency: field(z.boolean().default(false), {
        label: labels.emergency,
        help: {
          en: 'Whether the business answers emergencies day and night. Shown next to the opening hours.',
          fr: 'Répond-on aux urgences jour et nuit? Affiché à côté des heures d’ouverture.',
        },
      }),
    }),
    {
      help: {
        en: 'Opening hours, with holidays and seasons. Omit them if the business has no fixed hours.',
        fr: 'Heures d’ouverture, avec les jours fériés et les saisons.',
      },
    },
  )
