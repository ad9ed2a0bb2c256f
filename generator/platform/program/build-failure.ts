/** Compile errors of esbuild as diagnostics. */
import type { BuildFailure, Message } from 'esbuild'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'

/** An `AggregateError` has `errors` as well, so `warnings` is checked too. */
export const isBuildFailure = (error: unknown): error is BuildFailure => error instanceof Error && 'errors' in error && 'warnings' in error

export const messageDiagnostic = ({ text, location }: Message): Diagnostic => ({
  ...problem('CODE_INVALID', { text }),
  ...(location === null
    ? {}
    : {
        where: {
          file: location.file,
          line: location.line,
          column: location.column + 1,
          endColumn: location.column + 1 + Math.max(1, location.length),
        },
      }),
})
