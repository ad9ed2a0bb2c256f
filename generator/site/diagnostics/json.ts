import type { Text } from '../messages/message.ts'
import type { Diagnostic } from '../model/diagnostic.ts'

/** A diagnostic of one of several sites, with its text. */
export interface SiteDiagnostic extends Diagnostic, Text {
  /** The config it belongs to. */
  readonly config: string
}

/** One diagnostic for programs. */
export const jsonDiagnostic = ({ code, severity, message, hint, config, key, where, pages }: SiteDiagnostic) => ({
  code,
  severity,
  message,
  hint,
  config,
  key: key ?? null,
  file: where?.file ?? null,
  line: where?.line ?? null,
  column: where?.column ?? null,
  endColumn: where?.endColumn ?? null,
  pages: pages ?? [],
})

/**
 * Diagnostics for programs: an array of objects that all have the same keys in the same order, `null` where there is nothing to
 * say. Keys may be added; none is renamed or removed.
 */
export const formatJson = (diagnostics: readonly SiteDiagnostic[]): string =>
  `${JSON.stringify(diagnostics.map(jsonDiagnostic), null, 2)}\n`
