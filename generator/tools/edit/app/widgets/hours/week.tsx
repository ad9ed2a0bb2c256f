/** A week of opening hours: its widget, and its editor for a season. */
import { useEffect, useMemo, useState } from 'react'
import { type Day, days, type Week, weekOf } from '../../../../../site/config/values/week.ts'
import type { Path } from '../../../protocol.ts'
import { useCall } from '../../client.ts'
import { ErrorText } from '../../components.tsx'
import { useEditor } from '../../editor-state.ts'
import { useTexts } from '../../texts.ts'
import { messagesAt, type WidgetProps } from '../widget.ts'
import { DayRow } from './day-row.tsx'
import { readWeek, type WrittenWeek, writtenWeek } from './written-hours.ts'

interface HoursPreviewProps {
  readonly path: Path
  readonly value: unknown
  /** The messages about the hours that the config contains. */
  readonly errors: readonly string[]
}

/** Hours as visitors read them in each language, or what is wrong with them. */
export const HoursPreview = ({ path, value, errors }: HoursPreviewProps) => {
  const t = useTexts()
  const { age, languageNames } = useEditor()
  const preview = useCall('previewHours', { path, value }, age, 120)
  return (
    <>
      <ErrorText messages={[...(preview?.faults ?? []), ...errors]} />
      {preview !== undefined && preview.says.length > 0 && (
        <div className="hours-preview">
          <b>{t('visitorsRead')}</b>
          {t
            .preferredFirst(preview.says, ({ language }) => language)
            .map(({ language, rows }) => (
              <table key={language} lang={language} dir="auto">
                <caption>{languageNames.get(language) ?? language}</caption>
                <tbody>
                  {rows.map(row => (
                    <tr key={row.days}>
                      <th scope="row">{row.days}</th>
                      <td>{row.times}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ))}
        </div>
      )}
    </>
  )
}

/** Monday, 5 January 2026. */
const monday = Date.UTC(2026, 0, 5)

const dayName = (day: Day, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(monday + days.indexOf(day) * 864e5)

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const daySets = { workdays: days.slice(0, 5), everyDay: days } as const

interface WeekEditorProps {
  readonly path: Path
  readonly label: string
  readonly written: WrittenWeek
  /** The value to validate: the week, or the exception that contains it. */
  readonly valueWith?: (week: WrittenWeek) => unknown
  readonly errors: readonly string[]
  readonly onWritten: (week: WrittenWeek) => void
}

/** A week with a row per day. */
export const WeekEditor = ({ path, label, written, valueWith = week => week, errors, onWritten }: WeekEditorProps) => {
  const t = useTexts()
  const key = JSON.stringify(written)
  const [week, setWeek] = useState<Week>(() => weekOf(written))
  useEffect(() => setWeek(weekOf(JSON.parse(key) as WrittenWeek)), [key])
  const next = useMemo(() => writtenWeek(JSON.parse(key) as WrittenWeek, week), [key, week])
  const change = (changed: Week, isDone: boolean): void => {
    setWeek(changed)
    if (isDone) onWritten(writtenWeek(written, changed))
  }
  const firstOpen = days.find(day => week[day].length > 0) ?? 'mon'
  return (
    <section className="week">
      <h3>{label}</h3>
      <ul className="week__days">
        {days.map(day => (
          <DayRow
            key={day}
            name={capitalized(dayName(day, t('locale')))}
            spans={week[day]}
            onSpans={(spans, isDone) => change({ ...week, [day]: spans }, isDone)}
          />
        ))}
      </ul>
      <p className="week__same">
        {(['workdays', 'everyDay'] as const).map(set => (
          <button
            key={set}
            type="button"
            onClick={() => change({ ...week, ...Object.fromEntries(daySets[set].map(day => [day, week[firstOpen]])) }, true)}
          >
            {t(set, { day: dayName(firstOpen, t('locale')) })}
          </button>
        ))}
      </p>
      <HoursPreview path={path} value={valueWith(next)} errors={errors} />
    </section>
  )
}

/** The week of the business or of a location. */
export const WeekWidget = ({ path }: Pick<WidgetProps, 'path'>) => {
  const t = useTexts()
  const { age, problems, change } = useEditor()
  const value = useCall('value', { path }, age)
  if (value === undefined) return null
  return (
    <WeekEditor
      path={path}
      label={t(path[0] === 'hours' ? 'week' : 'weekOfLocation')}
      written={readWeek(value)}
      errors={messagesAt(problems, path)}
      onWritten={week => void change({ kind: 'set', path, value: week })}
    />
  )
}
