import { escapeHtml } from '../model/escape.ts'
import type { OutputFile } from '../model/file.ts'
import { absolute, type UrlPath } from '../model/url.ts'
import type { ResolvedConfig } from '../plan/resolve.ts'

/** Most addresses of one file (sitemaps.org/protocol.html); beyond, an index lists parts. */
const sitemapLimit = 50_000

const urlSet = (urls: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`

/**
 * `sitemap.xml` with every language version of every page and its alternates; past `limit` addresses, an index and parts.
 * Nothing is listed when search engines shall not list the site.
 * @param changed days on which pages last changed, where they are known
 */
export const sitemapFiles = (
  site: ResolvedConfig,
  changed: ReadonlyMap<UrlPath, string> = new Map(),
  limit = sitemapLimit,
): readonly OutputFile[] => {
  const { origin, indexable } = site.config.site
  if (!indexable) return []
  const hreflang = new Map(site.languages.map(language => [language.code, language.locale]))
  const urls = site.routes.routes
    .filter(route => route.traits.hidden !== true)
    .map(route => {
      const alternates = site.languages.length === 1 ? [] : site.routes.alternates(route)
      const first = alternates[0]
      const links = [
        ...alternates.map(alternate => [hreflang.get(alternate.language) ?? alternate.language, alternate.path] as const),
        ...(first === undefined ? [] : [['x-default', first.path] as const]),
      ]
        .map(([tag, path]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(absolute(origin, path))}"/>`)
        .join('')
      const day = changed.get(route.path)
      const lastmod = day === undefined ? '' : `<lastmod>${day}</lastmod>`
      return `<url><loc>${escapeHtml(absolute(origin, route.path))}</loc>${lastmod}${links}</url>\n`
    })
  if (urls.length <= limit) return [{ path: 'sitemap.xml', bytes: urlSet(urls) }]
  const parts = Array.from({ length: Math.ceil(urls.length / limit) }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    bytes: urlSet(urls.slice(index * limit, (index + 1) * limit)),
  }))
  const index = parts.map(part => `<sitemap><loc>${escapeHtml(`${origin}/${part.path}`)}</loc></sitemap>\n`).join('')
  return [
    {
      path: 'sitemap.xml',
      bytes: `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${index}</sitemapindex>\n`,
    },
    ...parts,
  ]
}

/** `robots.txt` (RFC 9309). A site that shall not be listed stays open to crawlers, so that they can read its `noindex`. */
export const robotsFile = (site: ResolvedConfig): OutputFile => ({
  path: 'robots.txt',
  bytes: `User-agent: *\nAllow: /\n${site.config.site.indexable ? `\nSitemap: ${site.config.site.origin}/sitemap.xml\n` : ''}`,
})
