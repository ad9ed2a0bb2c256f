/** The images in the `assets/images/` of a site: lists and saves them, and makes thumbnails and crops. Files outside are never read. */
import { lstatSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { filesUnder, makeFolder } from '../../../platform/folder.ts'
import { imageType, openImage } from '../../../platform/images/encode-images.ts'
import { writeNewFile } from '../../../platform/owner-file.ts'
import type { Diagnostic } from '../../../site/model/diagnostic.ts'

export interface LibraryImage {
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

/** Larger images are rejected; those of the largest cameras fit. */
const maxPixels = 120_000_000

/** Regular files with the extension of an image; links are not followed. */
const filesIn = (folder: string): readonly string[] =>
  lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
    ? filesUnder(folder).filter(file => /\.(jpe?g|png|webp|svg)$/i.test(file))
    : []

const sharpOf = async (bytes: Uint8Array) => (await import('sharp')).default(bytes, { limitInputPixels: maxPixels, failOn: 'error' })

const sizeOf = async (bytes: Uint8Array): Promise<{ readonly width: number; readonly height: number } | undefined> => {
  if (imageType(bytes) === undefined) return undefined
  try {
    const { autoOrient, pages = 1 } = await (await sharpOf(bytes)).metadata()
    return pages > 1 || autoOrient.width * autoOrient.height > maxPixels ? undefined : autoOrient
  } catch {
    return undefined
  }
}

/** Why a build would refuse an image; `undefined` if it would not. The whole image is decoded, since the end of it may be missing. */
export const imageFault = async (bytes: Uint8Array, name: string): Promise<Diagnostic | undefined> => {
  const opened = await openImage(bytes, name)
  return 'code' in opened ? opened : undefined
}

/** The image of this name in the first folder that has it. */
const pathIn = (folders: readonly string[], file: string): string | undefined => {
  const folder = folders.find(one => filesIn(one).includes(file))
  return folder === undefined ? undefined : join(folder, file)
}

export const imagesIn = async (folders: readonly string[]): Promise<readonly LibraryImage[]> => {
  const paths = new Map(folders.toReversed().flatMap(folder => filesIn(folder).map(file => [file, join(folder, file)] as const)))
  const images = await Promise.all(
    [...paths].map(async ([file, path]) => {
      const size = await sizeOf(readFileSync(path))
      return size === undefined ? [] : [{ file, width: size.width, height: size.height }]
    }),
  )
  return images.flat()
}

/** @returns a WebP thumbnail; `undefined` if no folder has such an image */
export const thumbnailOf = async (file: string, width: number, folders: readonly string[]): Promise<Uint8Array | undefined> => {
  const path = pathIn(folders, file)
  if (path === undefined) return undefined
  try {
    const image = await sharpOf(readFileSync(path))
    return await image.autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 70 }).toBuffer()
  } catch {
    return undefined
  }
}

/** `Our Truck (2).JPEG` → `our-truck-2`; `Été.jpg` → `ete`. */
const plainName = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/[^a-z0-9-]/gi, '')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60) || 'picture'

/**
 * Saves an uploaded image, with the type that its content has and a unique name. A missing folder is created.
 * @param isLogo whether it was validated as a logo, which may be an SVG
 * @returns the file name for the config; `undefined` if it is not an image, or the folder is a link
 */
export const saveImage = (name: string, bytes: Uint8Array, folder: string, isLogo = false): string | undefined => {
  const kind = imageType(bytes) ?? (isLogo ? 'svg' : undefined)
  if (kind === undefined) return undefined
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) makeFolder(folder)
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return undefined
  for (let number = 1; ; number++) {
    const file = `${plainName(name)}${number === 1 ? '' : `-${number}`}.${kind}`
    if (writeNewFile(folder, file, bytes)) return file
  }
}

/** Saves a crop as a new image in the first folder. @returns its file name; `undefined` if the crop is empty or the image is missing */
export const cropImage = async ({ file, left, top, width, height }: Crop, folders: readonly string[]): Promise<string | undefined> => {
  const [own] = folders
  const path = pathIn(folders, file)
  if (own === undefined || path === undefined) return undefined
  const bytes = readFileSync(path)
  const size = await sizeOf(bytes)
  if (size === undefined) return undefined
  const [x, y] = [Math.round(left * size.width), Math.round(top * size.height)]
  const part = {
    left: x,
    top: y,
    width: Math.min(Math.round(width * size.width), size.width - x),
    height: Math.min(Math.round(height * size.height), size.height - y),
  }
  if (part.width < 1 || part.height < 1) return undefined
  const rotated = (await sharpOf(bytes)).autoOrient().extract(part)
  const image = /\.png$/i.test(file)
    ? rotated.png()
    : /\.webp$/i.test(file)
      ? rotated.webp({ quality: 92 })
      : rotated.jpeg({ quality: 92, mozjpeg: true })
  const cropped = await image.toBuffer().catch(() => undefined)
  return cropped === undefined ? undefined : saveImage(`${basename(file, extname(file))}-crop${extname(file)}`, cropped, own)
}
