/** Configs that were found sound, by the texts of all their files: reading one again costs half of a build without changes. */
import { createHash } from 'node:crypto'
import { type CompiledConfig, compileChain } from '../../site/compile.ts'
import { compileNear, type NearConfig, type SoundConfig } from '../../site/config/near.ts'
import { type Chain, isLarge, lazyChain } from '../../site/config/overlay/config-chain.ts'
import type { AssetNames } from '../../site/config/rules/rule.ts'
import { thingStarts } from '../../site/config/thing-lines.ts'
import type { SourceFile } from '../../site/config/yaml/tree.ts'
import type { Result } from '../../site/model/diagnostic.ts'
import { lazy } from '../../site/model/memoize.ts'
import { readCache, writeCache } from '../cache.ts'
import { alikeIn } from './alike.ts'
import { type HeldFile, hashOfSource, utf8Of } from './held-file.ts'
import { type KeptConfig, keptIn, lazyConfig, piecesOf, piecesWith, saidIn, wholeConfig, wordsOf } from './kept-config.ts'

/** A config that was found sound, without anything to tell. */
export interface LastSound extends SoundConfig {
  /** Stands for all that it was judged by, but for its text. */
  readonly judgedBy: string
  /** As the cache has it. */
  readonly kept: KeptConfig
}

/** The one area in which a config differs from the last one. */
export type Changed = Pick<NearConfig, 'was' | 'is'>

/** A config, with what tells it again. */
type Judged = Result<CompiledConfig> & {
  /** Where the cache has it. */
  readonly configKey: string
  readonly judgedBy: string
  readonly changed?: Changed
  /** Where its areas begin, as far as that is known. */
  readonly starts?: Uint32Array
}

/** What there is to be remembered of a sound config beside the config. */
export type Sound = Pick<LastSound, 'starts' | 'judgedBy'> & { readonly file: Pick<HeldFile, 'bytes' | 'size'> }

const judgesOf = (assets: AssetNames, [{ file }, ...others]: Chain): string => {
  const named = others.map(({ file, isPack, text }) => [file, isPack === true, text.length])
  const hash = createHash('sha256').update(JSON.stringify([file, assets, named]))
  // As they are: as JSON, they would be held twice.
  for (const { text } of others) hash.update(text)
  return hash.digest('base64url')
}

/** Under which key a config lies in the cache. */
const keyOf = (source: SourceFile, judgedBy: string): string =>
  `config ${createHash('sha256').update(hashOfSource(source)).update(judgedBy).digest('base64url')}`

/** The config that an earlier run found sound, by the key that `compileConfigOnce` told. */
export const keptConfig = (key: string): Pick<LastSound, 'config' | 'kept'> | undefined => {
  const bytes = readCache(key)
  const kept = bytes && keptIn(bytes)
  return kept && { config: lazyConfig(kept), kept }
}

/** Where areas begin in the bytes of a config. */
export const areaStarts = (utf8: Uint8Array): Uint32Array | undefined =>
  thingStarts(Buffer.from(utf8.buffer, utf8.byteOffset, utf8.byteLength).toString('latin1'), 'locations')

/** What a later build may compare its config with; nothing where there was something to tell, which names lines, or several files. */
export const asSound = ([file, ...bases]: readonly HeldFile[], result: Judged): Sound | undefined => {
  if (!result.ok || result.diagnostics.length > 0 || file === undefined || bases.length > 0) return undefined
  const { starts, judgedBy } = result
  // Of a large one, these letters would take more memory than there is to spare.
  return { file, starts: lazy(() => starts ?? (isLarge(file) ? undefined : areaStarts(file.utf8()))), judgedBy }
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
): Judged => {
  const judgedBy = judgesOf(assets, chain)
  const configKey = keyOf(chain[0], judgedBy)
  const named = { configKey, judgedBy }
  if (!useCache) return { ...compileChain(chain, assets), ...named }
  const known = readCache(configKey)
  if (known !== undefined) {
    const { config, diagnostics } = wholeConfig(keptIn(known))
    return { ok: true, value: { config, document: lazyChain(chain) }, diagnostics, ...named }
  }
  const before = last()
  const utf8 = before?.judgedBy === judgedBy ? utf8Of(chain[0]) : undefined
  const near = before && utf8 && compileNear(chain, { utf8, ...alikeIn(before.utf8, utf8) }, before)
  if (near !== undefined && before !== undefined) {
    const { config, document, starts, place, was, is } = near
    // Of the config before only one area differs, and the cache need not be told the others again in words.
    writeCache(configKey, piecesWith(before.kept, place, is))
    return { ok: true, value: { config, document }, diagnostics: [], starts, changed: { was, is }, ...named }
  }
  const result = compileChain(chain, assets)
  if (!result.ok) return { ...result, ...named }
  const words = wordsOf({ config: result.value.config, diagnostics: result.diagnostics })
  writeCache(configKey, piecesOf(words))
  // As it will be found the next time. Its strings hold no longer on to the text that they were read from, nor take two bytes a letter.
  const { config } = saidIn(words)
  return { ...result, value: { ...result.value, config }, ...named }
}
