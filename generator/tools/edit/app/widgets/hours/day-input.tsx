/** A day of the calendar: of every year, or of one. */
import { type CalendarDay, calendarDay } from '../../../../../site/config/values/week.ts'
import type { Say } from '../../words.ts'
import { TypedText } from '../typed-text.tsx'
import { dayTextOf } from './calendar-list.ts'

export const DayInput = ({
  label,
  text,
  say,
  onText,
}: {
  readonly label: string
  /** As the config writes it. */
  readonly text: string
  readonly say: Say
  readonly onText: (text: string) => void
}) => {
  const day: CalendarDay = calendarDay(text) ?? { year: null, month: 1, day: 1 }
  const months = new Intl.DateTimeFormat(say('locale'), { month: 'long', timeZone: 'UTC' })
  const change = (next: Partial<CalendarDay>): void => onText(dayTextOf({ ...day, ...next }))
  return (
    <fieldset className="date">
      <legend>{label}</legend>
      <label>
        <span className="hidden">{say('month')}</span>
        <select value={day.month} onChange={event => change({ month: Number(event.target.value) })}>
          {Array.from({ length: 12 }, (_, month) => (
            <option key={months.format(Date.UTC(2026, month))} value={month + 1}>
              {months.format(Date.UTC(2026, month))}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="hidden">{say('dayOfMonth')}</span>
        <select value={day.day} onChange={event => change({ day: Number(event.target.value) })}>
          {Array.from({ length: 31 }, (_, index) => index + 1).map(number => (
            <option key={number}>{number}</option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={day.year === null}
          onChange={event => change({ year: event.target.checked ? null : new Date().getFullYear() })}
        />
        {say('everyYear')}
      </label>
      {day.year !== null && (
        <TypedText
          label={say('inYear')}
          isHidden
          text={String(day.year)}
          onText={year => /^\d{4}$/.test(year) && change({ year: Number(year) })}
        />
      )}
    </fieldset>
  )
}
