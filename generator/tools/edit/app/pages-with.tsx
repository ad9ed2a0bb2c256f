/** The pages that contain a value. */
import { useEffect, useMemo, useState } from 'react'
import type { Field, PageLink } from '../protocol.ts'
import { call } from './client.ts'
import type { Say } from './words.ts'

interface PagesWithProps {
  readonly field: Field
  readonly pages: readonly PageLink[]
  /** Path of the page that is shown. */
  readonly page: string
  readonly say: Say
  readonly onPage: (path: string) => void
}

/** At most so many are listed. */
const listed = 50

export const PagesWith = ({ field, pages, page, say, onPage }: PagesWithProps) => {
  const [found, setFound] = useState<readonly string[]>([])
  useEffect(() => {
    let isCurrent = true
    void call('pagesWith', { path: field.path }).then(paths => isCurrent && setFound(paths))
    return () => {
      isCurrent = false
    }
  }, [field])
  const known = useMemo(() => new Map(pages.map(one => [one.path, one])), [pages])
  if (found.length === 0) return null
  const language = known.get(page)?.language
  const first = found.find(path => known.get(path)?.language === language) ?? found[0] ?? page
  return (
    <section className="saying">
      {!found.includes(page) && (
        <button type="button" onClick={() => onPage(first)}>
          {say('seeOnPage')}
        </button>
      )}
      <details>
        <summary>{found.length === 1 ? say('usedOnOne') : say('usedOn', { count: found.length })}</summary>
        <ul className="leads">
          {found.slice(0, listed).map(path => (
            <li key={path}>
              <button type="button" aria-current={path === page ? 'page' : undefined} onClick={() => onPage(path)}>
                {known.get(path)?.title ?? path}
              </button>
            </li>
          ))}
        </ul>
        {found.length > listed && <p className="note">{say('andMore', { count: found.length - listed })}</p>}
      </details>
    </section>
  )
}
