import { join } from 'node:path'
import { type BuildSummary, buildSite } from '../build.ts'
import { jsonDiagnostic } from '../diagnostics/json.ts'
import { configFiles, siteId } from '../io/config-names.ts'
import { detail, report, say, sum } from '../io/terminal.ts'
import type { Result } from '../model/diagnostic.ts'
import type { AbsoluteUrl } from '../model/url.ts'
import { type Command, configOption, type Given, outOption, text, texts, UsageError } from './command.ts'

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`

/** What was built, in a few lines. */
export const summaryText = (summary: BuildSummary, out: string, seconds: number): string => {
  const pages = summary.languages.reduce((sum, language) => sum + language.pages, 0)
  return [
    `${out}: ${pages} pages (${summary.languages.map(({ name, pages: count }) => `${name} ${count}`).join(', ')}), ${summary.files} files, ${kilobytes(summary.bytes)}, in ${seconds.toFixed(2)} s`,
    `  ${summary.written} written, ${summary.files - summary.written} unchanged${summary.removed.length === 0 ? '' : `, ${summary.removed.length} removed`}; heaviest page ${summary.heaviest.path} (${kilobytes(summary.heaviest.bytes)})`,
  ].join('\n')
}

interface Built {
  readonly config: string
  readonly out: string
  readonly result: Result<BuildSummary>
  readonly seconds: number
}

/** What was built, for programs: the same keys in the same order, `null` where nothing was built. */
const jsonSummary = ({ config, out, result, seconds }: Built): object => {
  const { languages = null, files = null, bytes = null, written = null, removed = null, heaviest = null } = result.ok ? result.value : {}
  const diagnostics = result.diagnostics.map(one => jsonDiagnostic({ ...one, config }))
  return { config, out, ok: result.ok, seconds, languages, files, bytes, written, removed, heaviest, diagnostics }
}

const endpointOf = (given: Given): AbsoluteUrl | undefined => {
  const written = text(given, 'formEndpoint')
  if (written === undefined) return undefined
  if (!/^https?:\/\//.test(written) || !URL.canParse(written))
    throw new UsageError(`--form-endpoint needs an address with http:// or https://, not “${written}”`)
  // Just tested.
  return written as AbsoluteUrl
}

/** Builds each config to its folder; one broken site does not stop the others. */
export const buildAll = async (given: Given): Promise<number> => {
  const { files: configs, unmatched } = await configFiles(texts(given, 'config'))
  if (unmatched.length > 0) throw new UsageError(`no config matches ${unmatched.join(', ')}`)
  const out = text(given, 'out') ?? 'dist'
  if (out === '') throw new UsageError('--out needs a folder')
  const built: object[] = []
  let failed = 0
  for (const config of configs) {
    const begun = performance.now()
    const target = configs.length === 1 ? out : join(out, siteId(config))
    const result = await buildSite({ config, out: target, useCache: given.cache !== false, formEndpoint: endpointOf(given) })
    const seconds = (performance.now() - begun) / 1000
    if (given.json === true) built.push(jsonSummary({ config, out: target, result, seconds }))
    else {
      report(result.diagnostics, file => result.sources.get(file))
      if (result.ok) {
        sum(summaryText(result.value, target, seconds))
        for (const path of result.value.removed) detail(`  removed ${path}`)
      }
    }
    if (!result.ok) failed++
  }
  if (given.json === true) say(JSON.stringify(built, null, 2))
  return failed === 0 ? 0 : 1
}

export const build: Command = {
  about: 'build the site into a folder',
  options: [
    configOption,
    outOption,
    { flags: '--no-cache', about: 'make everything anew' },
    { flags: '--json', about: 'print the summary and all problems for programs' },
    { flags: '--form-endpoint <url>', about: 'send forms here instead of to the form service' },
  ],
  examples: [
    ['npm run build', 'site.config.yaml into dist/'],
    ['npm run build -- --config sites/laval.config.yaml --out out', 'another config into another folder'],
    ["npm run build -- --config 'sites/*.config.yaml'", 'several sites, each into dist/<name>'],
  ],
  run: buildAll,
}
