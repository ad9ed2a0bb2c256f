/**
 * Pictures of `assets/images/` in the formats and widths that pages need. Encoding is slow and differs between machines, so what was
 * encoded is kept in `assets/encoded/` by the hash of its source, and committed: it costs once, and every machine publishes the same bytes.
 */

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Sharp } from 'sharp'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { PictureFile } from '../../site/plan/resolve.ts'
import { pictureFile } from '../assets/names.ts'
import { nobody, type Watcher } from '../terminal/progress.ts'
import { isUnfinished, removeStrays } from '../unfinished.ts'
import { type EncodedPicture, readEncoded, writeEncoded } from './encoded.ts'

/** Widths in pixels. The widest that the layout shows at double density is 1600. */
const widths = [480, 800, 1200, 1600]
const fallbackWidth = 1200
/** Changes when the settings below do, so that kept files are made anew. */
const recipe = 'v2'

/** The width that phones show, of which a file of this size comes in the first round trip of its connection (RFC 6928), headers included. */
const firstTrip = { width: 800, bytes: 11_600 }
/** Best first; the last still looks well on a phone, where it is shown smaller than it is. */
const qualities = [50, 46, 42, 40] as const

/** A picture that cannot be used, or that came out otherwise than it should. Who prepared it knows where a config names it. */
export interface PictureFault extends Diagnostic {
  readonly picture: string
}

export interface PreparedPictures {
  readonly pictures: ReadonlyMap<string, PictureFile>
  readonly files: readonly OutputFile[]
  readonly diagnostics: readonly PictureFault[]
}

/** Pixels a side, and pixels in all of which several copies may lie in memory. */
const limits = { smallest: 400, largest: 12_000, pixels: 40e6 }

