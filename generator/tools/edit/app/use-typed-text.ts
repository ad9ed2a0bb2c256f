/** The text of a field while a person types it. */
import { createContext, useContext, useEffect, useRef, useState } from 'react'

const HistoryStep = createContext(0)

export const HistoryStepProvider = HistoryStep.Provider

/** How many times changes were undone or redone. As the `key` of a field, it discards what the field has typed and sent. */
export const useHistoryStep = (): number => useContext(HistoryStep)

interface SentTexts {
  /** The text of the config once everything that was sent is written. */
  readonly last: (written: string) => string
  readonly send: (text: string) => void
  /** Whether a written text was sent by this field, and not changed elsewhere by an undo or in the file. */
  readonly cameBack: (written: string) => boolean
}

/** Texts that a field has sent and that are not in the config yet. */
export const sentTexts = (): SentTexts => {
  let sent: readonly string[] = []
  return {
    last: written => sent.at(-1) ?? written,
    send: text => {
      sent = [...sent, text]
    },
    cameBack: written => {
      const index = sent.indexOf(written)
      sent = index < 0 ? [] : sent.slice(index + 1)
      return index >= 0
    },
  }
}

/** Milliseconds without typing after which a text is sent. */
const pause = 900

interface TypedTextOptions {
  /** The text in the config. */
  readonly written: string
  readonly onType?: (text: string) => void
  /** After a pause, or when the field loses the focus. */
  readonly onSettle: (text: string) => void
  /** The field has the text of the config again. */
  readonly onReset?: () => void
}

export const useTypedText = ({ written, onType, onSettle, onReset }: TypedTextOptions) => {
  const [text, setText] = useState(written)
  const [sent] = useState(sentTexts)
  const typed = useRef(written)
  const now = useRef(written)
  now.current = written
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sendPending = useRef<() => void>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a text that was changed elsewhere replaces the typed one
  useEffect(() => {
    if (sent.cameBack(written) || typed.current === written) return
    typed.current = written
    setText(written)
    onReset?.()
  }, [written, sent])
  // A field can close before it loses the focus.
  useEffect(() => () => sendPending.current?.(), [])

  const settle = (next: string): void => {
    clearTimeout(timer.current)
    sendPending.current = undefined
    if (next === sent.last(now.current)) onReset?.()
    else {
      sent.send(next)
      onSettle(next)
    }
  }
  const type = (next: string): void => {
    setText(next)
    typed.current = next
    onType?.(next)
    clearTimeout(timer.current)
    sendPending.current = () => settle(next)
    timer.current = setTimeout(sendPending.current, pause)
  }
  return { text, type, settle, isTyped: (other: string): boolean => typed.current === other }
}
