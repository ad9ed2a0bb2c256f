/** Reports what many sites share once: an error in their base is the same for all of them. */
import type { Terminal } from '../platform/terminal/terminal.ts'
import type { Diagnostic } from '../site/model/diagnostic.ts'

/** The same problem at the same place, whichever site it was found for. */
const identity = ({ code, variant, values, where }: Diagnostic): string => JSON.stringify([code, variant, values, where])

/** @returns a function that reports the diagnostics of one site after another, and returns how many it had reported before */
export const reportOnce = ({ report }: Pick<Terminal, 'report'>) => {
  const reported = new Set<string>()
  return (diagnostics: readonly Diagnostic[], source: (file: string) => string | undefined): number => {
    const fresh = diagnostics.filter(one => !reported.has(identity(one)))
    for (const diagnostic of fresh) reported.add(identity(diagnostic))
    report(fresh, source)
    return diagnostics.length - fresh.length
  }
}
