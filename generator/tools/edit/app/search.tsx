/** Search in the texts of the site, in all its languages, and in the sections of the config. */
import { useEffect, useRef, useState } from 'react'
import type { Hit, Path, State } from '../protocol.ts'
import { call } from './client.ts'
import { SearchField } from './components.tsx'
import { useEditor } from './editor-state.ts'
import { keyOf } from './panel-state.ts'
import { type Texts, trailOf, useTexts } from './texts.ts'

/** Sections whose label or summary contains a text of at least three characters. */
export const matchingSections = (t: Texts, sections: State['sections'], text: string): State['sections'] => {
  const wanted = text.trim().toLocaleLowerCase()
  if (wanted.length < 3) return []
  return sections.filter(({ key }) => `${t.label([key])} ${t.summary([key])}`.toLocaleLowerCase().includes(wanted))
}

interface SectionListProps {
  readonly sections: State['sections']
  readonly onGo: (path: Path) => void
}

export const SectionList = ({ sections, onGo }: SectionListProps) => {
  const t = useTexts()
  return (
    <ul className="sections">
      {sections.map(({ key, isThere }) => (
        <li key={key} data-there={isThere}>
          <button type="button" onClick={() => onGo([key])}>
            <b>{t.label([key])}</b> {!isThere && <em>{t('notSet')}</em>}
            <small>{t.summary([key])}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Characters that are shown before and after a match. */
const context = 60

const Excerpt = ({ text, wanted }: { readonly text: string; readonly wanted: string }) => {
  const match = text.toLocaleLowerCase().indexOf(wanted.trim().toLocaleLowerCase())
  if (match < 0) return text.slice(0, 2 * context)
  const end = match + wanted.trim().length
  const start = match <= context ? 0 : text.indexOf(' ', match - context) + 1
  return (
    <>
      {start > 0 && '… '}
      {text.slice(Math.min(start, match), match)}
      <mark>{text.slice(match, end)}</mark>
      {text.slice(end, end + context)}
      {end + context < text.length && '…'}
    </>
  )
}

export const Search = ({ onSection }: { readonly onSection: (path: Path) => void }) => {
  const t = useTexts()
  const { state, languageNames, searchText: text, setSearchText, go } = useEditor()
  const sections = matchingSections(t, state?.sections ?? [], text)
  const [found, setFound] = useState<{ readonly text: string; readonly hits: readonly Hit[] }>({ text: '', hits: [] })
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  useEffect(() => {
    const timer = setTimeout(() => void call('search', { text }).then(hits => setFound({ text, hits })), 150)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <section>
      <SearchField ref={input} label={t('searchFor')} text={text} onText={setSearchText} />
      {text === '' && <p className="help">{t('searchHelp')}</p>}
      {text !== '' && found.text === text && found.hits.length === 0 && sections.length === 0 && <p role="status">{t('nothingFound')}</p>}
      {sections.length > 0 && <SectionList sections={sections} onGo={onSection} />}
      <ul className="pieces">
        {found.hits.map(({ path, names, text: whole }) => (
          <li key={keyOf(path)}>
            <button type="button" onClick={() => void go(path)}>
              <small>{trailOf(t, languageNames, path, names)}</small>
              <Excerpt text={t.plain(whole)} wanted={found.text} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
