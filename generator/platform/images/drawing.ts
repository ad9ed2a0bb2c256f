/** Drawings as pixels: what sharp is asked for while a site is built, but for photographs, which are encoded once and committed. */
import type { Sharp } from 'sharp'
import { type Pixels, pixelsFrom, type Runs, runsIn } from '../../site/emit/share/pixels.ts'

/** A square icon as PNG; the frame of share pictures as bytes that `pixelsOf` reads. */
type Drawing = { readonly as: 'icon'; readonly svg: string; readonly size: number } | { readonly as: 'frame'; readonly svg: string }

export type Draw = (drawing: Drawing) => Promise<Uint8Array>

const iconBytes = async (svg: string, size: number): Promise<Uint8Array> => {
  const { default: sharp } = await import('sharp')
  return (
    sharp(Buffer.from(svg), { density: (72 * size) / 100 })
      .resize(size, size)
      // At the highest level it takes three times as long, for a hundredth less.
      .png({ compressionLevel: 8 })
      .toBuffer()
  )
}

/** Colours of a frame from which on a palette is sought for it. A frame of our own has some 350, a logo of photographs or gradients thousands. */
const many = 1000

const runsOf = async (picture: Sharp): Promise<Runs> => runsIn(await picture.ensureAlpha().raw().toBuffer())

const frameBytes = async (svg: string): Promise<Uint8Array> => {
  const { default: sharp } = await import('sharp')
  const frame = sharp(Buffer.from(svg))
  const drawn = await runsOf(frame.clone())
  const few = drawn.colours.length < many ? drawn : await runsOf(sharp(await frame.png({ palette: true, dither: 0 }).toBuffer()))
  const { palette, rows } = pixelsFrom(few)
  return Buffer.concat([Buffer.from([palette.length / 3]), palette, rows])
}

/** The pixels of a frame that was drawn. */
export const pixelsOf = (frame: Uint8Array): Pixels => {
  const [colours = 0] = frame
  const end = 1 + colours * 3
  return { palette: frame.subarray(1, end), rows: frame.subarray(end) }
}

/** Draws here and now. */
export const draw: Draw = drawing => (drawing.as === 'icon' ? iconBytes(drawing.svg, drawing.size) : frameBytes(drawing.svg))
