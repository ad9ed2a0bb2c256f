/** Helpers for URL paths. */
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'

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
