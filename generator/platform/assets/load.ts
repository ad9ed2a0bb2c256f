/** Loads and prepares everything that a site is made from besides its config. */
import { needsExtension } from '../../../templates/fonts.ts'
import { paletteOf } from '../../../templates/theme.ts'
import type { Assets } from '../../site/assets.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import type { OutputFile } from '../../site/model/file.ts'
import { usedIcons, usedImages } from '../../site/plan/used-assets.ts'
import type { Cache } from '../cache.ts'
import { changeReader } from '../config/published-list.ts'
import { businessMark } from '../images/business-mark.ts'
import { siteIconFiles } from '../images/drawing.ts'
import { type PreparedImages, prepareImages } from '../images/encode-images.ts'
import { logoMark, readLogo } from '../images/logo.ts'
import type { ShareImageRenderer } from '../images/share-images.ts'
import type { Watcher } from '../terminal/progress.ts'
import { digest, readIcons } from './assets.ts'
import { type PageAssetMakers, preparePageAssets, standardMakers } from './page-assets.ts'
import { scenePicture } from './scenes.ts'
import { readStatic } from './static.ts'

/** The slow steps, replaceable by callers that load repeatedly. */
export interface AssetMakers extends PageAssetMakers {
  /** @param names paths under `assets/images/` */
  readonly pictures: (names: readonly string[]) => Promise<PreparedImages>
}

export interface LoadAssetsInput {
  readonly config: Config
  /** Whether the texts contain letters that need the extended fonts. */
  readonly hasExtension?: boolean
  /** Name of the config; the list of published pages is in the same folder. */
  readonly file: string
  /** The working directory that the name is relative to. */
  readonly cwd?: string | undefined
  /** The assets folders of the site. */
  readonly folders: readonly string[]
  readonly shareImages: ShareImageRenderer
  readonly cache: Cache
  readonly makers?: Partial<AssetMakers> | undefined
  readonly watcher?: Watcher | undefined
}

/** The icon of pages has a content hash in its name, so that browsers cache it. `icon.svg` exists as well, under its well-known name. */
const namedByContent = (appIcons: readonly OutputFile[]): OutputFile => {
  const icon = appIcons.find(({ path }) => path === 'icon.svg')
  if (icon === undefined) throw new Error('every site has an icon.svg')
  return { ...icon, path: `assets/icon.${digest(String(icon.bytes))}.svg` }
}

/** Whether the texts of a config, or of a part of it, contain letters that need the extended fonts. */
export const hasExtendedLetters = (texts: object): boolean => needsExtension(JSON.stringify(texts))

export const loadAssets = async (input: LoadAssetsInput): Promise<Assets> => {
  const { config, hasExtension = hasExtendedLetters(config), file, cwd, folders, shareImages, cache, makers, watcher } = input
  const make: AssetMakers = { ...standardMakers(cache), pictures: names => prepareImages(folders, names, watcher), ...makers }
  const { light } = paletteOf(config.theme.colours)
  const icons = readIcons(folders, usedIcons(config))
  const mark = businessMark(config, icons.icons)
  const copied = readStatic(folders)
  const { changedOn, diagnostics: published } = changeReader(file, cwd)
  const readingLogo = readLogo(folders, config.theme.logo, cache)
  const iconFiles = async (): Promise<readonly OutputFile[]> => {
    const own = logoMark(await readingLogo)
    return own === undefined
      ? siteIconFiles({ mark, ground: light.page.ink, sign: light.page.paper }, cache)
      : siteIconFiles({ mark: own, ground: light.page.paper, sign: light.page.ink }, cache)
  }

  const [pictures, pages, appIcons, logo] = await Promise.all([
    make.pictures(usedImages(config)),
    preparePageAssets(config, hasExtension, make),
    iconFiles(),
    readingLogo,
  ])
  const icon = namedByContent(appIcons)
  const scene = scenePicture(config)
  return {
    pictures: pictures.pictures,
    scene: scene.picture,
    icons: icons.icons,
    logo: logo.logo,
    mark,
    icon: `/${icon.path}`,
    shareUrl: shareImages.urlOf,
    pages: pages.assets,
    styleHashes: pages.styleHashes,
    appIcons,
    files: [icon, ...pages.files, ...pictures.files, ...scene.files, ...logo.files, ...copied.files],
    changedOn,
    diagnostics: {
      icons: icons.diagnostics,
      pictures: pictures.diagnostics,
      logo: logo.diagnostics,
      copied: copied.diagnostics,
      published,
    },
  }
}
