/** Names of what lies in the assets folder, as configs write them. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AssetNames } from '../../site/config/rules/rule.ts'
import { filesUnder } from '../folder.ts'

/** A Mac may write é as two letters (NFD), a keyboard writes one (NFC): to people it is the same name. */
const composed = (name: string): string => name.normalize('NFC')

const svg = /\.svg$/i

/** What a config may name. */
export const assetNames = (root: string): AssetNames => {
  const images = filesUnder(join(root, 'images')).map(composed)
  return {
    images: images.filter(file => /\.(jpe?g|png|webp)$/i.test(file)),
    logos: images.filter(file => svg.test(file)),
    icons: filesUnder(join(root, 'icons'))
      .filter(file => svg.test(file))
      .map(file => composed(file.replace(svg, ''))),
  }
}

/** The first of these files that is there, however the disk writes its name. */
const fileNamed = (folder: string, ...names: readonly [string, ...string[]]): string => {
  const exact = names.find(name => existsSync(join(folder, name)))
  const found = exact ?? filesUnder(folder).find(file => names.some(name => composed(name) === composed(file)))
  return join(folder, found ?? names[0])
}

/** @param name of a picture or logo, as a config has it */
export const pictureFile = (root: string, name: string): string => fileNamed(join(root, 'images'), name)

/** @param name of an icon, as a config has it */
export const iconFile = (root: string, name: string): string => fileNamed(join(root, 'icons'), `${name}.svg`, `${name}.SVG`)
