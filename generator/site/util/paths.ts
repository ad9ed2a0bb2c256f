/** Helpers for URL paths. */
import type { AbsoluteUrl, UrlPath } from '../model/url.ts'

/** A path without these endings, as often as they stand there; a pattern would look at each letter of it. */
const withoutEnd = (path: string, endings: readonly string[]): string => {
  let end = path.length
  const ending = (): string | undefined => endings.find(one => path.endsWith(one, end))
  for (let found = ending(); found !== undefined; found = ending()) end -= found.length
  return path.slice(0, end)
}

/** The address that hosts serve for this one: without `.html`, `/index` or a slash at the end. */
export const cleanPath = (path: UrlPath): UrlPath => {
  // Nearly every address is, and most can be told from their last sign.
  const last = path.charAt(path.length - 1)
  if (last !== '/' && last !== 'l' && last !== 'x') return path
  if (!path.endsWith('/') && !path.endsWith('.html') && !path.endsWith('/index')) return path
  const clean = withoutEnd(withoutEnd(path, ['/']), ['.html', '/index'])
  // What is left still begins with its slash.
  return clean === '' ? '/' : (clean as UrlPath)
}

/** Every folder around these paths. */
export const foldersAround = (paths: Iterable<string>): ReadonlySet<string> => {
  const folders = new Set<string>()
  /** The last one of each length: most paths lie beside one that came before, and no text need be made of them. */
  const last: string[] = []
  for (const path of paths) {
    let end = path.lastIndexOf('/')
    const known = last[end]
    if (known !== undefined && path.startsWith(known)) continue
    if (end > 0) last[end] = path.slice(0, end)
    // Where one is known, so are those around it.
    for (; end > 0 && !folders.has(path.slice(0, end)); end = path.lastIndexOf('/', end - 1)) folders.add(path.slice(0, end))
  }
  return folders
}

/** Path of a page made absolute: the form that canonical, hreflang, sitemap and structured data share. */
export const absolute = (origin: AbsoluteUrl, path: UrlPath): AbsoluteUrl => (path === '/' ? `${origin}/` : `${origin}${path}`)
