/** One day: closed, open at certain times, or around the clock. */
import type { Span } from '../../../../../site/config/values/week.ts'
import type { Say } from '../../words.ts'
import { DayTrack } from './day-track.tsx'
import { day, typed, withSpan } from './spans.ts'
import { TimeInput } from './time-input.tsx'

export interface DayProps {
  readonly name: string
  readonly spans: readonly Span[]
  readonly say: Say
  readonly onSpans: (spans: readonly Span[], isDone: boolean) => void
}

const whole: readonly Span[] = [{ opens: 0, closes: day }]

const stateNames = ['open', 'closed', 'allDay'] as const

type State = (typeof stateNames)[number]

const stateOf = ([first, ...others]: readonly Span[]): State => {
  if (first === undefined) return 'closed'
  return others.length === 0 && first.opens === 0 && first.closes === day ? 'allDay' : 'open'
}

/** Hours of a day that is brought into a state. */
const spansOf: Readonly<Record<State, readonly Span[]>> = { open: withSpan([]) ?? [], closed: [], allDay: whole }

const Times = ({ name, spans, say, onSpans }: DayProps) => (
  <ul className="times">
    {spans.map((span, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the time that is being typed stays the same element
      <li key={index}>
        <TimeInput
          label={`${name}: ${say('opens')}`}
          minutes={span.opens}
          onMinutes={minutes => onSpans(typed(spans, index, 'opens', minutes), true)}
        />
        <span aria-hidden="true">–</span>
        <TimeInput
          label={`${name}: ${say('closes')}`}
          minutes={span.closes}
          ofEnd
          onMinutes={minutes => onSpans(typed(spans, index, 'closes', minutes), true)}
        />
        {span.closes > day && <small>{say('nextDay')}</small>}
        {spans.length > 1 && (
          <button
            type="button"
            className="quiet"
            aria-label={`${name}: ${say('removeSpan')}`}
            onClick={() => onSpans(spans.toSpliced(index, 1), true)}
          >
            ×
          </button>
        )}
      </li>
    ))}
  </ul>
)

export const DayRow = (props: DayProps) => {
  const { name, spans, say, onSpans } = props
  const state = stateOf(spans)
  const more = withSpan(spans)
  return (
    <li className="day">
      <span className="day__name">{name}</span>
      <select
        aria-label={name}
        value={state}
        onChange={event => onSpans(spansOf[stateNames.find(one => one === event.target.value) ?? 'open'], true)}
      >
        {stateNames.map(one => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </select>
      {state === 'open' && <Times {...props} />}
      {state === 'open' && more !== undefined && (
        <button
          type="button"
          className="quiet"
          aria-label={`${name}: ${say('addSpan')}`}
          title={say('addSpan')}
          onClick={() => onSpans(more, true)}
        >
          +
        </button>
      )}
      {state === 'open' && <DayTrack {...props} />}
    </li>
  )
}
