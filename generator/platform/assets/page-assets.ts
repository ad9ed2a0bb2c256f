/** The assets of the templates: styles for each page kind, scripts, fonts and the site’s icons. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageAssets } from '../../../templates/document.tsx'
import { fontCss } from '../../../templates/fonts.ts'
import { styles as characters, lookOf, type StyleName } from '../../../templates/styles/styles.ts'
import { themeCss } from '../../../templates/theme.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import { findsAreas, isBranch } from '../../site/config/values/location-facts.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { PageKind } from '../../site/model/page-kinds.ts'
import type { UrlPath } from '../../site/model/url.ts'
import { pageKinds, pageScript, pageStyleSheets } from '../../site/pages/index.ts'
import type { PageModule } from '../../site/pages/page-module.ts'
import { everyPageStyles, footerStyles, printStyles, unneededStyles } from '../../site/pages/style-groups.ts'
import { pageTexts } from '../../site/plan/resolve.ts'
import { extensions } from '../../site/util/extensions.ts'
import { directionOf } from '../../site/util/locale.ts'
import { getOrCreate } from '../../site/util/memoize.ts'
import { shortNames, shortStyles } from '../../site/util/short-names.ts'
import { keysOf } from '../../site/util/table.ts'
import type { Cache } from '../cache.ts'
import { packageRoot } from '../package.ts'
import { fontFile, hashed } from './assets.ts'
import { pageScripts, pageStyles, smallSheet, withoutMirroring } from './bundle.ts'
import { loadHyphenation } from './hyphenation.ts'
import { siteSheetsOf, siteStyles } from './site-styles.ts'

/** A stylesheet’s source with its file name. Sheets generated from the theme have no name and are already minified. */
export interface StyleSheet {
  readonly file?: string
  readonly css: string
}

/** How styles and scripts are minified. */
export interface PageAssetMakers {
  readonly styles: (sheets: readonly StyleSheet[]) => Promise<string>
  /** @param entry path of a module of `templates/client/`, from the project root */
  readonly script: (entry: string) => Promise<string>
  /** Whether class names and custom properties are shortened as well, and long words get soft hyphens. */
  readonly shortNames: boolean
}

export const standardMakers = (cache: Cache): PageAssetMakers => ({
  styles: async sheets => pageStyles(await Promise.all(sheets.map(({ file, css }) => (file === undefined ? css : smallSheet(css, cache))))),
  script: pageScripts(cache),
  shortNames: true,
})

export interface PreparedPageAssets {
  readonly assets: Readonly<Record<PageKind, PageAssets>>
  readonly files: readonly OutputFile[]
  /** For the Content-Security-Policy: `sha256-…` of the inline style sheet of each kind of page. */
  readonly styleHashes: Readonly<Record<PageKind, string>>
}

/** The stylesheet of a style, after all others. The first style needs none: the components are designed in it. */
const characterSheet = (name: StyleName): readonly string[] => (name === 'pipes' ? [] : [`../styles/${name}.css`])

/** Separates inline styles from those in a file. They are minified together, because the file reads custom properties of the others. */
const boundary = '\0'

