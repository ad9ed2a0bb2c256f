/** Words of the whole site, found in any language. */
import { useEffect, useRef, useState } from 'react'
import type { Hit, Path } from '../protocol.ts'
import { call } from './client.ts'
import { SectionList, sectionsCalled } from './forms/section-list.tsx'
import type { Editor } from './use-editor.ts'
import { type Say, trailOf } from './words.ts'

/** Signs that are shown before and after what was found. */
const around = 60

/** The words around the first place that was found. */
const Excerpt = ({ text, wanted }: { readonly text: string; readonly wanted: string }) => {
  const at = text.toLocaleLowerCase().indexOf(wanted.trim().toLocaleLowerCase())
  if (at < 0) return text.slice(0, 2 * around)
  const end = at + wanted.trim().length
  const start = at <= around ? 0 : text.indexOf(' ', at - around) + 1
  return (
    <>
      {start > 0 && '… '}
      {text.slice(Math.min(start, at), at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end, end + around)}
      {end + around < text.length && '…'}
    </>
  )
}

interface SearchProps {
  readonly editor: Editor
  readonly say: Say
  readonly languageNames: ReadonlyMap<string, string>
  readonly onSection: (path: Path) => void
}

export const Search = ({ editor, say, languageNames, onSection }: SearchProps) => {
  const { searched: text, setSearched: setText } = editor
  const sections = sectionsCalled(say, editor.state?.sections ?? [], text)
  const [found, setFound] = useState<{ readonly text: string; readonly hits: readonly Hit[] }>({ text: '', hits: [] })
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  useEffect(() => {
    const timer = setTimeout(() => void call('search', { text }).then(hits => setFound({ text, hits })), 150)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <section>
      <label className="entry">
        <span className="entry__label">{say('searchFor')}</span>
        <input ref={input} type="search" value={text} onChange={event => setText(event.target.value)} />
      </label>
      {text === '' && <p className="help">{say('searchHelp')}</p>}
      {text !== '' && found.text === text && found.hits.length === 0 && sections.length === 0 && <p role="status">{say('nothingFound')}</p>}
      {sections.length > 0 && <SectionList sections={sections} say={say} onGo={onSection} />}
      <ul className="pieces">
        {found.hits.map(({ path, names, text: whole }) => (
          <li key={JSON.stringify(path)}>
            <button type="button" onClick={() => void editor.go(path)}>
              <small>{trailOf(say, languageNames, path, names)}</small>
              <Excerpt text={whole} wanted={found.text} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
