/** From a config file to what is wrong with its site: build, gather facts, judge, forget the folder. */
import { join } from 'node:path'
import { buildSite, loadConfig } from '../build.ts'
import { plannedInput } from '../checks/facts/planned.ts'
import { type SiteFacts, siteFacts } from '../checks/facts/site.ts'
import { openJudge, type Verdict } from '../checks/judge.ts'
import { checks } from '../checks/registry.ts'
import { parseVocabulary } from '../checks/vocabulary/vocabulary.ts'
import { pagesToWeigh } from '../checks/weight/weighed.ts'
import type { CompiledConfig } from '../config/compile.ts'
import type { Config } from '../config/schema.ts'
import { pageFile } from '../emit/collect.ts'
import { type BuiltSite, builtSite } from '../io/built-site.ts'
import { currentYear } from '../io/clock.ts'
import { progress } from '../io/progress.ts'
import { projectText } from '../io/project.ts'
import { withTemporaryFolder } from '../io/temporary.ts'
import type { Diagnostic } from '../model/diagnostic.ts'

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
const factsOf = (config: Config, built: BuiltSite): SiteFacts => {
  const paths = [...built.files.keys()]
  return siteFacts({
    ...plannedInput(config, currentYear()),
    files: built.files,
    contents: new Map(paths.filter(isRead).map(path => [path, built.text(path)])),
    compressed: new Map(paths.filter(path => path.endsWith('.js')).map(path => [path, built.compressed(path)])),
    vocabulary: parseVocabulary(projectText('generator/checks/vocabulary/schema-org.json')),
  })
}

/** Judges a built folder against the config that it was built from. */
export const judgeFolder = ({ config, document }: CompiledConfig, folder: string): Verdict => {
  const built = builtSite(folder)
  const facts = factsOf(config, built)
  const weighed = pagesToWeigh(facts.routes, route => built.files.get(pageFile(route.path)) ?? 0)
  const judge = openJudge(facts, {
    checks,
    severities: config.site.checks ?? {},
    locate: document.locate,
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
