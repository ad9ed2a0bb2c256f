/** Opening hours in one language: the rows of a table, and the clocks of what is open now. */
import { exceptionalRuns } from '../config/values/calendar.ts'
import { weekOf } from '../config/values/week.ts'
import type { InterfaceTextKey } from '../model/labels.ts'
import type { Language, Text } from '../model/language.ts'
import type { Clock, NextOpening, OpeningTimes, PhoneLink } from '../model/page.ts'
import { lazy, memoize } from '../util/memoize.ts'
import { clockPeriods, type Moment } from './clock.ts'
import { exceptionRows } from './exceptions.ts'
import { type HoursTexts, hoursRows, rowOf, workweekOf } from './format/hours.ts'
import { dayName, formatTime } from './format/time.ts'
import type { ResolvedConfig } from './resolve.ts'
import type { Values } from './texts.ts'

type Weekly = NonNullable<ResolvedConfig['config']['hours']>['weekly']

export interface Hours {
  readonly hours: (weekly: Weekly) => OpeningTimes
  readonly nextOpening: (weekly: Weekly) => NextOpening | undefined
  /** `Open until 8 p.m.`, `Opens Mon 8 a.m.`; `undefined` if the config has no texts for it. */
  readonly openUntil: (weekly: Weekly) => Clock | undefined
}

interface Verbs {
  readonly format: (text: Text, values?: Values) => string
  readonly label: (key: InterfaceTextKey, values?: Values) => string
  readonly phone: (place: 'emergency') => PhoneLink
}

const day = 1440

/** Minutes after midnight. An opening that ends at midnight ends at 24:00. */
const timeOf = (minute: number): number => ((minute - 1) % day) + 1

const weekdayOf = (minute: number): number => (Math.floor(minute / day) + 3) % 7

export const hoursIn = (
  { config, year }: ResolvedConfig,
  { locale }: Language,
  { format, label, phone }: Verbs,
  shownPhone: PhoneLink,
): Hours => {
  const { hours, business, translations } = config
  const exceptions = hours?.exceptions ?? []
  const texts = lazy(
    (): HoursTexts => ({
      dayRange: (from, to) => label('dayRange', { from, to }),
      timeRange: (from, to) => label('timeRange', { from, to }),
      closed: label('closed'),
      open24: label('open24'),
      order: workweekOf(business.address.country),
    }),
  )
  const exceptional = lazy(() => exceptionRows(exceptions, year, { locale, texts: texts(), name: ({ name }) => format(name) }))
  const clock = (weekly: Weekly, show: (moment: Moment) => readonly string[]): Clock =>
    JSON.stringify(clockPeriods(weekOf(weekly), exceptionalRuns(exceptions, year), hours?.timeZone ?? 'UTC', year, show))
  const now = (isOpen: boolean): string => label(isOpen ? 'openNow' : 'closedNow')

  return {
    hours: weekly => {
      const week = weekOf(weekly)
      const { order } = texts()
      const emergencyPhone = phone('emergency')
      return {
        rows: hoursRows(week, locale, texts()),
        exceptions: exceptional(),
        emergency: hours?.emergency ? label('emergency') : null,
        emergencyPhone: hours?.emergency && emergencyPhone.href !== shownPhone.href ? emergencyPhone : null,
        clock:
          hours === undefined
            ? null
            : clock(weekly, ({ isOpen, weekday }) => [
                isOpen ? now(true) : '',
                isOpen ? '' : now(false),
                String(weekday === undefined ? -1 : rowOf(week, weekday, order)),
              ]),
      }
    },

    nextOpening: weekly => {
      const [first] = hoursRows(weekOf(weekly), locale, texts())
      if (first === undefined) return undefined
      return {
        ...first,
        clock: clock(weekly, ({ opening, isOpen }) => {
          if (opening === undefined || opening[1] - opening[0] >= day) return [now(isOpen), first.days, first.times]
          const [from, to] = [opening[0] % day, timeOf(opening[1])]
          return [now(isOpen), dayName(weekdayOf(opening[0]), locale), texts().timeRange(formatTime(from, locale), formatTime(to, locale))]
        }),
      }
    },

    openUntil: weekly => {
      const { openUntil, opensAt } = translations
      if (openUntil === undefined || opensAt === undefined) return undefined
      const until = memoize((minute: number) => format(openUntil, { time: formatTime(minute, locale) }))
      return clock(weekly, ({ opening, isOpen, closed }) => {
        if (isOpen && opening !== undefined) return [opening[1] - opening[0] > day ? label('open24') : until(timeOf(opening[1]))]
        if (opening === undefined || hours?.emergency) return [label('closed')]
        const time = formatTime(opening[0] % day, locale)
        const isSoon = closed !== undefined && opening[0] - closed <= day
        return [format(opensAt, { time: isSoon ? time : `${dayName(weekdayOf(opening[0]), locale, 'short')}\u00a0${time}` })]
      })
    },
  }
}
