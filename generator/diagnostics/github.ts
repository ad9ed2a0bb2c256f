/**
 * Diagnostics as annotations of a GitHub workflow:
 * https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
import type { SiteDiagnostic } from './json.ts'

/** A message ends at the end of its line; a percent sign begins an escape. */
const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

/** In a property, colon and comma have a meaning as well. */
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** One annotation. Without a line of the config it stands at the config’s first. */
export const formatGithub = ({ severity, code, message, hint, where, config }: SiteDiagnostic): string => {
  const place = where ?? { file: config, line: 1, column: 1 }
  const properties = {
    file: place.file,
    line: String(place.line),
    col: String(place.column),
    ...('endColumn' in place && place.endColumn !== undefined ? { endColumn: String(place.endColumn) } : {}),
    title: code,
  }
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`)
  return `::${severity} ${written.join(',')}::${escapeData(hint === undefined ? message : `${message}\n${hint}`)}`
}
