/** The assets folder: images, icons, fonts, and files that are copied unchanged. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { iconShape } from '../../site/emit/icon-shape.ts'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { IconShape, Logo } from '../../site/model/page.ts'
import type { UrlPath } from '../../site/model/url.ts'
import { iconFile, imageFile } from './names.ts'

export const readIcons = (
  root: string,
  names: readonly string[],
): { readonly icons: ReadonlyMap<string, IconShape>; readonly diagnostics: readonly Diagnostic[] } => {
  const icons = new Map<string, IconShape>()
  const diagnostics: Diagnostic[] = []
  for (const name of new Set(names)) {
    const shape = iconShape(name, readFileSync(iconFile(root, name), 'utf8'))
    if ('fault' in shape) diagnostics.push(shape.fault)
    else icons.set(name, shape)
  }
  return { icons, diagnostics }
}

/** The logo as published, with its proportions from the SVG’s viewBox. */
export const readLogo = (
  root: string,
  name: string | undefined,
): { readonly logo: Logo | null; readonly files: readonly OutputFile[]; readonly diagnostics: readonly Diagnostic[] } => {
  if (name === undefined) return { logo: null, files: [], diagnostics: [] }
  const svg = readFileSync(imageFile(root, name), 'utf8')
  const [, width, height] = /\bviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg) ?? []
  if (width === undefined || height === undefined)
    return { logo: null, files: [], diagnostics: [problem('IMAGE_INVALID', 'logo', { file: name })] }
  // A script in an SVG does not run in an `<img>`, but it would if the file is opened directly.
  if (/<(?:script|foreignObject)\b|\son\w+\s*=|javascript:|<!ENTITY/i.test(svg))
    return { logo: null, files: [], diagnostics: [problem('IMAGE_INVALID', 'script', { file: name })] }
  const { file, url } = hashed(basename(name), svg)
  return { logo: { src: url, width: Number(width), height: Number(height) }, files: [file], diagnostics: [] }
}

/** A file with a content hash in its name, so that browsers may cache it forever. */
export const hashed = (name: string, bytes: Uint8Array | string): { readonly file: OutputFile; readonly url: UrlPath } => {
  const extension = extname(name)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const path = `assets/${basename(name, extension)}.${hash}${extension}`
  return { file: { path, bytes }, url: `/${path}` }
}

export const fontFile = (root: string, name: string): Uint8Array => readFileSync(join(root, 'fonts', name))

/** A short hash of texts. */
export const digest = (...texts: readonly string[]): string => {
  const hash = createHash('sha1')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('base64url').slice(0, 12)
}
