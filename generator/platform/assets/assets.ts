/** Icons and fonts. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { iconShape } from '../../site/emit/icon-shape.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { IconShape } from '../../site/model/page.ts'
import type { UrlPath } from '../../site/model/url.ts'
import { packageAssets } from '../package.ts'
import { iconFile } from './names.ts'

/** @param folders assets folders of the site */
export const readIcons = (
  folders: readonly string[],
  names: readonly string[],
): { readonly icons: ReadonlyMap<string, IconShape>; readonly diagnostics: readonly Diagnostic[] } => {
  const icons = new Map<string, IconShape>()
  const diagnostics: Diagnostic[] = []
  for (const name of new Set(names)) {
    const shape = iconShape(name, readFileSync(iconFile(folders, name), 'utf8'))
    if ('fault' in shape) diagnostics.push(shape.fault)
    else icons.set(name, shape)
  }
  return { icons, diagnostics }
}

/** A file with a content hash in its name, so that browsers may cache it forever. */
export const hashed = (name: string, bytes: Uint8Array | string): { readonly file: OutputFile; readonly url: UrlPath } => {
  const extension = extname(name)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const path = `assets/${basename(name, extension)}.${hash}${extension}`
  return { file: { path, bytes }, url: `/${path}` }
}

export const fontFile = (name: string): Uint8Array => readFileSync(join(packageAssets, 'fonts', name))

/** A short hash of texts. */
export const digest = (...texts: readonly string[]): string => {
  const hash = createHash('sha1')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('base64url').slice(0, 12)
}
