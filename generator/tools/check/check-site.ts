/** From a config file to what is wrong with its site: every page is rendered, read and judged in memory, large sites in several threads. */
import { loadBase, loadConfig } from '../../io/config/load-config.ts'
import { newUrlDiagnostics } from '../../io/config/url-lock.ts'
import { usefulThreads } from '../../io/program/threads.ts'
import { type OpenedSite, type OpenOptions, openSite } from '../../io/site.ts'
import { nobody, type Watcher } from '../../io/terminal/progress.ts'
import type { Env } from '../../io/terminal/shell.ts'
import { compressedSize } from '../../pipeline/publish/compress.ts'
import { openPublishable } from '../../pipeline/publishable.ts'
import type { Site } from '../../site/build.ts'
import { packNote } from '../../site/config/compile/config-issue.ts'
import { baseNote } from '../../site/config/overlay/config-chain.ts'
import { overlayLine } from '../../site/config/overlay/overlay-line.ts'
import type { ConfigDocument, SourceTexts } from '../../site/config/yaml/config-document.ts'
import { pageFile } from '../../site/emit/collect.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { memoizeText } from '../../site/model/memoize.ts'
import type { ShareCard } from '../../site/model/page.ts'
import { leftIn } from '../clone/leftovers/again.ts'
import type { Told } from './check.ts'
import type { OwnLine } from './diagnostics.ts'
import { plannedInput } from './facts/planned.ts'
import { type Severities, type SiteFacts, siteFacts } from './facts/site.ts'
import { checks } from './registry.ts'
import { type Rendering, renderingOf } from './rendering.ts'
import { type CheckReport, type CheckRunner, checkRunner } from './run.ts'
import { largeSite, type Share, type ShareReport, type ShareThread, type Sharing, sharesOf, startShares, withThreads } from './shares.ts'
import { scale, type Weighed, weightsOf } from './weight/weighed.ts'

interface CheckOptions extends Pick<OpenOptions, 'useCache' | 'cwd' | 'env' | 'watcher'> {
  readonly config: string
  /** Threads that a large site is shared out to; as many as help if not given. */
  readonly threads?: number
  readonly onFound?: (found: FoundSoFar) => void
}

/** What is found before all pages are looked at and compared. */
export interface FoundSoFar {
  readonly diagnostics: readonly Told[]
  readonly looked: number
  readonly of: number
}

export interface CheckResult {
  /** Those of the build and those of the checks. */
  readonly diagnostics: readonly Told[]
  /** None when the site could not be built. */
  readonly report: CheckReport | undefined
  /** Whether it is the base of cities, and no site by itself. */
  readonly base?: boolean
  /** For code frames. */
  readonly sources: SourceTexts
}

/** What is known of a site and its published files before any page is looked at. */
const factsOf = (site: Site, { files }: Rendering, otherCity: SiteFacts['otherCity'] = []): SiteFacts =>
  siteFacts({ ...plannedInput(site), otherCity, files, compressed: memoizeText(path => compressedSize(path, files.bytes(path))) })

const severitiesOf = ({ config }: Site): Severities => config.site.checks ?? {}

interface RunnerOptions extends Pick<Share, 'from' | 'to'> {
  /** Called after each page. */
  readonly onPage?: (done: number, runner: CheckRunner) => void
}

interface JudgedShare {
  readonly runner: CheckRunner
  readonly weighed: readonly Weighed[]
  readonly cards: readonly ShareCard[]
}

/** Renders and judges a share of the pages. */
const judgeShare = (
  site: Site,
  { from, to, otherCity, onPage = () => undefined }: RunnerOptions & { readonly otherCity?: SiteFacts['otherCity'] },
): JudgedShare => {
  const rendering = renderingOf(site)
  const facts = factsOf(site, rendering, otherCity)
  const { weigh, weighed } = scale()
  const runner = checkRunner(facts, { checks, severities: severitiesOf(site) })
  for (const [index, route] of facts.routes.slice(from, to).entries()) {
    const html = rendering.html(route)
    runner.page({ file: pageFile(route.path), route, html, compressed: null })
    weigh(route, html)
    onPage(index + 1, runner)
  }
  return { runner, weighed: weighed(), cards: rendering.cards() }
}

/** What a thread finds on its share of the pages. */
export const checkShare = async ({ config, cwd, env, from, to }: Share): Promise<ShareReport> => {
  const opened = await openSite(config, { useCache: true, cwd, env })
  if (!opened.ok) throw new Error(`${config} was sound a moment ago`)
  const { runner, weighed, cards } = judgeShare(opened.value.site, { from, to })
  return { ...runner.part(), weighed, cards }
}

