/** The assets folder: pictures, icons, fonts, and files that are copied as they are. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { problem } from '../../site/catalogue/index.ts'
import type { AssetNames } from '../../site/config/rules/rule.ts'
import { iconShape } from '../../site/emit/icon-shape.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { IconShape, Logo } from '../../site/model/page.ts'
import type { UrlPath } from '../../site/model/url.ts'
import { filesUnder } from '../folder.ts'

/** What a config may name. */
export const assetNames = (root: string): AssetNames => ({
  images: filesUnder(join(root, 'images')).filter(file => /\.(jpe?g|png|webp)$/i.test(file)),
  logos: filesUnder(join(root, 'images')).filter(file => file.endsWith('.svg')),
  icons: filesUnder(join(root, 'icons'))
    .filter(file => file.endsWith('.svg'))
    .map(file => basename(file, '.svg')),
})

export const readIcons = (
  root: string,
  names: readonly string[],
): { readonly icons: ReadonlyMap<string, IconShape>; readonly diagnostics: readonly Diagnostic[] } => {
  const icons = new Map<string, IconShape>()
  const diagnostics: Diagnostic[] = []
  for (const name of new Set(names)) {
    const shape = iconShape(readFileSync(join(root, 'icons', `${name}.svg`), 'utf8'))
    if ('fault' in shape) diagnostics.push(problem('ICON_UNSAFE', { name, fault: shape.fault }))
    else icons.set(name, shape)
  }
  return { icons, diagnostics }
}

/** The logo as it is published, with its proportions from the SVG’s viewBox. */
export const readLogo = (
  root: string,
  name: string | undefined,
): { readonly logo: Logo | null; readonly files: readonly OutputFile[]; readonly diagnostics: readonly Diagnostic[] } => {
  if (name === undefined) return { logo: null, files: [], diagnostics: [] }
  const svg = readFileSync(join(root, 'images', name), 'utf8')
  const [, width, height] = /\bviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg) ?? []
  if (width === undefined || height === undefined)
    return {
      logo: null,
      files: [],
      diagnostics: [problem('IMAGE_INVALID', 'logo', { file: name })],
    }
  const { file, url } = hashed(basename(name), svg)
  return { logo: { src: url, width: Number(width), height: Number(height) }, files: [file], diagnostics: [] }
}

/** Files of `assets/static/`, published under the same names. */
export const staticFiles = (root: string): readonly OutputFile[] =>
  filesUnder(join(root, 'static')).map(path => ({ path, bytes: readFileSync(join(root, 'static', path)) }))

/** A file under a name that changes with its content, so that browsers may keep it for ever. */
export const hashed = (name: string, bytes: Uint8Array | string): { readonly file: OutputFile; readonly url: UrlPath } => {
  const extension = extname(name)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  const path = `assets/${basename(name, extension)}.${hash}${extension}`
  return { file: { path, bytes }, url: `/${path}` }
}

export const fontFile = (root: string, name: string): Uint8Array => readFileSync(join(root, 'fonts', name))
