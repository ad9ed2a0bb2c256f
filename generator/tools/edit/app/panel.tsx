/** The panel next to the page: its texts, the settings, the search and the problems. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PagePiece, Path, Problem } from '../protocol.ts'
import type { Calls } from '../server/api.ts'
import { call } from './client.ts'
import { BackButton, ErrorText, LinkList } from './components.tsx'
import { useEditor } from './editor-state.ts'
import { FieldPanel, Levels } from './field-panel.tsx'
import { ConfigForm } from './forms/config-form.tsx'
import { keyOf, type Tab } from './panel-state.ts'
import { Search, SectionList } from './search.tsx'
import { languages, trailOf, useTexts } from './texts.ts'

/** Attributes that visitors do not read but that are made from values too. */
const unread = /^(href|src|srcset|d|class|id|data-clock)$/

const PageTexts = () => {
  const t = useTexts()
  const { languageNames, pieces, openPieces } = useEditor()
  const read = pieces.filter(({ part, text }) => !unread.test(String(part)) && /[\p{L}\p{N}]/u.test(text))
  // A value is listed once, also if the page and its metadata contain it, or a part of it, several times.
  const isPart = (piece: PagePiece, other: PagePiece): boolean =>
    keyOf(other.paths[0] ?? []) === keyOf(piece.paths[0] ?? []) && other.text.includes(piece.text)
  const distinct = read.filter((piece, index) => !read.slice(0, index).some(other => isPart(piece, other)))
  return (
    <section>
      <p className="help">{t('clickOnPage')}</p>
      <h2>{t('onThisPage')}</h2>
      <ul className="pieces">
        {distinct.map(piece => (
          <li key={`${piece.element} ${piece.part}`}>
            <button type="button" onClick={() => openPieces([piece])}>
              <small>{t.label((piece.paths[0] ?? []).filter(step => !languageNames.has(String(step))))}</small> {piece.text.trim()}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const ProblemItem = ({ problem: { severity, message, hint, code, file, line, path } }: { readonly problem: Problem }) => {
  const t = useTexts()
  const { languageNames, go, showInFile } = useEditor()
  return (
    <li data-severity={severity}>
      <b>{message}</b>
      <p>{hint}</p>
      {path !== null ? (
        <button type="button" className="link" onClick={() => void go(path)}>
          {trailOf(t, languageNames, path)}
        </button>
      ) : line > 0 ? (
        <button type="button" className="link" onClick={() => showInFile({ file, line })}>
          {file}:{line}
        </button>
      ) : (
        <small>
          {code} {file}
        </small>
      )}
    </li>
  )
}

/** The result of the last check of the saved site, which grows while pages are checked. */
const useChecked = (config: string | undefined) => {
  const [checked, setChecked] = useState<ReturnType<Calls['checked']>>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each config has its own result
  useEffect(() => void call('checked', {}).then(setChecked), [config])
  useEffect(() => {
    if (checked?.isWhole !== false) return
    const timer = setTimeout(() => void call('checked', {}).then(setChecked), 400)
    return () => clearTimeout(timer)
  }, [checked])
  return { checked, check: useCallback(() => call('check', {}).then(setChecked), []) }
}

const Problems = () => {
  const t = useTexts()
  const { state, problems } = useEditor()
  const { checked, check } = useChecked(state?.config)
  const isBusy = checked?.isWhole === false
  const isSame = (a: Problem, b: Problem): boolean => a.code === b.code && a.line === b.line && a.message === b.message
  const found = (checked?.problems ?? []).filter(one => !problems.some(other => isSame(one, other)))
  return (
    <section>
      {state?.isValid === false && <p className="help">{t('notSavedUntilFixed')}</p>}
      {problems.length === 0 && found.length === 0 && <p>{t(checked?.isWhole === true ? 'noProblems' : 'configIsValid')}</p>}
      <ul className="problems">
        {[...problems, ...found].map(problem => (
          <ProblemItem key={`${problem.code} ${problem.file} ${problem.line} ${problem.message}`} problem={problem} />
        ))}
      </ul>
      {isBusy && checked.of > 0 && (
        <p className="note" role="status">
          {t('pagesChecked', { looked: checked.looked, of: checked.of })}
        </p>
      )}
      <button type="button" disabled={isBusy} onClick={() => void check()}>
        {t(isBusy ? 'checking' : 'checkAll')}
      </button>
    </section>
  )
}

interface SettingsProps {
  readonly path: Path
  readonly onGo: (path: Path) => void
}

const Settings = ({ path, onGo }: SettingsProps) => {
  const { state } = useEditor()
  if (path.length === 0) return <SectionList sections={state?.sections ?? []} onGo={onGo} />
  return (
    <>
      {path.length === 1 && <BackButton onClick={() => onGo([])} />}
      <Levels />
      <ConfigForm path={path} onGo={onGo} />
    </>
  )
}

/** The field that was opened, and the other values of the piece that was clicked. */
const Opened = () => {
  const t = useTexts()
  const { field, related, languageNames, back, go } = useEditor()
  if (field === null) return null
  const others = related.filter(path => keyOf(path.slice(0, field.path.length)) !== keyOf(field.path))
  return (
    <div className="opened">
      <BackButton onClick={back} />
      <FieldPanel key={field.key} field={field} />
      {others.length > 0 && (
        <section>
          <h3>{t('otherValues')}</h3>
          <LinkList items={others} keyOf={keyOf} content={path => trailOf(t, languageNames, path)} onOpen={path => void go(path)} />
        </section>
      )}
    </div>
  )
}

/** Scrolls to the start of what was opened. On a narrow screen, where the panel is below the page, the window scrolls to the panel. */
const useScrollToStart = (opened: string, page: string, isField: boolean) => {
  const body = useRef<HTMLDivElement>(null)
  const before = useRef(opened)
  useEffect(() => {
    if (before.current === opened) return
    before.current = opened
    body.current?.scrollTo(0, 0)
    if (matchMedia('(max-width: 60rem)').matches) body.current?.parentElement?.scrollIntoView({ block: isField ? 'start' : 'nearest' })
  }, [opened, isField])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is shown from its top
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [page])
  return body
}

const Footer = () => {
  const t = useTexts()
  const { state, language, setLanguage, savesAlways, setSavesAlways } = useEditor()
  return (
    <footer className="foot">
      <label>
        <span className="hidden">{t('editorLanguage')}</span>
        <select value={language} onChange={event => setLanguage(event.target.value === 'fr' ? 'fr' : 'en')}>
          {Object.entries(languages).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="always">
        <input type="checkbox" checked={savesAlways} onChange={event => setSavesAlways(event.target.checked)} />
        {t('saveAlways')}
      </label>
      {state !== null && state.git !== null && (
        <p className="git" title={t('gitState')}>
          git: {state.git}
        </p>
      )}
    </footer>
  )
}

const tabs: readonly Tab[] = ['page', 'settings', 'search', 'problems']

export const Panel = () => {
  const t = useTexts()
  const { tab, setTab, field, page, problems, trouble, close } = useEditor()
  const [settingsPath, setSettingsPath] = useState<Path>([])
  const body = useScrollToStart(JSON.stringify([tab, settingsPath, field?.key]), page, field !== null)
  return (
    <aside className="side">
      <nav className="tabs">
        {tabs.map(other => (
          <button
            key={other}
            type="button"
            aria-current={other === tab && field === null ? 'page' : undefined}
            onClick={() => {
              close()
              setTab(other)
              setSettingsPath([])
            }}
          >
            {t(other)}
            {other === 'problems' && problems.length > 0 && <span className="count">{problems.length}</span>}
          </button>
        ))}
      </nav>
      <div className="side__body" ref={body}>
        <ErrorText messages={trouble === '' ? [] : [trouble]} />
        {field !== null ? (
          <Opened />
        ) : tab === 'page' ? (
          <PageTexts />
        ) : tab === 'settings' ? (
          <Settings path={settingsPath} onGo={setSettingsPath} />
        ) : tab === 'search' ? (
          <Search
            onSection={path => {
              setSettingsPath(path)
              setTab('settings')
            }}
          />
        ) : (
          <Problems />
        )}
      </div>
      <Footer />
    </aside>
  )
}
