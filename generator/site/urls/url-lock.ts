/** `urls.lock`: every URL that was ever published, one per line, for all sites whose configs are in the same folder. */
import { problem } from '../messages/index.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { UrlPath } from '../model/url.ts'
import { getOrCreate } from '../util/memoize.ts'

/** A URL of the lock: `site /fr/services/conduits fr service:air-duct`. */
export interface LockedUrl {
  readonly path: UrlPath
  /** The page that was published there: `fr service:air-duct`. None for a redirect, and in files of earlier versions. */
  readonly page?: string | undefined
}

/** URLs by site id. */
export type UrlLock = ReadonlyMap<string, readonly LockedUrl[]>

const heading = '# Public addresses, kept by “townsite urls --accept”. Once published, an address stays: as a page or as a redirect.'

const isPath = (text: string | undefined): text is UrlPath => text?.startsWith('/') === true

/** The name of a site as one word that starts no comment. */
const wordOf = (site: string): string => site.replace(/[\s%#<>=|]/gu, encodeURIComponent)

const siteOf = (word: string): string => {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}

/** Parses the file; lines may be in any order. Reports each invalid line, such as a merge conflict marker. */
export const parseLock = (file: string, text: string): { readonly lock: UrlLock; readonly diagnostics: readonly Diagnostic[] } => {
  const lock = new Map<string, LockedUrl[]>()
  const diagnostics: Diagnostic[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [site, path, ...page] = line.trim().split(/\s+/)
    if (site === undefined || !isPath(path) || ![0, 2].includes(page.length) || /^[<>=|]{7}/.test(line))
      diagnostics.push({
        ...problem('URL_LOCK_LINE'),
        where: { file, line: index + 1, column: 1, endColumn: line.length + 1 },
      })
    else getOrCreate(lock, siteOf(site), () => []).push(page.length === 0 ? { path } : { path, page: page.join(' ') })
  }
  return { lock, diagnostics }
}

/** Does not depend on the locale. */
const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The text of the file: one URL per line, sorted, without duplicates. */
export const printLock = (lock: UrlLock): string => {
  const lines = [...lock].flatMap(([site, urls]) => urls.map(({ path, page }) => [wordOf(site), path, page ?? ''].join(' ').trimEnd()))
  return `${[heading, ...[...new Set(lines)].sort(byCodeUnit)].join('\n')}\n`
}
