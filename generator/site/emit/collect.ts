import { problem } from '../catalogue/index.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/file.ts'
import type { Route } from '../model/route.ts'
import { cleanPath, foldersAround, type UrlPath } from '../model/url.ts'

/** File of a page: `/` → `index.html`, `/fr` → `fr.html`. */
export const pageFile = (path: UrlPath): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Address of a built page: `fr/services.html` and `fr/services/index.html` → `/fr/services`; other files keep their name. */
export const pageAddress = (file: string): string => (file.endsWith('.html') ? cleanPath(`/${file}`) : file)

// The slash at its beginning stays.
const inSmallLetters = (path: UrlPath): UrlPath => path.toLowerCase() as UrlPath

/** Where servers that leave out `.html` show a file. */
const addressOf = (path: string): string => (path.endsWith('.html') ? cleanPath(`/${path}`) : `/${path}`)

type Placed = Pick<Route, 'path'>

/** Whether no two of these come together anywhere. So it is on most sites, where pages are not put into a table for it. */
const areApart = (routes: readonly Placed[], files: readonly OutputFile[]): boolean => {
  const own = new Set(files.map(file => file.path.toLowerCase()))
  const addresses = new Set([...own].map(addressOf))
  // Of most the length tells, so that nobody has to look for them.
  const lengths = new Set([...addresses].map(({ length }) => length))
  const isFree = ({ path }: Placed): boolean => {
    const small = inSmallLetters(path)
    return cleanPath(small) === small && !(lengths.has(small.length) && addresses.has(small))
  }
  const folders = foldersAround([...routes.map(route => route.path), ...files.map(file => `/${file.path}`)])
  return (
    addresses.size === files.length &&
    routes.every(isFree) &&
    ![...folders].some(folder => folder.toLowerCase().endsWith('.html') || own.has(folder.slice(1).toLowerCase()))
  )
}

/**
 * Two files for one path, a file where others need a folder, a file at the address of a page. Most file systems ignore case.
 * @param routes each at an address of its own, which the rules of the config see to
 */
export const collisions = (routes: readonly Placed[], files: readonly OutputFile[]): readonly Diagnostic[] => {
  if (areApart(routes, files)) return []
  const paths = [...routes.map(route => pageFile(route.path)), ...files.map(file => file.path)]
  const ids = paths.map(path => path.toLowerCase())
  const folders = foldersAround(ids)
  /** That of a page as its route has it, since a text made for each of thousands would have to be hashed. */
  const addressAt = (place: number): string => {
    const route = routes[place]
    return route === undefined ? addressOf(ids[place] ?? '') : cleanPath(inSmallLetters(route.path))
  }
  /** Places of pages by their addresses. */
  const pages = new Map<string, number>()
  for (const place of routes.keys()) pages.set(addressAt(place), place)
  const taken = new Set<string>()
  return ids.flatMap((id, place) => {
    const file = paths[place] ?? ''
    if (taken.has(id)) return [problem('FILE_DUPLICATE', 'path', { file })]
    taken.add(id)
    if (folders.has(id)) {
      const within = paths.findLast(other => other.toLowerCase().startsWith(`${id}/`)) ?? ''
      return [problem('FILE_DUPLICATE', 'folder', { file, within })]
    }
    const address = addressAt(place)
    const page = pages.get(address) ?? place
    return ids[page] === id ? [] : [problem('FILE_DUPLICATE', 'address', { file, page: paths[page] ?? '', address })]
  })
}
