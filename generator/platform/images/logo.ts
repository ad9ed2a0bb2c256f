/** The logo of a business: an SVG, which is published as it is, or a PNG, JPEG or WebP, which is published as a small PNG. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { svgFile } from '../../site/emit/svg-file.ts'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { IconShape, Logo } from '../../site/model/page.ts'
import { hashed } from '../assets/assets.ts'
import { findImage } from '../assets/names.ts'
import { type Cache, cached } from '../cache.ts'
import { imageType, openImage } from './encode-images.ts'

export interface PublishedLogo {
  readonly logo: Logo | null
  readonly files: readonly OutputFile[]
  readonly diagnostics: readonly Diagnostic[]
}

const none: PublishedLogo = { logo: null, files: [], diagnostics: [] }

const invalid = (diagnostic: Diagnostic): PublishedLogo => ({ ...none, diagnostics: [diagnostic] })

/** Bytes of an SVG, and pixels of a side of other logos. */
const limits = { bytes: 1e6, pixels: 4_000 }

/** Twice the size at which pages show a logo. */
const box = { width: 640, height: 192 }

const keyOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const stored = (cache: Cache | undefined, key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> =>
  cache === undefined ? make() : cached(cache, key, make)

/** Whether a drawing can be drawn, for the share images, in a reasonable time. */
const isDrawable = async (bytes: Uint8Array, cache: Cache | undefined): Promise<boolean> => {
  const { default: sharp } = await import('sharp')
  const draw = async (): Promise<Uint8Array> => {
    await sharp(bytes).resize({ width: 64, height: 64, fit: 'inside' }).timeout({ seconds: 10 }).raw().toBuffer()
    return Buffer.from('drawn')
  }
  try {
    await stored(cache, `drawable ${keyOf(bytes)}`, draw)
    return true
  } catch {
    return false
  }
}

const drawing = async (name: string, bytes: Uint8Array, cache: Cache | undefined): Promise<PublishedLogo> => {
  if (bytes.length > limits.bytes)
    return invalid(
      problem('IMAGE_INVALID', 'logoBytes', { file: name, kilobytes: Math.round(bytes.length / 1e3), most: limits.bytes / 1e3 }),
    )
  const svg = new TextDecoder().decode(bytes)
  const found = svgFile(svg)
  if ('unsafe' in found && found.unsafe !== undefined)
    return invalid(problem('IMAGE_INVALID', 'unsafe', { file: name, part: found.unsafe }))
  if ('unsafe' in found || !(await isDrawable(bytes, cache))) return invalid(problem('IMAGE_INVALID', 'logo', { file: name }))
  const { file, url } = hashed(basename(name), svg)
  return { logo: { src: url, ...found }, files: [file], diagnostics: [] }
}

const photograph = async (name: string, bytes: Uint8Array, cache: Cache | undefined): Promise<PublishedLogo> => {
  const opened = await openImage(bytes, name, { smallest: 1, largest: limits.pixels })
  if ('code' in opened) return invalid(opened)
  const scale = Math.min(1, box.width / opened.width, box.height / opened.height)
  const [width, height] = [opened.width, opened.height].map(side => Math.max(1, Math.round(side * scale)))
  const png = await stored(cache, `logo ${keyOf(bytes)}`, () =>
    opened.source.resize({ width, height, fit: 'fill' }).png({ compressionLevel: 9 }).toBuffer(),
  )
  const { file, url } = hashed(`${basename(name, extname(name))}.png`, png)
  return { logo: { src: url, width: width ?? 1, height: height ?? 1 }, files: [file], diagnostics: [] }
}

const logoOf = (name: string, bytes: Uint8Array, cache: Cache | undefined): Promise<PublishedLogo> =>
  /\.svg$/i.test(name) ? drawing(name, bytes, cache) : photograph(name, bytes, cache)

/** Why a build would refuse a logo; `undefined` if it would not. */
export const logoFault = async (name: string, bytes: Uint8Array): Promise<Diagnostic | undefined> =>
  (await logoOf(name, bytes, undefined)).diagnostics[0]

/**
 * @param folders assets folders of the site
 * @param name path under `images/`, as in the config
 */
export const readLogo = async (folders: readonly string[], name: string | undefined, cache: Cache): Promise<PublishedLogo> => {
  if (name === undefined) return none
  return logoOf(name, readFileSync(findImage(folders, name).file), cache)
}

/** The logo as a drawing for app icons; `undefined` if it is too wide to be recognized there. */
export const logoMark = ({ logo, files: [file] }: PublishedLogo): IconShape | undefined => {
  if (logo === null || file === undefined || logo.width > 1.8 * logo.height) return undefined
  const type = file.path.endsWith('.svg') ? 'svg+xml' : 'png'
  const size = `width="${logo.width}" height="${logo.height}"`
  return {
    viewBox: `0 0 ${logo.width} ${logo.height}`,
    markup: `<image href="data:image/${type};base64,${Buffer.from(file.bytes).toString('base64')}" ${size}/>`,
  }
}

/** The logo as a URL that a drawing can embed. */
export const logoData = (folders: readonly string[], name: string): string => {
  const bytes = readFileSync(findImage(folders, name).file)
  const type = { jpg: 'jpeg', png: 'png', webp: 'webp', svg: 'svg+xml' }[imageType(bytes) ?? 'svg']
  return `data:image/${type};base64,${bytes.toString('base64')}`
}
