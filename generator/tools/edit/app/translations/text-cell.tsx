/** One text in one language, changed where it stands. */
import { useEffect, useRef, useState } from 'react'
import type { Path } from '../../protocol.ts'
import { call } from '../client.ts'
import { sentTexts } from '../sent-texts.ts'
import { useTurn } from '../turn.ts'

interface CellProps {
  readonly path: Path
  readonly language: string
  readonly text: string
  readonly labelledBy: string
  /** What the whole config’s judge says of it. */
  readonly known: readonly string[]
  /** When the person pauses, or goes on. */
  readonly onChange: (path: Path, text: string) => void
}

/** Milliseconds without a sign after which a text counts as written. */
const pause = 900

/** Rows of a field that holds the text without scrolling, as far as that can be told of its length. */
const rowsFor = (text: string): number => text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 46)), 0)

const Entry = ({ path, language, text: whole, labelledBy, known, onChange }: CellProps) => {
  const written = whole.replace(/\n$/, '')
  const [text, setText] = useState(written)
  const [own, setOwn] = useState<readonly string[]>([])
  const faults = text === written ? [...new Set([...own, ...known])] : own
  const typed = useRef(written)
  const [sent] = useState(sentTexts)
  const now = useRef(written)
  now.current = written
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = `${labelledBy.split(' ')[0]}-${language}-faults`
  useEffect(() => {
    if (sent.cameBack(written) || typed.current === written) return
    // What came from elsewhere, an undo or a table, takes the place of what stands here.
    typed.current = written
    setText(written)
    setOwn([])
  }, [written, sent])
  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = async (next: string): Promise<void> => {
    clearTimeout(timer.current)
    if (next === sent.last(now.current)) return setOwn([])
    sent.send(next)
    // At once: an undo that follows takes this back, and nothing before it.
    onChange(path, next)
    const found = await call('judgeText', { path, text: next })
    if (typed.current === next) setOwn(found)
  }
  const type = (next: string): void => {
    setText(next)
    typed.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void settle(next), pause)
  }
  return (
    <>
      <textarea
        value={text}
        lang={language}
        dir="auto"
        rows={rowsFor(text)}
        aria-labelledby={labelledBy}
        aria-invalid={faults.length > 0}
        aria-describedby={faults.length > 0 ? id : undefined}
        onChange={event => type(event.target.value)}
        onBlur={() => void settle(text)}
      />
      {faults.length > 0 && (
        <p className="fault" id={id} role="alert">
          {faults.join(' · ')}
        </p>
      )}
    </>
  )
}

export const TextCell = (props: CellProps) => <Entry key={useTurn()} {...props} />
