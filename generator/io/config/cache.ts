/** Configs that were found sound, by the texts of all their files: reading one again costs half of a build without changes. */
import { createHash } from 'node:crypto'
import { type CompiledConfig, compileChain } from '../../site/compile.ts'
import { type Chain, lazyChain } from '../../site/config/chain.ts'
import { compileNear, type SoundConfig } from '../../site/config/near.ts'
import type { AssetNames } from '../../site/config/rules/rule.ts'
import type { Config } from '../../site/config/schema.ts'
import type { Diagnostic, Result } from '../../site/model/diagnostic.ts'
import { inPieces, readCache, writeCache } from '../cache.ts'

interface Kept {
  readonly config: Config
  readonly diagnostics: readonly Diagnostic[]
}

/** A config that was found sound, without anything to tell. */
export interface LastSound extends SoundConfig {
  /** Stands for all that it was judged by, but for its text. */
  readonly judgedBy: string
}

const judgesOf = (assets: AssetNames, [{ file }, ...others]: Chain): string =>
  createHash('sha256')
    .update(JSON.stringify([file, assets, others]))
    .digest('base64url')

/** Under which key a config lies in the cache. */
const keyOf = (text: string, judgedBy: string): string => `config ${createHash('sha256').update(text).update(judgedBy).digest('base64url')}`

const keptUnder = (key: string): Kept | undefined => {
  const bytes = readCache(key)
  // Written below, by this very program.
  return bytes === undefined ? undefined : (JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()) as Kept)
}

/** The config that an earlier run found sound, by the key that `compileConfigOnce` told. */
export const keptConfig = (key: string): Config | undefined => keptUnder(key)?.config

/** What a later build may compare its config with; nothing where there was something to tell, which names lines, or several files. */
export const asLastSound = ([{ text }]: Chain, result: Result<CompiledConfig> & Pick<LastSound, 'judgedBy'>): LastSound | undefined => {
  if (!result.ok || result.diagnostics.length > 0 || result.value.document.sources.size > 1) return undefined
  return { text, config: result.value.config, judgedBy: result.judgedBy }
}

/**
 * As `compileChain`; texts that were sound before are not judged again by the same program with the same assets.
 * @param last the config as it was sound last: what is still so is not judged again
 * @returns with the key under which the cache has the config, and what it was judged by
 */
export const compileConfigOnce = (
  chain: Chain,
  assets: AssetNames,
  useCache: boolean,
  last: () => LastSound | undefined = () => undefined,
): Result<CompiledConfig> & { readonly configKey: string; readonly judgedBy: string } => {
  const judgedBy = judgesOf(assets, chain)
  const configKey = keyOf(chain[0].text, judgedBy)
  const named = { configKey, judgedBy }
  if (!useCache) return { ...compileChain(chain, assets), ...named }
  const known = keptUnder(configKey)
  if (known !== undefined) {
    const { config, diagnostics } = known
    return { ok: true, value: { config, document: lazyChain(chain) }, diagnostics, ...named }
  }
  const before = last()
  const near = before?.judgedBy === judgedBy ? compileNear(chain, before) : undefined
  const result: Result<CompiledConfig> = near === undefined ? compileChain(chain, assets) : { ok: true, value: near, diagnostics: [] }
  if (!result.ok) return { ...result, ...named }
  const text = JSON.stringify({ config: result.value.config, diagnostics: result.diagnostics } satisfies Kept)
  writeCache(configKey, inPieces(text))
  if (near !== undefined) return { ...result, ...named }
  // As it will be found the next time. Its strings hold no longer on to the text that they were read from, nor take two bytes a letter.
  const { config } = JSON.parse(text) as Kept
  return { ...result, value: { ...result.value, config }, ...named }
}
