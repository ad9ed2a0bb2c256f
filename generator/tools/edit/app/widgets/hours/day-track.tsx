/** A day as a line of 24 hours: the edges of its spans are dragged, or moved by the arrow keys. */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Span } from '../../../../../site/config/values/week.ts'
import type { Say } from '../../words.ts'
import { boundsOf, clockOf, day, type Edge, moved, step } from './spans.ts'

interface TrackProps {
  readonly name: string
  readonly spans: readonly Span[]
  readonly say: Say
  /** @param isDone whether the person has let go */
  readonly onSpans: (spans: readonly Span[], isDone: boolean) => void
}

const shareOf = (minutes: number): string => `${(Math.min(day, Math.max(0, minutes)) / day) * 100}%`

/** How far each key moves an edge, in minutes. */
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

interface HandleProps extends TrackProps {
  readonly index: number
  readonly edge: Edge
  /** Minutes at a place of the window. */
  readonly minutesAt: (x: number) => number
}

const Handle = ({ name, spans, say, onSpans, index, edge, minutesAt }: HandleProps) => {
  const now = spans[index]?.[edge] ?? 0
  const { least, most } = boundsOf(spans, index, edge)
  const drag = (event: PointerEvent<HTMLElement>, isDone: boolean): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onSpans(moved(spans, index, edge, minutesAt(event.clientX)), isDone)
  }
  const press = (event: KeyboardEvent): void => {
    const by = keys[event.key]
    if (by === undefined) return
    event.preventDefault()
    onSpans(moved(spans, index, edge, now + by), true)
  }
  return (
    <div
      className="track__edge"
      role="slider"
      tabIndex={0}
      aria-label={`${name}: ${say(edge)}`}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={now}
      aria-valuetext={`${clockOf(now, edge === 'closes')}${now > day ? ` ${say('nextDay')}` : ''}`}
      style={{ insetInlineStart: shareOf(now) }}
      onKeyDown={press}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={event => drag(event, false)}
      onPointerUp={event => drag(event, true)}
    />
  )
}

export const DayTrack = (props: TrackProps) => {
  const line = useRef<HTMLDivElement>(null)
  const minutesAt = (x: number): number => {
    const { left = 0, width = 1 } = line.current?.getBoundingClientRect() ?? {}
    return ((x - left) / width) * day
  }
  return (
    <div className="track" ref={line}>
      {props.spans.map(({ opens, closes }, index) => (
        // Spans have no names: they are told apart by their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: the edge that is being dragged stays the same element
        <div key={index}>
          <div
            className={closes > day ? 'track__span track__span--on' : 'track__span'}
            style={{ insetInlineStart: shareOf(opens), insetInlineEnd: shareOf(day - closes) }}
          />
          <Handle {...props} index={index} edge="opens" minutesAt={minutesAt} />
          <Handle {...props} index={index} edge="closes" minutesAt={minutesAt} />
        </div>
      ))}
    </div>
  )
}