/** @param hasExtension whether the texts need the extended fonts */
export const preparePageAssets = async (config: Config, hasExtension: boolean, make: PageAssetMakers): Promise<PreparedPageAssets> => {
  const files = new Map<string, OutputFile>()
  const publish = (name: string, bytes: Uint8Array | string): UrlPath => {
    const { file, url } = hashed(name, bytes)
    files.set(file.path, file)
    return url
  }
  const fontUrl = (name: string): UrlPath => publish(name, fontFile(name))
  const look = lookOf(config)
  const siteSheets = siteStyles()
  const replacedSheets = extensions().componentStyles
  const locales = config.site.languages.map(({ locale }) => locale)
  const fonts = fontCss(look.font, fontUrl, locales, hasExtension)
  const head = [
    themeCss({ colours: config.theme.colours, radius: look.radius, isDeep: look.isDeep || config.forms?.quick !== undefined }),
    fonts,
  ].map((css): StyleSheet => ({ css }))
  const mirrors = locales.some(locale => directionOf(locale) === 'rtl')
  const sheets = new Map<string, StyleSheet>()
  const sheet = (name: string): StyleSheet =>
    getOrCreate(sheets, name, () => {
      const own = siteSheets[name] ?? replacedSheets[name]
      if (own !== undefined) return { file: name, css: mirrors ? own : withoutMirroring(own) }
      const file = name.startsWith('../') ? `templates/${name.slice(3)}` : `templates/components/${name}`
      const css = readFileSync(join(packageRoot, file), 'utf8')
      return { file, css: mirrors ? css : withoutMirroring(css) }
    })
  const bundled = new Map<string, Promise<string>>()
  const script = (entry: string): Promise<string> => getOrCreate(bundled, entry, () => make.script(`templates/client/entries/${entry}`))

  // Page kinds that the site does not use need no styles and no script.
  const kinds = keysOf(pageKinds).filter(
    kind => pageTexts(config.pages, kind) !== undefined && (kind !== 'branch' || config.locations.some(isBranch)),
  )
  const partsOf = (kind: PageKind): Pick<PageModule<PageKind>, 'styles' | 'lowerStyles' | 'script' | 'withFinder'> => pageKinds[kind]
  const finds = findsAreas(config)
  const moreOf = (kind: PageKind): PageModule<PageKind>['withFinder'] => (finds ? partsOf(kind).withFinder : undefined)
  // One table for all pages of all sites: shared names are shortened once, and stay the same when a config changes.
  const every = keysOf(pageKinds).map(partsOf)
  const names = [
    ...everyPageStyles,
    ...keysOf(pageKinds).flatMap(pageStyleSheets),
    ...every.flatMap(({ withFinder }) => withFinder?.styles ?? []),
    ...keysOf(characters).flatMap(characterSheet),
    ...Object.keys(siteSheets),
    printStyles,
  ]
  const allSheets = [...head, ...new Set(names.map(sheet))]
  const short = make.shortNames ? shortNames(allSheets.map(({ css }) => css).join('\n')) : undefined
  const needlessOn = unneededStyles(config)
  const sheetsOf = (kind: PageKind): readonly (readonly string[])[] => {
    const without = needlessOn(kind)
    const { styles, lowerStyles } = partsOf(kind)
    const last = [...characterSheet(look.name), ...siteSheetsOf(config, kind), printStyles]
    const first = [...everyPageStyles, ...styles, ...(moreOf(kind)?.styles ?? []), ...last]
    // The last sheets override all others, so they are in both.
    const parts =
      lowerStyles === undefined ? [first] : [first.filter(name => name !== footerStyles), [footerStyles, ...lowerStyles, ...last]]
    return parts.map(names => names.filter(name => !without.has(name)))
  }
  // Several kinds have the same styles.
  const styled = new Map<string, Promise<readonly string[]>>()
  const stylesOf = (kind: PageKind): Promise<readonly string[]> => {
    const [first = [], lower = []] = sheetsOf(kind)
    return getOrCreate(styled, [...first, boundary, ...lower].join(), async () => {
      const made = await make.styles([...head, ...first.map(sheet), { css: boundary }, ...lower.map(sheet)])
      return (short === undefined ? made : shortStyles(made, short)).split(boundary)
    })
  }

  const hyphenate = make.shortNames ? await loadHyphenation(locales) : undefined
  const assets = await Promise.all(
    kinds.map(async kind => {
      const entry = moreOf(kind)?.script ?? pageScript(kind, config)
      const [[styles = '', lower = ''], code] = await Promise.all([stylesOf(kind), script(entry)])
      const lowerStyles = pageKinds[kind].lowerStyles === undefined ? undefined : publish(`${kind}.css`, lower)
      return [kind, { styles, lowerStyles, script: publish(entry.replace('.ts', '.js'), code), shortNames: short, hyphenate }] as const
    }),
  )
  const hashes = assets.map(([kind, { styles }]) => [kind, `sha256-${createHash('sha256').update(styles).digest('base64')}`] as const)
  return {
    files: [...files.values()],
    // Every kind that has pages has an entry in both, and no other kind is requested.
    assets: Object.fromEntries(assets) as unknown as Record<PageKind, PageAssets>,
    styleHashes: Object.fromEntries(hashes) as unknown as Record<PageKind, string>,
  }
}
