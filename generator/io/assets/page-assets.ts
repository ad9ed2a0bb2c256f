/** What the templates bring along: styles for each kind of page, the script, fonts and the site's icons. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontCss, fontPreloads, needsExtension } from '../../../templates/fonts.ts'
import type { PageAssets } from '../../../templates/render.tsx'
import { scripts } from '../../../templates/scripts.ts'
import { styleSheets, withoutMirroring } from '../../../templates/styles.ts'
import { themeCss } from '../../../templates/theme.ts'
import type { Config } from '../../site/config/schema.ts'
import type { OutputFile } from '../../site/model/file.ts'
import { directionOf } from '../../site/model/language.ts'
import { type PageKind, pageKinds } from '../../site/model/route.ts'
import { keysOf } from '../../site/model/table.ts'
import type { UrlPath } from '../../site/model/url.ts'
import { projectRoot } from '../project.ts'
import { fontFile, hashed } from './assets.ts'
import { bundleScript, minifyCss } from './bundle.ts'

/** A stylesheet as it was written, by the name of its file; what the theme makes has none. */
export interface StyleSheet {
  readonly file?: string
  readonly css: string
}

/** How styles and scripts are made small. */
export interface PageAssetMakers {
  readonly styles: (sheets: readonly StyleSheet[]) => Promise<string>
  /** @param entry path of a module of `templates/client/`, from the project’s root */
  readonly script: (entry: string) => Promise<string>
}

/** @param useCache whether minified text of an earlier run may serve */
export const standardMakers = (useCache: boolean): PageAssetMakers => ({
  styles: sheets => minifyCss(sheets.map(({ css }) => css).join('\n'), useCache),
  script: entry => bundleScript(entry, useCache),
})

export interface PreparedPageAssets {
  readonly assets: Readonly<Record<PageKind, PageAssets>>
  readonly files: readonly OutputFile[]
  /** For the Content-Security-Policy: `sha256-…` of every inline style sheet. */
  readonly styleHashes: readonly string[]
}

export const preparePageAssets = async (config: Config, make: PageAssetMakers): Promise<PreparedPageAssets> => {
  const files = new Map<string, OutputFile>()
  const publish = (name: string, bytes: Uint8Array | string): UrlPath => {
    const { file, url } = hashed(name, bytes)
    files.set(file.path, file)
    return url
  }
  const fontUrl = (name: string): UrlPath => publish(name, fontFile(join(projectRoot, 'assets'), name))
  const { theme } = config
  const preload = fontPreloads(theme.font).map(name => ({ href: fontUrl(name), type: 'font/woff2' }))
  const fonts = fontCss(theme.font, fontUrl, needsExtension(JSON.stringify(config)))
  const head = [themeCss(theme), fonts].map((css): StyleSheet => ({ css }))
  const mirrors = config.site.languages.some(({ locale }) => directionOf(locale) === 'rtl')
  const sheets = new Map<string, StyleSheet>()
  const sheet = (name: string): StyleSheet => {
    const file = `templates/components/${name}`
    const known = sheets.get(file)
    if (known !== undefined) return known
    const css = readFileSync(join(projectRoot, file), 'utf8')
    const made = { file, css: mirrors ? css : withoutMirroring(css) }
    sheets.set(file, made)
    return made
  }
  const bundled = new Map<string, Promise<string>>()
  const script = (entry: string): Promise<string> => {
    const known = bundled.get(entry) ?? make.script(`templates/client/entries/${entry}`)
    bundled.set(entry, known)
    return known
  }

  const kinds = keysOf(pageKinds)
  const assets = await Promise.all(
    kinds.map(async kind => {
      const entry = scripts[kind]
      const [styles, code] = await Promise.all([make.styles([...head, ...styleSheets[kind].map(sheet)]), script(entry)])
      return [kind, { styles, script: publish(entry.replace('.ts', '.js'), code), preload }] as const
    }),
  )
  return {
    // Every kind has its entry, since the list runs over all of them.
    assets: Object.fromEntries(assets) as unknown as Record<PageKind, PageAssets>,
    files: [...files.values()],
    styleHashes: [...new Set(assets.map(([, { styles }]) => `sha256-${createHash('sha256').update(styles).digest('base64')}`))].sort(),
  }
}
