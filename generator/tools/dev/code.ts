/** Recompiles and reloads the hot modules, and reports errors in their sources. */

import type { CodeCompiler, CompiledPart } from '../../platform/program/code.ts'
import { isEndless } from '../../platform/program/within.ts'
import type { FailedStep } from '../../site/messages/files.ts'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic, SourceLocation } from '../../site/model/diagnostic.ts'
import { keysOf } from '../../site/util/table.ts'
import { type HotModuleName, type HotModules, hotModuleEntries, initialModules } from './hot-modules/index.ts'

export type Compiler = CodeCompiler<HotModuleName>

export interface Code {
  readonly modules: () => HotModules
  readonly diagnostics: () => readonly Diagnostic[]
  /** Compiles, and loads the changed modules. */
  readonly refresh: () => Promise<void>
  /** A diagnostic for an exception, at the source line that threw it. */
  readonly thrown: (error: unknown, step: FailedStep) => Diagnostic
  readonly close: () => Promise<void>
}

const names = keysOf(hotModuleEntries)

export const startCode = (start: () => Promise<Compiler>): Code => {
  let modules = initialModules
  let diagnostics: readonly Diagnostic[] = []
  let compiler: Compiler | undefined
  let loaded: Readonly<Record<HotModuleName, CompiledPart>> | undefined

  const thrown = (error: unknown, step: FailedStep): Diagnostic => {
    const where: SourceLocation | undefined = compiler?.placeOf(error)
    return {
      ...(isEndless(error)
        ? problem('CODE_FAILED', 'endless', { step })
        : problem('CODE_FAILED', 'throws', { step, reason: error instanceof Error ? error.message : String(error) })),
      ...(where === undefined ? {} : { where }),
    }
  }

  return {
    modules: () => modules,
    diagnostics: () => diagnostics,
    thrown,
    refresh: async () => {
      compiler ??= await start()
      const compiled = await compiler.compile()
      if (!compiled.ok) {
        diagnostics = compiled.diagnostics
        return
      }
      const next = compiled.value
      // The first compilation only provides hashes for comparison. Loading a module warms up shared packages.
      if (loaded === undefined) next.page.load()
      const changed = loaded === undefined ? [] : names.filter(name => next[name].hash !== loaded?.[name].hash)
      try {
        // Each module has the exports of its entry.
        modules = { ...modules, ...(Object.fromEntries(changed.map(name => [name, next[name].load()])) as Partial<HotModules>) }
        loaded = next
        diagnostics = []
      } catch (error) {
        diagnostics = [thrown(error, 'program')]
      }
    },
    close: async () => compiler?.close(),
  }
}
