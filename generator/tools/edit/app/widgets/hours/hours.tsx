/** The widget of `hours`: the usual week, and a calendar of holidays and seasons. */
import { useState } from 'react'
import { calendarDay, spanOf } from '../../../../../site/config/values/week.ts'
import type { Path } from '../../../protocol.ts'
import { useCall } from '../../client.ts'
import { useEditor } from '../../editor-state.ts'
import { type Texts, useTexts } from '../../texts.ts'
import { isIncomplete, TextFields, textIn, useFirstFieldFocus } from '../text-field.tsx'
import { messagesAt, startsWith, type WidgetProps } from '../widget.ts'
import { DayInput } from './day-input.tsx'
import { DayRow } from './day-row.tsx'
import { HoursPreview, WeekEditor, WeekWidget } from './week.tsx'
import {
  byDate,
  dayTextOf,
  hoursFrom,
  indexFor,
  readWeek,
  spansOf,
  textOfSpans,
  type WrittenException,
  type WrittenWeek,
  weekFrom,
} from './written-hours.ts'

interface ExceptionProps {
  readonly path: Path
  readonly exception: WrittenException
  /** Whether it is not in the config yet. */
  readonly isNew?: boolean
  readonly errors: readonly string[]
  readonly onException: (exception: WrittenException) => void
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const isWeek = (hours: unknown): hours is WrittenWeek => typeof hours === 'object' && hours !== null && !Array.isArray(hours)

/** The next day, in the same notation. */
const dayAfter = (text: string): string => {
  const day = calendarDay(text)
  if (day === undefined) return text
  const next = new Date(Date.UTC(day.year ?? 2028, day.month - 1, day.day + 1))
  return dayTextOf({ year: day.year === null ? null : next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() })
}

/** The other end of a range, with a year if the first end has one. */
const withYearOf = (from: string, to: string): string => {
  const [first, last] = [calendarDay(from), calendarDay(to)]
  if (first === undefined || last === undefined || (first.year === null) === (last.year === null)) return to
  return dayTextOf({ ...last, year: first.year })
}

const Days = ({ exception, onException }: ExceptionProps) => {
  const t = useTexts()
  const { to, ...single } = exception
  const from = textOf(exception.from)
  return (
    <>
      <DayInput
        label={t(to === undefined ? 'onDay' : 'fromDay')}
        text={from}
        onText={next => onException({ ...exception, from: next, ...(to === undefined ? {} : { to: withYearOf(next, textOf(to)) }) })}
      />
      {to === undefined ? (
        <button type="button" onClick={() => onException({ ...exception, to: dayAfter(from) })}>
          {t('addLastDay')}
        </button>
      ) : (
        <>
          <DayInput
            label={t('toDay')}
            text={textOf(to)}
            onText={next => onException({ ...exception, to: next, from: withYearOf(next, from) })}
          />
          <button type="button" onClick={() => onException(single)}>
            {t('removeLastDay')}
          </button>
        </>
      )}
    </>
  )
}

const Hours = ({ path, exception, isNew = false, errors, onException }: ExceptionProps) => {
  const t = useTexts()
  const { languageNames } = useEditor()
  const { hours, to } = exception
  /** The value to validate: a new exception gets a placeholder for a missing name. */
  const valueWith = (changes: WrittenException): WrittenException => {
    const name = Object.fromEntries([...languageNames.keys()].map(code => [code, textIn(exception.name, code) || '–']))
    return { ...exception, ...(isNew ? { name } : {}), ...changes }
  }
  if (isWeek(hours))
    return (
      <>
        <WeekEditor
          path={path}
          valueWith={week => valueWith({ hours: week })}
          label={t('weekOfSeason')}
          written={readWeek(hours)}
          errors={errors}
          onWritten={week => onException({ ...exception, hours: week })}
        />
        <button type="button" onClick={() => onException({ ...exception, hours: hoursFrom(readWeek(hours)) })}>
          {t('sameHoursEachDay')}
        </button>
      </>
    )
  return (
    <>
      <ul className="week__days">
        <DayRow
          name={t('hoursEachDay')}
          spans={spansOf(hours)}
          onSpans={(spans, isDone) => isDone && onException({ ...exception, hours: textOfSpans(spans) })}
        />
      </ul>
      {to !== undefined && (
        <button type="button" onClick={() => onException({ ...exception, hours: weekFrom(hours) })}>
          {t('hoursByWeekday')}
        </button>
      )}
      <HoursPreview path={path} value={valueWith({})} errors={errors} />
    </>
  )
}

const ExceptionForm = (props: ExceptionProps) => {
  const t = useTexts()
  const { exception, isNew = false, onException } = props
  return (
    <div className="exception">
      <TextFields label={t('holidayName')} text={exception.name} isLive={isNew} onText={name => onException({ ...exception, name })} />
      <Days {...props} />
      <Hours {...props} />
    </div>
  )
}

interface CalendarProps extends WidgetProps {
  readonly exceptions: readonly WrittenException[]
}

const NewException = ({ path, exceptions, onDone }: Omit<CalendarProps, 'opened'> & { readonly onDone: () => void }) => {
  const t = useTexts()
  const { languageNames, change } = useEditor()
  const month = String(new Date().getMonth() + 1).padStart(2, '0')
  const [added, setAdded] = useState<WrittenException>({ from: `${month}-01`, hours: 'closed' })
  const element = useFirstFieldFocus()
  const add = async (): Promise<void> => {
    const { name, from, to, ...rest } = added
    const value = { name, from, ...(to === undefined ? {} : { to }), ...rest }
    await change({ kind: 'insert', path: [...path, indexFor(exceptions, added)], value })
    onDone()
  }
  return (
    <div className="exception exception--new" ref={element}>
      <h4>{t('newException')}</h4>
      <ExceptionForm path={[...path, exceptions.length]} exception={added} isNew errors={[]} onException={setAdded} />
      <p className="row">
        <button type="button" className="primary" disabled={isIncomplete(added.name, [...languageNames.keys()])} onClick={() => void add()}>
          {t('addThisException')}
        </button>
        <button type="button" onClick={onDone}>
          {t('doNotAdd')}
        </button>
      </p>
    </div>
  )
}

const dateIn = (text: unknown, locale: string): string => {
  const day = typeof text === 'string' ? calendarDay(text) : undefined
  if (day === undefined) return '?'
  const year = day.year === null ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', ...year, timeZone: 'UTC' }).format(
    Date.UTC(day.year ?? 2028, day.month - 1, day.day),
  )
}

