/** From a config file to what is wrong with its site: build, gather facts, judge, forget the folder. */
import { join } from 'node:path'
import { currentYear } from '../../io/clock.ts'
import { newUrlDiagnostics } from '../../io/config/url-lock.ts'
import { type BuiltSite, builtSite } from '../../io/output/built-site.ts'
import { startThread, usefulThreads } from '../../io/program/threads.ts'
import { projectText } from '../../io/project.ts'
import { withTemporaryFolder } from '../../io/temporary.ts'
import { progress } from '../../io/terminal/progress.ts'
import type { CompiledConfig } from '../../site/config/compile.ts'
import type { SourceTexts } from '../../site/config/document.ts'
import type { Config } from '../../site/config/schema.ts'
import { pageFile } from '../../site/emit/collect.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { buildSite, loadConfig } from '../build/publish.ts'
import { plannedInput, plannedSite } from './facts/planned.ts'
import { type SiteFacts, siteFacts } from './facts/site.ts'
import { checks } from './registry.ts'
import { type CheckReport, type CheckRunner, checkRunner, type PartialReport } from './run.ts'
import { parseVocabulary } from './vocabulary/vocabulary.ts'
import { pagesToWeigh } from './weight/weighed.ts'

export interface CheckOptions {
  readonly config: string
  readonly useCache: boolean
}

export interface CheckResult {
  /** Those of the build and those of the checks. */
  readonly diagnostics: readonly Diagnostic[]
  /** None when the site could not be built. */
  readonly verdict: CheckReport | undefined
  /** For code frames. */
  readonly sources: SourceTexts
}

/** Published files whose content checks read. */
const isRead = (path: string): boolean => path === 'robots.txt' || /^sitemap[\w-]*\.xml$/.test(path) || path.endsWith('.webmanifest')

/** What is known of a site and its built folder before any page is looked at. */
const factsOf = (config: Config, built: BuiltSite): SiteFacts => {
  const paths = [...built.files.keys()]
  return siteFacts({
    ...plannedInput(config, currentYear()),
    files: built.files,
    contents: new Map(paths.filter(isRead).map(path => [path, built.text(path)])),
    compressed: new Map(paths.filter(path => path.endsWith('.js')).map(path => [path, built.compressed(path)])),
    vocabulary: parseVocabulary(projectText('generator/tools/check/vocabulary/schema-org.json')),
  })
}

/** Some pages of a built site: those from one place in the list of routes to another. */
export interface Share {
  readonly config: string
  readonly folder: string
  readonly from: number
  readonly to: number
}

interface CheckContext {
  readonly config: Config
  readonly built: BuiltSite
  readonly facts: SiteFacts
}

const contextOf = (config: Config, folder: string): CheckContext => {
  const built = builtSite(folder)
  return { config, built, facts: factsOf(config, built) }
}

/** A judge that has read a share of the pages. */
const runnerOf = ({ config, built, facts }: CheckContext, from: number, to: number, at: (done: number) => void): CheckRunner => {
  const weighed = pagesToWeigh(facts.routes, route => built.files.get(pageFile(route.path)) ?? 0)
  const judge = checkRunner(facts, { checks, severities: config.site.checks ?? {} })
  for (const [index, route] of facts.routes.slice(from, to).entries()) {
    const file = pageFile(route.path)
    judge.page({ file, route, html: built.text(file), compressed: weighed.has(route) ? built.compressed(file) : null })
    at(index + 1)
  }
  return judge
}

/** What a thread finds on its share of the pages. */
export const checkShare = ({ config, folder, from, to }: Share): PartialReport => {
  const loaded = loadConfig(config, true)
  if (!loaded.ok) throw new Error(`${config} was sound a moment ago`)
  return runnerOf(contextOf(loaded.value.config, folder), from, to, () => undefined).part()
}

/** How the pages are shared out. */
interface Sharing {
  readonly threads: number
  /** Fewer pages than these are judged before a second thread has started. */
  readonly fewPages: number
}

const usualSharing: Sharing = { threads: usefulThreads(), fewPages: 1500 }

/** Where each thread’s pages begin and end; the first share is the calling thread’s own. */
export const sharesOf = (
  pages: number,
  { threads, fewPages }: Sharing,
): readonly [readonly [from: number, to: number], ...(readonly [from: number, to: number])[]] => {
  if (pages < fewPages) return [[0, pages]]
  const size = Math.ceil(pages / threads)
  const share = (index: number): readonly [number, number] => [Math.min(pages, index * size), Math.min(pages, (index + 1) * size)]
  return [share(0), ...Array.from({ length: threads - 1 }, (_, index) => share(index + 1))]
}

/** Judges a built folder against the config that it was built from. */
export const checkFolder = async ({ config, document }: CompiledConfig, folder: string, sharing = usualSharing): Promise<CheckReport> => {
  const bench = contextOf(config, folder)
  const pages = bench.facts.routes.length
  const [[, end], ...others] = sharesOf(pages, sharing)
  const elsewhere = await Promise.all(
    others.map(([from, to]) => startThread<PartialReport>('judgeShare', { config: document.file, folder, from, to } satisfies Share)),
  )
  const shown = progress('checking pages')
  // The other threads are about as far.
  const judge = runnerOf(bench, 0, end, done => shown.at(done * (others.length + 1), pages))
  for (const part of await Promise.all(elsewhere.map(running => running.result))) judge.merge(part)
  shown.end()
  return judge.finish(document.locate)
}

/** Builds a config to a folder of its own, judges the result and forgets the folder. */
export const checkSite = ({ config, useCache }: CheckOptions): Promise<CheckResult> =>
  withTemporaryFolder(async folder => {
    const out = join(folder, 'site')
    const built = await buildSite({ config, out, useCache })
    const loaded = loadConfig(config, useCache)
    if (!built.ok || !loaded.ok) return { diagnostics: built.diagnostics, verdict: undefined, sources: built.sources }
    const verdict = await checkFolder(loaded.value, out)
    const unpromised = newUrlDiagnostics(config, plannedSite(loaded.value.config, currentYear()))
    return { diagnostics: [...built.diagnostics, ...unpromised, ...verdict.diagnostics], verdict, sources: built.sources }
  })
