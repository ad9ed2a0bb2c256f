/** Holidays and seasons by their dates: opened, changed, added, removed. */
import { useState } from 'react'
import { calendarDay, spanOf } from '../../../../../site/config/values/week.ts'
import type { Say } from '../../words.ts'
import { nameIn } from '../names.ts'
import { useFirstField } from '../use-first-field.ts'
import { problemsIn, startsWith, type WidgetProps } from '../widget.ts'
import { byDate, placeFor, type WrittenException } from './calendar-list.ts'
import { ExceptionForm } from './exception-form.tsx'

interface CalendarProps extends WidgetProps {
  readonly exceptions: readonly WrittenException[]
}

const dateIn = (text: unknown, locale: string): string => {
  const day = typeof text === 'string' ? calendarDay(text) : undefined
  if (day === undefined) return '?'
  const year = day.year === null ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', ...year, timeZone: 'UTC' }).format(
    Date.UTC(day.year ?? 2028, day.month - 1, day.day),
  )
}

const datesOf = ({ from, to }: WrittenException, say: Say): string =>
  [from, to].flatMap(one => (one === undefined ? [] : dateIn(one, say('locale')))).join(' – ')

const hoursOf = ({ hours }: WrittenException, say: Say): string => {
  if (hours === 'closed') return say('closed')
  if (typeof hours === 'string') return spanOf(hours)?.closes === 1440 && hours === '24h' ? say('allDay') : hours
  return Array.isArray(hours) ? hours.join(', ') : say('weekOfSeason')
}

const isNamed = ({ name }: WrittenException, languages: readonly string[]): boolean =>
  languages.every(code => nameIn(name, code).trim() !== '')

const Added = ({ onDone, ...props }: CalendarProps & { readonly onDone: () => void }) => {
  const { path, exceptions, say, languageNames, onChange } = props
  const today = new Date()
  const [added, setAdded] = useState<WrittenException>({ from: `${String(today.getMonth() + 1).padStart(2, '0')}-01`, hours: 'closed' })
  const add = async (): Promise<void> => {
    const { name, from, to, ...rest } = added
    const value = { name, from, ...(to === undefined ? {} : { to }), ...rest }
    await onChange({ kind: 'insert', path: [...path, placeFor(exceptions, added)], value })
    onDone()
  }
  const place = useFirstField()
  return (
    <div className="exception exception--new" ref={place}>
      <h4>{say('newException')}</h4>
      <ExceptionForm {...props} path={[...path, exceptions.length]} exception={added} isNew faults={[]} onException={setAdded} />
      <p className="row">
        <button type="button" className="primary" disabled={!isNamed(added, [...languageNames.keys()])} onClick={() => void add()}>
          {say('addIt')}
        </button>
        <button type="button" onClick={onDone}>
          {say('leaveIt')}
        </button>
      </p>
    </div>
  )
}

export const Calendar = (props: CalendarProps) => {
  const { path, opened, exceptions, say, languageNames, problems, onChange } = props
  const [isAdding, setIsAdding] = useState(false)
  const [spoken = ''] = say.inOrder([...languageNames.keys()], code => code)
  return (
    <section className="calendar">
      <h3>{say('exceptions')}</h3>
      {exceptions.length === 0 && <p className="help">{say('noExceptions')}</p>}
      <ul>
        {byDate(exceptions).map(({ index, exception }) => {
          const at = [...path, index]
          return (
            <li key={index}>
              <details className="group" open={startsWith(opened, at) || undefined}>
                <summary>
                  <span>{datesOf(exception, say)}</span> <b>{nameIn(exception.name, spoken)}</b> <small>{hoursOf(exception, say)}</small>
                </summary>
                <ExceptionForm
                  {...props}
                  path={at}
                  exception={exception}
                  faults={problemsIn(problems, at).map(({ message }) => message)}
                  onException={next => void onChange({ kind: 'set', path: at, value: next })}
                />
                <button
                  type="button"
                  aria-label={`${say('remove')}: ${nameIn(exception.name, spoken)}`}
                  onClick={() => void onChange({ kind: 'remove', path: exceptions.length === 1 ? path : at })}
                >
                  {say('remove')}
                </button>
              </details>
            </li>
          )
        })}
      </ul>
      {isAdding ? (
        <Added {...props} onDone={() => setIsAdding(false)} />
      ) : (
        <button type="button" onClick={() => setIsAdding(true)}>
          + {say('addException')}
        </button>
      )}
    </section>
  )
}
