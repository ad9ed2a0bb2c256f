import type { Diagnostic, Severity } from '../model/diagnostic.ts'
import { type ConfigDocument, type ConfigPath, pathText } from './document.ts'

/** A mistake at a path of the config, before its place in the file is looked up. */
export interface ConfigIssue {
  readonly path: ConfigPath
  readonly code: string
  readonly message: string
  readonly hint?: string | undefined
  /** Part of the value's text at fault. */
  readonly needle?: string | undefined
  /** Point at the key, not at its value. */
  readonly atKey?: boolean
  readonly severity?: Severity
  /** Something is missing at the path; what stands there is sound. */
  readonly absent?: true
  /** Name of the key that is missing. */
  readonly missing?: string
}

export const toDiagnostic = (document: ConfigDocument, issue: ConfigIssue): Diagnostic => ({
  code: issue.code,
  severity: issue.severity ?? 'error',
  message: issue.message,
  ...(issue.hint === undefined ? {} : { hint: issue.hint }),
  where: document.locate(issue.path, {
    ...(issue.atKey === undefined ? {} : { key: issue.atKey }),
    ...(issue.needle === undefined ? {} : { needle: issue.needle }),
  }),
  key: pathText(issue.path),
})
