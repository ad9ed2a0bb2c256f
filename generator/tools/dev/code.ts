/** Recompiles and reloads the hot modules, and reports errors in their sources. */

import type { CodeCompiler, CompiledPart } from '../../platform/program/code.ts'
import { thrownAt } from '../../platform/program/source-place.ts'
import { isEndless, within } from '../../platform/program/within.ts'
import type { FailedStep } from '../../site/messages/files.ts'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic, SourceLocation } from '../../site/model/diagnostic.ts'
import { isRecord, keysOf } from '../../site/util/table.ts'
import { type HotModuleName, type HotModules, hotModuleEntries, initialModules } from './hot-modules/index.ts'

export type Compiler = CodeCompiler<HotModuleName>

/** Milliseconds of CPU time after which a step counts as endless: large sites take seconds. */
export const timeLimit = 20_000

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

/** Loads a compiled module. @throws if it lacks a function that the rest of `dev` calls */
const loadPart = (name: HotModuleName, part: CompiledPart): unknown => {
  const loaded = part.load()
  const missing = Object.keys(initialModules[name]).filter(key => !(isRecord(loaded) && typeof loaded[key] === 'function'))
  if (missing.length > 0) throw new Error(`${hotModuleEntries[name]} no longer exports ${missing.join(', ')}`)
  return loaded
}

/**
 * Holds the hot modules. They are the ones that this process started with until `refresh` loads changed sources.
 * @param start starts the compiler; `undefined` in the npm package, which has no sources
 */
export const startCode = (start: (() => Promise<Compiler>) | undefined): Code => {
  let modules = initialModules
  let diagnostics: readonly Diagnostic[] = []
  let compiler: Compiler | undefined
  let loaded: Readonly<Record<HotModuleName, CompiledPart>> | undefined

  const thrown = (error: unknown, step: FailedStep): Diagnostic => {
    const where: SourceLocation | undefined = compiler?.placeOf(error) ?? thrownAt(error)
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
      if (start === undefined) return
      compiler ??= await start()
      const compiled = await compiler.compile()
      if (!compiled.ok) {
        diagnostics = compiled.diagnostics
        return
      }
      const next = compiled.value
      const changed = loaded === undefined ? [] : names.filter(name => next[name].hash !== loaded?.[name].hash)
      try {
        // The first compilation only provides hashes for comparison. Loading a module warms up shared packages.
        if (loaded === undefined) next.page.load()
        const parts = within(timeLimit, () => changed.map(name => [name, loadPart(name, next[name])] as const))
        // Each module has the exports of its entry.
        modules = { ...modules, ...(Object.fromEntries(parts) as Partial<HotModules>) }
        loaded = next
        diagnostics = []
      } catch (error) {
        diagnostics = [thrown(error, 'program')]
      }
    },
    close: async () => compiler?.close(),
  }
}
