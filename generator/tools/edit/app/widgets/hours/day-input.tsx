import { type CalendarDay, calendarDay } from '../../../../../site/config/values/week.ts'
import { useTexts } from '../../texts.ts'
import { TextField } from '../text-field.tsx'
import { dayTextOf } from './written-hours.ts'

interface DayInputProps {
  readonly label: string
  /** As the config writes it. */
  readonly text: string
  readonly onText: (text: string) => void
}

/** A day of every year, or of one. */
export const DayInput = ({ label, text, onText }: DayInputProps) => {
  const t = useTexts()
  const day: CalendarDay = calendarDay(text) ?? { year: null, month: 1, day: 1 }
  const months = new Intl.DateTimeFormat(t('locale'), { month: 'long', timeZone: 'UTC' })
  const change = (next: Partial<CalendarDay>): void => onText(dayTextOf({ ...day, ...next }))
  const choice = (key: 'month' | 'dayOfMonth', value: number, labels: readonly string[], onValue: (value: number) => void) => (
    <label>
      <span className="hidden">{t(key)}</span>
      <select value={value} onChange={event => onValue(Number(event.target.value))}>
        {labels.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
  const monthNames = Array.from({ length: 12 }, (_, month) => months.format(Date.UTC(2026, month)))
  const dayNumbers = Array.from({ length: 31 }, (_, index) => String(index + 1))
  return (
    <fieldset className="date">
      <legend>{label}</legend>
      {choice('month', day.month, monthNames, month => change({ month }))}
      {choice('dayOfMonth', day.day, dayNumbers, number => change({ day: number }))}
      <label>
        <input
          type="checkbox"
          checked={day.year === null}
          onChange={event => change({ year: event.target.checked ? null : new Date().getFullYear() })}
        />
        {t('everyYear')}
      </label>
      {day.year !== null && (
        <TextField
          label={t('inYear')}
          isLabelHidden
          text={String(day.year)}
          onText={year => /^\d{4}$/.test(year) && change({ year: Number(year) })}
        />
      )}
    </fieldset>
  )
}
