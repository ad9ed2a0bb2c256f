/** What esbuild says of a source that it cannot compile. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildFailure, Message } from 'esbuild'
import { problem } from '../../site/catalogue/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { projectRoot } from '../project.ts'

export const isBuildFailure = (error: unknown): error is BuildFailure => error instanceof Error && 'errors' in error

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

/** The text of a source that a message names, for its code frame. */
export const sourceText = (file: string): string | undefined => {
  try {
    return readFileSync(join(projectRoot, file), 'utf8')
  } catch {
    return undefined
  }
}
