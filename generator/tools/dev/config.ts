/** The config of a site that is being worked on, with all that it extends. */

import type { ReadChain } from '../../io/config/read-chain.ts'
import type { CompiledConfig } from '../../site/compile.ts'
import type { AssetNames } from '../../site/config/rules/rule.ts'
import type { Diagnostic, Result } from '../../site/model/diagnostic.ts'
import type { Code } from './code.ts'

export interface DevConfig {
  /** Reads the config, and judges it when it has changed, or what judges it. */
  readonly refresh: (assets: AssetNames) => Promise<void>
  /** Judges the config as it is once more: the first time takes three times as long as the following. */
  readonly warmUp: (assets: AssetNames) => void
  /** The last sound one. */
  readonly sound: () => CompiledConfig | undefined
  readonly diagnostics: () => readonly Diagnostic[]
  /** The files that it is read from. */
  readonly files: () => readonly string[]
  /** Text of one of these files. */
  readonly source: (file: string) => string | undefined
}

/** Editors that replace a file leave none, or an empty one, for a moment. */
const patience = { tries: 5, milliseconds: 40 }

const isWhole = (chain: ReadChain): boolean => chain.ok && [...chain.sources.values()].every(text => text !== '')

/** @param cwd folder that the name of the file begins from */
export const devConfig = (file: string, cwd: string, code: Code): DevConfig => {
  let sound: CompiledConfig | undefined
  let read: ReadChain = { ok: false, diagnostics: [], sources: new Map(), files: [file] }
  let compiled: Result<CompiledConfig> = read
  let known: readonly unknown[] = []

  const readPatiently = async (tries: number): Promise<ReadChain> => {
    const chain = code.modules().config.readConfigChain(file, cwd)
    if (tries === 0 || isWhole(chain)) return chain
    await new Promise(done => setTimeout(done, patience.milliseconds))
    return readPatiently(tries - 1)
  }

  const compile = (assets: AssetNames): Result<CompiledConfig> => {
    if (!read.ok) return read
    return code.modules().config.compileChain(read.value, assets)
  }

  return {
    refresh: async assets => {
      try {
        read = await readPatiently(sound === undefined ? 0 : patience.tries)
        const state = [code.modules().config, JSON.stringify([assets, read.ok ? read.value : read.diagnostics])]
        if (state.every((one, index) => one === known[index])) return
        compiled = compile(assets)
        known = state
      } catch (error) {
        compiled = { ok: false, diagnostics: [code.thrown(error, 'reading the config')] }
        known = ['failed']
      }
      if (compiled.ok) sound = compiled.value
    },
    warmUp: assets => {
      if (read.ok && compiled.ok) code.modules().config.compileChain(read.value, assets)
    },
    sound: () => sound,
    diagnostics: () => compiled.diagnostics,
    files: () => read.files,
    source: name => read.sources.get(name),
  }
}
