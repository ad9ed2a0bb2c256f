/** A time of the day, typed. */
import { useEffect, useState } from 'react'
import { clockOf, minutesOf } from './spans.ts'

export const TimeInput = ({
  label,
  minutes,
  ofEnd = false,
  onMinutes,
}: {
  readonly label: string
  /** After midnight. */
  readonly minutes: number
  /** Whether the day may end at 24:00. */
  readonly ofEnd?: boolean
  readonly onMinutes: (minutes: number) => void
}) => {
  const written = clockOf(minutes, ofEnd)
  const [text, setText] = useState(written)
  useEffect(() => setText(written), [written])
  const settle = (): void => {
    const typed = minutesOf(text)
    if (typed === undefined) setText(written)
    else if (text !== written) onMinutes(typed)
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
