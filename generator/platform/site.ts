/** Opens a site: loads its config and assets, and combines them. */
import { basename } from 'node:path'
import type { Assets } from '../site/assets.ts'
import { build, type Circumstances, type Site } from '../site/build.ts'
import type { CompiledConfig } from '../site/config/compile/compile-config.ts'
import type { SourceTexts } from '../site/config/yaml/config-document.ts'
import type { Diagnostic, Result } from '../site/model/diagnostic.ts'
import type { AbsoluteUrl } from '../site/model/url.ts'
import { isError } from '../site/util/diagnostics.ts'
import { type AssetMakers, hasExtendedLetters, loadAssets } from './assets/load.ts'
import { currentDay, currentYear } from './clock.ts'
import { loadConfig } from './config/load-config.ts'
import { type ShareImageRenderer, shareImageRenderer } from './images/share-images.ts'
import { assetFoldersOf, cacheOf } from './site-root.ts'
import type { Watcher } from './terminal/progress.ts'
import type { Env } from './terminal/shell.ts'

export interface OpenOptions {
  readonly useCache: boolean
  /** The output folder, `dist` by default. The files of some hosts contain its name. */
  readonly out?: string
  /** Replaces the URL of the form service, to try the forms without an account. */
  readonly formEndpoint?: AbsoluteUrl | undefined
  readonly makers?: Partial<AssetMakers>
  /** Folder that the config’s name is relative to, and environment variables for the clock; those of the process by default. */
  readonly cwd?: string
  readonly env?: Env
  /** Shows progress. */
  readonly watcher?: Watcher
  /** Whether to open the site despite an error, because its reader can fix it. */
  readonly tolerates?: (error: Diagnostic) => boolean
}

export interface OpenedSite {
  readonly site: Site
  readonly shareImages: ShareImageRenderer
  /** Loads what an incremental build may not need: files other than pages. */
  readonly complete?: () => Promise<void>
}

/** Everything that a site is built from, besides its config. */
export interface Ingredients {
  readonly assets: Assets
  readonly circumstances: Circumstances
  readonly shareImages: ShareImageRenderer
}

export const circumstancesOf = ({ out = 'dist', formEndpoint, env }: OpenOptions): Circumstances => ({
  year: currentYear(env),
  today: currentDay(env),
  folder: basename(out),
  formEndpoint,
})

/** The assets folders and the cache of the site of a config. */
export const foldersOf = ({ document }: CompiledConfig, { useCache, cwd }: OpenOptions) => ({
  folders: assetFoldersOf(
    document.files.map(({ file }) => file),
    cwd,
  ),
  cache: cacheOf(document.file, cwd, useCache),
})

export const shareImagesOf = (compiled: CompiledConfig, options: OpenOptions): ShareImageRenderer => {
  const { folders, cache } = foldersOf(compiled, options)
  return shareImageRenderer(compiled.config, folders, cache)
}

/** @param hasExtension whether the texts need the extended fonts. The rest of the config is read before the first `await`. */
export const gatherIngredients = async (
  compiled: CompiledConfig,
  options: OpenOptions,
  hasExtension: boolean = hasExtendedLetters(compiled.config),
): Promise<Ingredients> => {
  const { config, document } = compiled
  const { makers, cwd, watcher } = options
  const shareImages = shareImagesOf(compiled, options)
  const { file } = document
  const assets = await loadAssets({ config, hasExtension, file, cwd, ...foldersOf(compiled, options), shareImages, makers, watcher })
  return { assets, circumstances: circumstancesOf(options), shareImages }
}

/** @returns the site, or its diagnostics if any of them is an error that is not tolerated */
export const validated = ({ site, shareImages }: OpenedSite, { tolerates = () => false }: OpenOptions): Result<OpenedSite> => {
  const { diagnostics } = site
  return diagnostics.some(one => isError(one) && !tolerates(one))
    ? { ok: false, diagnostics }
    : { ok: true, value: { site, shareImages }, diagnostics }
}

/** Opens and validates the site of a valid config from its ingredients. */
export const openGathered = (
  compiled: CompiledConfig,
  { assets, circumstances, shareImages }: Ingredients,
  options: OpenOptions,
): Result<OpenedSite> => validated({ site: build(compiled, assets, circumstances), shareImages }, options)

/** Opens and validates the site of a valid config. */
export const openCompiled = async (compiled: CompiledConfig, options: OpenOptions): Promise<Result<OpenedSite>> =>
  openGathered(compiled, await gatherIngredients(compiled, options), options)

/** Opens and validates the site of a config file. @returns with the diagnostics of the config first, and `sources` for code frames */
export const openSite = async (file: string, options: OpenOptions): Promise<Result<OpenedSite> & { readonly sources: SourceTexts }> => {
  const { sources, ...loaded } = loadConfig(file, options.cwd)
  if (!loaded.ok) return { ...loaded, sources }
  const opened = await openCompiled(loaded.value, options)
  return { ...opened, diagnostics: [...loaded.diagnostics, ...opened.diagnostics], sources }
}