/** Twice as wide as the widest that is published: what is made of it looks the same. */
const reduced = async (picture: Sharp): Promise<Sharp> => {
  const { default: sharp } = await import('sharp')
  const { data, info } = await picture.resize({ width: 3200, withoutEnlargement: true }).raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

/** The picture’s pixels, ready to be read, with its size as people see it; or why it cannot be read. */
const open = async (bytes: Uint8Array, file: string): Promise<{ source: Sharp; width: number; height: number } | Diagnostic> => {
  const { default: sharp } = await import('sharp')
  try {
    // What the head of the file says, before its pixels fill the memory.
    const { autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (pages > 1) return problem('IMAGE_INVALID', 'animated', { file })
    const { width, height } = autoOrient
    if (Math.max(width, height) > limits.largest) return problem('IMAGE_INVALID', 'large', { file, width, height, most: limits.largest })
    const whole = sharp(bytes, { failOn: 'error' }).rotate()
    const source = width * height > limits.pixels ? await reduced(whole) : whole
    // Reads all of the file, so that a broken end is found.
    await source.clone().resize({ width: 16 }).raw().toBuffer()
    if (width < limits.smallest) return problem('IMAGE_INVALID', 'small', { file, width, least: limits.smallest })
    return { source, width, height }
  } catch {
    return problem('IMAGE_INVALID', 'unreadable', { file })
  }
}

/** AVIF of the best quality, or of the first lower one that comes in one round trip, when there is one. */
const avif = async (resized: Sharp, width: number): Promise<Buffer> => {
  const at = (quality: number): Promise<Buffer> => resized.clone().avif({ quality, effort: 4 }).toBuffer()
  const best = await at(qualities[0])
  // Of a picture that is much too large, the lower ones would be, too.
  if (width !== firstTrip.width || best.length > firstTrip.bytes * 1.6) return best
  for (const quality of qualities) {
    const lower = quality === qualities[0] ? best : await at(quality)
    if (lower.length <= firstTrip.bytes) return lower
  }
  return best
}

/** Encodes one picture, or says why it cannot be. */
const encode = async (bytes: Uint8Array, file: string): Promise<EncodedPicture | Diagnostic> => {
  const opened = await open(bytes, file)
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
  // In one order, however the encoding went.
  return { info: { width, height, colour, widths: made, fallback }, files: new Map([...files].sort()) }
}

/** A picture with the files it is published as. */
export interface PublishedPicture {
  readonly picture: PictureFile
  readonly files: readonly OutputFile[]
}

const keyOf = (bytes: Uint8Array): string => createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 16)

const stemOf = (name: string, key: string): string =>
  `${basename(name, extname(name))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}.${key.slice(0, 8)}`

/** What was encoded of a picture, under the names by which it is published. */
const published = (name: string, key: string, { info, files }: EncodedPicture): PublishedPicture => {
  const stem = stemOf(name, key)
  const url = (ending: string): `/${string}` => `/assets/${stem}${ending}`
  // For the few browsers that know no AVIF one width is enough: the addresses of all four would weigh on every page.
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

/** What was encoded of this picture earlier: nothing where it was not, or where that is damaged. */
export const encodedPicture = (root: string, name: string, bytes: Uint8Array): PublishedPicture | undefined => {
  const key = keyOf(bytes)
  const kept = readEncoded(join(root, 'encoded'), key)
  return kept === undefined || 'damage' in kept ? undefined : published(name, key, kept)
}

/** Encodes a picture and keeps that in `assets/encoded/`. @returns also why it cannot be kept; or why it cannot be encoded at all */
export const encodePicture = async (
  root: string,
  name: string,
  bytes: Uint8Array,
): Promise<(PublishedPicture & { readonly unkept: Diagnostic | undefined }) | Diagnostic> => {
  const key = keyOf(bytes)
  const encoded = await encode(bytes, name)
  if ('code' in encoded) return encoded
  const reason = writeEncoded(join(root, 'encoded'), key, encoded)
  return {
    ...published(name, key, encoded),
    unkept: reason === undefined ? undefined : problem('ENCODED_UNKEPT', { file: name, reason }),
  }
}

/** Takes away what was encoded of a picture that nobody will ask for again. */
export const removeEncoded = (root: string, bytes: Uint8Array): void => {
  const folder = join(root, 'encoded')
  const key = keyOf(bytes)
  for (const file of existsSync(folder) ? readdirSync(folder) : []) if (file.startsWith(key)) rmSync(join(folder, file))
}

/** A picture as it lies in `assets/images/`, for looking at before it is encoded. */
export const rawPicture = async (name: string, bytes: Uint8Array): Promise<PublishedPicture | Diagnostic> => {
  const opened = await open(bytes, name)
  if ('code' in opened) return opened
  const { width, height } = opened
  const path = `assets/${stemOf(name, keyOf(bytes))}${extname(name).toLowerCase()}`
  return { picture: { width, height, colour: '#808080', sources: [], src: `/${path}` }, files: [{ path, bytes }] }
}

/**
 * Prepares the named pictures.
 * @param root the assets folder
 * @param names paths under `images/`, as the config has them
 */
export const preparePictures = async (root: string, names: readonly string[], watcher: Watcher = nobody): Promise<PreparedPictures> => {
  const folder = join(root, 'encoded')
  removeStrays(folder, isUnfinished)
  const pictures = new Map<string, PictureFile>()
  // One picture that has two names may be published under one.
  const files = new Map<string, OutputFile>()
  const diagnostics: PictureFault[] = []
  const prepare = async (name: string, place: number): Promise<PublishedPicture | undefined> => {
    const told = (fault: Diagnostic | undefined): void => {
      if (fault !== undefined) diagnostics.push({ ...fault, picture: name })
    }
    const bytes = readFileSync(pictureFile(root, name))
    const key = keyOf(bytes)
    const kept = readEncoded(folder, key)
    if (kept !== undefined && !('damage' in kept)) return published(name, key, kept)
    watcher.status(`Encoding ${name}, once: ${place + 1} of ${names.length} …`)
    const encoded = await encodePicture(root, name, bytes)
    watcher.status('')
    if ('code' in encoded) {
      told(encoded)
      return undefined
    }
    told(kept === undefined ? undefined : problem('ENCODED_DAMAGED', { file: name, damage: kept.damage }))
    told(encoded.unkept)
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
