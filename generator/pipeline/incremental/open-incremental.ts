/** Opens the site of a config on a tracking proxy, next to what the last build into the folder has left. */
import { createHash } from 'node:crypto'
import { cacheAssets, readCachedAssets } from '../../platform/assets/cached-assets.ts'
import { hasExtendedLetters } from '../../platform/assets/load.ts'
import { loadConfigChain } from '../../platform/config/load-config.ts'
import type { ReadChain } from '../../platform/config/read-chain.ts'
import {
  circumstancesOf,
  foldersOf,
  gatherIngredients,
  type Ingredients,
  type OpenedSite,
  type OpenOptions,
  shareImagesOf,
} from '../../platform/site.ts'
import type { Assets } from '../../site/assets.ts'
import { build } from '../../site/build.ts'
import type { CompiledConfig } from '../../site/config/compile/compile-config.ts'
import { lazyChain } from '../../site/config/overlay/config-chain.ts'
import { withChangedTexts } from '../../site/config/recompile/changed-texts.ts'
import type { Result } from '../../site/model/diagnostic.ts'
import { track } from '../../site/util/dependencies.ts'
import { openDependencySets, staleSets } from './dependency-sets.ts'
import { type IncrementalBuild, incrementalBuild, type LastBuild, validPart } from './incremental-build.ts'
import type { Manifest, ManifestSource } from './manifest.ts'
import { changedFields, trackConfig } from './tracked-config.ts'

/** A valid config, with what the manifest stores of its text. */
interface LoadedConfig {
  readonly compiled: CompiledConfig
  readonly source: ManifestSource | undefined
}

/** @param source is stored only if there is no diagnostic */
export const loadFully = (read: ReadChain & { readonly ok: true }, source?: ManifestSource): Result<LoadedConfig> => {
  const loaded = loadConfigChain(read)
  const { diagnostics } = loaded
  return loaded.ok
    ? { ok: true, value: { compiled: loaded.value, source: diagnostics.length === 0 ? source : undefined }, diagnostics }
    : loaded
}

/**
 * Compiles a config, or only what has changed since the last build.
 * @param otherInputs hash of all inputs but the config
 */
export const loadIncrementally = (
  read: ReadChain & { readonly ok: true },
  manifest: Manifest | undefined,
  otherInputs: string,
): Result<LoadedConfig> => {
  const [own, ...others] = read.value.filter(({ isPack }) => isPack !== true)
  const source = own === undefined || others.length > 0 ? undefined : { text: own.text, otherInputs }
  if (own !== undefined && source !== undefined && manifest?.source?.otherInputs === otherInputs) {
    const config = withChangedTexts({ text: manifest.source.text, config: manifest.config }, own)
    if (config !== undefined) return { ok: true, value: { compiled: { config, document: lazyChain(read.value) }, source }, diagnostics: [] }
  }
  return loadFully(read, source)
}

interface OpenedIncremental {
  readonly opened: OpenedSite
  readonly incremental: IncrementalBuild
}

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64url')

/** Hash of all that a site is made from apart from its config and assets. @param inputs hash of the inputs outside the config */
const environmentOf = ({ config, document }: CompiledConfig, inputs: string, hasExtension: boolean): string => {
  // The config does not say which file a redirect comes from.
  const files =
    document.files.length === 1 ? [] : config.redirects.map((_, index) => document.find(['redirects', index]).value.at.source.file)
  return hashOf(JSON.stringify([document.files.map(({ file }) => file), files, inputs, hasExtension]))
}

/** Hash of the environment and the loaded assets. */
const assetsHashOf = (environment: string, { assets, shareImages }: Ingredients): string => {
  const { pictures, icons, logo, mark, icon, pages, styleHashes, appIcons, files, diagnostics } = assets
  return hashOf(
    JSON.stringify([
      [...pictures],
      [...icons],
      [logo, mark, icon, pages, styleHashes, diagnostics],
      [...appIcons, ...files].map(file => `${file.path} ${hashOf(file.bytes)}`).toSorted(),
      Object.values(pages).map(({ shortNames }) => [...(shortNames ?? [])]),
      shareImages.urlOf({ title: '', direction: 'ltr' }),
      environment,
    ]),
  )
}

