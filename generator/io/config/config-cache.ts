/** Valid configs, cached by the texts of all their files: reading one again takes half of a build without changes. */
import { createHash } from 'node:crypto'
import { type CompiledConfig, compileChain } from '../../site/compile.ts'
import { type Chain, lazyChain } from '../../site/config/overlay/config-chain.ts'
import type { AssetNames } from '../../site/config/rules/rule.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import type { Diagnostic, Result } from '../../site/model/diagnostic.ts'
import { inPieces, readCache, writeCache } from '../cache.ts'
import { hashOfSource } from './held-file.ts'

interface CachedConfig {
  readonly config: Config
  readonly diagnostics: readonly Diagnostic[]
}

const keyOf = (chain: Chain, assets: AssetNames): string => {
  const files = chain.map(source => [source.file, source.isPack === true, hashOfSource(source)])
  return `config ${createHash('sha256')
    .update(JSON.stringify([files, assets]))
    .digest('base64url')}`
}

/** Like `compileChain`, but does not validate texts again that were valid before with the same assets. */
export const compileConfigOnce = (chain: Chain, assets: AssetNames, useCache: boolean): Result<CompiledConfig> => {
  if (!useCache) return compileChain(chain, assets)
  const key = keyOf(chain, assets)
  const bytes = readCache(key)
  if (bytes !== undefined) {
    // Written below, by this very program.
    const { config, diagnostics } = JSON.parse(new TextDecoder().decode(bytes)) as CachedConfig
    return { ok: true, value: { config, document: lazyChain(chain) }, diagnostics }
  }
  const result = compileChain(chain, assets)
  if (result.ok) {
    const { config } = result.value
    writeCache(key, inPieces(JSON.stringify({ config, diagnostics: result.diagnostics } satisfies CachedConfig)))
  }
  return result
}
