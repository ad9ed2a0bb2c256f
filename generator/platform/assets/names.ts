/** Names of the files in the assets folder, as configs write them. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AssetNames } from '../../site/config/rules/rule.ts'
import { filesUnder } from '../folder.ts'

/** macOS may store é as two code points (NFD), while a keyboard enters one (NFC). */
const composed = (name: string): string => name.normalize('NFC')

const svg = /\.svg$/i

/** The assets that a config may refer to. */
export const assetNames = (root: string): AssetNames => {
  const images = filesUnder(join(root, 'images')).map(composed)
  return {
    images: images.filter(file => /\.(jpe?g|png|webp)$/i.test(file)),
    logos: images.filter(file => /\.(svg|png|jpe?g)$/i.test(file)),
    icons: filesUnder(join(root, 'icons'))
      .filter(file => svg.test(file))
      .map(file => composed(file.replace(svg, ''))),
  }
}

/** The first of these files that exists, in either Unicode normalization. */
const fileNamed = (folder: string, ...names: readonly [string, ...string[]]): string => {
  const exact = names.find(name => existsSync(join(folder, name)))
  const found = exact ?? filesUnder(folder).find(file => names.some(name => composed(name) === composed(file)))
  return join(folder, found ?? names[0])
}

/** @param name of an image or logo, as written in a config */
export const imageFile = (root: string, name: string): string => fileNamed(join(root, 'images'), name)

/** @param name of an icon, as written in a config */
export const iconFile = (root: string, name: string): string => fileNamed(join(root, 'icons'), `${name}.svg`, `${name}.SVG`)
