/** A site from its file: the config loaded, its assets read, the two put together. */
import { basename } from 'node:path'
import type { Assets } from '../site/assets.ts'
import { build, type Circumstances, type Site } from '../site/build.ts'
import type { CompiledConfig } from '../site/config/compile/compile-config.ts'
import type { SourceTexts } from '../site/config/yaml/config-document.ts'
import { type Diagnostic, isError, type Result } from '../site/model/diagnostic.ts'
import type { AbsoluteUrl } from '../site/model/url.ts'
import { type AssetMakers, hasExtendedLetters, loadAssets } from './assets/load.ts'
import { currentDay, currentYear } from './clock.ts'
import { loadConfig } from './config/load-config.ts'
import { draw } from './images/drawing.ts'
import { type ShareImageRenderer, shareImageRenderer } from './images/share-pictures.ts'
import { assetsFolder } from './project.ts'
import type { Watcher } from './terminal/progress.ts'
import type { Env } from './terminal/shell.ts'

export interface OpenOptions {
  readonly useCache: boolean
  /** The output folder, whose name the files of some hosts tell; `dist` if not given. */
  readonly out?: string
  /** Takes the place of the form service’s address, to try the forms without an account. */
  readonly formEndpoint?: AbsoluteUrl | undefined
  readonly makers?: AssetMakers
  /** Folder that the config's name begins from, and variables that the clock is read from; those of the process if not given. */
  readonly cwd?: string
  readonly env?: Env
  /** Sees what is being done. */
  readonly watcher?: Watcher
  /** Errors of the site that its reader is there to mend. */
  readonly bears?: (error: Diagnostic) => boolean
}

export interface OpenedSite {
  readonly site: Site
  /** Draws the share pictures that pages ask for. */
  readonly shareImages: ShareImageRenderer
  /** Has read what nobody was expected to ask for: the files that are no pages. */
  readonly complete?: () => Promise<void>
}

/** All that the site of a valid config is made from, ready. */
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

export const shareImagesOf = (compiled: CompiledConfig, { useCache }: OpenOptions): ShareImageRenderer =>
  shareImageRenderer(compiled.config, assetsFolder, useCache, draw)

/** @param hasExtension whether the config has letters beyond those of most languages; all else is read of it before this first waits */
export const gatherIngredients = async (
  compiled: CompiledConfig,
  options: OpenOptions,
  hasExtension: boolean = hasExtendedLetters(compiled.config),
): Promise<Ingredients> => {
  const { config, document } = compiled
  const { useCache, makers, cwd, watcher } = options
  const shareImages = shareImageRenderer(config, assetsFolder, useCache, draw)
  const assets = await loadAssets({
    config,
    hasExtension,
    file: document.file,
    cwd,
    folder: assetsFolder,
    shareImages,
    useCache,
    draw,
    makers,
    watcher,
  })
  return { assets, circumstances: circumstancesOf(options), shareImages }
}

/** The site, unless something is wrong with it beyond the config. */
export const judged = ({ site, shareImages }: OpenedSite, { bears = () => false }: OpenOptions): Result<OpenedSite> => {
  const { diagnostics } = site
  return diagnostics.some(one => isError(one) && !bears(one))
    ? { ok: false, diagnostics }
    : { ok: true, value: { site, shareImages }, diagnostics }
}

/** The site of a valid config, or what is wrong with it beyond the config. */
export const openCompiled = async (compiled: CompiledConfig, options: OpenOptions): Promise<Result<OpenedSite>> => {
  const { assets, circumstances, shareImages } = await gatherIngredients(compiled, options)
  return judged({ site: build(compiled, assets, circumstances), shareImages }, options)
}

/** The site of a config file. @returns all that is wrong or worth a look, the config’s own mistakes first; `sources` serve code frames */
export const openSite = async (file: string, options: OpenOptions): Promise<Result<OpenedSite> & { readonly sources: SourceTexts }> => {
  const { sources, ...loaded } = loadConfig(file, options.cwd)
  if (!loaded.ok) return { ...loaded, sources }
  const opened = await openCompiled(loaded.value, options)
  return { ...opened, diagnostics: [...loaded.diagnostics, ...opened.diagnostics], sources }
}
