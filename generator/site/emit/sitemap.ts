import type { OutputFile } from '../model/file.ts'
import type { Route } from '../model/route.ts'
import type { UrlPath } from '../model/url.ts'
import { isDraftRoute } from '../plan/head.ts'
import type { ResolvedConfig } from '../plan/resolve.ts'
import { escapeHtml } from '../util/text.ts'

/** Maximum number of URLs in one file (sitemaps.org/protocol.html). */
const sitemapLimit = 50_000

/** The text of a sitemap. */
const urlSet = (urls: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`

/**
 * `sitemap.xml` with every language version of every page and its alternates; with more than `limit` URLs, an index and its parts.
 * A site that search engines must not index has none. A sitemap may be large, so its text is not cached.
 * @param changed dates on which pages last changed (`2026-11-21`), where they are known
 */
export const sitemapFiles = (
  site: ResolvedConfig,
  changed: ReadonlyMap<UrlPath, string> = new Map(),
  limit = sitemapLimit,
): readonly OutputFile[] => {
  const { origin, indexable } = site.config.site
  if (!indexable) return []
  const hreflang = new Map(site.languages.map(language => [language.code, language.locale]))
  const shown = site.routes.routes.filter(route => route.traits.hidden !== true && !isDraftRoute(site.config, route))
  const begin = escapeHtml(origin)
  const linkTo = (tag: string, { path }: Route): string =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${begin}${escapeHtml(path)}"/>`
  const linksOf = (route: Route): string => {
    const alternates = site.languages.length === 1 ? [] : site.routes.alternates(route)
    const links = alternates.map(alternate => linkTo(hreflang.get(alternate.language) ?? alternate.language, alternate))
    const [first] = alternates
    return first === undefined ? '' : [...links, linkTo('x-default', first)].join('')
  }
  const urlOf = (route: Route): string => {
    const day = changed.get(route.path)
    const lastmod = day === undefined ? '' : `<lastmod>${day}</lastmod>`
    return `<url><loc>${begin}${escapeHtml(route.path)}</loc>${lastmod}${linksOf(route)}</url>\n`
  }
  const fileOf = (path: string, routes: readonly Route[]): OutputFile => ({
    path,
    get bytes() {
      return urlSet(routes.map(urlOf))
    },
  })
  if (shown.length <= limit) return [fileOf('sitemap.xml', shown)]
  const parts = Array.from({ length: Math.ceil(shown.length / limit) }, (_, index) =>
    fileOf(`sitemap-${index + 1}.xml`, shown.slice(index * limit, (index + 1) * limit)),
  )
  const index = parts.map(part => `<sitemap><loc>${escapeHtml(`${origin}/${part.path}`)}</loc></sitemap>\n`).join('')
  return [
    {
      path: 'sitemap.xml',
      bytes: `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${index}</sitemapindex>\n`,
    },
    ...parts,
  ]
}

/** `robots.txt` (RFC 9309). Crawlers may also read a site that must not be indexed, so that they find its `noindex`. */
export const robotsFile = (site: ResolvedConfig): OutputFile => ({
  path: 'robots.txt',
  bytes: `User-agent: *\nAllow: /\n${site.config.site.indexable ? `\nSitemap: ${site.config.site.origin}/sitemap.xml\n` : ''}`,
})
