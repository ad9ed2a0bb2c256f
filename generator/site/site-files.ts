import type { Site } from './build.ts'
import { pageFile } from './emit/collect.ts'
import type { OutputFile, SiteFiles } from './model/file.ts'
import { lazy } from './util/memoize.ts'

/**
 * Files in memory.
 * @param contents by path; pages are rendered each time they are read
 */
const filesFrom = (contents: ReadonlyMap<string, () => OutputFile['bytes']>): SiteFiles => {
  const contentOf = (path: string): OutputFile['bytes'] => {
    const make = contents.get(path)
    if (make === undefined) throw new Error(`the site has no file ${path}`)
    return make()
  }
  const bytes = (path: string): Uint8Array => {
    const content = contentOf(path)
    return typeof content === 'string' ? new TextEncoder().encode(content) : content
  }
  return {
    paths: [...contents.keys()].sort(),
    has: path => contents.has(path),
    size: path => bytes(path).byteLength,
    bytes,
    text: path => {
      const content = contentOf(path)
      return typeof content === 'string' ? content : new TextDecoder().decode(content)
    },
  }
}

const listed = (files: readonly OutputFile[]) => files.map(file => [file.path, lazy(() => file.bytes)] as const)

/** The published files of a site as a build would write them, except share images. */
export const siteFiles = ({ routes, page, html, files, hosts }: Site): SiteFiles => {
  const pages = routes.map(route => [pageFile(route.path), () => html(page(route))] as const)
  const made = new Map(pages)
  const copies = hosts.copies.map(({ from, to }) => [to, made.get(from) ?? (() => '')] as const)
  return filesFrom(new Map([...listed(files), ...pages, ...copies]))
}

/** The files for server administrators, in the same form. */
export const serverFiles = ({ hosts }: Site): SiteFiles => filesFrom(new Map(listed(hosts.serverFiles)))
