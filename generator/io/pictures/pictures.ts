/**
 * Pictures of `assets/images/` in the formats and widths that pages need. Encoding is slow and differs between machines, so what was
 * encoded is kept in `assets/encoded/` by the hash of its source, and committed: it costs once, and every machine publishes the same bytes.
 */

import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Sharp } from 'sharp'
import { problem } from '../../site/catalogue/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { PictureFile } from '../../site/plan/resolve.ts'
import { cacheFolder } from '../cache.ts'
import { whenInterrupted } from '../interrupt.ts'
import { nobody, type Watcher } from '../terminal/progress.ts'

/** Widths in pixels. The widest that the layout shows at double density is 1600. */
const widths = [480, 800, 1200, 1600]
const fallbackWidth = 1200
/** Changes when the settings below do, so that kept files are made anew. */
const recipe = 'v2'

/** The width that phones show, of which a file of this size comes in the first round trip of its connection (RFC 6928), headers included. */
const firstTrip = { width: 800, bytes: 11_600 }
/** Best first; the last still looks well on a phone, where it is shown smaller than it is. */
const qualities = [50, 46, 42, 40] as const

const formats = [
  { type: 'image/avif', extension: 'avif' },
  { type: 'image/webp', extension: 'webp' },
] as const

interface Encoded {
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly widths: readonly number[]
  readonly fallback: 'jpg' | 'png'
}

/** A picture that cannot be used. Who prepared it knows where a config names it. */
export interface PictureFault extends Diagnostic {
  readonly picture: string
}

export interface PreparedPictures {
  readonly pictures: ReadonlyMap<string, PictureFile>
  readonly files: readonly OutputFile[]
  readonly diagnostics: readonly PictureFault[]
}

const limits = { smallest: 400, largest: 12_000 }

/** The picture’s pixels, ready to be read, with its size as people see it; or why it cannot be read. */
const open = async (bytes: Uint8Array, file: string): Promise<{ source: Sharp; width: number; height: number } | Diagnostic> => {
  const { default: sharp } = await import('sharp')
  try {
    // What the head of the file says, before its pixels fill the memory.
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { width, height } = autoOrient
    if (Math.max(width, height) > limits.largest) return problem('IMAGE_INVALID', 'large', { file, width, height, most: limits.largest })
    const source = sharp(bytes, { failOn: 'error' }).rotate()
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

/** Encodes one picture into `folder`, or says why it cannot be. */
const encode = async (bytes: Uint8Array, file: string, key: string, folder: string): Promise<Encoded | Diagnostic> => {
  const opened = await open(bytes, file)
  if ('code' in opened) return opened
  const { source, width, height } = opened
  const { dominant, isOpaque } = await source.clone().stats()
  const colour = `#${[dominant.r, dominant.g, dominant.b].map(channel => channel.toString(16).padStart(2, '0')).join('')}`
  const own = widths.filter(wanted => wanted <= width)
  const made = own.length > 0 ? own : [width]
  mkdirSync(folder, { recursive: true })
  await Promise.all(
    made.map(async wanted => {
      const resized = source.clone().resize({ width: wanted })
      writeFileSync(join(folder, `${key}-${wanted}.avif`), await avif(resized, wanted))
      await resized
        .clone()
        .webp({ quality: 72, effort: 5 })
        .toFile(join(folder, `${key}-${wanted}.webp`))
    }),
  )
  const fallback = isOpaque ? 'jpg' : 'png'
  const last = source.clone().resize({ width: Math.min(fallbackWidth, width) })
  await (isOpaque ? last.jpeg({ quality: 74, mozjpeg: true }) : last.png({ palette: true })).toFile(join(folder, `${key}.${fallback}`))
  return { width, height, colour, widths: made, fallback }
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

/** What was encoded of this picture earlier, if it was. */
export const encodedPicture = (root: string, name: string, bytes: Uint8Array): PublishedPicture | undefined => {
  const folder = join(root, 'encoded')
  const key = keyOf(bytes)
  const infoFile = join(folder, `${key}.json`)
  if (!existsSync(infoFile)) return undefined
  // Written when the picture was encoded, below.
  const encoded = JSON.parse(readFileSync(infoFile, 'utf8')) as Encoded
  const stem = stemOf(name, key)
  const files: OutputFile[] = []
  const publish = (from: string, to: string): `/${string}` => {
    files.push({ path: `assets/${to}`, bytes: readFileSync(join(folder, from)) })
    return `/assets/${to}`
  }
  const picture = {
    width: encoded.width,
    height: encoded.height,
    colour: encoded.colour,
    sources: formats.map(({ type, extension }) => ({
      type,
      srcset: encoded.widths
        .map(width => `${publish(`${key}-${width}.${extension}`, `${stem}-${width}.${extension}`)} ${width}w`)
        .join(', '),
    })),
    src: publish(`${key}.${encoded.fallback}`, `${stem}.${encoded.fallback}`),
  }
  return { picture, files }
}

/** Encodes a picture into `assets/encoded/`, whole or not at all. @returns why it cannot be, if it cannot */
export const encodePicture = async (root: string, name: string, bytes: Uint8Array): Promise<Diagnostic | undefined> => {
  const key = keyOf(bytes)
  const unfinished = join(cacheFolder, 'encoding', `${key}.${randomUUID()}`)
  const settled = whenInterrupted(() => rmSync(unfinished, { recursive: true, force: true }))
  try {
    const encoded = await encode(bytes, name, key, unfinished)
    if ('code' in encoded) return encoded
    const folder = join(root, 'encoded')
    mkdirSync(folder, { recursive: true })
    for (const file of readdirSync(unfinished)) cpSync(join(unfinished, file), join(folder, file))
    // Last: whoever finds it finds the rest.
    writeFileSync(join(folder, `${key}.json`), `${JSON.stringify(encoded)}\n`)
    return undefined
  } finally {
    settled()
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** Takes away what was encoded of a picture that nobody will ask for again. */
export const removeEncoded = (root: string, bytes: Uint8Array): void => {
  const folder = join(root, 'encoded')
  const key = keyOf(bytes)
  for (const file of readdirSync(folder)) if (file.startsWith(key)) rmSync(join(folder, file))
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
  const pictures = new Map<string, PictureFile>()
  const files: OutputFile[] = []
  const diagnostics: PictureFault[] = []
  for (const [index, name] of names.entries()) {
    const bytes = readFileSync(join(root, 'images', name))
    let published = encodedPicture(root, name, bytes)
    if (published === undefined) {
      watcher.status(`Encoding ${name}, once: ${index + 1} of ${names.length} …`)
      const unreadable = await encodePicture(root, name, bytes)
      watcher.status('')
      if (unreadable !== undefined) {
        diagnostics.push({ ...unreadable, picture: name })
        continue
      }
      published = encodedPicture(root, name, bytes)
      if (published === undefined) throw new Error(`${name} was just encoded`)
    }
    pictures.set(name, published.picture)
    files.push(...published.files)
  }
  return { pictures, files, diagnostics }
}
