/** The list of what was published, in a dot-folder beside the config: `.townsite/ottawa.published`. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { Page } from '../../site/model/page.ts'
import { isHidden } from '../../site/model/route.ts'
import type { UrlPath } from '../../site/model/url.ts'
import { pagePlanner } from '../../site/plan/page.ts'
import { contentOf, lastChanged, type PublishedList, parsePublished, printPublished } from '../../site/plan/published.ts'
import type { ResolvedConfig } from '../../site/plan/resolve.ts'
import { siteId } from './names.ts'

export const publishedFile = (config: string): string => join(dirname(config), '.townsite', `${siteId(config)}.published`)

/** Twelve letters tell the contents of a site apart. */
export const fingerprintOf = (page: Page): string => createHash('sha256').update(contentOf(page)).digest('base64url').slice(0, 12)

export const readPublished = (
  config: string,
): { readonly list: PublishedList | undefined; readonly diagnostics: readonly Diagnostic[] } => {
  const file = publishedFile(config)
  return existsSync(file) ? parsePublished(file, readFileSync(file, 'utf8')) : { list: undefined, diagnostics: [] }
}

export const writePublished = (config: string, list: PublishedList): void => {
  const file = publishedFile(config)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, printPublished(list))
}

/** Fingerprints of all pages that search engines may list. */
export const fingerprintsOf = (site: ResolvedConfig): ReadonlyMap<UrlPath, string> => {
  const planPage = pagePlanner(site)
  return new Map(site.routes.routes.filter(route => !isHidden(route.kind)).map(route => [route.path, fingerprintOf(planPage(route))]))
}

/** Days for the sitemap, for a site that has a list. Without one no page is planned for it. */
export const changeDays = (
  config: string,
  site: ResolvedConfig,
): { readonly days: ReadonlyMap<UrlPath, string>; readonly diagnostics: readonly Diagnostic[] } => {
  const { list, diagnostics } = readPublished(config)
  if (list === undefined) return { days: new Map(), diagnostics }
  const days = [...fingerprintsOf(site)].flatMap(([path, fingerprint]): readonly (readonly [UrlPath, string])[] => {
    const day = lastChanged(list, path, fingerprint)
    return day === undefined ? [] : [[path, day]]
  })
  return { days: new Map(days), diagnostics }
}
