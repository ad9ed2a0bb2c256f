/** A week that is typed or dragged, a row a day. */
import { useEffect, useMemo, useState } from 'react'
import { type Day, days, type Week, weekOf } from '../../../../../site/config/values/week.ts'
import type { Path } from '../../../protocol.ts'
import type { Say } from '../../words.ts'
import { DayRow } from './day-row.tsx'
import { HoursSaid } from './hours-said.tsx'
import { type WrittenWeek, writtenWeek } from './week-text.ts'

export interface WeekProps {
  readonly path: Path
  readonly label: string
  readonly written: WrittenWeek
  /** What is judged: the week, or what it stands in. */
  readonly value: (week: WrittenWeek) => unknown
  readonly say: Say
  readonly languageNames: ReadonlyMap<string, string>
  readonly age: number
  readonly faults: readonly string[]
  readonly onWritten: (week: WrittenWeek) => void
}

/** Monday, 5 January 2026. */
const monday = Date.UTC(2026, 0, 5)

const dayName = (day: Day, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(monday + days.indexOf(day) * 864e5)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const sets = { everyDay: days, workdays: days.slice(0, 5) } as const

export const WeekEditor = ({ path, label, written, value, say, languageNames, age, faults, onWritten }: WeekProps) => {
  const key = JSON.stringify(written)
  const [week, setWeek] = useState<Week>(() => weekOf(written))
  useEffect(() => setWeek(weekOf(JSON.parse(key) as WrittenWeek)), [key])
  const next = useMemo(() => writtenWeek(JSON.parse(key) as WrittenWeek, week), [key, week])
  const change = (changed: Week, isDone: boolean): void => {
    setWeek(changed)
    if (isDone) onWritten(writtenWeek(written, changed))
  }
  const first = days.find(day => week[day].length > 0) ?? 'mon'
  return (
    <section className="week">
      <h3>{label}</h3>
      <ul className="week__days">
        {days.map(day => (
          <DayRow
            key={day}
            name={capital(dayName(day, say('locale')))}
            spans={week[day]}
            say={say}
            onSpans={(spans, isDone) => change({ ...week, [day]: spans }, isDone)}
          />
        ))}
      </ul>
      <p className="week__same">
        {(['workdays', 'everyDay'] as const).map(set => (
          <button
            key={set}
            type="button"
            onClick={() => change({ ...week, ...Object.fromEntries(sets[set].map(day => [day, week[first]])) }, true)}
          >
            {say(set, { day: dayName(first, say('locale')) })}
          </button>
        ))}
      </p>
      <HoursSaid path={path} value={value(next)} say={say} languageNames={languageNames} age={age} faults={faults} />
    </section>
  )
}
