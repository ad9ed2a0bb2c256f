/** Finds the files in assets folders by their names, as configs write them. The first folder that has a file wins; icons may also be ours. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AssetNames } from '../../site/config/rules/rule.ts'
import { filesUnder } from '../folder.ts'
import { packageAssets } from '../package.ts'

/** macOS may store é as two code points (NFD), while a keyboard enters one (NFC). */
const composed = (name: string): string => name.normalize('NFC')

const svg = /\.svg$/i

/** Names of the files in a subfolder of several folders, without duplicates. */
const namesIn = (folders: readonly string[], subfolder: string): readonly string[] =>
  [...new Set(folders.flatMap(folder => filesUnder(join(folder, subfolder)).map(composed)))].sort()

/** The assets that a config may refer to. @param folders assets folders of the site */
export const assetNames = (...folders: readonly string[]): AssetNames => {
  const images = namesIn(folders, 'images')
  return {
    images: images.filter(file => /\.(jpe?g|png|webp)$/i.test(file)),
    logos: images.filter(file => /\.(svg|png|jpe?g|webp)$/i.test(file)),
    icons: namesIn([...folders, packageAssets], 'icons')
      .filter(file => svg.test(file))
      .map(file => file.replace(svg, '')),
  }
}

/** The file with one of these names in a folder, in either Unicode normalization; `undefined` without one. */
const fileIn = (folder: string, names: readonly string[]): string | undefined => {
  const exact = names.find(name => existsSync(join(folder, name)))
  const found = exact ?? filesUnder(folder).find(file => names.some(name => composed(name) === composed(file)))
  return found === undefined ? undefined : join(folder, found)
}

/** A file, and the assets folder that it is in. */
interface Found {
  readonly folder: string
  readonly file: string
}

const find = (folders: readonly string[], subfolder: string, ...names: readonly [string, ...string[]]): Found => {
  for (const folder of folders) {
    const file = fileIn(join(folder, subfolder), names)
    if (file !== undefined) return { folder, file }
  }
  const [folder = ''] = folders
  return { folder, file: join(folder, subfolder, names[0]) }
}

/** @param name of an image or logo, as written in a config */
export const findImage = (folders: readonly string[], name: string): Found => find(folders, 'images', name)

/** @param name of an icon, as written in a config */
export const iconFile = (folders: readonly string[], name: string): string =>
  find([...folders, packageAssets], 'icons', `${name}.svg`, `${name}.SVG`).file
