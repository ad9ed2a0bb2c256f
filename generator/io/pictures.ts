/**
 * Pictures of `assets/images/` in the formats and widths that pages need. Encoding is slow and differs between machines, so what was
 * encoded is kept in `assets/encoded/` by the hash of its source, and committed: it costs once, and every machine publishes the same bytes.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/file.ts'
import type { PictureFile } from '../plan/site.ts'
import { whenInterrupted } from './interrupt.ts'
import { progress } from './terminal.ts'

/** Widths in pixels. The widest that the layout shows at double density is 1600. */
const widths = [480, 800, 1200, 1600]
const fallbackWidth = 1200
/** Changes when the settings below do, so that kept files are made anew. */
const recipe = 'v1'

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

export interface PreparedPictures {
  readonly pictures: ReadonlyMap<string, PictureFile>
  readonly files: readonly OutputFile[]
  readonly diagnostics: readonly Diagnostic[]
}

const limits = { smallest: 400, largest: 12_000 }

const fault = (file: string, message: string, hint: string): Diagnostic => ({
  code: 'IMAGE_INVALID',
  severity: 'error',
  message: `the picture ${file} ${message}`,
  hint,
})

/** Encodes one picture into `folder`, or says why it cannot be. */
const encode = async (bytes: Uint8Array, file: string, key: string, folder: string): Promise<Encoded | Diagnostic> => {
  const { default: sharp } = await import('sharp')
  const source = sharp(bytes, { failOn: 'error' }).rotate()
  let size: { width: number; height: number }
  try {
    // What the head of the file says, before its pixels fill the memory.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (Math.max(width, height) > limits.largest)
      return fault(file, `has ${width} × ${height} pixels`, `Reduce it to at most ${limits.largest} pixels a side; 2000 are plenty.`)
    const { info } = await source.clone().raw().toBuffer({ resolveWithObject: true })
    size = info
  } catch {
    return fault(file, 'cannot be read', 'It is broken, or no JPEG, PNG or WebP in truth: export it again.')
  }
  const { width, height } = size
  if (width < limits.smallest)
    return fault(file, `is only ${width} pixels wide`, `Pictures need at least ${limits.smallest}, better 1600 pixels.`)
  const { dominant, isOpaque } = await source.clone().stats()
  const colour = `#${[dominant.r, dominant.g, dominant.b].map(channel => channel.toString(16).padStart(2, '0')).join('')}`
  const own = widths.filter(wanted => wanted <= width)
  const made = own.length > 0 ? own : [width]
  mkdirSync(folder, { recursive: true })
  for (const wanted of made) {
    const resized = source.clone().resize({ width: wanted })
    await resized
      .clone()
      .avif({ quality: 50, effort: 4 })
      .toFile(join(folder, `${key}-${wanted}.avif`))
    await resized
      .clone()
      .webp({ quality: 72, effort: 5 })
      .toFile(join(folder, `${key}-${wanted}.webp`))
  }
  const fallback = isOpaque ? 'jpg' : 'png'
  const last = source.clone().resize({ width: Math.min(fallbackWidth, width) })
  await (isOpaque ? last.jpeg({ quality: 74, mozjpeg: true }) : last.png({ palette: true })).toFile(join(folder, `${key}.${fallback}`))
  return { width, height, colour, widths: made, fallback }
}

/** Removes what was encoded of a picture so far. */
const forget = (folder: string, key: string): void => {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (name.startsWith(key)) rmSync(join(folder, name), { force: true })
}

/**
 * Prepares the named pictures.
 * @param root the assets folder
 * @param names paths under `images/`, as the config has them
 */
export const preparePictures = async (root: string, names: readonly string[]): Promise<PreparedPictures> => {
  const folder = join(root, 'encoded')
  const pictures = new Map<string, PictureFile>()
  const files: OutputFile[] = []
  const diagnostics: Diagnostic[] = []
  for (const [index, name] of names.entries()) {
    const bytes = readFileSync(join(root, 'images', name))
    const key = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 16)
    const infoFile = join(folder, `${key}.json`)
    let encoded: Encoded
    if (existsSync(infoFile)) encoded = JSON.parse(readFileSync(infoFile, 'utf8')) as Encoded
    else {
      progress(`Encoding ${name}, once: ${index + 1} of ${names.length} …`)
      const settled = whenInterrupted(() => forget(folder, key))
      const result = await encode(bytes, name, key, folder)
      settled()
      progress('')
      if ('code' in result) {
        diagnostics.push(result)
        continue
      }
      encoded = result
      writeFileSync(infoFile, `${JSON.stringify(encoded)}\n`)
    }
    const stem = `${basename(name, extname(name))
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')}.${key.slice(0, 8)}`
    const publish = (from: string, to: string): `/${string}` => {
      files.push({ path: `assets/${to}`, bytes: readFileSync(join(folder, from)) })
      return `/assets/${to}`
    }
    pictures.set(name, {
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
    })
  }
  return { pictures, files, diagnostics }
}
