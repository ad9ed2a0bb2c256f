/**
 * Where each piece of a page comes from. Nobody keeps a list of it: the page is made once more of words that carry marks, and once more
 * for each fact that it shows in words of its own, with that fact changed.
 */
import { build, type Site } from '../../../../site/build.ts'
import type { Config } from '../../../../site/config/schema/config-schema.ts'
import { type ConfigPath, pathText, valueAt } from '../../../../site/config/yaml/tree.ts'
import { getOrCreate, lazy } from '../../../../site/model/memoize.ts'
import type { Route } from '../../../../site/model/route.ts'
import { pageReads } from '../../../explain/page-reads.ts'
import { withOtherFact } from './facts.ts'
import { type MarkMemory, markConfig, markMemory } from './marked-config.ts'
import { marksIn, withoutMarks } from './marks.ts'
import { type Piece, piecesOf } from './pieces.ts'

export interface Origin extends Piece {
  /** Values of the config: the text that says it, then what that is filled with; a fact comes before words of the interface around it. */
  readonly paths: readonly ConfigPath[]
}

type Likeness = Pick<Site, 'document' | 'assets' | 'resolved'>

const circumstancesOf = ({ resolved: { year, formEndpoint } }: Likeness) => ({ year, today: '', folder: '', formEndpoint })

/** The same site of another config. */
export const siteWith = (site: Likeness, config: Config): Site =>
  build({ config, document: site.document }, site.assets, circumstancesOf(site))

/** The same site with other words and facts on its pages, which stay where they are. */
const siteSaying = (site: Likeness, config: Config): Site =>
  build({ config, document: site.document }, site.assets, { ...circumstancesOf(site), routes: () => site.resolved.routes })

const pageOf = (site: Site, route: Route): readonly Piece[] => piecesOf(site.html(site.page(route)))

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

/** Work that is done in steps, so that other things can be done between them. */
export type Steps<Made> = Generator<undefined, Made>

export interface OriginFinder {
  /** Every piece of a page, with the texts that say it, and the facts that made it when they were looked for last. */
  readonly origins: (route: Route) => readonly Origin[]
  /** The same with the facts, which takes ten times as long: a step for each fact. */
  readonly withFacts: (route: Route) => Steps<readonly Origin[]>
  /** Addresses of the pages that say one of these texts, as far as there is time to look; what was looked at is known the next time. */
  readonly saying: (
    paths: readonly ConfigPath[],
    hasTime: () => boolean,
  ) => { readonly pages: readonly string[]; readonly isWhole: boolean }
  /** What holds for a site with other words in the same places, too. */
  readonly known: Known
}

/** Does all steps of some work. */
export const whole = <Made>(steps: Steps<Made>): Made => {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** What makes the pieces of a page beside texts, by their places. */
type Facts = ReadonlyMap<string, readonly ConfigPath[]>

interface Known {
  /** Numbers of the marks on each page. */
  readonly onPage: Map<string, ReadonlySet<number>>
  /** By the pages’ addresses. */
  readonly facts: Map<string, Facts>
  /** Those of an earlier site with other facts: they stand in until they are looked for again. */
  readonly earlier: ReadonlyMap<string, Facts>
}

/** What still holds where facts have changed, too. */
export const knownBefore = ({ facts, earlier }: Known): Known => ({
  onPage: new Map(),
  facts: new Map(),
  earlier: new Map([...earlier, ...facts]),
})

const nothingKnown = (): Known => ({ onPage: new Map(), facts: new Map(), earlier: new Map() })

const withFactsOf = (texts: readonly Origin[], facts: Facts): readonly Origin[] =>
  withNeighbours(texts.map(origin => ({ ...origin, paths: together(origin.paths, facts.get(origin.way) ?? []) })))

/** Whether a page has the places that facts were found for. */
const fits = (texts: readonly Origin[], facts: Facts): boolean =>
  facts.size === new Set(texts.map(({ way }) => way)).size && texts.every(({ way }) => facts.has(way))

/** @param known what an earlier site of the same shape told */
export const originFinder = (site: Site, memory: MarkMemory = markMemory(), known: Known = nothingKnown()): OriginFinder => {
  const marking = lazy(() => {
    const { config, paths } = markConfig(site.config, memory)
    return { site: siteSaying(site, config), paths }
  })
  const changedSites = new Map<string, Site | 'none'>()
  const changedSite = (path: ConfigPath): Site | 'none' =>
    getOrCreate(changedSites, pathText(path), () => {
      const changed = withOtherFact(site.config, path)
      return changed === undefined ? 'none' : siteSaying(site, changed)
    })

  const textsOf = (route: Route): readonly Origin[] => {
    const { site: markedSite, paths } = marking()
    const numbersOf = markFinder(marksOf(pageOf(markedSite, route)))
    return pageOf(site, route).map(piece => ({
      ...piece,
      paths: together(
        numbersOf(piece).flatMap(number => [paths[number] ?? []]),
        [],
      ),
    }))
  }

  /** Of each piece that is no text, or not only, the facts that make it; and what is written just as it is shown. */
  function* factsOf(route: Route, texts: readonly Origin[]): Steps<Facts> {
    const { own, shared } = pageReads(site, route)
    const read = [...new Map([...own, ...shared].map(path => [pathText(path), path])).values()]
    const facts = new Map<string, ConfigPath[]>(texts.map(({ way }) => [way, []]))
    for (const path of read) {
      const changed = changedSite(path)
      if (changed === 'none') continue
      yield
      const now = new Map(pageOf(changed, route).map(piece => [piece.way, piece.text]))
      for (const { way, text } of texts) if (now.get(way) !== text) facts.get(way)?.push(path)
    }
    // Of codes there is a note only where the languages themselves are read.
    const codes = site.config.site.languages.map((_, index): ConfigPath => ['site', 'languages', index, 'code'])
    const written = new Map([...read, ...codes].map(path => [String(valueAt(site.config, path)), path]))
    for (const origin of texts) {
      const same = hasWords(origin) && origin.paths.length === 0 ? written.get(origin.text.trim()) : undefined
      const found = facts.get(origin.way) ?? []
      if (same !== undefined && found.length === 0) found.push(same)
    }
    return facts
  }

  function* withFacts(route: Route): Steps<readonly Origin[]> {
    const texts = textsOf(route)
    const before = known.facts.get(route.path)
    const facts = before !== undefined && fits(texts, before) ? before : yield* factsOf(route, texts)
    known.facts.set(route.path, facts)
    return withFactsOf(texts, facts)
  }

  const origins = (route: Route): readonly Origin[] => {
    const texts = textsOf(route)
    const facts = known.facts.get(route.path) ?? known.earlier.get(route.path)
    return facts !== undefined && fits(texts, facts) ? withFactsOf(texts, facts) : texts
  }

  const onPage = (route: Route): ReadonlySet<number> =>
    getOrCreate(known.onPage, route.path, () => new Set(marksIn(JSON.stringify(marking().site.page(route))).found))

  const saying: OriginFinder['saying'] = (texts, hasTime) => {
    // Numbers are given when the config is marked.
    void marking()
    const numbers = texts.filter(memory.isMarked).map(memory.numberOf)
    const pages: string[] = []
    if (numbers.length === 0) return { pages, isWhole: true }
    for (const route of site.routes) {
      if (!known.onPage.has(route.path) && !hasTime()) return { pages, isWhole: false }
      const on = onPage(route)
      if (numbers.some(number => on.has(number))) pages.push(route.path)
    }
    return { pages, isWhole: true }
  }
  return { origins, withFacts, saying, known }
}
