/** Prints the result of a build as text or JSON. */

import type { BuildSummary } from '../../pipeline/build-site.ts'
import { jsonDiagnostic } from '../../site/diagnostics/json.ts'
import { formatBuildDiagnostic } from '../../site/messages/index.ts'
import type { Result } from '../../site/model/diagnostic.ts'
import { isError } from '../../site/util/diagnostics.ts'

export interface Built {
  readonly config: string
  readonly id: string
  readonly out: string
  readonly result: Result<BuildSummary>
  readonly seconds: number
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`

const pagesOf = ({ languages }: BuildSummary): number => languages.reduce((sum, language) => sum + language.pages, 0)

export const summaryText = (summary: BuildSummary, out: string, seconds: number): string =>
  [
    `${out}: ${pagesOf(summary)} pages (${summary.languages.map(({ name, pages }) => `${name} ${pages}`).join(', ')}), ${summary.files} files, ${kilobytes(summary.bytes)}, in ${seconds.toFixed(2)} s`,
    `  ${summary.written} written, ${summary.files - summary.written} unchanged${summary.removed.length === 0 ? '' : `, ${summary.removed.length} removed`}; heaviest page ${summary.heaviest.path} (${kilobytes(summary.heaviest.bytes)})`,
  ].join('\n')

/** The same keys in the same order for each site, `null` if it was not built. */
export const jsonSummary = ({ config, out, result, seconds }: Built): object => {
  const { languages = null, files = null, bytes = null, written = null, removed = null, heaviest = null } = result.ok ? result.value : {}
  const diagnostics = result.diagnostics.map(diagnostic =>
    jsonDiagnostic({ ...diagnostic, ...formatBuildDiagnostic(diagnostic, 'en'), config }),
  )
  return { config, out, ok: result.ok, seconds, languages, files, bytes, written, removed, heaviest, diagnostics }
}

const rowOf = ({ id, out, result }: Built): readonly string[] => {
  if (!result.ok) {
    const errors = result.diagnostics.filter(isError).length
    return [id, '–', '–', '–', `not built: ${errors} ${errors === 1 ? 'error' : 'errors'}`]
  }
  const { files, bytes, written } = result.value
  return [id, String(pagesOf(result.value)), String(files), kilobytes(bytes), written === 0 ? `${out}, unchanged` : out]
}

export const sitesTable = (sites: readonly Built[], seconds: number): string => {
  const rows = [['site', 'pages', 'files', 'size', 'in'], ...sites.map(rowOf)]
  const widths = ['site', 'pages', 'files', 'size'].map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(column < 4 ? (widths[column] ?? 0) : 0)))
      .join('  ')
  const built = sites.flatMap(({ result }) => (result.ok ? [result.value] : []))
  const failed = sites.length - built.length
  return [
    ...rows.map(line),
    `${built.length} of ${sites.length} sites built, ${built.reduce((sum, site) => sum + pagesOf(site), 0)} pages, in ${seconds.toFixed(2)} s${failed === 0 ? '' : `; ${failed} not built`}`,
  ].join('\n')
}