interface LoadedIngredients extends Ingredients {
  /** Reads the asset files, if only their metadata came from the cache. */
  readonly complete: () => Promise<void>
}

/** The assets as the cache has them: everything that pages need, without the content of files. */
const cachedIngredients = async (
  assetsHash: string,
  compiled: CompiledConfig,
  options: OpenOptions,
): Promise<LoadedIngredients | undefined> => {
  const locales = compiled.config.site.languages.map(({ locale }) => locale)
  const cached = await readCachedAssets(foldersOf(compiled, options).cache, assetsHash, locales)
  if (cached === undefined) return undefined
  const shareImages = shareImagesOf(compiled, options)
  let loaded: Assets | undefined
  const files = (): Assets => {
    if (loaded === undefined) throw new Error('asset files were requested before they were read')
    return loaded
  }
  const assets: Assets = {
    ...cached,
    shareUrl: shareImages.urlOf,
    get appIcons() {
      return files().appIcons
    },
    get files() {
      return files().files
    },
    changedOn: undefined,
    diagnostics: { icons: [], pictures: [], logo: [], copied: [], published: [] },
  }
  const complete = async (): Promise<void> => {
    loaded ??= (await gatherIngredients(compiled, options)).assets
  }
  return { assets, circumstances: circumstancesOf(options), shareImages, complete }
}

const lastBuildOf = (manifest: Manifest, { config }: CompiledConfig): LastBuild => {
  const changed = changedFields(manifest.config, config)
  const ids = new Set<number>()
  for (const [id, name] of manifest.fields.entries()) if (changed.has(name)) ids.add(id)
  return { manifest, stale: staleSets(manifest.sets, ids) }
}

/**
 * @param manifest of the last build into the folder
 * @param inputs hash of the inputs outside the config
 */
export const openIncremental = async (
  { compiled, source }: LoadedConfig,
  options: OpenOptions,
  manifest: Manifest | undefined,
  inputs: string,
): Promise<OpenedIncremental> => {
  const { config, document } = compiled
  const { cache } = foldersOf(compiled, options)
  // Asked of the plain config: the tracking proxy would make the assets depend on every field.
  const hasExtension = hasExtendedLetters(config)
  const environment = environmentOf(compiled, inputs, hasExtension)
  const last = manifest?.environment === environment ? lastBuildOf(manifest, compiled) : undefined
  const tracked = trackConfig(config, last?.manifest.fields)
  const store = openDependencySets(last?.manifest.sets)

  const validAssets = validPart(last, 'assets')
  const cached = last && validAssets && (await cachedIngredients(last.manifest.assets, compiled, options))
  const { value: loading, set: loadedSet } =
    cached === undefined
      ? track(store, () => gatherIngredients({ config: tracked.config, document }, options, hasExtension))
      : { value: cached, set: validAssets?.set ?? 0 }
  const ingredients = await loading
  const assets = cached === undefined ? assetsHashOf(environment, ingredients) : (last?.manifest.assets ?? '')
  if (cached === undefined) cacheAssets(cache, assets, ingredients.assets)

  const { value: site, set: siteSet } = track(store, () =>
    build({ config: tracked.config, document }, ingredients.assets, ingredients.circumstances),
  )
  return {
    opened: { site, shareImages: ingredients.shareImages, ...(cached && { complete: cached.complete }) },
    incremental: incrementalBuild({
      cache,
      last: last?.manifest.assets === assets ? last : undefined,
      tracked,
      store,
      siteSet,
      assetSet: loadedSet,
      environment,
      assets,
      config,
      source,
    }),
  }
}
