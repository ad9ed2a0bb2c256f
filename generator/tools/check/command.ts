import { currentDay } from '../../platform/clock.ts'
import { siteId } from '../../platform/config/config-names.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { countText } from '../../site/diagnostics/format.ts'
import { formatGithub } from '../../site/diagnostics/github.ts'
import { formatJson, type SiteDiagnostic } from '../../site/diagnostics/json.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import { isError } from '../../site/util/diagnostics.ts'
import { type Command, configOption, configsIn, formatIn, jsonFormatOption } from '../command.ts'
import { withValues } from '../messages.ts'
import { deliver, forceOption, outputFile } from '../output-file.ts'
import type { CheckResult } from './check-site.ts'
import { type CheckedSite, checkSites } from './check-sites.ts'
import { errorsInCode, withErrorsInCode } from './errors-in-code.ts'
import { formatDiagnostic } from './format-diagnostic.ts'
import { type Overview, overviewOf } from './overview/overview.ts'
import { overviewTable, uniqueFindings } from './overview/text.ts'

const formats = ['text', 'html', 'json', 'github'] as const
type Format = (typeof formats)[number]

type Report = NonNullable<CheckResult['report']>

/** The checks that were not run, in parentheses. */
const notRun = (others: readonly string[]): string => (others.length === 0 ? '' : ` (${others.join('; ')})`)

const lines = {
  base: { en: ': a base config without pages, ', fr: ' : une configuration de base sans pages, ' },
  notBuilt: { en: ': not built, ', fr: ' : site non généré, ' },
  checked: withValues<Report>({
    en: ({ pages, run, notApplicable, switchedOff }) =>
      `: ${pages} pages, ${run.length} checks${notRun([
        ...(notApplicable.length === 0 ? [] : [`${notApplicable.length} not applicable`]),
        ...(switchedOff.length === 0 ? [] : [`${switchedOff.length} disabled: ${switchedOff.join(', ')}`]),
      ])}: `,
    fr: ({ pages, run, notApplicable, switchedOff }) =>
      ` : ${pages} pages, ${run.length} vérifications${notRun([
        ...(notApplicable.length === 0 ? [] : [`sans objet : ${notApplicable.length}`]),
        ...(switchedOff.length === 0 ? [] : [`désactivées : ${switchedOff.join(', ')}`]),
      ])} : `,
  }),
  noProblems: { en: 'no problems', fr: 'aucun problème' },
} as const

/** `site.config.yaml: 56 pages, 74 checks: 3 warnings, 1 notice` */
const reportLine = (config: string, { report, diagnostics, base = false }: CheckResult, language: MessageLanguage): string => {
  const found = countText(diagnostics, language)
  if (base) return `${config}${lines.base[language]}${found}`
  if (report === undefined) return `${config}${lines.notBuilt[language]}${found}`
  return `${config}${lines.checked[language](report)}${found === '' ? lines.noProblems[language] : found}`
}

/** Prints the findings of one site. @returns a summary */
const reportOne = ({ config, ...result }: CheckedSite, { report, language }: Terminal): string => {
  report(result.diagnostics, file => result.sources.get(file), formatDiagnostic)
  return reportLine(config, result, language)
}

/** Prints the findings of several sites, each once. @returns a table */
const reportSeveral = (sites: readonly CheckedSite[], overview: Overview, { report, language }: Terminal): string => {
  const sources = new Map(sites.flatMap(site => [...site.sources]))
  report(
    uniqueFindings(overview, language),
    file => sources.get(file),
    diagnostic => diagnostic,
  )
  return overviewTable(overview, language)
}

const print: Readonly<Record<Format, (sites: readonly CheckedSite[], overview: Overview, terminal: Terminal) => string | Promise<string>>> =
  {
    text: (sites, overview, terminal) => {
      const [first, ...others] = sites
      return first === undefined || others.length > 0 ? reportSeveral(sites, overview, terminal) : reportOne(first, terminal)
    },
    json: sites =>
      formatJson(
        sites.flatMap(({ config, diagnostics }) =>
          diagnostics.map((found): SiteDiagnostic => ({ ...found, ...formatDiagnostic(found, 'en'), config })),
        ),
      ).trimEnd(),
    github: (_, overview) => uniqueFindings(overview, 'en').map(formatGithub).join('\n'),
    html: async (_, overview, { env }) => (await import('./overview/page.tsx')).overviewPage(overview, currentDay(env)).trimEnd(),
  }

export const check: Command = {
  title: { en: 'Check the site for errors', fr: 'Vérifier le site' },
  about: {
    en: 'Build the site in memory and check its links, URLs, translations, metadata, structured data, accessibility and page weight',
    fr: 'Générer le site en mémoire et vérifier ses liens, ses adresses, ses traductions, ses métadonnées, ses données structurées, son accessibilité et le poids de ses pages',
  },
  options: [
    configOption,
    {
      flags: '--format <format>',
      about: {
        en: 'Output format: text, html (one page for all sites), json or github (annotations)',
        fr: 'Format de sortie : text, html (une page pour tous les sites), json ou github (annotations)',
      },
      standard: 'text',
    },
    jsonFormatOption,
    { flags: '--out <file>', about: { en: 'Write to a file instead of the terminal', fr: 'Écrire dans un fichier au lieu du terminal' } },
    forceOption,
    { flags: '--no-cache', about: { en: 'Ignore the cache and check everything', fr: 'Ignorer le cache et tout vérifier' } },
  ],
  examples: [
    ['npm run check', { en: 'Check site.config.yaml', fr: 'Vérifier site.config.yaml' }],
    [
      "npm run check -- --config 'sites/*.config.yaml' --format html --out sites.html",
      { en: 'Check all sites and write one HTML page', fr: 'Vérifier tous les sites et écrire une page HTML' },
    ],
    [
      "npm run check -- --config 'sites/*.config.yaml' --format github",
      { en: 'Annotate a pull request on GitHub', fr: 'Annoter une demande de tirage sur GitHub' },
    ],
  ],
  run: async ({ given, terminal }) => {
    const { cwd, env } = terminal
    const format = formatIn(given, formats)
    const out = outputFile('check', 'out', given, terminal)
    const configs = await configsIn(given, terminal)
    // The table of sites shows their number.
    const countsStale = format === 'html' || (format === 'text' && configs.length > 1)
    const inCode = errorsInCode()
    const found = await checkSites(
      configs.map(config => ({ config, useCache: given.cache !== false, cwd, env, countsStale })),
      terminal,
    )
    const errors = await inCode
    const sites = found.map(site => withErrorsInCode(site, errors))
    const result = await print[format](sites, overviewOf(sites, siteId), terminal)
    if (result !== '' || out !== undefined) deliver(result, out, terminal)
    return sites.some(({ diagnostics }) => diagnostics.some(isError)) ? 1 : 0
  },
}
