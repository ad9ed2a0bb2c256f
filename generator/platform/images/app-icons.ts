import { icoFrom } from '../../site/emit/ico.ts'
import { type SiteIcon, siteIcons } from '../../site/emit/icons.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { IconShape } from '../../site/model/page.ts'
import { cached } from '../cache.ts'
import { type Draw, draw } from './drawing.ts'

const rasterised = async ({ svg, raster }: SiteIcon, useCache: boolean, drawn: Draw): Promise<Uint8Array | string> => {
  if (raster === null) return svg
  const png = await cached(`icon ${raster.size} ${svg}`, useCache, () => drawn({ as: 'icon', svg, size: raster.size }))
  return raster.container === 'ico' ? icoFrom(png) : png
}

/** The icons for browsers, phones and search results: the mark in the color `sign` on a tile in the color `ground`. */
export const siteIconFiles = (
  look: { readonly mark: IconShape; readonly ground: string; readonly sign: string },
  useCache: boolean,
  drawn: Draw = draw,
): Promise<readonly OutputFile[]> =>
  Promise.all(siteIcons(look).map(async icon => ({ path: icon.path, bytes: await rasterised(icon, useCache, drawn) })))
