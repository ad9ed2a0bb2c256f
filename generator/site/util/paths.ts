/** Helpers for URL paths. */
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'

/** Parses a URL. Not with `URL.canParse`, which after some calls rejects every text that is not ASCII, in Node 20. */
export const parseUrl = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** The path without these endings, however often they are repeated. */
const withoutEnd = (path: string, endings: readonly string[]): string => {
  const ending = endings.find(one => path.endsWith(one))
  return ending === undefined ? path : withoutEnd(path.slice(0, -ending.length), endings)
}

/** The URL path that hosts serve for a path: without `.html`, `/index` or a slash at the end. */
export const cleanPath = (path: UrlPath): UrlPath => {
  if (!path.endsWith('/') && !path.endsWith('.html') && !path.endsWith('/index')) return path
  const clean = withoutEnd(withoutEnd(path, ['/']), ['.html', '/index'])
  // The rest still begins with its slash.
  return clean === '' ? '/' : (clean as UrlPath)
}

/** Every folder that contains one of these paths. */
export const foldersAround = (paths: Iterable<string>): ReadonlySet<string> => {
  const folders = new Set<string>()
  for (const path of paths) {
    // If a folder is known, so are the folders that contain it.
    for (let end = path.lastIndexOf('/'); end > 0 && !folders.has(path.slice(0, end)); end = path.lastIndexOf('/', end - 1))
      folders.add(path.slice(0, end))
  }
  return folders
}

/** Path of a page made absolute: the form that canonical, hreflang, sitemap and structured data share. */
export const absolute = (origin: AbsoluteUrl, path: UrlPath): AbsoluteUrl => (path === '/' ? `${origin}/` : `${origin}${path}`)

/** Splits a target before its query or fragment, which stay in the second part. */
export const splitTarget = <Target extends string>(target: Target): readonly [path: Target, suffix: string] => {
  const end = target.search(/[?#]/)
  // The path keeps the beginning of the target.
  return end < 0 ? [target, ''] : [target.slice(0, end) as Target, target.slice(end)]
}

/** A character of a query or fragment that has no meaning in the syntax of any host: no space, quote, bracket, `$` or `*`. */
export const suffixCharacter = '(?:[A-Za-z0-9._~/@!&+,;=?-]|%[0-9A-Fa-f]{2})'
