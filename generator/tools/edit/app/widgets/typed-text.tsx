/** A text of one line, taken when the person goes on. */
import { useEffect, useState } from 'react'

export const TypedText = ({
  label,
  text,
  language,
  isHidden = false,
  isLive = false,
  list,
  onText,
}: {
  readonly label: string
  readonly text: string
  readonly language?: string | undefined
  /** Whether the label is for those alone who do not see the page. */
  readonly isHidden?: boolean
  /** Whether it is taken with each sign. */
  readonly isLive?: boolean
  /** Id of a list of texts that are offered. */
  readonly list?: string
  readonly onText: (text: string) => void
}) => {
  const [now, setNow] = useState(text)
  useEffect(() => setNow(text), [text])
  const settle = (): void => {
    if (now !== text) onText(now)
  }
  return (
    <label className="entry">
      <span className={isHidden ? 'hidden' : 'entry__label'}>{label}</span>
      <input
        type="text"
        lang={language}
        dir="auto"
        list={list}
        value={now}
        onChange={event => {
          setNow(event.target.value)
          if (isLive) onText(event.target.value)
        }}
        onBlur={settle}
        onKeyDown={event => event.key === 'Enter' && settle()}
      />
    </label>
  )
}
