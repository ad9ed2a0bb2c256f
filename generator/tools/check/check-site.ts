/** Checks a site: renders, parses and checks every page in memory. Large sites are checked in several threads. */

import { compressedSize } from '../../pipeline/publish/compress.ts'
import { openPublishable } from '../../pipeline/publishable.ts'
import { loadBase, loadConfig } from '../../platform/config/load-config.ts'
import { newUrlDiagnostics } from '../../platform/config/url-lock.ts'
import { startThread, usefulThreads } from '../../platform/program/threads.ts'
import { pagesWithin } from '../../platform/program/within.ts'
import { type OpenedSite, openSite } from '../../platform/site.ts'
import { silentWatcher, type Watcher } from '../../platform/terminal/progress.ts'
import type { Env } from '../../platform/terminal/shell.ts'
import type { Site } from '../../site/build.ts'
import { packNote } from '../../site/config/compile/config-issue.ts'
import { isInheritedFact } from '../../site/config/inherited-facts.ts'
import { overlayLine } from '../../site/config/overlay/overlay-line.ts'
import { type ConfigDocument, pathText, type SourceTexts } from '../../site/config/yaml/config-document.ts'
import { isAtOrIn } from '../../site/config/yaml/tree.ts'
import { pageFile } from '../../site/emit/collect.ts'
import { noteOf } from '../../site/messages/notes.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { ShareCard } from '../../site/model/page.ts'
import type { Route } from '../../site/model/route.ts'
import type { UrlPath } from '../../site/model/url.ts'
import { siteFiles } from '../../site/site-files.ts'
import { memoize } from '../../site/util/memoize.ts'
import { leftIn } from '../clone/leftovers/inherited.ts'
import type { ConfigPlaces, Found } from './diagnostics.ts'
import { plannedInput } from './facts/planned-facts.ts'
import { type SiteFacts, siteFacts } from './facts/site-facts.ts'
import { largestWeights, type PageWeight, pageScale } from './page-weights.ts'
import { checks } from './registry.ts'
import { type CheckReport, type CheckRunner, checkRunner, type PartialReport } from './run.ts'

interface CheckOptions {
  readonly config: string
  readonly useCache: boolean
  readonly cwd: string
  readonly env: Env
  readonly threads: number
  readonly watcher: Watcher
  readonly onFound: ((found: FoundSoFar) => void) | undefined
  /** Replaces the text of the config. Threads read the file, so there must be one thread. */
  readonly text?: string
}

/** The diagnostics before all pages are checked and compared. */
export interface FoundSoFar {
  readonly diagnostics: readonly Found[]
  /** Number of checked pages, and of all pages. */
  readonly looked: number
  readonly of: number
}

export interface CheckResult {
  /** Of the build and of the checks. */
  readonly diagnostics: readonly Found[]
  /** `undefined` if the site could not be built. */
  readonly report: CheckReport | undefined
  /** Whether it is a base that other configs extend, and not a site by itself. */
  readonly base?: boolean
  /** For code frames. */
  readonly sources: SourceTexts
}

type Range = readonly [from: number, to: number]

/** The input of a thread that checks a range of the pages. */
interface Share {
  readonly config: string
  readonly cwd: string
  readonly env: Env
  readonly range: Range
}

interface ShareReport extends PartialReport {
  readonly weights: readonly PageWeight[]
  /** Share images that its pages need. */
  readonly cards: readonly ShareCard[]
}

/** Pages that are checked within one time limit. */
const pagesPerBatch = 64

/** A smaller site is checked before a worker thread has started. */
const minPagesForThreads = 1500

/** The range of each thread; the calling thread has the first. @param minPages smaller sites have one range */
export const sharesOf = (pages: number, threads: number, minPages = minPagesForThreads): readonly [Range, ...Range[]] => {
  const size = Math.ceil(pages / threads)
  if (pages < minPages || size >= pages) return [[0, pages]]
  const others = Array.from({ length: Math.ceil(pages / size) - 1 }, (_, at): Range => [(at + 1) * size, Math.min(pages, (at + 2) * size)])
  return [[0, size], ...others]
}

const checkRange = (
  site: Site,
  [from, to]: Range,
  otherCity: SiteFacts['otherCity'] = [],
  onPage: (done: number, runner: CheckRunner) => void = () => undefined,
) => {
  const published = siteFiles(site)
  const cards = new Map<string, ShareCard>()
  // A share image exists as soon as a page needs it.
  const files = { ...published, has: (path: string) => published.has(path) || cards.has(`/${path}`) }
  const compressed = memoize((path: string) => compressedSize(path, files.bytes(path)))
  const facts = siteFacts({ ...plannedInput(site), otherCity, files, compressed })
  const scale = pageScale()
  const runner = checkRunner(facts, { checks, severities: site.config.site.checks ?? {} })
  const checkPage = (route: Route): void => {
    const page = site.page(route)
    const card = page.head.openGraph.image?.card
    if (card !== undefined) cards.set(card.url, card)
    const html = site.html(page)
    runner.page({ file: pageFile(route.path), route, html, compressed: null })
    scale.add(route, html)
  }
  const routes = facts.routes.slice(from, to)
  let next = 0
  const checkSome = (begin: (page: UrlPath) => void): void => {
    for (const first = next; next < Math.min(routes.length, first + pagesPerBatch); next++) {
      const route = routes[next]
      if (route === undefined) continue
      begin(route.path)
      checkPage(route)
      onPage(next + 1, runner)
    }
  }
  while (next < routes.length) pagesWithin(checkSome)
  return { runner, weights: scale.weights(), cards: [...cards.values()] }
}

