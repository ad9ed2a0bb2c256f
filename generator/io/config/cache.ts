/** Configs that were found sound, by the texts of all their files: reading one again costs half of a build without changes. */

import { type CompiledConfig, compileChain } from '../../site/compile.ts'
import { type Chain, lazyChain } from '../../site/config/chain.ts'
import type { AssetNames } from '../../site/config/rules/rule.ts'
import type { Config } from '../../site/config/schema.ts'
import type { Diagnostic, Result } from '../../site/model/diagnostic.ts'
import { readCache, writeCache } from '../cache.ts'

interface Kept {
  readonly config: Config
  readonly diagnostics: readonly Diagnostic[]
}

/** As `compileChain`; texts that were sound before are not judged again by the same program with the same assets. */
export const compileConfigOnce = (chain: Chain, assets: AssetNames, useCache: boolean): Result<CompiledConfig> => {
  if (!useCache) return compileChain(chain, assets)
  const key = `config ${JSON.stringify([assets, chain])}`
  const known = readCache(key)
  if (known !== undefined) {
    // Written below, by this very program.
    const { config, diagnostics } = JSON.parse(new TextDecoder().decode(known)) as Kept
    return { ok: true, value: { config, document: lazyChain(chain) }, diagnostics }
  }
  const result = compileChain(chain, assets)
  if (result.ok)
    writeCache(key, Buffer.from(JSON.stringify({ config: result.value.config, diagnostics: result.diagnostics } satisfies Kept)))
  return result
}
