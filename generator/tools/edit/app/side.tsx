/** What stands beside the page: all that it says, the settings, the search, the problems. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { PagePiece, Path, Problem } from '../protocol.ts'
import { FieldPanel, Levels } from './field-panel.tsx'
import { ConfigForm } from './forms/config-form.tsx'
import { SectionList } from './forms/section-list.tsx'
import { Search } from './search.tsx'
import { useChecked } from './use-checked.ts'
import type { Editor, FilePlace } from './use-editor.ts'
import type { Tab } from './use-panel.ts'
import { WidgetSceneProvider } from './widgets/registry.tsx'
import { type EditorLanguage, languages, type Say, trailOf } from './words.ts'

interface SideProps {
  readonly editor: Editor
  readonly say: Say
  readonly languageNames: ReadonlyMap<string, string>
}

interface OwnLanguage {
  readonly language: EditorLanguage
  readonly onLanguage: (language: EditorLanguage) => void
}

/** What a piece is, by the last keys of what it comes from. */
const nameOf = (say: Say, { paths: [path = []] }: PagePiece, languages: readonly string[]): string =>
  say.called(path.filter(step => !languages.includes(String(step))))

/** Attributes that nobody reads: addresses, sizes and lines of drawings are made of values too. */
const unread = /^(href|src|srcset|d|class|id|data-open|data-except)$/

