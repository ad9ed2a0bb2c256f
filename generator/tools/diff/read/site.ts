/** A built folder, as it is compared. Pages are read when they are asked for: most did not change. */

import { readSitemap } from '../../../html/sitemap.ts'
import { pageAddress } from '../../../site/emit/collect.ts'
import type { RedirectRule } from '../model.ts'
import { headersOf } from './headers.ts'
import { type PageView, readPageView } from './page.ts'
import { redirectsOf } from './redirects.ts'

/** A folder with files, wherever it lies. */
export interface Source {
  /** Hash of each file’s content by its path. Files for server owners, beside the folder, begin with `.hosts/`. */
  readonly files: ReadonlyMap<string, string>
  readonly text: (path: string) => string
  /** Bytes of a file as it is sent, compressed. */
  readonly weight: (path: string) => number
}

export interface SiteView {
  readonly source: Source
  /** File of each page by its address. */
  readonly pages: ReadonlyMap<string, string>
  readonly origin: string
  readonly page: (path: string) => PageView
  readonly redirects: ReadonlyMap<string, RedirectRule>
  /** `null`: no file tells. */
  readonly headers: ReadonlyMap<string, string> | null
  readonly sitemap: readonly string[]
  readonly robots: readonly string[]
}

/** Files that hosts read: what they say is told as redirects and headers. */
export const isHostFile = (path: string): boolean =>
  path.startsWith('.hosts/') || /^(?:_redirects|_headers|serve\.json|\.htaccess|vercel\.json|firebase\.json)$/.test(path)

export const isSitemap = (path: string): boolean => /^sitemap[\w-]*\.xml$/.test(path)

const originOf = (source: Source, pages: ReadonlyMap<string, string>): string => {
  for (const file of pages.values()) {
    const [, origin] = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(source.text(file)) ?? []
    if (origin !== undefined) return origin
  }
  return ''
}

/** A page that is published under two names is one page: some hosts want `fr/index.html` beside `fr.html`. */
const pagesOf = ({ files }: Source): ReadonlyMap<string, string> => {
  const pages = new Map<string, string>()
  for (const file of [...files.keys()].sort()) {
    if (!file.endsWith('.html') || file.startsWith('.hosts/')) continue
    const address = pageAddress(file)
    const known = pages.get(address)
    if (known === undefined || file.length < known.length) pages.set(address, file)
  }
  return pages
}

export const siteView = (source: Source): SiteView => {
  const pages = pagesOf(source)
  const paths = [...source.files.keys()]
  const hostFiles = new Map(paths.filter(isHostFile).map(path => [path, source.text(path)]))
  return {
    source,
    pages,
    origin: originOf(source, pages),
    page: path => readPageView(path, source.text(pages.get(path) ?? '')),
    redirects: redirectsOf(hostFiles),
    headers: headersOf(hostFiles),
    sitemap: paths.filter(isSitemap).flatMap(path => readSitemap(source.text(path)).entries.map(({ address }) => address)),
    robots: source.files.has('robots.txt') ? source.text('robots.txt').split(/\r?\n/).filter(Boolean) : [],
  }
}
