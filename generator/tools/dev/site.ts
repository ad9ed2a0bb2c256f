/** A site that is looked at while it is made: its pages are rendered when somebody asks for them, and kept until the next change. */

import { digest } from '../../io/digest.ts'
import { isEndless, within } from '../../io/program/within.ts'
import type { OpenedSite } from '../../io/site.ts'
import { pageFile } from '../../site/emit/collect.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { ShareCard } from '../../site/model/page.ts'
import type { Route } from '../../site/model/route.ts'
import type { HotModules } from './hot-modules/index.ts'

/** A page with the names of its contents: a browser that shows the same names has nothing to do. */
export interface DevPage {
  readonly route: Route
  readonly html: readonly [before: string, styles: string, after: string]
  /** Of all but the styles. */
  readonly page: string
  readonly styles: string
}

export interface DevSite {
  readonly routes: readonly Route[]
  /** The page of a published file, if that is one. Throws what its template throws. */
  readonly page: (file: string) => DevPage | undefined
  /** A published file; share pictures are drawn when they are asked for. */
  readonly file: (path: string) => Promise<OutputFile | undefined>
  /** Whether published files lie below this path. */
  readonly isFolder: (path: string) => boolean
}

/** Longest that a page may take, in milliseconds: beyond, its template does not come to an end. */
const patience = 1_500

const foldersAbove = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'))

export const devSite = ({ site, shareImages }: OpenedSite, { page: { renderParts } }: HotModules): DevSite => {
  const { routes } = site
  const byFile = new Map(routes.map(route => [pageFile(route.path), route]))
  const files = new Map(site.files.map(file => [file.path, file]))
  const folders = new Set([...byFile.keys(), ...files.keys()].flatMap(foldersAbove))
  const pages = new Map<string, DevPage>()
  const failures = new Map<string, unknown>()
  const cards = new Map<string, ShareCard>()
  let endless: unknown

  const make = (route: Route): DevPage => {
    const html = within(patience, () => {
      const page = site.page(route)
      const card = page.head.openGraph.image?.card
      if (card !== undefined) cards.set(card.url.slice(1), card)
      return renderParts(page, site.assets.pages[route.kind])
    })
    return { route, html, page: digest(html[0], html[2]), styles: digest(html[1]) }
  }

  return {
    routes,
    page: file => {
      const route = byFile.get(file)
      const known = pages.get(file)
      if (route === undefined || known !== undefined) return known
      // Waiting once for code that does not come to an end is enough: the next page probably runs into it too.
      const failure = failures.get(file) ?? endless
      if (failure !== undefined) throw failure
      let made: DevPage
      try {
        made = make(route)
      } catch (error) {
        failures.set(file, error)
        if (isEndless(error)) endless = error
        throw error
      }
      pages.set(file, made)
      return made
    },
    file: async path => {
      const card = cards.get(path)
      return card === undefined ? files.get(path) : shareImages.draw(card)
    },
    isFolder: path => folders.has(path),
  }
}
