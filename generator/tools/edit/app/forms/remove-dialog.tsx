/** Asks before something is removed, and shows what would be removed with it and which redirects its URLs get. */
import { useEffect, useState } from 'react'
import type { Change } from '../../protocol.ts'
import type { Removal, Successor } from '../../server/removal.ts'
import { call } from '../client.ts'
import { ErrorText, ModalDialog, shortened } from '../components.tsx'
import { useEditor } from '../editor-state.ts'
import { useTexts } from '../texts.ts'

type RedirectMode = 'nearest' | 'page' | 'none'

/** At most this many entries of a list are shown. */
const listed = 200

const Names = ({ title, names }: { readonly title: string; readonly names: readonly string[] }) =>
  names.length === 0 ? null : (
    <details className="goes" open={names.length <= 6}>
      <summary>{title}</summary>
      <ul>
        {[...new Set(names)].slice(0, listed).map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  )

const Consequences = ({ removal: { pages, linkedFrom, references, problems } }: { readonly removal: Removal }) => {
  const t = useTexts()
  const links = linkedFrom.length
  return (
    <>
      {pages.length + links + references.length + problems.length === 0 && <p>{t('removesNothingElse')}</p>}
      <Names
        title={t(pages.length === 1 ? 'removesPage' : 'removesPages', { count: pages.length })}
        names={pages.map(({ title, path }) => `${title} (${path})`)}
      />
      <Names title={t(links === 1 ? 'removesLink' : 'removesLinks', { count: links })} names={linkedFrom} />
      <Names title={t('removesReferences')} names={references.map(({ path, names }) => t.breadcrumb(path, names))} />
      <Names title={t('causesProblems')} names={problems.map(({ message }) => message)} />
    </>
  )
}

interface RedirectChoiceProps {
  readonly removal: Removal
  readonly mode: RedirectMode
  /** Path of the page that all URLs redirect to in the mode `page`. */
  readonly target: string
  readonly redirects: readonly Successor[]
  readonly onMode: (mode: RedirectMode) => void
  readonly onTarget: (path: string) => void
}

const RedirectChoice = ({ removal, mode, target, redirects, onMode, onTarget }: RedirectChoiceProps) => {
  const t = useTexts()
  const { pages } = useEditor()
  const count = removal.successors.length
  const option = (value: RedirectMode, label: string) => (
    <label>
      <input type="radio" name="way" checked={mode === value} onChange={() => onMode(value)} /> {label}
    </label>
  )
  return (
    <fieldset className="levels">
      <legend>{t(count === 1 ? 'redirectUrl' : 'redirectUrls', { count })}</legend>
      {option('nearest', t('redirectToNearest'))}
      {option('page', t('redirectToPage'))}
      <select
        aria-label={t('redirectToPage')}
        value={target}
        onChange={event => {
          onTarget(event.target.value)
          onMode('page')
        }}
      >
        {pages
          .filter(({ path }) => removal.pages.every(removed => removed.path !== path))
          .map(({ path, title }) => (
            <option key={path} value={path}>
              {shortened(title, 50)}
            </option>
          ))}
      </select>
      {option('none', t('doNotRedirect'))}
      {redirects.length > 0 && (
        <ul className="redirect-list">
          {redirects.slice(0, listed).map(({ from, to }) => (
            <li key={from}>
              <code>{from}</code> <span>{t('redirectsTo')}</span> <code>{to}</code>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

interface RemoveDialogProps {
  readonly change: Change
  readonly name: string
  readonly onClose: () => void
}

export const RemoveDialog = ({ change, name, onClose }: RemoveDialogProps) => {
  const t = useTexts()
  const { level, pages, removeWithRedirects } = useEditor()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const [trouble, setTrouble] = useState('')
  const [mode, setMode] = useState<RedirectMode>('nearest')
  const [target, setTarget] = useState(pages[0]?.path ?? '/')
  const key = JSON.stringify(change)
  useEffect(() => {
    void call('removal', { change: JSON.parse(key) as Change, level }).then(setRemoval, (error: Error) => setTrouble(error.message))
  }, [key, level])
  const nearest = removal?.successors ?? []
  const redirects = mode === 'none' ? [] : mode === 'page' ? nearest.map(({ from }) => ({ from, to: target })) : nearest
  return (
    <ModalDialog title={t('removeTitle', { name })} onClose={onClose}>
      {close => (
        <>
          <ErrorText messages={[trouble]} />
          {removal === null && trouble === '' && <p role="status">{t('findingConsequences')}</p>}
          {removal !== null && <Consequences removal={removal} />}
          {removal !== null && nearest.length > 0 && (
            <RedirectChoice removal={removal} mode={mode} target={target} redirects={redirects} onMode={setMode} onTarget={setTarget} />
          )}
          <p className="note">{t('removeUndo')}</p>
          <p className="doing">
            <button
              type="button"
              className="primary"
              disabled={removal === null}
              onClick={() => void removeWithRedirects(change, redirects).then(close)}
            >
              {t('remove')}
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
