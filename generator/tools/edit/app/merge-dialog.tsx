/** What was changed here and by somebody else, side by side, to be chosen one by one. */
import { useEffect, useRef, useState } from 'react'
import type { Calls } from '../server/api.ts'
import { call } from './client.ts'
import type { Editor } from './use-editor.ts'
import type { Say } from './words.ts'

type MergeConflict = ReturnType<Calls['mergeConflict']>

const sides = ['mine', 'theirs'] as const

/** Lines without what they are all indented by: the narrowest screen has no room for it. */
const textOf = (lines: readonly string[]): string => {
  const indent = Math.min(...lines.filter(line => line.trim() !== '').map(line => line.search(/\S/)))
  return lines
    .map(line => line.slice(indent))
    .join('\n')
    .trim()
}

interface HunkProps {
  readonly hunk: MergeConflict['hunks'][number]
  readonly index: number
  readonly isTheirs: boolean
  readonly say: Say
  readonly onChoose: (isTheirs: boolean) => void
}

const HunkChoice = ({ hunk, index, isTheirs, say, onChoose }: HunkProps) => (
  <fieldset className="hunk">
    <legend>
      {say('line')} {hunk.line}
    </legend>
    {sides.map(side => (
      <label key={side}>
        <input
          type="radio"
          name={`hunk-${index}`}
          checked={isTheirs === (side === 'theirs')}
          onChange={() => onChoose(side === 'theirs')}
        />
        <b>{say(side)}</b>
        <pre>{textOf(hunk[side]) === '' ? say('lineGone') : textOf(hunk[side])}</pre>
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

export const MergeDialog = ({ file, editor, say, onClose }: DialogProps) => {
  const { attempt, make } = editor
  const dialog = useRef<HTMLDialogElement>(null)
  const [conflict, setConflict] = useState<MergeConflict | null>(null)
  const [theirs, setTheirs] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    dialog.current?.showModal()
    void attempt(async () => setConflict(await call('mergeConflict', { file })))
  }, [attempt, file])
  const hunks = conflict?.hunks ?? []
  const choose = (index: number, isTheirs: boolean): void =>
    setTheirs(before => new Set(isTheirs ? [...before, index] : [...before].filter(one => one !== index)))
  const use = (): void => {
    dialog.current?.close()
    void make(() => call('resolveConflict', { file, hash: conflict?.hash ?? '', theirs: [...theirs] }))
  }
  return (
    <dialog ref={dialog} className="changes" aria-labelledby="conflict-title" onClose={onClose}>
      <h2 id="conflict-title">{say('bothChanged', { file })}</h2>
      <p className="help">{say('bothHelp')}</p>
      <p className="doing">
        <button type="button" onClick={() => setTheirs(new Set())}>
          {say('allMine')}
        </button>
        <button type="button" onClick={() => setTheirs(new Set(hunks.keys()))}>
          {say('allTheirs')}
        </button>
      </p>
      {hunks.map((hunk, index) => (
        <HunkChoice
          key={`${hunk.line} ${hunk.theirs.join()}`}
          hunk={hunk}
          index={index}
          isTheirs={theirs.has(index)}
          say={say}
          onChoose={isTheirs => choose(index, isTheirs)}
        />
      ))}
      <p className="doing">
        <button type="button" className="primary" disabled={conflict === null} onClick={use}>
          {say('useChosen')}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {say('cancel')}
        </button>
      </p>
    </dialog>
  )
}
