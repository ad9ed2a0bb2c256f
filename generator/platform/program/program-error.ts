/** Exceptions of the program’s own code as diagnostics: of a template that was edited, or of another source. */
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { failedPage } from '../../site/render/failed-page.ts'
import { withoutUndefined } from '../../site/util/table.ts'
import { systemErrorText } from '../system-reason.ts'
import { isBuildFailure, messageDiagnostic } from './build-failure.ts'
import { thrownAt } from './source-place.ts'
import { isEndless } from './within.ts'

/** Diagnostics of an exception in another thread, which loses all but its text on the way. */
export class ProgramError extends Error {
  readonly diagnostics: readonly Diagnostic[]
  constructor(diagnostics: readonly Diagnostic[], stack: string | undefined) {
    super('The program failed')
    this.diagnostics = diagnostics
    if (stack !== undefined) this.stack = stack
  }
}

/** The diagnostics of an exception; `undefined` for system errors, and for exceptions of which neither page nor line is known. */
export const programDiagnostics = (error: unknown): readonly Diagnostic[] | undefined => {
  if (error instanceof ProgramError) return error.diagnostics
  if (isBuildFailure(error)) return error.errors.map(messageDiagnostic)
  if (systemErrorText(error) !== undefined) return undefined
  if (isEndless(error)) return [problem('CODE_FAILED', 'endless', { step: failedPage(error) ?? 'program' })]
  const [page, where] = [failedPage(error), thrownAt(error)]
  if (page === undefined && where === undefined) return undefined
  const reason = error instanceof Error ? error.message : String(error)
  return [{ ...problem('CODE_FAILED', 'throws', { step: page ?? 'program', reason }), ...withoutUndefined({ where }) }]
}
