/**
 * Where each piece of a page comes from. Nobody keeps a list of it: the page is made once more of words that carry marks, and once more
 * for each fact that it shows in words of its own, with that fact changed.
 */
import { build, type Site } from '../../../site/build.ts'
import type { Config } from '../../../site/config/schema.ts'
import { type ConfigPath, pathText, valueAt } from '../../../site/config/tree.ts'
import { getOrCreate, memoize } from '../../../site/model/memoize.ts'
import type { Route } from '../../../site/model/route.ts'
import { pageReads } from '../../explain/page-reads.ts'
import { withOtherFact } from './facts.ts'
import { markConfig } from './marked-config.ts'
import { marksIn, withoutMarks } from './marks.ts'
import { type Piece, piecesOf } from './pieces.ts'

export interface Origin extends Piece {
  /** Values of the config: the text that says it, then what that is filled with; a fact comes before words of the interface around it. */
  readonly paths: readonly ConfigPath[]
}

/** The same site of another config. */
export const siteWith = ({ document, assets, resolved }: Site, config: Config): Site =>
  build({ config, document }, assets, { year: resolved.year, today: '', folder: '', formEndpoint: resolved.formEndpoint })

const pageOf = (site: Site, route: Route): readonly Piece[] => piecesOf(site.html(site.page(route)).join(''))

type Marks = readonly { readonly way: string; readonly text: string; readonly found: readonly number[] }[]

/** Numbers of the marks of each piece. What opens in one text and ends in another covers those between. */
const marksOf = (pieces: readonly Piece[]): Marks => {
  let carried: readonly number[] = []
  return pieces.map(({ way, part, text }) => {
    const { found, left } = marksIn(text, typeof part === 'string' ? [] : carried)
    if (typeof part === 'number') carried = left
    return { way, text: withoutMarks(text), found }
  })
}

/** What a piece was marked with; where a drawing places longer words otherwise, the same words elsewhere, or what stands in that place. */
const markFinder = (marks: Marks): ((piece: Piece) => readonly number[]) => {
  const known = new Map(marks.map(({ way, found }) => [way, found]))
  const saying = new Map(marks.filter(({ found }) => found.length > 0).map(({ text, found }) => [text, found]))
  const below = (way: string): readonly number[] => [
    ...new Set(marks.filter(one => one.way.startsWith(`${way}/`)).flatMap(({ found }) => found)),
  ]
  return ({ way, part, text }) => {
    const exact = known.get(way) ?? []
    if (exact.length > 0 || typeof part === 'string') return exact
    return saying.get(text) ?? below(elementOf(way))
  }
}

const elementOf = (way: string): string => way.slice(0, way.lastIndexOf(' '))

/** Each once; facts before the words of the interface. */
const together = (texts: readonly ConfigPath[], facts: readonly ConfigPath[]): readonly ConfigPath[] => {
  const found = texts.findIndex(path => path[0] === 'translations')
  const at = found < 0 ? texts.length : found
  return [...new Map([...texts.slice(0, at), ...facts, ...texts.slice(at)].map(path => [pathText(path), path])).values()]
}

/** A text with words in it: signs between two links are the template’s. */
export const hasWords = ({ text, isShown }: Piece): boolean => isShown && /[\p{L}\p{N}]/u.test(text)

/** A name that the generator writes by itself, of a day or a language, belongs to what stands beside it. */
const withNeighbours = (origins: readonly Origin[]): readonly Origin[] =>
  origins.map((origin, index) => {
    if (origin.paths.length > 0 || !hasWords(origin)) return origin
    const near = [origins[index + 1], origins[index - 1]].filter(one => one !== undefined && one.paths.length > 0)
    return { ...origin, paths: near[0]?.paths ?? [] }
  })

export interface OriginFinder {
  /** Every piece of a page, with the texts that say it. */
  readonly origins: (route: Route) => readonly Origin[]
  /** The same with the facts, which takes ten times as long. */
  readonly withFacts: (route: Route) => readonly Origin[]
  /** Addresses of the pages that say the text at a path, among so many. */
  readonly saying: (path: ConfigPath, routes: readonly Route[]) => readonly string[]
}

export const originFinder = (site: Site): OriginFinder => {
  const { config, paths } = markConfig(site.config)
  const markedSite = siteWith(site, config)
  const changedSites = new Map<string, Site | 'none'>()
  const changedSite = (path: ConfigPath): Site | 'none' =>
    getOrCreate(changedSites, pathText(path), () => {
      const changed = withOtherFact(site.config, path)
      return changed === undefined ? 'none' : siteWith(site, changed)
    })

  const origins = (route: Route): readonly Origin[] => {
    const numbersOf = markFinder(marksOf(pageOf(markedSite, route)))
    return pageOf(site, route).map(piece => ({
      ...piece,
      paths: together(
        numbersOf(piece).flatMap(number => [paths[number] ?? []]),
        [],
      ),
    }))
  }
  const withFacts = (route: Route): readonly Origin[] => {
    const { own, shared } = pageReads(site, route)
    const read = [...new Map([...own, ...shared].map(path => [pathText(path), path])).values()]
    const texts = origins(route)
    const facts = new Map<string, ConfigPath[]>(texts.map(({ way }) => [way, []]))
    for (const path of read) {
      const changed = changedSite(path)
      if (changed === 'none') continue
      const now = new Map(pageOf(changed, route).map(piece => [piece.way, piece.text]))
      for (const { way, text } of texts) if (now.get(way) !== text) facts.get(way)?.push(path)
    }
    // Of codes there is a note only where the languages themselves are read.
    const codes = site.config.site.languages.map((_, index): ConfigPath => ['site', 'languages', index, 'code'])
    const written = new Map([...read, ...codes].map(path => [String(valueAt(site.config, path)), path]))
    return withNeighbours(
      texts.map(origin => {
        const paths = together(origin.paths, facts.get(origin.way) ?? [])
        const same = paths.length === 0 && hasWords(origin) ? written.get(origin.text.trim()) : undefined
        return { ...origin, paths: same === undefined ? paths : [same] }
      }),
    )
  }
  const numbers = new Map(paths.map((path, number) => [pathText(path), number]))
  const onPage = memoize((route: Route): ReadonlySet<number> => new Set(marksIn(JSON.stringify(markedSite.page(route))).found))
  const saying = (path: ConfigPath, routes: readonly Route[]): readonly string[] => {
    const number = numbers.get(pathText(path))
    return number === undefined ? [] : routes.filter(route => onPage(route).has(number)).map(route => route.path)
  }
  return { origins, withFacts, saying }
}
