/** Entry point of what `compile.mjs` runs when the program cannot be compiled or loaded. */
import { packageTextIfAny } from '../package.ts'
import type { Env, Output } from '../terminal/shell.ts'
import { terminalIn } from '../terminal/terminal.ts'
import { programDiagnostics } from './program-error.ts'

/** The errors with code frames; `undefined` if no line of a source is known. */
export const failureText = (error: unknown, { isTTY = false, env }: Pick<Output, 'isTTY'> & { readonly env: Env }): string | undefined => {
  const diagnostics = programDiagnostics(error)
  if (diagnostics === undefined) return undefined
  const lines: string[] = []
  const output: Output = { write: text => lines.push(text), isTTY }
  const shell = { out: output, err: output, cwd: '.', env, person: undefined, stopped: () => new Promise<number>(() => undefined) }
  terminalIn(shell, 'usual').report(diagnostics, packageTextIfAny)
  return lines.join('').trimEnd()
}