/** Checks a share of the pages in a thread. */
export const checkShare = async ({ config, cwd, env, range }: Share): Promise<ShareReport> => {
  const opened = await openSite(config, { useCache: true, cwd, env })
  if (!opened.ok) throw new Error(`${config} changed during the check and has become invalid.`)
  const { runner, weights, cards } = checkRange(opened.value.site, range)
  return { ...runner.part(), weights, cards }
}

interface CheckPagesOptions {
  readonly threads: number
  /** Sites with fewer pages are checked in one thread. */
  readonly minPages: number
  /** The folder that the name of the config is relative to, and the environment that the site was made with. */
  readonly cwd: string
  readonly env: Env
  readonly watcher: Watcher
  /** Texts about the city of the base. */
  readonly otherCity: SiteFacts['otherCity']
  /** Called repeatedly with the diagnostics so far. */
  readonly onFound: (diagnostics: readonly Found[], looked: number) => void
}

/** Milliseconds between two calls of `onFound`. */
const foundInterval = 700

/** An inherited value is corrected in the base for all cities, or in the config itself for one. */
const placesIn = (document: ConfigDocument): ConfigPlaces => ({
  locate: document.locate,
  ownLine: (path, where) =>
    where.file === document.file
      ? [packNote(document, path) ?? []].flat()
      : [
          noteOf('base-of', { base: where.file, file: document.file }),
          noteOf('own-line', { line: overlayLine(document.find([]).value, path) }),
        ],
})

/** Checks a site as it would be published. @returns also the share images that its pages need */
export const checkPages = async (
  site: Site,
  options: Partial<CheckPagesOptions> = {},
): Promise<{ readonly report: CheckReport; readonly cards: readonly ShareCard[] }> => {
  const { threads = usefulThreads(), minPages, cwd = '.', env = { ...process.env }, watcher = silentWatcher, otherCity, onFound } = options
  const pages = site.routes.length
  const [own, ...others] = sharesOf(pages, threads, minPages)
  const running = others.map(range =>
    startThread<ShareReport>('checkShare', { config: site.document.file, cwd, env, range } satisfies Share),
  )
  const progress = watcher.progress({ en: 'Checking pages', fr: 'Vérification des pages' })
  const places = placesIn(site.document)
  let lastFound = performance.now()
  const onPage = (done: number, runner: CheckRunner): void => {
    // The other threads are about as far.
    progress.at(Math.min(pages, done * (others.length + 1)), pages)
    if (onFound === undefined || performance.now() - lastFound < foundInterval) return
    onFound(runner.soFar(places), done)
    lastFound = performance.now()
  }
  const { runner, weights, cards } = checkRange(site, own, otherCity, onPage)
  const parts = await Promise.all(running.map(({ result }) => result))
  for (const part of parts) runner.merge(part)
  progress.end()
  return {
    report: runner.finish(places, largestWeights([weights, ...parts.map(part => part.weights)].flat())),
    cards: [cards, ...parts.map(part => part.cards)].flat(),
  }
}

/** A config without the values that only a city has is checked as the base of cities. */
const checkedAsBase = (file: string, diagnostics: readonly Diagnostic[], cwd: string): Pick<CheckResult, 'diagnostics' | 'base'> => {
  const { absent, diagnostics: found } = loadBase(file, cwd)
  // A base can name locations that only its cities have.
  return absent.length === 0 ? { diagnostics } : { diagnostics: found.filter(({ code }) => code !== 'REFERENCE_LOST'), base: true }
}

/** Diagnostics of the share images. Several pages can need the same image. */
const shareImageDiagnostics = ({ shareImages }: OpenedSite, cards: readonly ShareCard[]): readonly Diagnostic[] =>
  shareImages.withoutTitle(new Map(cards.map(card => [card.url, card])).values())

export const checkSite = async ({ config, useCache, threads, cwd, env, watcher, onFound, text }: CheckOptions): Promise<CheckResult> => {
  const { sources, ...loaded } = loadConfig(config, cwd, text)
  if (!loaded.ok) return { ...checkedAsBase(config, loaded.diagnostics, cwd), report: undefined, sources }
  const opened = await openPublishable(loaded.value, { useCache, tolerates: isInheritedFact, cwd, env, watcher })
  const found = [...loaded.diagnostics, ...opened.diagnostics]
  if (!opened.ok) return { diagnostics: found, report: undefined, sources }
  const { site } = opened.value
  const { left, diagnostics: otherCityDiagnostics } = leftIn(loaded.value, cwd)
  // Inherited facts are errors already.
  const wrong = found.flatMap(({ code, key }) => (code === 'FACT_INHERITED' && key !== undefined ? [key] : []))
  const otherCity = left.filter(({ path }) => !wrong.some(key => isAtOrIn(pathText(path), key)))
  // A sentence about a service that the city dropped is an error already.
  const placeOf = ({ where }: Diagnostic): string => `${where?.file}:${where?.line}:${where?.column}`
  const dropped = new Set(found.filter(({ code }) => code === 'SERVICE_DROPPED').map(placeOf))
  const isReported = (one: Diagnostic): boolean => one.code === 'FACT_AGREEMENT' && dropped.has(placeOf(one))
  const emit = (diagnostics: readonly Found[], looked: number): void =>
    onFound?.({ diagnostics: [...found, ...diagnostics.filter(one => !isReported(one))], looked, of: site.routes.length })
  emit([], 0)
  const { report, cards } = await checkPages(site, {
    threads,
    cwd,
    env,
    watcher,
    otherCity,
    ...(onFound === undefined ? {} : { onFound: emit }),
  })
  return {
    diagnostics: [
      ...found,
      ...shareImageDiagnostics(opened.value, cards),
      ...newUrlDiagnostics(config, site, cwd),
      ...otherCityDiagnostics,
      ...report.diagnostics.filter(one => !isReported(one)),
    ],
    report,
    sources,
  }
}
