/** Finds removed and added pages that are the same page under a new URL. */
import { similarity } from '../compare-words.ts'
import type { PageView } from '../read/page.ts'
import type { SiteView } from '../read/site.ts'
import { pathOn } from './context.ts'
import { redirectsOf } from './site-files.ts'

/** The minimum share of common words for two pages to be the same page. */
const minSimilarity = 0.7

/** The maximum number of pairs of pages that are compared by their words. */
const maxPairs = 4_000

interface Candidate {
  readonly path: string
  readonly view: PageView
  /** Its own text, without header and footer. */
  readonly text: string
  /** Its versions in other languages. */
  readonly alternates: readonly string[]
}

const candidate =
  (site: SiteView) =>
  (path: string): Candidate => {
    const view = site.page(path)
    const alternates = view.alternates.flatMap(({ hreflang, href }) => {
      const alternate = pathOn(site.origin, href)
      return alternate === null || alternate === path || hreflang === 'x-default' ? [] : [`${hreflang} ${alternate}`]
    })
    const text = view.parts.filter(({ place, kind }) => place === 'main' && kind !== 'spoken').map(part => part.text)
    return { path, view, text: text.join('\n'), alternates }
  }

/** New path by old path. */
export const findMoves = (
  before: SiteView,
  after: SiteView,
  { removed, added }: { readonly removed: readonly string[]; readonly added: readonly string[] },
): ReadonlyMap<string, string> => {
  const moves = new Map<string, string>()
  const left = new Set(added)
  const addMove = (from: string, to: string): void => {
    moves.set(from, to)
    left.delete(to)
  }
  const redirects = redirectsOf(after)
  for (const path of removed) {
    const to = pathOn(after.origin, redirects.get(path)?.to ?? '')
    if (to !== null && left.has(to)) addMove(path, to)
  }
  const lost = removed.filter(path => !moves.has(path))
  if (lost.length === 0 || left.size === 0) return moves
  const [old, now] = [lost.map(candidate(before)), [...left].map(candidate(after))]
  const find = (fits: (was: Candidate, is: Candidate) => boolean): void => {
    for (const was of old) {
      if (moves.has(was.path)) continue
      const found = now.find(is => left.has(is.path) && is.view.language === was.view.language && fits(was, is))
      if (found !== undefined) addMove(was.path, found.path)
    }
  }
  find((was, is) =>
    was.alternates.some(alternate => is.alternates.includes(alternate) && !removed.includes(alternate.replace(/^\S+ /, ''))),
  )
  find((was, is) => was.text === is.text && was.text !== '')
  if (old.length * now.length <= maxPairs) find((was, is) => similarity(was.text, is.text) >= minSimilarity)
  return moves
}
