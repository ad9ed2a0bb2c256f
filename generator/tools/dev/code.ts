/** The parts of the program in use, and what is wrong in the sources of newer ones. */

import type { CodeCompiler, CompiledPart } from '../../io/program/code.ts'
import { isEndless } from '../../io/program/within.ts'
import type { Diagnostic, Place } from '../../site/model/diagnostic.ts'
import { keysOf } from '../../site/model/table.ts'
import { type PartName, type Parts, partEntries, standingParts } from './hot-modules/index.ts'

export type Compiler = CodeCompiler<PartName>

export interface Code {
  readonly parts: () => Parts
  readonly faults: () => readonly Diagnostic[]
  /** Compiles, and loads the parts that came out different. */
  readonly refresh: () => Promise<void>
  /** A diagnostic for something that was thrown, at the source line that threw. */
  readonly thrown: (error: unknown, what: string) => Diagnostic
  readonly close: () => Promise<void>
}

const names = keysOf(partEntries)

export const startCode = (start: () => Promise<Compiler>): Code => {
  let parts = standingParts
  let faults: readonly Diagnostic[] = []
  let compiler: Compiler | undefined
  let loaded: Readonly<Record<PartName, CompiledPart>> | undefined

  const thrown = (error: unknown, what: string): Diagnostic => {
    const where: Place | undefined = compiler?.placeOf(error)
    return {
      code: 'CODE_FAILED',
      severity: 'error',
      message: isEndless(error)
        ? `${what} does not come to an end`
        : `${what} fails: ${error instanceof Error ? error.message : String(error)}`,
      ...(where === undefined ? {} : { where }),
    }
  }

  return {
    parts: () => parts,
    faults: () => faults,
    thrown,
    refresh: async () => {
      compiler ??= await start()
      const compiled = await compiler.compile()
      if (!compiled.ok) {
        faults = compiled.diagnostics
        return
      }
      const next = compiled.value
      // The first time shows what the standing parts were made of. Loading one of them warms up the packages that all need.
      if (loaded === undefined) next.page.load()
      const changed = loaded === undefined ? [] : names.filter(name => next[name].hash !== loaded?.[name].hash)
      try {
        // Each part exports what its entry does.
        parts = { ...parts, ...(Object.fromEntries(changed.map(name => [name, next[name].load()])) as Partial<Parts>) }
        loaded = next
        faults = []
      } catch (error) {
        faults = [thrown(error, 'the program')]
      }
    },
    close: async () => compiler?.close(),
  }
}
