/** A built folder, as it is compared. Pages are read when they are asked for: most did not change. */

import { readSitemap } from '../../../html/sitemap.ts'
import { pageAddress } from '../../../site/emit/collect.ts'
import { namesFile, recordedNames } from '../../../site/emit/rule-records.ts'
import type { SiteFiles } from '../../../site/model/site-files.ts'
import { inLongNames, longNames } from '../../../site/util/short-names.ts'
import type { RedirectRule } from '../model.ts'
import { serverPrefix } from './files.ts'
import { type PageView, readPageView } from './page.ts'
import { type Header, headerSources, redirectSources, type Sources } from './rules.ts'

export interface SiteView {
  readonly files: SiteFiles
  /** Bytes of a file as it is sent, compressed. */
  readonly weight: (path: string) => number
  /** File of each page by its address. */
  readonly pages: ReadonlyMap<string, string>
  readonly origin: string
  /** Of the page at an address, as its first words tell: no page is read as a whole for it. */
  readonly language: (path: string) => string
  readonly page: (path: string) => PageView
  readonly redirects: Sources<RedirectRule>
  readonly headers: Sources<Header>
  readonly sitemap: readonly string[]
  readonly robots: readonly string[]
}

/** Files that hosts read: what they say is told as redirects and headers. */
export const isHostFile = (path: string): boolean =>
  path.startsWith(serverPrefix) || /^(?:_redirects|_headers|serve\.json|\.htaccess|vercel\.json|firebase\.json)$/.test(path)

export const isSitemap = (path: string): boolean => /^sitemap[\w-]*\.xml$/.test(path)

const originOf = (files: SiteFiles, pages: ReadonlyMap<string, string>): string => {
  for (const file of pages.values()) {
    const [, origin] = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(files.text(file)) ?? []
    if (origin !== undefined) return origin
  }
  return ''
}

/** A page that is published under two names is one page: some hosts want `fr/index.html` beside `fr.html`. */
const pagesOf = ({ paths }: SiteFiles): ReadonlyMap<string, string> => {
  const pages = new Map<string, string>()
  for (const file of paths) {
    if (!file.endsWith('.html') || file.startsWith(serverPrefix)) continue
    const address = pageAddress(file)
    const known = pages.get(address)
    if (known === undefined || file.length < known.length) pages.set(address, file)
  }
  return pages
}

/** Characters that steer a terminal have no business in a site, and none in a report. */
const steering = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]/g

const readable = (text: string): string => text.replace(steering, '\ufffd')

/** Pages in the names of the templates, where their build noted what its letters stand for. */
const inNamesOfTemplates = (files: SiteFiles): SiteFiles => {
  const note = `${serverPrefix}${namesFile}`
  if (!files.has(note)) return files
  try {
    const long = longNames(recordedNames(files.text(note)))
    return { ...files, text: path => (path.endsWith('.html') ? inLongNames(files.text(path), long) : files.text(path)) }
  } catch {
    // A torn note, or one of another version: the letters are told as they are.
    return files
  }
}

const languageOf = (start: string): string => /<html[^>]*\slang="([^"]*)"/.exec(start)?.[1] ?? ''

/** @param compress gives the bytes that are sent for those of a file */
export const siteView = (built: SiteFiles, compress: (bytes: Uint8Array) => number): SiteView => {
  const files = inNamesOfTemplates(built)
  const pages = pagesOf(files)
  return {
    files,
    weight: path => compress(files.bytes(path)),
    pages,
    origin: originOf(files, pages),
    language: path => languageOf(new TextDecoder().decode(files.bytes(pages.get(path) ?? '').subarray(0, 500))),
    page: path => readPageView(path, readable(files.text(pages.get(path) ?? ''))),
    redirects: redirectSources(files),
    headers: headerSources(files),
    sitemap: files.paths.filter(isSitemap).flatMap(path => readSitemap(files.text(path)).entries.map(({ address }) => address)),
    robots: files.has('robots.txt') ? readable(files.text('robots.txt')).split(/\r?\n/).filter(Boolean) : [],
  }
}
