/** The images in `assets/images/`: lists them, makes thumbnails and crops. Files outside that folder are never read. */
import { lstatSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { filesUnder } from '../../../platform/folder.ts'
import { assetsFolder } from '../../../platform/project.ts'
import { keepPicture } from './picture-upload.ts'

export interface LibraryPicture {
  /** As a config writes it. */
  readonly file: string
  /** Pixels, after the rotation of its EXIF data. */
  readonly width: number
  readonly height: number
}

/** A part of an image, in fractions of its width and height from 0 to 1. */
export interface Crop {
  readonly file: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const images = join(assetsFolder, 'images')

/** Images with more pixels are rejected: those of the largest cameras fit. */
const mostPixels = 120_000_000

/** Regular files with the extension of an image; links are not followed. */
const filesIn = (folder: string): readonly string[] =>
  lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
    ? filesUnder(folder).filter(file => /\.(jpe?g|png|webp)$/i.test(file))
    : []

const sharpOf = async (bytes: Uint8Array) => (await import('sharp')).default(bytes, { limitInputPixels: mostPixels, failOn: 'error' })

const sizeOf = async (bytes: Uint8Array): Promise<{ readonly width: number; readonly height: number } | undefined> => {
  try {
    const { autoOrient, pages = 1 } = await (await sharpOf(bytes)).metadata()
    return pages > 1 || autoOrient.width * autoOrient.height > mostPixels ? undefined : autoOrient
  } catch {
    return undefined
  }
}

/** Whether these bytes are an image of an allowed size; only its header is read. */
export const isPicture = async (bytes: Uint8Array): Promise<boolean> => (await sizeOf(bytes)) !== undefined

export const picturesIn = async (folder = images): Promise<readonly LibraryPicture[]> => {
  const all = await Promise.all(
    filesIn(folder).map(async file => {
      const size = await sizeOf(readFileSync(join(folder, file)))
      return size === undefined ? [] : [{ file, width: size.width, height: size.height }]
    }),
  )
  return all.flat()
}

/** @returns a WebP thumbnail; `undefined` if the folder has no such image */
export const smallPicture = async (file: string, width: number, folder = images): Promise<Uint8Array | undefined> => {
  if (!filesIn(folder).includes(file)) return undefined
  try {
    const picture = await sharpOf(readFileSync(join(folder, file)))
    return await picture.autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 70 }).toBuffer()
  } catch {
    return undefined
  }
}

/** Saves a crop as a new image. @returns its file name; `undefined` if the crop is empty or the image is missing */
export const cropped = async ({ file, left, top, width, height }: Crop, folder = images): Promise<string | undefined> => {
  if (!filesIn(folder).includes(file)) return undefined
  const bytes = readFileSync(join(folder, file))
  const size = await sizeOf(bytes)
  if (size === undefined) return undefined
  const [x, y] = [Math.round(left * size.width), Math.round(top * size.height)]
  const part = { left: x, top: y, width: Math.round(width * size.width), height: Math.round(height * size.height) }
  const fits = { ...part, width: Math.min(part.width, size.width - x), height: Math.min(part.height, size.height - y) }
  if (fits.width < 1 || fits.height < 1) return undefined
  const upright = await (await sharpOf(bytes)).autoOrient().extract(fits)
  const made = /\.png$/i.test(file)
    ? upright.png()
    : /\.webp$/i.test(file)
      ? upright.webp({ quality: 92 })
      : upright.jpeg({ quality: 92, mozjpeg: true })
  return keepPicture(`${basename(file, extname(file))}-crop${extname(file)}`, await made.toBuffer(), folder)
}
