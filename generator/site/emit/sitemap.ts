import { escapeHtml } from '../model/escape.ts'
import type { OutputFile } from '../model/file.ts'
import type { Route } from '../model/route.ts'
import type { UrlPath } from '../model/url.ts'
import type { ResolvedConfig } from '../plan/resolve.ts'
import { bytesOf } from './growing-bytes.ts'

/** Most addresses of one file (sitemaps.org/protocol.html); beyond, an index lists parts. */
const sitemapLimit = 50_000

/** Addresses that are put into bytes at a time: the text of so few is quickly forgotten. */
const atOnce = 200

const before =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
const after = '</urlset>\n'

/** A list of addresses as bytes: its text, of many megabytes, is never there as a whole. */
const urlSet = <Item>(items: readonly Item[], urlOf: (item: Item) => string): Uint8Array => {
  const urls = (first: number): string =>
    items
      .slice(first, first + atOnce)
      .map(urlOf)
      .join('')
  if (items.length <= atOnce) return new TextEncoder().encode(`${before}${urls(0)}${after}`)
  function* texts(): Generator<string> {
    yield before
    for (let first = 0; first < items.length; first += atOnce) yield urls(first)
    yield after
  }
  return bytesOf(texts())
}

/**
 * `sitemap.xml` with every language version of every page and its alternates; past `limit` addresses, an index and parts.
 * Nothing is listed when search engines shall not list the site. Bytes are made when they are asked for, and not kept.
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
  const shown = site.routes.routes.filter(route => route.traits.hidden !== true)
  const begin = escapeHtml(origin)
  const linkTo = (tag: string, { path }: Route): string =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${begin}${escapeHtml(path)}"/>`
  /** What links a page to itself in all its languages, which stand side by side. */
  const linksOf = (route: Route): string => {
    const alternates = site.languages.length === 1 ? [] : site.routes.alternates(route)
    let links = ''
    for (const alternate of alternates) links += linkTo(hreflang.get(alternate.language) ?? alternate.language, alternate)
    const [first] = alternates
    return first === undefined ? links : links + linkTo('x-default', first)
  }
  let last = { key: '', links: '' }
  const urlOf = (route: Route): string => {
    if (last.key !== route.key) last = { key: route.key, links: linksOf(route) }
    // Mostly no day is known, and then none is sought by addresses, which are read whole for it.
    const day = changed.size === 0 ? undefined : changed.get(route.path)
    const lastmod = day === undefined ? '' : `<lastmod>${day}</lastmod>`
    return `<url><loc>${begin}${escapeHtml(route.path)}</loc>${lastmod}${last.links}</url>\n`
  }
  const fileOf = (path: string, routes: readonly Route[]): OutputFile => ({
    path,
    get bytes() {
      return urlSet(routes, urlOf)
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

/** `robots.txt` (RFC 9309). A site that shall not be listed stays open to crawlers, so that they can read its `noindex`. */
export const robotsFile = (site: ResolvedConfig): OutputFile => ({
  path: 'robots.txt',
  bytes: `User-agent: *\nAllow: /\n${site.config.site.indexable ? `\nSitemap: ${site.config.site.origin}/sitemap.xml\n` : ''}`,
})
