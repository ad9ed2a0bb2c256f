import { problem } from '../messages/index.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/file.ts'
import type { Route } from '../model/route.ts'
import type { UrlPath } from '../model/url.ts'
import { cleanPath, foldersAround } from '../util/paths.ts'

/** File of a page: `/` → `index.html`, `/fr` → `fr.html`. */
export const pageFile = (path: UrlPath): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** URL path of a built page: `fr/services.html` and `fr/services/index.html` → `/fr/services`; other files keep their name. */
export const pageAddress = (file: string): string => (file.endsWith('.html') ? cleanPath(`/${file}`) : file)

// The slash at its beginning stays.
const inSmallLetters = (path: UrlPath): UrlPath => path.toLowerCase() as UrlPath

/** URL path of a file on servers that omit `.html`. */
const addressOf = (path: string): string => (path.endsWith('.html') ? cleanPath(`/${path}`) : `/${path}`)

/**
 * Reports two files with one path, a file where others need a folder, and a file at the URL of a page. Most file systems ignore case.
 * @param routes their URLs are unique, which the rules of the config ensure
 */
export const collisions = (routes: readonly Pick<Route, 'path'>[], files: readonly OutputFile[]): readonly Diagnostic[] => {
  const paths = [...routes.map(route => pageFile(route.path)), ...files.map(file => file.path)]
  const ids = paths.map(path => path.toLowerCase())
  const folders = foldersAround(ids)
  const addresses = ids.map((id, index) => (index < routes.length ? cleanPath(inSmallLetters(routes[index]?.path ?? '/')) : addressOf(id)))
  const pages = new Map(addresses.slice(0, routes.length).map((address, index) => [address, index]))
  const taken = new Set<string>()
  return ids.flatMap((id, index) => {
    const file = paths[index] ?? ''
    if (taken.has(id)) return [problem('FILE_DUPLICATE', 'path', { file })]
    taken.add(id)
    if (folders.has(id)) {
      const within = paths.findLast(other => other.toLowerCase().startsWith(`${id}/`)) ?? ''
      return [problem('FILE_DUPLICATE', 'folder', { file, within })]
    }
    const address = addresses[index] ?? ''
    const page = pages.get(address) ?? index
    return ids[page] === id ? [] : [problem('FILE_DUPLICATE', 'address', { file, page: paths[page] ?? '', address })]
  })
}
