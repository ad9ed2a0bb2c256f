import { problem } from '../catalogue/index.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/file.ts'
import type { Route } from '../model/route.ts'
import { cleanPath, type UrlPath } from '../model/url.ts'

/** File of a page: `/` → `index.html`, `/fr` → `fr.html`. */
export const pageFile = (path: UrlPath): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Address of a built page: `fr/services.html` and `fr/services/index.html` → `/fr/services`; other files keep their name. */
export const pageAddress = (file: string): string => (file.endsWith('.html') ? cleanPath(`/${file}`) : file)

/** Two files for one path, ignoring case: most file systems would let one overwrite the other. */
export const collisions = (routes: readonly Route[], files: readonly OutputFile[]): readonly Diagnostic[] => {
  const taken = new Set<string>()
  return [...routes.map(route => pageFile(route.path)), ...files.map(file => file.path)].flatMap(path => {
    const id = path.toLowerCase()
    if (!taken.has(id)) {
      taken.add(id)
      return []
    }
    return [problem('FILE_DUPLICATE', { file: path })]
  })
}
