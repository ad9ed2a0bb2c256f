/** Drawings as pixels: what sharp is asked for while a site is built, but for photographs, which are encoded once and committed. */
import { type CountedPixels, pixelsFrom } from '../../site/emit/share/pixels.ts'

/** A square icon as PNG; the frame of share pictures as bytes that `pixelsOf` reads. */
export type Drawing = { readonly as: 'icon'; readonly svg: string; readonly size: number } | { readonly as: 'frame'; readonly svg: string }

export type Draw = (drawing: Drawing) => Promise<Uint8Array>

/** Colours that a frame may have beside the shades of a title. */
const frameColours = 128

const iconBytes = async (svg: string, size: number): Promise<Uint8Array> => {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const frameBytes = async (svg: string): Promise<Uint8Array> => {
  const { default: sharp } = await import('sharp')
  const few = await sharp(Buffer.from(svg)).png({ palette: true, colours: frameColours, dither: 0 }).toBuffer()
  const { palette, rows, commonest } = pixelsFrom(await sharp(few).removeAlpha().raw().toBuffer())
  const [first = 0, second = first] = commonest
  return Buffer.concat([Buffer.from([palette.length / 3, first, second]), palette, rows])
}

/** The pixels of a frame that was drawn. */
export const pixelsOf = (frame: Uint8Array): CountedPixels => {
  const [colours = 0, first = 0, second = 0] = frame
  const end = 3 + colours * 3
  return { palette: frame.subarray(3, end), rows: frame.subarray(end), commonest: [...new Set([first, second])] }
}

/** Draws here and now. */
export const draw: Draw = drawing => (drawing.as === 'icon' ? iconBytes(drawing.svg, drawing.size) : frameBytes(drawing.svg))
