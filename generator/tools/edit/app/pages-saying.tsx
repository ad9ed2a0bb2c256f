/** Where a value is read: how many pages, which, and the way to one of them. */
import { useMemo } from 'react'
import type { PageLink } from '../protocol.ts'
import type { Say } from './words.ts'

interface PagesSayingProps {
  /** Addresses of the pages that say the value. */
  readonly said: readonly string[]
  readonly pages: readonly PageLink[]
  /** Address of the page that is shown. */
  readonly page: string
  readonly say: Say
  readonly onPage: (path: string) => void
}

/** So many are listed. */
const listed = 50

export const PagesSaying = ({ said, pages, page, say, onPage }: PagesSayingProps) => {
  const known = useMemo(() => new Map(pages.map(one => [one.path, one])), [pages])
  if (said.length === 0) return null
  const language = known.get(page)?.language
  const first = said.find(path => known.get(path)?.language === language) ?? said[0] ?? page
  return (
    <section className="saying">
      {!said.includes(page) && (
        <button type="button" onClick={() => onPage(first)}>
          {say('seeOnPage')}
        </button>
      )}
      <details>
        <summary>{said.length === 1 ? say('usedOnOne') : say('usedOn', { count: said.length })}</summary>
        <ul className="leads">
          {said.slice(0, listed).map(path => (
            <li key={path}>
              <button type="button" aria-current={path === page ? 'page' : undefined} onClick={() => onPage(path)}>
                {known.get(path)?.title ?? path}
              </button>
            </li>
          ))}
        </ul>
        {said.length > listed && <p className="note">{say('andMore', { count: said.length - listed })}</p>}
      </details>
    </section>
  )
}
