/** Guesses which page took the place of an address; the owner reads them before they are written. */
import { nearest } from '../../catalogue/suggest.ts'
import type { AbsoluteUrl, UrlPath } from '../../model/url.ts'

export interface Surroundings {
  /** Addresses that came with the change: pages, and old addresses that lead to one. */
  readonly added: readonly UrlPath[]
  readonly pages: readonly UrlPath[]
  /** Where an address redirects to. */
  readonly target: (path: string) => UrlPath | AbsoluteUrl | undefined
}

const segments = (path: string): readonly string[] => path.split('/').slice(1)

/** Position of the one segment in which two addresses of the same depth differ. */
const difference = (from: readonly string[], to: readonly string[]): number | undefined => {
  if (from.length !== to.length) return undefined
  const places = from.flatMap((segment, index) => (segment === to[index] ? [] : [index]))
  return places.length === 1 ? places[0] : undefined
}

/** A new page that differs in one segment: a slug that was renamed. */
const renamed = (from: UrlPath, added: readonly UrlPath[]): UrlPath | undefined => {
  const parts = segments(from)
  const candidates = added.flatMap(path => {
    const place = difference(parts, segments(path))
    return place === undefined ? [] : [{ path, was: parts[place] ?? '', is: segments(path)[place] ?? '' }]
  })
  const [only] = candidates
  if (candidates.length === 1) return only?.path
  // Several were renamed at once: the one whose words are nearest.
  const words = (slug: string): readonly string[] => slug.split('-')
  const shared = (slug: string, was: string): number => words(slug).filter(word => words(was).includes(word)).length
  const best = candidates.toSorted((a, b) => shared(b.is, b.was) - shared(a.is, a.was))[0]
  if (best !== undefined && shared(best.is, best.was) > 0) return best.path
  const near = nearest(
    candidates[0]?.was ?? '',
    candidates.map(candidate => candidate.is),
  )
  return candidates.find(candidate => candidate.is === near)?.path ?? only?.path
}

/** The nearest address above it that is a page, or leads to one. */
const above = (from: UrlPath, { pages, target }: Surroundings): UrlPath => {
  const isPage = new Set<string>(pages)
  for (let parts = segments(from).slice(0, -1); parts.length > 0; parts = parts.slice(0, -1)) {
    const path: UrlPath = `/${parts.join('/')}`
    const to = isPage.has(path) ? path : target(path)
    // An address of another site is no page of this one.
    if (to !== undefined && isPage.has(to)) return to as UrlPath
  }
  return pages[0] ?? '/'
}

/** Segments that were renamed, as the moves of addresses that differ in one of them tell. */
const renamings = (moves: ReadonlyMap<UrlPath, UrlPath>): ReadonlyMap<string, string> =>
  new Map(
    [...moves].map(([from, to]) => {
      const [old, now] = [segments(from), segments(to)]
      const place = difference(old, now) ?? 0
      return [old[place] ?? '', now[place] ?? '']
    }),
  )

/** The page that most likely took the place of each lost address. */
export const successors = (lost: readonly UrlPath[], around: Surroundings): ReadonlyMap<UrlPath, UrlPath> => {
  const found = new Map(
    lost.flatMap(from => {
      const to = renamed(from, around.added)
      return to === undefined ? [] : [[from, to] as const]
    }),
  )
  const isNew = new Set<string>(around.added)
  const names = renamings(found)
  /** Several of its segments were renamed, each of which another address tells. */
  const renamedThroughout = (from: UrlPath): UrlPath | undefined => {
    const to: UrlPath = `/${segments(from)
      .map(segment => names.get(segment) ?? segment)
      .join('/')}`
    return isNew.has(to) ? to : undefined
  }
  const isPage = new Set<string>(around.pages)
  /** A redirect leads to a page, not to another redirect. */
  const landing = (path: UrlPath | undefined): UrlPath | undefined => {
    const to = path === undefined || isPage.has(path) ? path : around.target(path)
    // As above.
    return to !== undefined && isPage.has(to) ? (to as UrlPath) : undefined
  }
  return new Map(lost.map(from => [from, landing(found.get(from)) ?? landing(renamedThroughout(from)) ?? above(from, around)]))
}
