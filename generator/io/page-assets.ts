/** What the templates bring along: styles for each kind of page, the script, fonts and the site's icons. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontCss, fontPreloads, needsExtension } from '../../templates/fonts.ts'
import type { PageAssets } from '../../templates/render.tsx'
import { scripts } from '../../templates/scripts.ts'
import { styleSheets, withoutMirroring } from '../../templates/styles.ts'
import { themeCss } from '../../templates/theme.ts'
import type { Config } from '../config/schema.ts'
import type { OutputFile } from '../model/file.ts'
import { directionOf } from '../model/language.ts'
import { type PageKind, pageKinds } from '../model/route.ts'
import type { UrlPath } from '../model/url.ts'
import { fontFile, hashed } from './assets.ts'
import { bundleScript, minifyCss } from './bundle.ts'
import { projectRoot } from './project.ts'

export interface PreparedPageAssets {
  readonly assets: Readonly<Record<PageKind, PageAssets>>
  readonly files: readonly OutputFile[]
  /** For the Content-Security-Policy: `sha256-…` of every inline style sheet. */
  readonly styleHashes: readonly string[]
}

/** @param useCache whether minified text of an earlier run may serve */
export const preparePageAssets = async (config: Config, useCache: boolean): Promise<PreparedPageAssets> => {
  const files = new Map<string, OutputFile>()
  const publish = (name: string, bytes: Uint8Array | string): UrlPath => {
    const { file, url } = hashed(name, bytes)
    files.set(file.path, file)
    return url
  }
  const fontUrl = (name: string): UrlPath => publish(name, fontFile(join(projectRoot, 'assets'), name))
  const { theme } = config
  const preload = fontPreloads(theme.font).map(name => ({ href: fontUrl(name), type: 'font/woff2' }))
  const head = [themeCss(theme), fontCss(theme.font, fontUrl, needsExtension(JSON.stringify(config)))]
  const mirrors = config.site.languages.some(({ locale }) => directionOf(locale) === 'rtl')
  const sheet = (name: string): string => {
    const css = readFileSync(join(projectRoot, 'templates', 'components', name), 'utf8')
    return mirrors ? css : withoutMirroring(css)
  }

  const kinds = Object.keys(pageKinds) as PageKind[]
  const assets = await Promise.all(
    kinds.map(async kind => {
      const styles = await minifyCss([...head, ...styleSheets[kind].map(sheet)].join('\n'), useCache)
      const entry = scripts[kind]
      const script = publish(entry.replace('.ts', '.js'), await bundleScript(`templates/client/entries/${entry}`, useCache))
      return [kind, { styles, script, preload }] as const
    }),
  )
  return {
    // Every kind has its entry, since the list runs over all of them.
    assets: Object.fromEntries(assets) as unknown as Record<PageKind, PageAssets>,
    files: [...files.values()],
    styleHashes: [...new Set(assets.map(([, { styles }]) => `sha256-${createHash('sha256').update(styles).digest('base64')}`))].sort(),
  }
}
