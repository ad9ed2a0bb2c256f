/** Which site is worked on and how it is looked at, and what becomes of the changes. */
import { useEffect, useRef, useState } from 'react'
import { shortName } from '../labels.ts'
import { MergeDialog } from './merge-dialog.tsx'
import type { Editor } from './use-editor.ts'
import { views } from './views.tsx'
import type { Say } from './words.ts'

export interface BarProps {
  readonly editor: Editor
  readonly say: Say
  readonly onChanges: () => void
}

const ViewNav = ({ editor, say }: Pick<BarProps, 'editor' | 'say'>) => (
  <nav className="views" aria-label={say('views')}>
    {views.map(({ id, label }) => (
      <button key={id} type="button" aria-current={id === editor.view ? 'page' : undefined} onClick={() => editor.setView(id)}>
        {say(label)}
      </button>
    ))}
  </nav>
)

/** Ctrl+S and ⌘S save, as everywhere; what is being typed counts. */
const useSaveKey = (canSave: boolean, save: () => unknown): void => {
  const now = useRef({ canSave, save })
  now.current = { canSave, save }
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (!now.current.canSave) return
      const typing = document.activeElement
      if (typing instanceof HTMLElement) {
        typing.blur()
        typing.focus()
      }
      now.current.save()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

const Saving = ({ editor, say, onChanges }: Pick<BarProps, 'editor' | 'say' | 'onChanges'>) => {
  const { state } = editor
  const isUnsaved = editor.isTyping || (state?.unsaved.length ?? 0) > 0
  const errors = state?.problems.filter(({ severity }) => severity === 'error').length ?? 0
  const canSave = isUnsaved && state?.isValid !== false
  useSaveKey(canSave, editor.save)
  return (
    <div className="saving">
      <p role="status">{state?.isValid === false ? say('draftsKept') : say(isUnsaved ? 'unsaved' : 'saved')}</p>
      {state?.isValid === false && (
        <button type="button" className="to-mend" title={say('unsound')} onClick={editor.showProblems}>
          {say(errors === 1 ? 'toMendOne' : 'toMend', { count: errors })}
        </button>
      )}
      <button
        type="button"
        className="sign"
        aria-label={say('undo')}
        title={say('undo')}
        disabled={state?.canUndo !== true}
        onClick={() => void editor.undo()}
      >
        ↶
      </button>
      <button
        type="button"
        className="sign"
        aria-label={say('redo')}
        title={say('redo')}
        disabled={state?.canRedo !== true}
        onClick={() => void editor.redo()}
      >
        ↷
      </button>
      <button type="button" disabled={!isUnsaved} onClick={onChanges}>
        {say('whatChanges')}
      </button>
      <button type="button" className="primary" disabled={!canSave} title={say('saveKey')} onClick={() => void editor.save()}>
        {say('save')}
      </button>
    </div>
  )
}

/** So many cities are named. */
const mostNamed = 5

/** What a person must know before going on. */
const Banners = ({ editor, say }: Pick<BarProps, 'editor' | 'say'>) => {
  const { state } = editor
  const broken = state?.cities.broken ?? []
  const [isRead, setIsRead] = useState(false)
  const [conflict, setConflict] = useState<string | null>(null)
  return (
    <>
      {/* Beside the page it stands where the value is. */}
      {editor.trouble !== '' && editor.view !== 'page' && (
        <p className="banner banner--fault" role="alert">
          {say('failed')} {editor.trouble}
        </p>
      )}
      {state?.isRestored === true && !isRead && (
        <p className="banner">
          {say('restored')}{' '}
          <button type="button" className="link" onClick={() => setIsRead(true)}>
            {say('isRead')}
          </button>
        </p>
      )}
      {broken.length > 0 && (
        <div role="alert" className="banner banner--fault">
          <details open>
            <summary>{broken.length === 1 ? say('breaksCity') : say('breaksCities', { count: broken.length })}</summary>
            <ul>
              {broken.slice(0, mostNamed).map(({ config, problem }) => (
                <li key={config}>
                  <button type="button" className="link" onClick={() => void editor.choose(config)}>
                    {shortName(config, state?.configs ?? [])}
                  </button>
                  {' · '}
                  {problem.message} ({problem.file}:{problem.line})
                </li>
              ))}
            </ul>
          </details>
        </div>
      )}
      {state?.conflicts.map(file => (
        <p key={file} className="banner banner--fault" role="alert">
          {file} {say('conflict')}{' '}
          <button type="button" onClick={() => setConflict(file)}>
            {say('seeBoth')}
          </button>
        </p>
      ))}
      {conflict !== null && <MergeDialog file={conflict} editor={editor} say={say} onClose={() => setConflict(null)} />}
    </>
  )
}

export const TopBar = (props: BarProps) => {
  const { editor, say } = props
  const { state } = editor
  return (
    <header className="bar">
      <h1>Townsite</h1>
      {(state?.configs.length ?? 0) > 1 && (
        <label>
          <span className="hidden">{say('site')}</span>
          <select value={state?.config} onChange={event => void editor.choose(event.target.value)}>
            {state?.configs.map(config => (
              <option key={config} value={config}>
                {shortName(config, state.configs)}
              </option>
            ))}
          </select>
        </label>
      )}
      <ViewNav editor={editor} say={say} />
      <div className="at-hand">
        <Saving {...props} />
        <Banners editor={editor} say={say} />
      </div>
    </header>
  )
}
