/** Guesses which page took the place of an address; the owner reads them before they are written. */
import { nearest } from '../messages/suggest.ts'
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'

export interface UrlContext {
  /** Addresses that came with the change: pages, and old addresses that lead to one. */
  readonly added: readonly UrlPath[]
  readonly pages: readonly UrlPath[]
  /** Where an address redirects to. */
  readonly target: (path: string) => UrlPath | AbsoluteUrl | undefined
  /** Pages that are known to have moved: what was renamed there was perhaps renamed elsewhere too. */
  readonly known: ReadonlyMap<UrlPath, UrlPath>
  /** Pages whose old addresses are known: less likely to be another’s. */
  readonly taken: ReadonlySet<string>
}

const segments = (path: string): readonly string[] => path.split('/').slice(1)

/** Position of the one segment in which two addresses of the same depth differ. */
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

/** New pages that differ in one segment: of them, one that was renamed. */
const candidatesOf = (from: UrlPath, { added, taken }: UrlContext): readonly Candidate[] => {
  const parts = segments(from)
  const all = added.flatMap((path): readonly Candidate[] => {
    const place = difference(parts, segments(path))
    return place === undefined ? [] : [{ path, was: parts[place] ?? '', is: segments(path)[place] ?? '' }]
  })
  const free = all.filter(({ path }) => !taken.has(path))
  return free.length > 0 ? free : all
}

/** Several were renamed at once: the one whose words are nearest. */
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

/** The nearest address above it that is a page, or leads to one. */
const above = (from: UrlPath, { pages, target }: UrlContext): UrlPath => {
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
    [...moves].flatMap(([from, to]) => {
      const [old, now] = [segments(from), segments(to)]
      const place = difference(old, now)
      return place === undefined ? [] : [[old[place] ?? '', now[place] ?? ''] as const]
    }),
  )

/** The page that most likely took the place of each lost address. */
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
  /** The page that its segments name when each has its new name. */
  const translated = (from: UrlPath, names: ReadonlyMap<string, string>): UrlPath | undefined => {
    const to: UrlPath = `/${segments(from)
      .map(segment => names.get(segment) ?? segment)
      .join('/')}`
    return isPage.has(to) && to !== from ? to : undefined
  }
  /** A redirect leads to a page, not to another redirect. */
  const landing = (path: UrlPath | undefined): UrlPath | undefined => {
    const to = path === undefined || isPage.has(path) ? path : around.target(path)
    // As above.
    return to !== undefined && isPage.has(to) ? (to as UrlPath) : undefined
  }
  const known = renamings(around.known)
  const sure = new Map([...renamings(sole), ...known])
  const all = new Map([...renamings(guessed), ...sure])
  // From what is certain to what is likely.
  return new Map(
    lost.map(from => [
      from,
      translated(from, known) ??
        landing(sole.get(from)) ??
        translated(from, sure) ??
        landing(guessed.get(from)) ??
        translated(from, all) ??
        above(from, around),
    ]),
  )
}
