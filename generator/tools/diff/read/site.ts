/** A built folder. Pages are parsed on demand, because most did not change. */
import { readSitemap } from '../../../html/sitemap.ts'
import { pageAddress } from '../../../site/emit/collect.ts'
import { namesFile, recordedNames } from '../../../site/emit/rule-records.ts'
import type { SiteFiles } from '../../../site/model/file.ts'
import { inLongNames, longNames, shortStyles } from '../../../site/util/short-names.ts'
import type { RedirectRule } from '../model.ts'
import { serverPrefix } from './files.ts'
import { type PageView, readPageView } from './page.ts'
import { type Header, headerSources, redirectSources, type Sources } from './rules.ts'

export interface SiteView {
  readonly files: SiteFiles
  /** Compressed size of a file in bytes. */
  readonly weight: (path: string) => number
  /** File of each page by its path. */
  readonly pages: ReadonlyMap<string, string>
  readonly origin: string
  /** Language of a page, from the beginning of its file: the page is not parsed. */
  readonly language: (path: string) => string
  readonly page: (path: string) => PageView
  readonly redirects: Sources<RedirectRule>
  readonly headers: Sources<Header>
  readonly sitemap: readonly string[]
  readonly robots: readonly string[]
}

/** Configuration files of hosts, which are compared as redirects and headers. */
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

/** Merges pages that are published under two names: some hosts need both `fr/index.html` and `fr.html`. */
const pagesOf = ({ paths }: SiteFiles): ReadonlyMap<string, string> => {
  const pages = new Map<string, string>()
  for (const file of paths) {
    if (!file.endsWith('.html') || file.startsWith(serverPrefix)) continue
    const path = pageAddress(file)
    const known = pages.get(path)
    if (known === undefined || file.length < known.length) pages.set(path, file)
  }
  return pages
}

/** Control characters, which could manipulate the terminal that shows the report. */
const controlCharacters = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]/g

const readable = (text: string): string => text.replace(controlCharacters, '\ufffd')

/** Restores the class names of the templates in pages, if the build recorded its short names. */
const withLongNames = (files: SiteFiles): SiteFiles => {
  const record = `${serverPrefix}${namesFile}`
  if (!files.has(record)) return files
  try {
    const long = longNames(recordedNames(files.text(record)))
    return {
      ...files,
      text: path => {
        if (path.endsWith('.html')) return inLongNames(files.text(path), long)
        return /^assets\/.*\.css$/.test(path) ? shortStyles(files.text(path), long) : files.text(path)
      },
    }
  } catch {
    // The record is damaged or of another version: the short names are compared.
    return files
  }
}

const languageOf = (start: string): string => /<html[^>]*\slang="([^"]*)"/.exec(start)?.[1] ?? ''

/** @param compress returns the compressed size of a file in bytes */
export const siteView = (built: SiteFiles, compress: (bytes: Uint8Array) => number): SiteView => {
  const files = withLongNames(built)
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