interface CheckPagesOptions extends Sharing {
  /** Threads that have begun to start. */
  readonly begun: readonly ShareThread[]
  /** Where the config's name begins, and the variables that the site was made with. */
  readonly cwd: string
  readonly env: Env
  readonly watcher: Watcher
  /** What it says of another city, where it extends another config. */
  readonly otherCity: SiteFacts['otherCity']
  /** Told now and then what is found on the pages so far. */
  readonly onFound: (diagnostics: readonly Told[], looked: number) => void
}

/** Milliseconds between two tellings of what is found. */
const toldEvery = 700

/** What a config inherits is mended in its base for all cities, or in its own file for one. */
const ownLineIn =
  (document: ConfigDocument): OwnLine =>
  (path, where) =>
    where.file === document.file
      ? packNote(document, path)
      : `${baseNote(where.file, document.file)} To change it there alone, write ${overlayLine(document.find([]).value, path)}.`

/** Checks a site as it would be published. @returns the share pictures that its pages ask for as well */
export const checkPages = async (
  site: Site,
  options: Partial<CheckPagesOptions> = {},
): Promise<{ readonly report: CheckReport; readonly cards: readonly ShareCard[] }> => {
  const {
    threads = usefulThreads(),
    fewPages = largeSite,
    lead = 130,
    begun = [],
    cwd = '.',
    env = { ...process.env },
    watcher = nobody,
    otherCity = [],
    onFound,
  } = options
  const { document } = site
  const pages = site.routes.length
  const [[, end], ...others] = sharesOf(pages, { threads, fewPages, lead })
  const running = startShares(others, begun, { config: document.file, cwd, env })
  const shown = watcher.progress('checking pages')
  // The other threads are about as far.
  const places = { locate: document.locate, ownLine: ownLineIn(document) }
  let toldAt = performance.now()
  const onPage = (done: number, runner: CheckRunner): void => {
    shown.at(done * (others.length + 1), pages)
    if (onFound === undefined || performance.now() - toldAt < toldEvery) return
    onFound(runner.soFar(places), done)
    toldAt = performance.now()
  }
  const own = judgeShare(site, { from: 0, to: end, otherCity, onPage })
  // The other threads began later, and are not done.
  own.runner.beforehand()
  const parts = await Promise.all(running.map(({ result }) => result))
  for (const part of parts) own.runner.merge(part)
  shown.end()
  const weights = weightsOf([own, ...parts].flatMap(({ weighed }) => weighed))
  return {
    report: own.runner.finish(places, weights),
    cards: [own, ...parts].flatMap(({ cards }) => cards),
  }
}

/** A config without what only a city has is judged as the base of cities. */
const checkedAsBase = (file: string, diagnostics: readonly Diagnostic[], cwd: string): Pick<CheckResult, 'diagnostics' | 'base'> => {
  const { absent, diagnostics: found } = loadBase(file, cwd)
  // An area that a base names is one that a city will have.
  return absent.length === 0 ? { diagnostics } : { diagnostics: found.filter(({ code }) => code !== 'REFERENCE_LOST'), base: true }
}

/** What the share pictures of a site lack; each is asked for by a page, and many by several. */
const lackOf = ({ shareImages }: OpenedSite, cards: readonly ShareCard[]): readonly Diagnostic[] =>
  shareImages.withoutTitle(new Map(cards.map(card => [card.url, card])).values())

/** Checks a config’s site. */
export const checkSite = async ({
  config,
  useCache,
  threads = usefulThreads(),
  cwd = '.',
  env = { ...process.env },
  watcher = nobody,
  onFound,
}: CheckOptions): Promise<CheckResult> => {
  const { sources, ...loaded } = loadConfig(config, useCache, cwd)
  if (!loaded.ok) return { ...checkedAsBase(config, loaded.diagnostics, cwd), report: undefined, sources }
  return withThreads(loaded.value.config, threads, async begun => {
    const opened = await openPublishable(loaded.value, { useCache, cwd, env, watcher })
    const found = [...loaded.diagnostics, ...opened.diagnostics]
    if (!opened.ok) return { diagnostics: found, report: undefined, sources }
    const { site } = opened.value
    const other = leftIn(loaded.value, cwd)
    const tell = (diagnostics: readonly Told[], looked: number): void =>
      onFound?.({ diagnostics: [...found, ...diagnostics], looked, of: site.routes.length })
    tell([], 0)
    const options = { threads, begun, cwd, env, watcher, otherCity: other.left }
    const { report, cards } = await checkPages(site, onFound === undefined ? options : { ...options, onFound: tell })
    return {
      diagnostics: [
        ...found,
        ...lackOf(opened.value, cards),
        ...newUrlDiagnostics(config, site, cwd),
        ...other.diagnostics,
        ...report.diagnostics,
      ],
      report,
      sources,
    }
  })
}
