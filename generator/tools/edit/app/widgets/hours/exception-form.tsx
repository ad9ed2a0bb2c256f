/** One holiday or season: what it is called, its days, its hours, and what visitors read of it. */
import { calendarDay } from '../../../../../site/config/values/week.ts'
import type { Path } from '../../../protocol.ts'
import type { Say } from '../../words.ts'
import { named, nameIn } from '../names.ts'
import { TypedText } from '../typed-text.tsx'
import { dayTextOf, type WrittenException } from './calendar-list.ts'
import { DayInput } from './day-input.tsx'
import { DayRow } from './day-row.tsx'
import { HoursSaid } from './hours-said.tsx'
import { WeekEditor } from './week-editor.tsx'
import { hoursFrom, readWeek, spansOf, textOfSpans, type WrittenWeek, weekFrom } from './week-text.ts'

export interface ExceptionProps {
  readonly path: Path
  readonly exception: WrittenException
  /** Whether it stands nowhere yet. */
  readonly isNew?: boolean
  readonly say: Say
  readonly languageNames: ReadonlyMap<string, string>
  readonly age: number
  readonly faults: readonly string[]
  readonly onException: (exception: WrittenException) => void
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const isWeek = (hours: unknown): hours is WrittenWeek => typeof hours === 'object' && hours !== null && !Array.isArray(hours)

/** The day after, in the same manner. */
const dayAfter = (text: string): string => {
  const day = calendarDay(text)
  if (day === undefined) return text
  const next = new Date(Date.UTC(day.year ?? 2028, day.month - 1, day.day + 1))
  return dayTextOf({ year: day.year === null ? null : next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() })
}

/** Both ends are of every year, or neither. */
const withYearOf = (from: string, to: string): string => {
  const [first, last] = [calendarDay(from), calendarDay(to)]
  if (first === undefined || last === undefined || (first.year === null) === (last.year === null)) return to
  return dayTextOf({ ...last, year: first.year })
}

/** What is judged. That a new one has no name yet is no mistake. */
const judged = ({ exception, isNew = false, languageNames }: ExceptionProps): WrittenException =>
  isNew
    ? { ...exception, name: Object.fromEntries([...languageNames.keys()].map(code => [code, nameIn(exception.name, code) || '–'])) }
    : exception

const Days = ({ exception, say, onException }: ExceptionProps) => {
  const { to, ...single } = exception
  const from = textOf(exception.from)
  return (
    <>
      <DayInput
        label={say(to === undefined ? 'onDay' : 'fromDay')}
        text={from}
        say={say}
        onText={next => onException({ ...exception, from: next, ...(to === undefined ? {} : { to: withYearOf(next, textOf(to)) }) })}
      />
      {to === undefined ? (
        <button type="button" onClick={() => onException({ ...exception, to: dayAfter(from) })}>
          {say('severalDays')}
        </button>
      ) : (
        <>
          <DayInput
            label={say('toDay')}
            text={textOf(to)}
            say={say}
            onText={next => onException({ ...exception, to: next, from: withYearOf(next, from) })}
          />
          <button type="button" onClick={() => onException(single)}>
            {say('oneDay')}
          </button>
        </>
      )}
    </>
  )
}

const Hours = (props: ExceptionProps) => {
  const { exception, say, onException } = props
  const { hours } = exception
  if (isWeek(hours))
    return (
      <>
        <WeekEditor
          {...props}
          path={props.path}
          value={week => ({ ...judged(props), hours: week })}
          label={say('weekOfSeason')}
          written={readWeek(hours)}
          onWritten={week => onException({ ...exception, hours: week })}
        />
        <button type="button" onClick={() => onException({ ...exception, hours: hoursFrom(readWeek(hours)) })}>
          {say('sameEachDay')}
        </button>
      </>
    )
  return (
    <>
      <ul className="week__days">
        <DayRow
          name={say('hoursOfDays')}
          spans={spansOf(hours)}
          say={say}
          onSpans={(spans, isDone) => isDone && onException({ ...exception, hours: textOfSpans(spans) })}
        />
      </ul>
      {exception.to !== undefined && (
        <button type="button" onClick={() => onException({ ...exception, hours: weekFrom(hours) })}>
          {say('wholeWeek')}
        </button>
      )}
      <HoursSaid {...props} value={judged(props)} />
    </>
  )
}

export const ExceptionForm = (props: ExceptionProps) => {
  const { exception, languageNames, say, isNew = false, onException } = props
  const languages = say.inOrder([...languageNames], ([code]) => code)
  return (
    <div className="exception">
      {languages.map(([code, language]) => (
        <TypedText
          key={code}
          label={languages.length > 1 ? `${say('holidayName')} (${language})` : say('holidayName')}
          language={code}
          text={nameIn(exception.name, code)}
          isLive={isNew}
          onText={text => onException({ ...exception, name: named(exception.name, code, text, [...languageNames.keys()]) })}
        />
      ))}
      <Days {...props} />
      <Hours {...props} />
    </div>
  )
}
