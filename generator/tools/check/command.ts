import type { Terminal } from '../../io/terminal/terminal.ts'
import { countText } from '../../site/diagnostics/format.ts'
import { formatGithub } from '../../site/diagnostics/github.ts'
import { formatJson, type SiteDiagnostic } from '../../site/diagnostics/json.ts'
import { isError } from '../../site/model/diagnostic.ts'
import { type Command, configOption, configsIn, formatIn } from '../command.ts'
import { type CheckResult, checkSite } from './check-site.ts'

const formats = ['text', 'json', 'github'] as const
type Format = (typeof formats)[number]

/** `site.config.yaml: 56 pages, 74 checks: 3 warnings, 1 notice` */
const reportLine = (config: string, { report, diagnostics, base = false }: CheckResult): string => {
  const found = countText(diagnostics)
  if (base) return `${config}: a base for cities, no pages of its own, ${found}`
  if (report === undefined) return `${config}: not built, ${found}`
  const { pages, run, notApplicable, switchedOff } = report
  const others = [
    ...(notApplicable.length === 0 ? [] : [`${notApplicable.length} had nothing to judge`]),
    ...(switchedOff.length === 0 ? [] : [`${switchedOff.length} switched off: ${switchedOff.join(', ')}`]),
  ]
  return `${config}: ${pages} pages, ${run.length} checks${others.length === 0 ? '' : ` (${others.join('; ')})`}: ${found === '' ? 'nothing found' : found}`
}

interface Found {
  readonly config: string
  readonly result: CheckResult
}

const print: Readonly<Record<Format, (found: readonly Found[], terminal: Terminal) => void>> = {
  text: (found, { out, report }) => {
    for (const { config, result } of found) {
      report(result.diagnostics, file => result.sources.get(file))
      out(reportLine(config, result))
    }
  },
  json: (found, { out }) =>
    out(formatJson(found.flatMap(({ config, result }) => result.diagnostics.map((one): SiteDiagnostic => ({ ...one, config })))).trimEnd()),
  github: (found, { out }) => {
    for (const { config, result } of found) for (const one of result.diagnostics) out(formatGithub({ ...one, config }))
  },
}

export const check: Command = {
  title: 'build and judge the site',
  about: 'build the site to a temporary folder and judge it: links, addresses, languages, metadata, structured data, access, weight',
  options: [
    configOption,
    { flags: '--format <format>', about: 'text for people, json for programs, github for annotations', standard: 'text' },
    { flags: '--no-cache', about: 'make everything anew' },
  ],
  examples: [
    ['npm run check', 'is anything wrong with site.config.yaml?'],
    ["npm run check -- --config 'sites/*.config.yaml' --format github", 'annotate a pull request'],
  ],
  run: async ({ given, terminal }) => {
    const { cwd, env } = terminal
    const format = formatIn(given, formats)
    const configs = await configsIn(given, terminal)
    const found: Found[] = []
    for (const config of configs) {
      const one = { config, result: await checkSite({ config, useCache: given.cache !== false, cwd, env, watcher: terminal }) }
      found.push(one)
      // One array must hold all sites; lines are told as soon as they are known.
      if (format !== 'json') print[format]([one], terminal)
    }
    if (format === 'json') print.json(found, terminal)
    return found.some(({ result }) => result.diagnostics.some(isError)) ? 1 : 0
  },
}
