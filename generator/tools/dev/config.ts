/** The config of the site in development, with the configs that it extends. */

import { assetNames } from '../../platform/assets/names.ts'
import type { ReadChain } from '../../platform/config/read-chain.ts'
import { isEndless, within } from '../../platform/program/within.ts'
import { assetFoldersOf } from '../../platform/site-root.ts'
import type { CompiledConfig } from '../../site/compile.ts'
import type { Diagnostic, Result } from '../../site/model/diagnostic.ts'
import { type Code, timeLimit } from './code.ts'

export interface DevConfig {
  /** Reads the config, and validates it if the config, its assets or the validator have changed. */
  readonly refresh: () => Promise<void>
  /** Validates the config again, because the first two runs are much slower than later ones. */
  readonly warmUp: () => void
  readonly lastValid: () => CompiledConfig | undefined
  readonly diagnostics: () => readonly Diagnostic[]
  /** The files that it is read from. */
  readonly files: () => readonly string[]
  /** Assets folders of the site. */
  readonly assets: () => readonly string[]
  readonly source: (file: string) => string | undefined
}

/** Retries, because editors that replace a file leave it missing or empty for a moment. */
const retry = { tries: 5, milliseconds: 40 }

const isWhole = (chain: ReadChain): boolean => chain.ok && [...chain.sources.values()].every(text => text !== '')

/** @param cwd base of relative paths */
export const devConfig = (file: string, cwd: string, code: Code): DevConfig => {
  let lastValid: CompiledConfig | undefined
  let read: ReadChain = { ok: false, diagnostics: [], sources: new Map(), files: [file], assets: assetFoldersOf([file], cwd) }
  let compiled: Result<CompiledConfig> = { ok: false, diagnostics: [] }
  let known: readonly unknown[] = []

  const readWithRetry = async (tries: number): Promise<ReadChain> => {
    const chain = code.modules().config.readConfigChain(file, cwd)
    if (tries === 0 || isWhole(chain)) return chain
    await new Promise(done => setTimeout(done, retry.milliseconds))
    return readWithRetry(tries - 1)
  }

  return {
    refresh: async () => {
      const { config } = code.modules()
      let state: readonly unknown[] = []
      try {
        read = await readWithRetry(lastValid === undefined ? 0 : retry.tries)
        const assets = assetNames(...read.assets)
        state = [config, JSON.stringify([assets, read.ok ? read.value : read.diagnostics])]
        if (state.every((value, index) => value === known[index])) return
        const chain = read
        compiled = chain.ok ? within(timeLimit, () => config.compileChain(chain.value, assets)) : chain
        known = state
      } catch (error) {
        compiled = { ok: false, diagnostics: [code.thrown(error, 'config')] }
        // An endless loop is tried again only if its input has changed.
        known = isEndless(error) ? state : ['failed']
      }
      if (compiled.ok) lastValid = compiled.value
    },
    warmUp: () => {
      try {
        if (read.ok && compiled.ok) code.modules().config.compileChain(read.value, assetNames(...read.assets))
      } catch {
        // `refresh` reports it.
      }
    },
    lastValid: () => lastValid,
    diagnostics: () => compiled.diagnostics,
    files: () => read.files,
    assets: () => read.assets,
    source: name => read.sources.get(name),
  }
}