const PageList = ({ editor, say }: SideProps) => {
  const languages = editor.state?.languages.map(({ code }) => code) ?? []
  const read = editor.pieces.filter(({ part, text }) => !unread.test(String(part)) && /[\p{L}\p{N}]/u.test(text))
  // What is said three times, on the page and to those who share it, is one value.
  const told = [...new Map(read.map(piece => [JSON.stringify([piece.paths[0], piece.text]), piece])).values()]
  return (
    <section>
      <p className="help">{say('pointAtIt')}</p>
      <h2>{say('onThisPage')}</h2>
      <ul className="pieces">
        {told.map(piece => (
          <li key={`${piece.element} ${piece.part}`}>
            <button type="button" onClick={() => editor.openPieces([piece])}>
              <small>{nameOf(say, piece, languages)}</small> {piece.text.trim()}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ProblemListProps {
  readonly problems: readonly Problem[]
  readonly say: Say
  readonly languageNames: ReadonlyMap<string, string>
  readonly onGo: (path: Path) => void
  readonly onShow: (place: FilePlace) => void
}

const ProblemList = ({ problems, say, languageNames, onGo, onShow }: ProblemListProps) => (
  <ul className="problems">
    {problems.map(problem => (
      <li key={`${problem.code} ${problem.file} ${problem.line} ${problem.message}`} data-severity={problem.severity}>
        <b>{problem.message}</b>
        <p>{problem.hint}</p>
        {problem.path === null && problem.line > 0 ? (
          <button type="button" className="link" onClick={() => onShow(problem)}>
            {problem.file}:{problem.line}
          </button>
        ) : problem.path === null ? (
          <small>
            {problem.code} {problem.file}
          </small>
        ) : (
          <button type="button" className="link" onClick={() => onGo(problem.path ?? [])}>
            {trailOf(say, languageNames, problem.path)}
          </button>
        )}
      </li>
    ))}
  </ul>
)

const Problems = ({ editor, say, languageNames }: SideProps) => {
  const own = editor.state?.problems ?? []
  const { checked, check } = useChecked(editor.state?.config)
  const isBusy = checked?.isWhole === false
  const more = (checked?.problems ?? []).filter(
    one => !own.some(({ code, line, message }) => code === one.code && line === one.line && message === one.message),
  )
  return (
    <section>
      {editor.state?.isValid === false && <p className="help">{say('unsound')}</p>}
      {own.length === 0 && more.length === 0 && <p>{say(checked?.isWhole === true ? 'noProblems' : 'noMistakes')}</p>}
      <ProblemList
        say={say}
        languageNames={languageNames}
        problems={[...own, ...more]}
        onGo={path => void editor.go(path)}
        onShow={editor.showInFile}
      />
      {isBusy && checked.of > 0 && (
        <p className="note" role="status">
          {say('lookedAt', { looked: checked.looked, of: checked.of })}
        </p>
      )}
      <button type="button" disabled={isBusy} onClick={() => void check()}>
        {say(isBusy ? 'checking' : 'checkAll')}
      </button>
    </section>
  )
}

const Settings = ({ editor, say, languageNames, at, onAt }: SideProps & { readonly at: Path; readonly onAt: (path: Path) => void }) => {
  const { state, level } = editor
  if (at.length === 0) return <SectionList sections={state?.sections ?? []} say={say} onGo={onAt} />
  const levels = state?.levels ?? []
  return (
    <>
      {at.length === 1 && (
        <button type="button" className="link" onClick={() => onAt([])}>
          ← {say('back')}
        </button>
      )}
      {levels.length > 1 && <Levels say={say} levels={levels} level={level} onLevel={editor.setLevel} />}
      <ConfigForm
        path={at}
        say={say}
        languageNames={languageNames}
        age={editor.age}
        level={level}
        pages={editor.pages}
        faults={editor.faults}
        onType={editor.type}
        onChange={editor.change}
        onTake={editor.takeAway}
        onGo={onAt}
      />
    </>
  )
}

const Opened = ({ editor, say, languageNames }: SideProps) => {
  const { field, around } = editor
  if (field === null) return null
  const others = around.filter(path => JSON.stringify(path.slice(0, field.path.length)) !== JSON.stringify(field.path))
  return (
    <div className="opened">
      <button type="button" className="link" onClick={editor.back}>
        ← {say('back')}
      </button>
      <FieldPanel
        key={field.key}
        field={field}
        asked={editor.asked}
        say={say}
        languageNames={languageNames}
        levels={editor.state?.levels ?? []}
        level={editor.level}
        faults={editor.faults}
        says={editor.says}
        pages={editor.pages}
        page={editor.page}
        onPage={editor.setPage}
        onLevel={editor.setLevel}
        onType={editor.type}
        onChange={(value, next) => void editor.change({ kind: 'set', path: value.path, value: next })}
        onGo={path => void editor.go(path)}
        onGiveBack={path => void editor.giveBack(path)}
        onShow={editor.showInFile}
      />
      {others.length > 0 && (
        <section>
          <h3>{say('alsoHere')}</h3>
          <ul className="leads">
            {others.map(path => (
              <li key={JSON.stringify(path)}>
                <button type="button" onClick={() => void editor.go(path)}>
                  {trailOf(say, languageNames, path)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const none: readonly Problem[] = []

const tabs: readonly Tab[] = ['page', 'settings', 'search', 'problems']

/** What is opened is seen from its beginning; where the panel stands below the page, the page makes way for it. */
const useArrival = (place: string, page: string, isOpened: boolean) => {
  const body = useRef<HTMLDivElement>(null)
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    body.current?.scrollTo(0, 0)
    if (matchMedia('(max-width: 60rem)').matches) body.current?.parentElement?.scrollIntoView({ block: isOpened ? 'start' : 'nearest' })
  }, [place, isOpened])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is looked at from its top
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [page])
  return body
}

export const Side = (props: SideProps & OwnLanguage) => {
  const { editor, say, languageNames, language, onLanguage } = props
  const git = editor.state?.git ?? null
  const [at, setAt] = useState<Path>([])
  const { age, change, tab } = editor
  const body = useArrival(JSON.stringify([tab, at, editor.field?.key]), editor.page, editor.field !== null)
  const problems = editor.state?.problems ?? none
  const scene = useMemo(() => ({ say, languageNames, age, problems, onChange: change }), [say, languageNames, age, problems, change])
  const count = problems.length
  return (
    <aside className="side">
      <nav className="tabs">
        {tabs.map(one => (
          <button
            key={one}
            type="button"
            aria-current={one === tab && editor.field === null ? 'page' : undefined}
            onClick={() => {
              editor.close()
              editor.setTab(one)
              setAt([])
            }}
          >
            {say(one)}
            {one === 'problems' && count > 0 && <span className="count">{count}</span>}
          </button>
        ))}
      </nav>
      <div className="side__body" ref={body}>
        <WidgetSceneProvider value={scene}>
          {editor.trouble !== '' && (
            <p className="fault" role="alert">
              {say('failed')} {editor.trouble}
            </p>
          )}
          {editor.field !== null ? (
            <Opened {...props} />
          ) : tab === 'page' ? (
            <PageList {...props} />
          ) : tab === 'settings' ? (
            <Settings {...props} at={at} onAt={setAt} />
          ) : tab === 'search' ? (
            <Search
              {...props}
              onSection={path => {
                setAt(path)
                editor.setTab('settings')
              }}
            />
          ) : (
            <Problems {...props} />
          )}
        </WidgetSceneProvider>
      </div>
      <footer className="foot">
        <label>
          <span className="hidden">{say('editorLanguage')}</span>
          <select value={language} onChange={event => onLanguage(event.target.value === 'fr' ? 'fr' : 'en')}>
            {Object.entries(languages).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="always">
          <input type="checkbox" checked={editor.savesAlways} onChange={event => editor.setSavesAlways(event.target.checked)} />
          {say('saveAlways')}
        </label>
        {git !== null && (
          <p className="git" title={say('gitState')}>
            git: {git}
          </p>
        )}
      </footer>
    </aside>
  )
}
