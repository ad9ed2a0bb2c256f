/** Reports diagnostics: once in the terminal, and in browsers until they are fixed. */

import { packageTextIfAny } from '../../platform/package.ts'
import { textWithCommands } from '../../platform/program/site-commands.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { formatText } from '../../site/diagnostics/format.ts'
import { formatBuildDiagnostic } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { isError } from '../../site/util/diagnostics.ts'

export interface Reporter {
  /** The errors as printed in the terminal, with ANSI colors. */
  readonly mistakes: () => readonly string[]
  /** Prints new diagnostics, or if there are no errors, what was done. */
  readonly report: (done?: string) => void
}

export const reporter = (
  diagnostics: () => readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
  { info, report, language }: Terminal,
): Reporter => {
  const source = (file: string): string | undefined => textOf(file) ?? packageTextIfAny(file)
  const format = (diagnostic: Diagnostic): string =>
    formatText({ ...diagnostic, ...textWithCommands(formatBuildDiagnostic(diagnostic, language)) }, { colour: true, source, language })
  let last = ''
  let wasBroken = false
  return {
    mistakes: () => diagnostics().filter(isError).map(format),
    report: done => {
      const current = diagnostics()
      const text = current.map(format).join('\n')
      const isBroken = current.some(isError)
      if (text !== last) report(current, source)
      if (!isBroken && done !== undefined) info(wasBroken ? `${{ en: 'Fixed:', fr: 'Corrigé :' }[language]} ${done}` : done)
      last = text
      wasBroken = isBroken
    },
  }
}
