/** A colour, picked or typed. What is being chosen is told at once, and taken when the person goes on. */
import { useEffect, useState } from 'react'
import { isColour } from './contrast.ts'

/** What a picker can show: six digits. */
const sixDigits = (colour: string): string =>
  colour.length === 4 ? `#${[...colour.slice(1)].map(digit => digit + digit).join('')}` : colour

export const ColourInput = ({
  label,
  pickLabel,
  colour,
  onType,
  onColour,
}: {
  readonly label: string
  readonly pickLabel: string
  readonly colour: string
  readonly onType: (colour: string) => void
  readonly onColour: (colour: string) => void
}) => {
  const [now, setNow] = useState(colour)
  useEffect(() => setNow(colour), [colour])
  const type = (next: string): void => {
    setNow(next)
    onType(next)
  }
  const settle = (): void => {
    if (now !== colour) onColour(now)
  }
  return (
    <div className="colour">
      <input
        type="color"
        aria-label={pickLabel}
        value={sixDigits(isColour(now) ? now : '#000000')}
        onInput={event => type(event.currentTarget.value)}
        onBlur={settle}
      />
      <label>
        <span>{label}</span>
        <input
          type="text"
          className="hex"
          spellCheck={false}
          aria-invalid={!isColour(now)}
          value={now}
          onChange={event => type(event.target.value)}
          onBlur={settle}
          onKeyDown={event => event.key === 'Enter' && settle()}
        />
      </label>
    </div>
  )
}
