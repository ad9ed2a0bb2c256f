/** Both versions of lines that were changed in the editor and on disk, to choose between them. */
import { useEffect, useState } from 'react'
import type { MergeConflict } from '../protocol.ts'
import { call } from './client.ts'
import { ModalDialog } from './components.tsx'
import { useEditor } from './editor-state.ts'
import { useTexts } from './texts.ts'

const sides = ['mine', 'theirs'] as const

/** Lines without their common indentation, for which a narrow screen has no room. */
const unindented = (lines: readonly string[]): string => {
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
  readonly onChoose: (isTheirs: boolean) => void
}

const HunkChoice = ({ hunk, index, isTheirs, onChoose }: HunkProps) => {
  const t = useTexts()
  return (
    <fieldset className="hunk">
      <legend>
        {t('line')} {hunk.line}
      </legend>
      {sides.map(side => (
        <label key={side}>
          <input
            type="radio"
            name={`hunk-${index}`}
            checked={isTheirs === (side === 'theirs')}
            onChange={() => onChoose(side === 'theirs')}
          />
          <b>{t(side === 'theirs' ? 'theirVersion' : 'ourVersion')}</b>
          <pre>{unindented(hunk[side]) || t('removedLine')}</pre>
        </label>
      ))}
    </fieldset>
  )
}

export const MergeDialog = ({ file, onClose }: { readonly file: string; readonly onClose: () => void }) => {
  const t = useTexts()
  const { attempt, make } = useEditor()
  const [conflict, setConflict] = useState<MergeConflict | null>(null)
  const [theirs, setTheirs] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => void attempt(async () => setConflict(await call('mergeConflict', { file }))), [attempt, file])
  const hunks = conflict?.hunks ?? []
  return (
    <ModalDialog title={t('mergeTitle', { file })} onClose={onClose}>
      {close => (
        <>
          <p className="help">{t('mergeHelp')}</p>
          <p className="doing">
            <button type="button" onClick={() => setTheirs(new Set())}>
              {t('useAllOurs')}
            </button>
            <button type="button" onClick={() => setTheirs(new Set(hunks.keys()))}>
              {t('useAllTheirs')}
            </button>
          </p>
          {hunks.map((hunk, index) => (
            <HunkChoice
              key={`${hunk.line} ${hunk.theirs.join()}`}
              hunk={hunk}
              index={index}
              isTheirs={theirs.has(index)}
              onChoose={isTheirs =>
                setTheirs(before => new Set(isTheirs ? [...before, index] : [...before].filter(other => other !== index)))
              }
            />
          ))}
          <p className="doing">
            <button
              type="button"
              className="primary"
              disabled={conflict === null}
              onClick={() => {
                close()
                void make(() => call('resolveConflict', { file, hash: conflict?.hash ?? '', theirs: [...theirs] }))
              }}
            >
              {t('merge')}
            </button>
            <button type="button" onClick={close}>
              {t('cancel')}
            </button>
          </p>
        </>
      )}
    </ModalDialog>
  )
}
