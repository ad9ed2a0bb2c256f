/**
 * Images of `assets/images/` in the formats and widths that pages need. Encoding is slow and differs between machines, so its results are
 * committed in `assets/encoded/` under the hash of the source: every machine publishes the same bytes.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Sharp } from 'sharp'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { PictureFile } from '../../site/plan/resolve.ts'
import { findImage } from '../assets/names.ts'
import { silentWatcher, type Watcher } from '../terminal/progress.ts'
import { isUnfinished, removeStrays } from '../unfinished.ts'
import { type EncodedImage, readEncoded, writeEncoded } from './encoded.ts'

/** Widths in pixels. The layout shows at most 1600 at double density. */
const widths = [480, 800, 1200, 1600]
const fallbackWidth = 1200
/** Must change when the settings below change, so that images are encoded again. */
const recipe = 'v2'

/** The width that phones show, and the file size that fits into the first round trip of a connection (RFC 6928), headers included. */
const firstTrip = { width: 800, bytes: 11_600 }
/** Best first. The last is good enough for a phone, which displays the image scaled down. */
const qualities = [50, 46, 42, 40] as const

/** A problem with an image. The caller looks up the line of the config. */
export interface ImageDiagnostic extends Diagnostic {
  readonly picture: string
}

export interface PreparedImages {
  readonly pictures: ReadonlyMap<string, PictureFile>
  readonly files: readonly OutputFile[]
  readonly diagnostics: readonly ImageDiagnostic[]
}

/** Maximum pixels per side, and total pixels for which several copies fit in memory. */
const limits = { smallest: 400, largest: 12_000, pixels: 40e6 }

