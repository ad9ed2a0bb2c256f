/** The pages of a site as the editor lists them. */
import type { Site } from '../../site/build.ts'
import type { PageLink } from './protocol.ts'

/** Titles of so many pages are planned at once; further pages are called by their address. */
const titled = 300

const known = new WeakMap<Site, readonly PageLink[]>()

export const pageTitles = (site: Site): readonly PageLink[] => {
  const found =
    known.get(site) ??
    site.routes.map((route, index) => ({
      path: route.path,
      kind: route.kind,
      language: route.language,
      key: route.key,
      title: index < titled ? site.page(route).head.title : route.path,
    }))
  known.set(site, found)
  return found
}
