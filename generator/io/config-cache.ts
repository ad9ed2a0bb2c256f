/** Configs that were found sound, by their text: reading one again costs half of a build without changes. */
import { type CompiledConfig, compileConfig } from '../config/compile.ts'
import { lazyDocument } from '../config/document.ts'
import type { AssetNames } from '../config/rules/rule.ts'
import type { Config } from '../config/schema.ts'
import type { Diagnostic, Result } from '../model/diagnostic.ts'
import { keep, recall } from './cache.ts'
import { stateOfSources } from './program.ts'

interface Kept {
  readonly config: Config
  readonly diagnostics: readonly Diagnostic[]
}

/** As `compileConfig`; a text that was sound before is not judged again by the same program with the same assets. */
export const compileConfigOnce = (file: string, text: string, assets: AssetNames, useCache: boolean): Result<CompiledConfig> => {
  if (!useCache) return compileConfig(file, text, assets)
  const key = `config ${stateOfSources()} ${JSON.stringify(assets)} ${file} ${text}`
  const known = recall(key)
  if (known !== undefined) {
    // Written below, by this very program.
    const { config, diagnostics } = JSON.parse(new TextDecoder().decode(known)) as Kept
    return { ok: true, value: { config, document: lazyDocument(file, text) }, diagnostics }
  }
  const result = compileConfig(file, text, assets)
  if (result.ok) keep(key, Buffer.from(JSON.stringify({ config: result.value.config, diagnostics: result.diagnostics } satisfies Kept)))
  return result
}
