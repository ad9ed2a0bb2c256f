/** From a config file to what is wrong with its site. Reads as a table of contents: build, gather facts, judge, forget the folder. */
import { join } from 'node:path'
import { paletteOf } from '../templates/theme.ts'
import { buildSite, loadConfig } from './build.ts'
import { plannedInput } from './checks/facts/planned.ts'
import { type SiteFacts, siteFacts } from './checks/facts/site.ts'
import { openJudge, type Verdict } from './checks/judge.ts'
import { checks } from './checks/registry.ts'
import type { CompiledConfig } from './config/compile.ts'
import { pageFile } from './emit/collect.ts'
import { type BuiltSite, builtSite, pagesToWeigh } from './io/built-site.ts'
import { currentYear } from './io/clock.ts'
import { progress } from './io/progress.ts'
import { withTemporaryFolder } from './io/temporary.ts'
import { readVocabulary } from './io/vocabulary.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import { resolveSite, type Site } from './plan/site.ts'

export interface CheckOptions {
  readonly config: string
  readonly useCache: boolean
}

export interface CheckResult {
  /** Those of the build and those of the checks. */
  readonly diagnostics: readonly Diagnostic[]
  /** None when the site could not be built. */
  readonly verdict: Verdict | undefined
  /** Text of the config, for code frames. */
  readonly source: string
}

/** Published files whose content checks read. */
const isRead = (path: string): boolean => path === 'robots.txt' || /^sitemap[\w-]*\.xml$/.test(path) || path.endsWith('.webmanifest')

/** What is known of a site and its built folder before any page is looked at. */
export const factsOf = (site: Site, built: BuiltSite): SiteFacts => {
  const paths = [...built.files.keys()]
  return siteFacts({
    ...plannedInput(site),
    files: built.files,
    contents: new Map(paths.filter(isRead).map(path => [path, built.text(path)])),
    compressed: new Map(paths.filter(path => path.endsWith('.js')).map(path => [path, built.compressed(path)])),
    vocabulary: readVocabulary(),
    moves: paletteOf(site.config.theme.colours).moves,
  })
}

/** Judges a built folder against the config that it was built from. */
export const judgeFolder = ({ config, document }: CompiledConfig, folder: string): Verdict => {
  // Pictures and icons say nothing about addresses and texts.
  const site = resolveSite(config, { assets: { pictures: new Map(), icons: new Map() }, year: currentYear() })
  const built = builtSite(folder)
  const facts = factsOf(site, built)
  const weighed = pagesToWeigh(facts.routes, built.files)
  const judge = openJudge(facts, {
    checks,
    severities: config.site.checks ?? {},
    locate: (path, needle) => document.locate(path, needle === undefined ? {} : { needle }),
  })
  const shown = progress('checking pages')
  for (const [index, route] of facts.routes.entries()) {
    const file = pageFile(route.path)
    judge.page({ file, route, html: built.text(file), compressed: weighed.has(route) ? built.compressed(file) : null })
    shown.at(index + 1, facts.routes.length)
  }
  shown.end()
  return judge.finish()
}

/** Builds a config to a folder of its own, judges the result and forgets the folder. */
export const checkSite = ({ config, useCache }: CheckOptions): Promise<CheckResult> =>
  withTemporaryFolder(async folder => {
    const out = join(folder, 'site')
    const built = await buildSite({ config, out, useCache })
    const loaded = loadConfig(config)
    if (!built.ok || !loaded.ok) return { diagnostics: built.diagnostics, verdict: undefined, source: built.source }
    const verdict = judgeFolder(loaded.value, out)
    return { diagnostics: [...built.diagnostics, ...verdict.diagnostics], verdict, source: built.source }
  })
