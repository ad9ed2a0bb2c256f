/** Rasterizes SVG drawings, such as the icons of a site, with sharp. Photographs are encoded in `pictures.ts`. */
import type { Sharp } from 'sharp'
import { icoFrom } from '../../site/emit/ico.ts'
import { type SiteIcon, siteIcons } from '../../site/emit/icons.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { IconShape } from '../../site/model/page.ts'
import { type Pixels, pixelsFrom, type Runs, runsIn } from '../../site/share-images/pixels.ts'
import { type Cache, cached } from '../cache.ts'

/** A square icon as PNG, or the frame of share images in the format of `pixelsOf`. */
type Drawing = { readonly as: 'icon'; readonly svg: string; readonly size: number } | { readonly as: 'frame'; readonly svg: string }

export type Draw = (drawing: Drawing) => Promise<Uint8Array>

const iconBytes = async (svg: string, size: number): Promise<Uint8Array> => {
  const { default: sharp } = await import('sharp')
  return (
    sharp(Buffer.from(svg), { density: (72 * size) / 100 })
      .resize(size, size)
      // Level 9 takes three times as long and saves 1 %.
      .png({ compressionLevel: 8 })
      .toBuffer()
  )
}

/** Frames with more colors are reduced to a palette. A plain frame has about 350; one whose logo has photographs or gradients has thousands. */
const maxColors = 1000

const runsOf = async (picture: Sharp): Promise<Runs> => runsIn(await picture.ensureAlpha().raw().toBuffer())

const frameBytes = async (svg: string): Promise<Uint8Array> => {
  const { default: sharp } = await import('sharp')
  const frame = sharp(Buffer.from(svg))
  const drawn = await runsOf(frame.clone())
  const reduced = drawn.colours.length < maxColors ? drawn : await runsOf(sharp(await frame.png({ palette: true, dither: 0 }).toBuffer()))
  const { palette, rows } = pixelsFrom(reduced)
  return Buffer.concat([Buffer.from([palette.length / 3]), palette, rows])
}

/** Parses a drawn frame. */
export const pixelsOf = (frame: Uint8Array): Pixels => {
  const [colours = 0] = frame
  const end = 1 + colours * 3
  return { palette: frame.subarray(1, end), rows: frame.subarray(end) }
}

export const draw: Draw = drawing => (drawing.as === 'icon' ? iconBytes(drawing.svg, drawing.size) : frameBytes(drawing.svg))

const rasterised = async ({ svg, raster }: SiteIcon, cache: Cache, drawn: Draw): Promise<Uint8Array | string> => {
  if (raster === null) return svg
  const png = await cached(cache, `icon ${raster.size} ${svg}`, () => drawn({ as: 'icon', svg, size: raster.size }))
  return raster.container === 'ico' ? icoFrom(png) : png
}

/** The icons for browsers, phones and search results: the mark in the color `sign` on a tile in the color `ground`. */
export const siteIconFiles = (
  look: { readonly mark: IconShape; readonly ground: string; readonly sign: string },
  cache: Cache,
  drawn: Draw = draw,
): Promise<readonly OutputFile[]> =>
  Promise.all(siteIcons(look).map(async icon => ({ path: icon.path, bytes: await rasterised(icon, cache, drawn) })))
