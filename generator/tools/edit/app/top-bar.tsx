/** The top bar: which site and view are shown, and how changes are saved. */
import { useEffect, useRef, useState } from 'react'
import { shortName } from '../labels.ts'
import { IconButton } from './components.tsx'
import { useEditor } from './editor-state.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { type TextKey, useTexts } from './texts.ts'

interface TopBarProps {
  readonly views: readonly { readonly id: string; readonly label: TextKey }[]
  readonly onChanges: () => void
}

/** Saves with Ctrl+S or ⌘S, including the text that is being typed. */
const useSaveKey = (canSave: boolean, save: () => unknown): void => {
  const now = useRef({ canSave, save })
  now.current = { canSave, save }
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (!now.current.canSave) return
      const focused = document.activeElement
      if (focused instanceof HTMLElement) {
        focused.blur()
        focused.focus()
      }
      now.current.save()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

const Saving = ({ onChanges }: Pick<TopBarProps, 'onChanges'>) => {
  const t = useTexts()
  const { state, problems, isTyping, save, undo, redo, showProblems } = useEditor()
  const isUnsaved = isTyping || (state?.unsaved.length ?? 0) > 0
  const isInvalid = state?.isValid === false
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const canSave = isUnsaved && !isInvalid
  useSaveKey(canSave, save)
  return (
    <div className="saving">
      <p role="status">{t(isInvalid ? 'storedAsDraft' : isUnsaved ? 'unsaved' : 'saved')}</p>
      {isInvalid && (
        <button type="button" className="to-fix" title={t('notSavedUntilFixed')} onClick={showProblems}>
          {t(errors === 1 ? 'errorToFix' : 'errorsToFix', { count: errors })}
        </button>
      )}
      <IconButton className="sign" icon="↶" label={t('undo')} disabled={state?.canUndo !== true} onClick={() => void undo()} />
      <IconButton className="sign" icon="↷" label={t('redo')} disabled={state?.canRedo !== true} onClick={() => void redo()} />
      <button type="button" disabled={!isUnsaved} onClick={onChanges}>
        {t('whatChanges')}
      </button>
      <button type="button" className="primary" disabled={!canSave} title={t('saveKey')} onClick={() => void save()}>
        {t('save')}
      </button>
    </div>
  )
}

/** At most this many broken configs are listed. */
const listed = 5

const BrokenCities = () => {
  const t = useTexts()
  const { state, choose } = useEditor()
  const broken = state?.cities.broken ?? []
  if (broken.length === 0) return null
  return (
    <div role="alert" className="banner banner--fault">
      <details open>
        <summary>{broken.length === 1 ? t('breaksCity') : t('breaksCities', { count: broken.length })}</summary>
        <ul>
          {broken.slice(0, listed).map(({ config, problem }) => (
            <li key={config}>
              <button type="button" className="link" onClick={() => void choose(config)}>
                {shortName(config, state?.configs ?? [])}
              </button>
              {' · '}
              {problem.message} ({problem.file}:{problem.line})
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

/** Messages about the config as a whole. */
const Banners = () => {
  const t = useTexts()
  const { state, trouble, view } = useEditor()
  const [isDismissed, setIsDismissed] = useState(false)
  const [conflict, setConflict] = useState<string | null>(null)
  return (
    <>
      {/* The page view shows it in the panel. */}
      {trouble !== '' && view !== 'page' && (
        <p className="banner banner--fault" role="alert">
          {trouble}
        </p>
      )}
      {state?.isRestored === true && !isDismissed && (
        <p className="banner">
          {t('restored')}{' '}
          <button type="button" className="link" onClick={() => setIsDismissed(true)}>
            {t('dismiss')}
          </button>
        </p>
      )}
      <BrokenCities />
      {state?.conflicts.map(file => (
        <p key={file} className="banner banner--fault" role="alert">
          {file} {t('conflict')}{' '}
          <button type="button" onClick={() => setConflict(file)}>
            {t('compareVersions')}
          </button>
        </p>
      ))}
      {conflict !== null && <MergeDialog file={conflict} onClose={() => setConflict(null)} />}
    </>
  )
}

export const TopBar = ({ views, onChanges }: TopBarProps) => {
  const t = useTexts()
  const { state, view, setView, choose } = useEditor()
  return (
    <header className="bar">
      <h1>Townsite</h1>
      {(state?.configs.length ?? 0) > 1 && (
        <label>
          <span className="hidden">{t('chooseSite')}</span>
          <select value={state?.config} onChange={event => void choose(event.target.value)}>
            {state?.configs.map(config => (
              <option key={config} value={config}>
                {shortName(config, state.configs)}
              </option>
            ))}
          </select>
        </label>
      )}
      <nav className="views" aria-label={t('views')}>
        {views.map(({ id, label }) => (
          <button key={id} type="button" aria-current={id === view ? 'page' : undefined} onClick={() => setView(id)}>
            {t(label)}
          </button>
        ))}
      </nav>
      <div className="bar__status">
        <Saving onChanges={onChanges} />
        <Banners />
      </div>
    </header>
  )
}
