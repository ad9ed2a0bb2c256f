/**
 * Diagnostics as annotations of a GitHub workflow:
 * https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
import { visible } from './format.ts'
import type { SiteDiagnostic } from './json.ts'

/** A message ends at the end of its line; a percent sign begins an escape. */
const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

/** In a property, colon and comma have a meaning as well. */
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** One annotation. Without a line of the config it belongs to the config as a whole. */
export const formatGithub = ({ severity, code, message, hint, where, config }: SiteDiagnostic): string => {
  const properties = {
    file: where?.file ?? config,
    ...(where === undefined ? {} : { line: String(where.line), col: String(where.column) }),
    ...(where?.endColumn === undefined ? {} : { endColumn: String(where.endColumn) }),
    title: code,
  }
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`)
  return `::${severity} ${written.join(',')}::${escapeData(visible(`${message}\n${hint}`))}`
}
