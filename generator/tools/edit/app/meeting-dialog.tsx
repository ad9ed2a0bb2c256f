/** What was changed here and by somebody else, side by side, to be chosen one by one. */
import { useEffect, useRef, useState } from 'react'
import type { Calls } from '../calls.ts'
import { call } from './client.ts'
import type { Editor } from './use-editor.ts'
import type { Say } from './words.ts'

type Meeting = ReturnType<Calls['meeting']>

const sides = ['mine', 'theirs'] as const

/** Lines without what they are all indented by: the narrowest screen has no room for it. */
const textOf = (lines: readonly string[]): string => {
  const indent = Math.min(...lines.filter(line => line.trim() !== '').map(line => line.search(/\S/)))
  return lines
    .map(line => line.slice(indent))
    .join('\n')
    .trim()
}

interface ClashProps {
  readonly clash: Meeting['clashes'][number]
  readonly index: number
  readonly isTheirs: boolean
  readonly say: Say
  readonly onChoose: (isTheirs: boolean) => void
}

const ClashChoice = ({ clash, index, isTheirs, say, onChoose }: ClashProps) => (
  <fieldset className="clash">
    <legend>
      {say('line')} {clash.line}
    </legend>
    {sides.map(side => (
      <label key={side}>
        <input
          type="radio"
          name={`clash-${index}`}
          checked={isTheirs === (side === 'theirs')}
          onChange={() => onChoose(side === 'theirs')}
        />
        <b>{say(side)}</b>
        <pre>{textOf(clash[side]) === '' ? say('lineGone') : textOf(clash[side])}</pre>
      </label>
    ))}
  </fieldset>
)

interface DialogProps {
  readonly file: string
  readonly editor: Editor
  readonly say: Say
  readonly onClose: () => void
}

export const MeetingDialog = ({ file, editor, say, onClose }: DialogProps) => {
  const { attempt, make } = editor
  const dialog = useRef<HTMLDialogElement>(null)
  const [meeting, setMeeting] = useState<Meeting | null>(null)
  const [theirs, setTheirs] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    dialog.current?.showModal()
    void attempt(async () => setMeeting(await call('meeting', { file })))
  }, [attempt, file])
  const clashes = meeting?.clashes ?? []
  const choose = (index: number, isTheirs: boolean): void =>
    setTheirs(before => new Set(isTheirs ? [...before, index] : [...before].filter(one => one !== index)))
  const use = (): void => {
    dialog.current?.close()
    void make(() => call('settle', { file, seal: meeting?.seal ?? '', theirs: [...theirs] }))
  }
  return (
    <dialog ref={dialog} className="changes" aria-labelledby="meeting-title" onClose={onClose}>
      <h2 id="meeting-title">{say('bothChanged', { file })}</h2>
      <p className="help">{say('bothHelp')}</p>
      <p className="doing">
        <button type="button" onClick={() => setTheirs(new Set())}>
          {say('allMine')}
        </button>
        <button type="button" onClick={() => setTheirs(new Set(clashes.keys()))}>
          {say('allTheirs')}
        </button>
      </p>
      {clashes.map((clash, index) => (
        <ClashChoice
          key={`${clash.line} ${clash.theirs.join()}`}
          clash={clash}
          index={index}
          isTheirs={theirs.has(index)}
          say={say}
          onChoose={isTheirs => choose(index, isTheirs)}
        />
      ))}
      <p className="doing">
        <button type="button" className="primary" disabled={meeting === null} onClick={use}>
          {say('useChosen')}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {say('cancel')}
        </button>
      </p>
    </dialog>
  )
}
