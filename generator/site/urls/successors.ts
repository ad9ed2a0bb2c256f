/** Suggests which page replaces a lost URL. The owner reviews the suggestions before they are written. */
import { nearest } from '../messages/suggest.ts'
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'

export interface UrlContext {
  /** New URLs: pages, and old URLs that redirect to one. */
  readonly added: readonly UrlPath[]
  readonly pages: readonly UrlPath[]
  /** The target of a redirect. */
  readonly target: (path: string) => UrlPath | AbsoluteUrl | undefined
  /** Known moves: a segment that was renamed in one of them may have been renamed in other URLs too. */
  readonly known: ReadonlyMap<UrlPath, UrlPath>
  /** Pages whose old URL is already known, so they are less likely candidates. */
  readonly taken: ReadonlySet<string>
}

const segments = (path: string): readonly string[] => path.split('/').slice(1)

/** The index of the only segment in which two paths of the same depth differ. */
const difference = (from: readonly string[], to: readonly string[]): number | undefined => {
  if (from.length !== to.length) return undefined
  const places = from.flatMap((segment, index) => (segment === to[index] ? [] : [index]))
  return places.length === 1 ? places[0] : undefined
}

interface Candidate {
  readonly path: UrlPath
  /** The segment that differs. */
  readonly was: string
  readonly is: string
}

/** New pages whose path differs in one segment. */
const candidatesOf = (from: UrlPath, { added, taken }: UrlContext): readonly Candidate[] => {
  const parts = segments(from)
  const candidates = added.flatMap((path): readonly Candidate[] => {
    const place = difference(parts, segments(path))
    return place === undefined ? [] : [{ path, was: parts[place] ?? '', is: segments(path)[place] ?? '' }]
  })
  const free = candidates.filter(({ path }) => !taken.has(path))
  return free.length > 0 ? free : candidates
}

/** The candidate whose segment shares most words with the old one, otherwise the most similar one. */
const likeliest = (candidates: readonly Candidate[]): UrlPath | undefined => {
  const [first] = candidates
  const words = (slug: string): readonly string[] => slug.split('-')
  const shared = (slug: string, was: string): number => words(slug).filter(word => words(was).includes(word)).length
  const best = candidates.toSorted((a, b) => shared(b.is, b.was) - shared(a.is, a.was))[0]
  if (best !== undefined && shared(best.is, best.was) > 0) return best.path
  const near = nearest(
    first?.was ?? '',
    candidates.map(candidate => candidate.is),
  )
  return candidates.find(candidate => candidate.is === near)?.path ?? first?.path
}

/** The nearest parent path that is a page or redirects to one. */
const above = (from: UrlPath, { pages, target }: UrlContext): UrlPath => {
  const isPage = new Set<string>(pages)
  for (let parts = segments(from).slice(0, -1); parts.length > 0; parts = parts.slice(0, -1)) {
    const path: UrlPath = `/${parts.join('/')}`
    const to = isPage.has(path) ? path : target(path)
    // The path of a page, since it is in `pages`.
    if (to !== undefined && isPage.has(to)) return to as UrlPath
  }
  return pages[0] ?? '/'
}

/** Renamed segments, from moves in which one segment differs. */
const renamings = (moves: ReadonlyMap<UrlPath, UrlPath>): ReadonlyMap<string, string> =>
  new Map(
    [...moves].flatMap(([from, to]) => {
      const [old, now] = [segments(from), segments(to)]
      const place = difference(old, now)
      return place === undefined ? [] : [[old[place] ?? '', now[place] ?? ''] as const]
    }),
  )

/** The most likely replacement of each lost URL. */
export const successors = (lost: readonly UrlPath[], around: UrlContext): ReadonlyMap<UrlPath, UrlPath> => {
  const isPage = new Set<string>(around.pages)
  const chosen = (choose: (from: UrlPath) => UrlPath | undefined): ReadonlyMap<UrlPath, UrlPath> =>
    new Map(
      lost.flatMap(from => {
        const to = choose(from)
        return to === undefined ? [] : [[from, to] as const]
      }),
    )
  const candidates = new Map(lost.map(from => [from, candidatesOf(from, around)]))
  const sole = chosen(from => (candidates.get(from)?.length === 1 ? candidates.get(from)?.[0]?.path : undefined))
  const guessed = chosen(from => likeliest(candidates.get(from) ?? []))
  /** The page whose path results from renaming the segments. */
  const translated = (from: UrlPath, names: ReadonlyMap<string, string>): UrlPath | undefined => {
    const to: UrlPath = `/${segments(from)
      .map(segment => names.get(segment) ?? segment)
      .join('/')}`
    return isPage.has(to) && to !== from ? to : undefined
  }
  /** The page that a path redirects to, or the path itself if it is a page. */
  const landing = (path: UrlPath | undefined): UrlPath | undefined => {
    const to = path === undefined || isPage.has(path) ? path : around.target(path)
    // The path of a page, as above.
    return to !== undefined && isPage.has(to) ? (to as UrlPath) : undefined
  }
  const known = renamings(around.known)
  const sure = new Map([...renamings(sole), ...known])
  const renamed = new Map([...renamings(guessed), ...sure])
  // From certain to likely.
  return new Map(
    lost.map(from => [
      from,
      translated(from, known) ??
        landing(sole.get(from)) ??
        translated(from, sure) ??
        landing(guessed.get(from)) ??
        translated(from, renamed) ??
        above(from, around),
    ]),
  )
}