/** Scales an image down to twice the largest published width, so that the result looks the same. */
const reduced = async (picture: Sharp): Promise<Sharp> => {
  const { default: sharp } = await import('sharp')
  const { data, info } = await picture.resize({ width: 3200, withoutEnlargement: true }).raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

/** JPEG, PNG or WebP, by the first bytes. The decoder would also read other formats, such as SVG, whatever the name of the file. */
export const imageType = (bytes: Uint8Array): 'jpg' | 'png' | 'webp' | undefined => {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : undefined
}

/** Decodes an image and returns its size after orientation, or a diagnostic. @param sides least width, and largest width and height */
export const openImage = async (
  bytes: Uint8Array,
  file: string,
  sides: { readonly smallest: number; readonly largest: number } = limits,
): Promise<{ source: Sharp; width: number; height: number } | Diagnostic> => {
  if (imageType(bytes) === undefined) return problem('IMAGE_INVALID', 'type', { file })
  const { default: sharp } = await import('sharp')
  try {
    // From the file’s header, before the pixels are decoded.
    const { autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (pages > 1) return problem('IMAGE_INVALID', 'animated', { file })
    const { width, height } = autoOrient
    if (Math.max(width, height) > sides.largest) return problem('IMAGE_INVALID', 'large', { file, width, height, most: sides.largest })
    const whole = sharp(bytes, { failOn: 'error' }).rotate()
    const source = width * height > limits.pixels ? await reduced(whole) : whole
    // Decodes the whole file, to detect a truncated one.
    await source.clone().resize({ width: 16 }).raw().toBuffer()
    if (width < sides.smallest) return problem('IMAGE_INVALID', 'small', { file, width, least: sides.smallest })
    return { source, width, height }
  } catch {
    return problem('IMAGE_INVALID', 'unreadable', { file })
  }
}

/** AVIF of the best quality that fits into one round trip, if any does, otherwise of the best quality. */
const avif = async (resized: Sharp, width: number): Promise<Buffer> => {
  const at = (quality: number): Promise<Buffer> => resized.clone().avif({ quality, effort: 4 }).toBuffer()
  const best = await at(qualities[0])
  // If the image is far too large, the lower qualities are too large as well.
  if (width !== firstTrip.width || best.length > firstTrip.bytes * 1.6) return best
  for (const quality of qualities) {
    const lower = quality === qualities[0] ? best : await at(quality)
    if (lower.length <= firstTrip.bytes) return lower
  }
  return best
}

/** @returns the encoded image, or a diagnostic if it cannot be decoded */
const encode = async (bytes: Uint8Array, file: string): Promise<EncodedImage | Diagnostic> => {
  const opened = await openImage(bytes, file)
  if ('code' in opened) return opened
  const { source, width, height } = opened
  const { dominant, isOpaque } = await source.clone().stats()
  const colour = `#${[dominant.r, dominant.g, dominant.b].map(channel => channel.toString(16).padStart(2, '0')).join('')}`
  const own = widths.filter(wanted => wanted <= width)
  const made = own.length > 0 ? own : [width]
  const files = new Map<string, Uint8Array>()
  await Promise.all(
    made.map(async wanted => {
      const resized = source.clone().resize({ width: wanted })
      files.set(`-${wanted}.avif`, await avif(resized, wanted))
      files.set(`-${wanted}.webp`, await resized.clone().webp({ quality: 72, effort: 5 }).toBuffer())
    }),
  )
  const fallback = isOpaque ? 'jpg' : 'png'
  const last = source.clone().resize({ width: Math.min(fallbackWidth, width) })
  files.set(`.${fallback}`, await (isOpaque ? last.jpeg({ quality: 74, mozjpeg: true }) : last.png({ palette: true })).toBuffer())
  // Sorted, since encoding finishes in any order.
  return { info: { width, height, colour, widths: made, fallback }, files: new Map([...files].sort()) }
}

/** An image with its published files. */
export interface PublishedImage {
  readonly picture: PictureFile
  readonly files: readonly OutputFile[]
}

const keyOf = (bytes: Uint8Array): string => createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 16)

const stemOf = (name: string, key: string): string =>
  `${basename(name, extname(name))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}.${key.slice(0, 8)}`

const published = (name: string, key: string, { info, files }: EncodedImage): PublishedImage => {
  const stem = stemOf(name, key)
  const url = (ending: string): `/${string}` => `/assets/${stem}${ending}`
  // Few browsers lack AVIF, so one WebP width is enough: the URLs of all four would make every page larger.
  const plain = `-${info.widths.findLast(width => width <= fallbackWidth) ?? info.width}.webp`
  const picture = {
    width: info.width,
    height: info.height,
    colour: info.colour,
    sources: [
      { type: 'image/avif', srcset: info.widths.map(width => `${url(`-${width}.avif`)} ${width}w`).join(', ') },
      { type: 'image/webp', srcset: url(plain) },
    ],
    src: url(`.${info.fallback}`),
  }
  const named = [...files].filter(([ending]) => ending === plain || !ending.endsWith('.webp'))
  return { picture, files: named.map(([ending, bytes]) => ({ path: url(ending).slice(1), bytes })) }
}

/** @returns the image as encoded earlier; `undefined` if it was not, or if the files are damaged. @param folder assets folder that it is in */
export const encodedImage = (folder: string, name: string, bytes: Uint8Array): PublishedImage | undefined => {
  const key = keyOf(bytes)
  const stored = readEncoded(join(folder, 'encoded'), key)
  return stored === undefined || 'damage' in stored ? undefined : published(name, key, stored)
}

/**
 * Encodes an image and stores it in `assets/encoded/`.
 * @returns the image, with a diagnostic if it could not be stored, or only a diagnostic if it cannot be decoded
 */
export const encodeImage = async (
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<(PublishedImage & { readonly storeError: Diagnostic | undefined }) | Diagnostic> => {
  const key = keyOf(bytes)
  const encoded = await encode(bytes, name)
  if ('code' in encoded) return encoded
  const reason = writeEncoded(join(folder, 'encoded'), key, encoded)
  return {
    ...published(name, key, encoded),
    storeError: reason === undefined ? undefined : problem('ENCODED_UNKEPT', { file: name, reason }),
  }
}

/** Removes the encoded files of an image that is no longer used. */
export const removeEncoded = (folder: string, bytes: Uint8Array): void => {
  const encoded = join(folder, 'encoded')
  const key = keyOf(bytes)
  for (const file of existsSync(encoded) ? readdirSync(encoded) : []) if (file.startsWith(key)) rmSync(join(encoded, file))
}

/** An image as it is in `assets/images/`, shown before it is encoded. */
export const rawImage = async (name: string, bytes: Uint8Array): Promise<PublishedImage | Diagnostic> => {
  const opened = await openImage(bytes, name)
  if ('code' in opened) return opened
  const { width, height } = opened
  const path = `assets/${stemOf(name, keyOf(bytes))}.${imageType(bytes) ?? 'jpg'}`
  return { picture: { width, height, colour: '#808080', sources: [], src: `/${path}` }, files: [{ path, bytes }] }
}

/**
 * Prepares the named images.
 * @param folders assets folders of the site
 * @param names paths under `images/`, as in the config
 */
export const prepareImages = async (
  folders: readonly string[],
  names: readonly string[],
  watcher: Watcher = silentWatcher,
): Promise<PreparedImages> => {
  for (const folder of folders) removeStrays(join(folder, 'encoded'), isUnfinished)
  const pictures = new Map<string, PictureFile>()
  // An image with two names may be published under one of them.
  const files = new Map<string, OutputFile>()
  const diagnostics: ImageDiagnostic[] = []
  const prepare = async (name: string, place: number): Promise<PublishedImage | undefined> => {
    const report = (fault: Diagnostic | undefined): void => {
      if (fault !== undefined) diagnostics.push({ ...fault, picture: name })
    }
    const { folder, file } = findImage(folders, name)
    const bytes = readFileSync(file)
    const key = keyOf(bytes)
    const stored = readEncoded(join(folder, 'encoded'), key)
    if (stored !== undefined && !('damage' in stored)) return published(name, key, stored)
    watcher.status({
      en: `Optimizing images (${place + 1} of ${names.length}, only once): ${name}`,
      fr: `Optimisation des images (${place + 1} sur ${names.length}, une seule fois) : ${name}`,
    })
    const encoded = await encodeImage(folder, name, bytes)
    watcher.status()
    if ('code' in encoded) {
      report(encoded)
      return undefined
    }
    report(stored === undefined ? undefined : problem('ENCODED_DAMAGED', { file: name, damage: stored.damage }))
    report(encoded.storeError)
    return encoded
  }
  for (const [place, name] of names.entries()) {
    const ready = await prepare(name, place)
    if (ready === undefined) continue
    pictures.set(name, ready.picture)
    for (const file of ready.files) files.set(file.path, file)
  }
  return { pictures, files: [...files.values()], diagnostics }
}
