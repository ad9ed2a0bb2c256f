/** Prints the result of a build as text or JSON. */

import type { BuildSummary } from '../../pipeline/build-site.ts'
import { jsonDiagnostic } from '../../site/diagnostics/json.ts'
import { formatBuildDiagnostic } from '../../site/messages/index.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import type { Result } from '../../site/model/diagnostic.ts'
import { isError } from '../../site/util/diagnostics.ts'
import { decimal, withValues } from '../messages.ts'

export interface Built {
  readonly config: string
  readonly id: string
  readonly out: string
  readonly result: Result<BuildSummary>
  readonly seconds: number
}

const kilobytes = (bytes: number, language: MessageLanguage): string =>
  `${decimal(bytes / 1000, bytes < 100_000 ? 1 : 0, language)}${{ en: ' kB', fr: ' ko' }[language]}`

const pagesOf = ({ languages }: Pick<BuildSummary, 'languages'>): number => languages.reduce((sum, language) => sum + language.pages, 0)

interface Summed {
  readonly summary: BuildSummary
  readonly out: string
  readonly seconds: number
}

const summary = withValues<Summed>({
  en: ({ summary: { languages, files, bytes, written, removed, heaviest }, out, seconds }) =>
    [
      `${out}: ${pagesOf({ languages })} pages (${languages.map(({ name, pages }) => `${name} ${pages}`).join(', ')}), ${files} files, ${kilobytes(bytes, 'en')}, in ${seconds.toFixed(2)} s`,
      `  ${written} written, ${files - written} unchanged${removed.length === 0 ? '' : `, ${removed.length} removed`}; heaviest page ${heaviest.path} (${kilobytes(heaviest.bytes, 'en')})`,
    ].join('\n'),
  fr: ({ summary: { languages, files, bytes, written, removed, heaviest }, out, seconds }) =>
    [
      `${out} : ${pagesOf({ languages })} pages (${languages.map(({ name, pages }) => `${name} ${pages}`).join(', ')}), ${files} fichiers, ${kilobytes(bytes, 'fr')}, en ${decimal(seconds, 2, 'fr')} s`,
      `  écrits : ${written}, inchangés : ${files - written}${removed.length === 0 ? '' : `, retirés : ${removed.length}`}; page la plus lourde : ${heaviest.path} (${kilobytes(heaviest.bytes, 'fr')})`,
    ].join('\n'),
})

export const summaryText = (summed: Summed, language: MessageLanguage): string => summary[language](summed)

/** The same keys in the same order for each site, `null` if it was not built. */
export const jsonSummary = ({ config, out, result, seconds }: Built): object => {
  const { languages = null, files = null, bytes = null, written = null, removed = null, heaviest = null } = result.ok ? result.value : {}
  const diagnostics = result.diagnostics.map(diagnostic =>
    jsonDiagnostic({ ...diagnostic, ...formatBuildDiagnostic(diagnostic, 'en'), config }),
  )
  return { config, out, ok: result.ok, seconds, languages, files, bytes, written, removed, heaviest, diagnostics }
}

interface Totals {
  readonly built: number
  readonly all: number
  readonly pages: number
  readonly seconds: number
}

const table = {
  head: { en: ['site', 'pages', 'files', 'size', 'in'], fr: ['site', 'pages', 'fichiers', 'taille', 'dans'] },
  failed: withValues<{ readonly errors: number }>({
    en: ({ errors }) => `not built: ${errors} ${errors === 1 ? 'error' : 'errors'}`,
    fr: ({ errors }) => `non généré : ${errors} ${errors < 2 ? 'erreur' : 'erreurs'}`,
  }),
  unchanged: { en: 'unchanged', fr: 'inchangé' },
  totals: withValues<Totals>({
    en: ({ built, all, pages, seconds }) =>
      `${built} of ${all} sites built, ${pages} pages, in ${seconds.toFixed(2)} s${built === all ? '' : `; ${all - built} not built`}`,
    fr: ({ built, all, pages, seconds }) =>
      `Sites générés : ${built} sur ${all}, ${pages} pages, en ${decimal(seconds, 2, 'fr')} s${built === all ? '' : `; non générés : ${all - built}`}`,
  }),
} as const

const rowOf =
  (language: MessageLanguage) =>
  ({ id, out, result }: Built): readonly string[] => {
    if (!result.ok) return [id, '–', '–', '–', table.failed[language]({ errors: result.diagnostics.filter(isError).length })]
    const { files, bytes, written } = result.value
    const place = written === 0 ? `${out}, ${table.unchanged[language]}` : out
    return [id, String(pagesOf(result.value)), String(files), kilobytes(bytes, language), place]
  }

export const sitesTable = (sites: readonly Built[], seconds: number, language: MessageLanguage): string => {
  const rows = [table.head[language], ...sites.map(rowOf(language))]
  const widths = table.head.en.slice(0, 4).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(column < 4 ? (widths[column] ?? 0) : 0)))
      .join('  ')
  const built = sites.flatMap(({ result }) => (result.ok ? [result.value] : []))
  const pages = built.reduce((sum, site) => sum + pagesOf(site), 0)
  return [...rows.map(line), table.totals[language]({ built: built.length, all: sites.length, pages, seconds })].join('\n')
}