const datesOf = ({ from, to }: WrittenException, t: Texts): string =>
  [from, to].flatMap(day => (day === undefined ? [] : dateIn(day, t('locale')))).join(' – ')

const hoursOf = ({ hours }: WrittenException, t: Texts): string => {
  if (hours === 'closed') return t('closed')
  if (typeof hours === 'string') return spanOf(hours)?.closes === 1440 && hours === '24h' ? t('allDay') : hours
  return Array.isArray(hours) ? hours.join(', ') : t('weekOfSeason')
}

const Calendar = ({ path, opened, exceptions }: CalendarProps) => {
  const t = useTexts()
  const { languageNames, problems, change } = useEditor()
  const [isAdding, setIsAdding] = useState(false)
  const [language = ''] = t.preferredFirst([...languageNames.keys()], code => code)
  return (
    <section className="calendar">
      <h3>{t('exceptions')}</h3>
      {exceptions.length === 0 && <p className="help">{t('noExceptions')}</p>}
      <ul>
        {byDate(exceptions).map(({ index, exception }) => {
          const own = [...path, index]
          const name = textIn(exception.name, language)
          return (
            <li key={index}>
              <details className="group" open={startsWith(opened, own) || undefined}>
                <summary>
                  <span>{datesOf(exception, t)}</span> <b>{name}</b> <small>{hoursOf(exception, t)}</small>
                </summary>
                <ExceptionForm
                  path={own}
                  exception={exception}
                  errors={messagesAt(problems, own)}
                  onException={value => void change({ kind: 'set', path: own, value })}
                />
                <button
                  type="button"
                  aria-label={`${t('remove')}: ${name}`}
                  onClick={() => void change({ kind: 'remove', path: exceptions.length === 1 ? path : own })}
                >
                  {t('remove')}
                </button>
              </details>
            </li>
          )
        })}
      </ul>
      {isAdding ? (
        <NewException path={path} exceptions={exceptions} onDone={() => setIsAdding(false)} />
      ) : (
        <button type="button" onClick={() => setIsAdding(true)}>
          + {t('addException')}
        </button>
      )}
    </section>
  )
}

const exceptionsIn = (hours: unknown): readonly WrittenException[] => {
  const { exceptions } = (hours ?? {}) as { readonly exceptions?: unknown }
  return Array.isArray(exceptions) ? exceptions.map((exception: unknown) => (typeof exception === 'object' ? (exception ?? {}) : {})) : []
}

export const HoursWidget = ({ path, opened }: WidgetProps) => {
  const { age } = useEditor()
  const value = useCall('value', { path }, age)
  return (
    <>
      <WeekWidget path={[...path, 'weekly']} />
      {value !== undefined && <Calendar path={[...path, 'exceptions']} opened={opened} exceptions={exceptionsIn(value)} />}
    </>
  )
}
