/**
 * Finds the config values that each piece of a page comes from. The page is rendered again from texts that carry marks, and again for
 * each fact that it shows (hours, dates, figures), with that fact changed.
 */
import { build, type Site } from '../../../../site/build.ts'
import type { Config } from '../../../../site/config/schema/config-schema.ts'
import { type ConfigPath, pathText, valueAt } from '../../../../site/config/yaml/tree.ts'
import type { Route } from '../../../../site/model/route.ts'
import { getOrCreate, lazy } from '../../../../site/util/memoize.ts'
import { pageReads } from '../../../explain/page-reads.ts'
import { withOtherFact } from './facts.ts'
import { markConfig, marksIn, withoutMarks } from './marks.ts'
import { type Piece, piecesOf } from './pieces.ts'

export interface Origin extends Piece {
  /** First the text, then what fills its placeholders; facts come before texts of the interface. */
  readonly paths: readonly ConfigPath[]
}

const circumstancesOf = ({ resolved: { year, formEndpoint } }: Site) => ({ year, today: '', folder: '', formEndpoint })

/** The same site with another config. */
export const siteWith = (site: Site, config: Config): Site => build({ config, document: site.document }, site.assets, circumstancesOf(site))

/** The same site with other texts and facts, and the same routes. */
const siteWithTexts = (site: Site, config: Config): Site =>
  build({ config, document: site.document }, site.assets, { ...circumstancesOf(site), routes: () => site.resolved.routes })

const pageOf = (site: Site, route: Route): readonly Piece[] => piecesOf(site.html(site.page(route)))

/** Texts of a page by position; `undefined` if it cannot be rendered with the changed fact, whose origin then stays unknown. */
const piecesWith = (changed: Site, route: Route): ReadonlyMap<string, string> | undefined => {
  try {
    return new Map(pageOf(changed, route).map(piece => [piece.position, piece.text]))
  } catch {
    return undefined
  }
}

type Marks = readonly { readonly position: string; readonly text: string; readonly found: readonly number[] }[]

/** Numbers of the marks of each piece. A mark that opens in one piece and closes in another covers those between them. */
const marksOf = (pieces: readonly Piece[]): Marks => {
  let carried: readonly number[] = []
  return pieces.map(({ position, part, text }) => {
    const { found, left } = marksIn(text, typeof part === 'string' ? [] : carried)
    if (typeof part === 'number') carried = left
    return { position, text: withoutMarks(text), found }
  })
}

/** Finds the marks of a piece: at its position, or, in a drawing that the longer texts changed, by its text or its element. */
const markFinder = (marks: Marks): ((piece: Piece) => readonly number[]) => {
  const byPosition = new Map(marks.map(({ position, found }) => [position, found]))
  const byText = new Map(marks.filter(({ found }) => found.length > 0).map(({ text, found }) => [text, found]))
  const within = (element: string): readonly number[] => [
    ...new Set(marks.filter(one => one.position.startsWith(`${element}/`)).flatMap(({ found }) => found)),
  ]
  return ({ position, part, text }) => {
    const exact = byPosition.get(position) ?? []
    if (exact.length > 0 || typeof part === 'string') return exact
    return byText.get(text) ?? within(position.slice(0, position.lastIndexOf(' ')))
  }
}

/** Each path once; facts before the texts of the interface. */
const joinPaths = (texts: readonly ConfigPath[], facts: readonly ConfigPath[]): readonly ConfigPath[] => {
  const found = texts.findIndex(path => path[0] === 'translations')
  const at = found < 0 ? texts.length : found
  return [...new Map([...texts.slice(0, at), ...facts, ...texts.slice(at)].map(path => [pathText(path), path])).values()]
}

/** Whether a piece has letters or digits; punctuation between links comes from the template. */
export const hasWords = ({ text, isShown }: Piece): boolean => isShown && /[\p{L}\p{N}]/u.test(text)

/** Names of days and languages, which the generator writes, have the origin of the piece next to them. */
const withNeighbours = (origins: readonly Origin[]): readonly Origin[] =>
  origins.map((origin, index) => {
    if (origin.paths.length > 0 || !hasWords(origin)) return origin
    const near = [origins[index + 1], origins[index - 1]].filter(one => one !== undefined && one.paths.length > 0)
    return { ...origin, paths: near[0]?.paths ?? [] }
  })

/** Lets other requests be answered. @returns whether the result is still needed */
export type Pause = () => Promise<boolean>

export type OriginFinder = ReturnType<typeof originFinder>

/** Returns functions that find the config values behind the texts of a page. Sites with marks and changed facts are made once, when needed. */
export const originFinder = (site: Site) => {
  const marking = lazy(() => {
    const marked = markConfig(site.config)
    return { ...marked, site: siteWithTexts(site, marked.config) }
  })
  const changedSites = new Map<string, Site | null>()
  /** The site with another value at a path; `null` if the value is no fact. */
  const changedSite = (path: ConfigPath): Site | null =>
    getOrCreate(changedSites, pathText(path), () => {
      const changed = withOtherFact(site.config, path)
      return changed === undefined ? null : siteWithTexts(site, changed)
    })

  /** Every piece of a page, with the texts that it comes from. */
  const origins = (route: Route): readonly Origin[] => {
    const { site: markedSite, paths } = marking()
    const numbersOf = markFinder(marksOf(pageOf(markedSite, route)))
    return pageOf(site, route).map(piece => ({
      ...piece,
      paths: joinPaths(
        numbersOf(piece).flatMap(number => [paths[number] ?? []]),
        [],
      ),
    }))
  }

  /** The same with the facts. Each fact requires another rendering of the page. */
  const withFacts = async (route: Route, pause: Pause): Promise<readonly Origin[]> => {
    const texts = origins(route)
    const { own, shared } = pageReads(site, route)
    const read = [...new Map([...own, ...shared].map(path => [pathText(path), path])).values()]
    const facts = new Map<string, ConfigPath[]>(texts.map(({ position }) => [position, []]))
    for (const path of read) {
      const changed = changedSite(path)
      if (changed === null) continue
      if (!(await pause())) break
      const now = piecesWith(changed, route)
      if (now === undefined) continue
      for (const { position, text } of texts) if (now.get(position) !== text) facts.get(position)?.push(path)
    }
    // A value that is shown as it is written. Codes of languages are read only with the languages themselves.
    const codes = site.config.site.languages.map((_, index): ConfigPath => ['site', 'languages', index, 'code'])
    const written = new Map([...read, ...codes].map(path => [String(valueAt(site.config, path)), path]))
    const withPaths = texts.map(origin => {
      const found = facts.get(origin.position) ?? []
      const same = hasWords(origin) && origin.paths.length === 0 && found.length === 0 ? written.get(origin.text.trim()) : undefined
      return { ...origin, paths: joinPaths(origin.paths, same === undefined ? found : [same]) }
    })
    return withNeighbours(withPaths)
  }

  /** Paths of the pages that contain one of these texts. */
  const pagesWith = async (texts: readonly ConfigPath[], pause: Pause): Promise<readonly string[]> => {
    const { numbers, site: markedSite } = marking()
    const wanted = texts.flatMap(path => numbers.get(pathText(path)) ?? [])
    const pages: string[] = []
    if (wanted.length === 0) return pages
    for (const route of site.routes) {
      if (!(await pause())) break
      const found = marksIn(JSON.stringify(markedSite.page(route))).found
      if (wanted.some(number => found.includes(number))) pages.push(route.path)
    }
    return pages
  }
  return { origins, withFacts, pagesWith }
}
