/** The hours of one day: closed, open at certain times, or around the clock. */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Span } from '../../../../../site/config/values/week.ts'
import { IconButton } from '../../components.tsx'
import { useTexts } from '../../texts.ts'
import { boundsOf, clockOf, day, type Edge, minutesOf, moved, step, typed, withSpan } from './spans.ts'

interface DayProps {
  readonly name: string
  readonly spans: readonly Span[]
  /** @param isDone whether the edge was released */
  readonly onSpans: (spans: readonly Span[], isDone: boolean) => void
}

interface TimeInputProps {
  readonly label: string
  /** After midnight. */
  readonly minutes: number
  /** Whether the day may end at 24:00. */
  readonly isEnd?: boolean
  readonly onMinutes: (minutes: number) => void
}

const TimeInput = ({ label, minutes, isEnd = false, onMinutes }: TimeInputProps) => {
  const written = clockOf(minutes, isEnd)
  const [text, setText] = useState(written)
  useEffect(() => setText(written), [written])
  const settle = (): void => {
    const entered = minutesOf(text)
    if (entered === undefined) setText(written)
    else if (text !== written) onMinutes(entered)
  }
  return (
    <input
      type="text"
      className="time"
      inputMode="numeric"
      aria-label={label}
      value={text}
      onChange={event => setText(event.target.value)}
      onBlur={settle}
      onKeyDown={event => event.key === 'Enter' && settle()}
    />
  )
}

const Times = ({ name, spans, onSpans }: DayProps) => {
  const t = useTexts()
  return (
    <ul className="times">
      {spans.map(({ opens, closes }, index) => {
        const change = (edge: Edge) => (minutes: number) => onSpans(typed(spans, index, edge, minutes), true)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the time that is being typed stays in the same element
          <li key={index}>
            <TimeInput label={`${name}: ${t('opens')}`} minutes={opens} onMinutes={change('opens')} />
            <span aria-hidden="true">–</span>
            <TimeInput label={`${name}: ${t('closes')}`} minutes={closes} isEnd onMinutes={change('closes')} />
            {closes > day && <small>{t('nextDay')}</small>}
            {spans.length > 1 && (
              <IconButton
                className="quiet"
                icon="×"
                label={`${name}: ${t('removeSpan')}`}
                onClick={() => onSpans(spans.toSpliced(index, 1), true)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

const percent = (minutes: number): string => `${(Math.min(day, Math.max(0, minutes)) / day) * 100}%`

/** Minutes by which a key moves an edge. */
const keys: Readonly<Record<string, number>> = {
  ArrowLeft: -step,
  ArrowDown: -step,
  ArrowRight: step,
  ArrowUp: step,
  PageDown: -60,
  PageUp: 60,
  Home: -day,
  End: day,
}

interface EdgeHandleProps extends DayProps {
  readonly index: number
  readonly edge: Edge
  /** The time at a horizontal position of the window. */
  readonly minutesAt: (x: number) => number
}

const EdgeHandle = ({ name, spans, onSpans, index, edge, minutesAt }: EdgeHandleProps) => {
  const t = useTexts()
  const now = spans[index]?.[edge] ?? 0
  const { least, most } = boundsOf(spans, index, edge)
  const drag = (event: PointerEvent<HTMLElement>, isDone: boolean): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onSpans(moved(spans, index, edge, minutesAt(event.clientX)), isDone)
  }
  const press = (event: KeyboardEvent): void => {
    const offset = keys[event.key]
    if (offset === undefined) return
    event.preventDefault()
    onSpans(moved(spans, index, edge, now + offset), true)
  }
  return (
    <div
      className="track__edge"
      role="slider"
      tabIndex={0}
      aria-label={`${name}: ${t(edge)}`}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={now}
      aria-valuetext={`${clockOf(now, edge === 'closes')}${now > day ? ` ${t('nextDay')}` : ''}`}
      style={{ insetInlineStart: percent(now) }}
      onKeyDown={press}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={event => drag(event, false)}
      onPointerUp={event => drag(event, true)}
    />
  )
}

/** The day as a line of 24 hours, on which the edges of the spans are dragged or moved by the arrow keys. */
const DayTrack = (props: DayProps) => {
  const track = useRef<HTMLDivElement>(null)
  const minutesAt = (x: number): number => {
    const { left = 0, width = 1 } = track.current?.getBoundingClientRect() ?? {}
    return ((x - left) / width) * day
  }
  return (
    <div className="track" ref={track}>
      {props.spans.map(({ opens, closes }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the edge that is being dragged stays the same element
        <div key={index}>
          <div
            className={closes > day ? 'track__span track__span--on' : 'track__span'}
            style={{ insetInlineStart: percent(opens), insetInlineEnd: percent(day - closes) }}
          />
          <EdgeHandle {...props} index={index} edge="opens" minutesAt={minutesAt} />
          <EdgeHandle {...props} index={index} edge="closes" minutesAt={minutesAt} />
        </div>
      ))}
    </div>
  )
}

/** The spans of a day for each state that can be chosen. */
const states: Readonly<Record<'open' | 'closed' | 'allDay', readonly Span[]>> = {
  open: withSpan([]) ?? [],
  closed: [],
  allDay: [{ opens: 0, closes: day }],
}

const stateNames = ['open', 'closed', 'allDay'] as const

const stateOf = ([first, ...others]: readonly Span[]): keyof typeof states => {
  if (first === undefined) return 'closed'
  return others.length === 0 && first.opens === 0 && first.closes === day ? 'allDay' : 'open'
}

export const DayRow = (props: DayProps) => {
  const t = useTexts()
  const { name, spans, onSpans } = props
  const state = stateOf(spans)
  const more = withSpan(spans)
  return (
    <li className="day">
      <span className="day__name">{name}</span>
      <select
        aria-label={name}
        value={state}
        onChange={event => onSpans(states[stateNames.find(other => other === event.target.value) ?? 'open'], true)}
      >
        {stateNames.map(other => (
          <option key={other} value={other}>
            {t(other)}
          </option>
        ))}
      </select>
      {state === 'open' && (
        <>
          <Times {...props} />
          {more !== undefined && (
            <IconButton
              className="quiet"
              icon="+"
              label={`${name}: ${t('addSpan')}`}
              title={t('addSpan')}
              onClick={() => onSpans(more, true)}
            />
          )}
          <DayTrack {...props} />
        </>
      )}
    </li>
  )
}
