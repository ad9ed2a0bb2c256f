/** The pages of a site as the editor lists them. */
import type { Site } from '../../../site/build.ts'
import type { PageLink } from '../protocol.ts'

/** Titles of a site of so many pages are planned; pages of a larger one are called by their address. */
const titled = 300

export interface PageLists {
  readonly list: (site: Site) => readonly PageLink[]
  /** Changes when the list of this site is another one than the last. */
  readonly age: (site: Site) => number
}

const listOf = (site: Site): readonly PageLink[] =>
  site.routes.map(route => ({
    path: route.path,
    kind: route.kind,
    language: route.language,
    key: route.key,
    title: site.routes.length <= titled ? site.page(route).head.title : route.path,
  }))

export const pageLists = (): PageLists => {
  const known = new WeakMap<Site, { readonly age: number; readonly list: readonly PageLink[] }>()
  let last: { readonly age: number; readonly list: readonly PageLink[] } = { age: 0, list: [] }
  const of = (site: Site): typeof last => {
    const found = known.get(site)
    if (found !== undefined) return found
    const list = listOf(site)
    last = JSON.stringify(list) === JSON.stringify(last.list) ? last : { age: last.age + 1, list }
    known.set(site, last)
    return last
  }
  return { list: site => of(site).list, age: site => of(site).age }
}
