import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faces } from '../../../templates/font-faces.ts'
import { markOf } from '../../../templates/styles/mark.ts'
import { lookOf } from '../../../templates/styles/styles.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import { letteringOf, type Outlines } from '../../site/emit/share/outlines.ts'
import type { IconShape } from '../../site/model/page.ts'

/** @param assets the assets folder */
export const outlines = (assets: string, name: string): Outlines =>
  // Our own file, made by assets/sources/fonts/outlines.py.
  JSON.parse(readFileSync(join(assets, 'fonts', 'outlines', `${name}.json`), 'utf8')) as Outlines

/** The sign of a business: the initial of its name, in the letters and the shape of its style. */
export const businessMark = (config: Config, assets: string): IconShape => {
  const { name, font } = lookOf(config)
  if (name === 'pipes') return markOf(name, undefined)
  const lettering = letteringOf(outlines(assets, faces[font].display.file), outlines(assets, 'other-scripts'))
  const initial = [...config.business.name].find(sign => /[\p{L}\p{N}]/u.test(sign))?.toLocaleUpperCase('en')
  const [width, path] = (initial === undefined ? undefined : lettering.glyph(initial)) ?? []
  return markOf(name, width === undefined || path === undefined ? undefined : { width, path, height: lettering.capHeight })
}
