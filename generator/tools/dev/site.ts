/** A site in development: pages are rendered on request and cached until the next change. */

import { digest } from '../../platform/assets/assets.ts'
import { isEndless, within } from '../../platform/program/within.ts'
import type { OpenedSite } from '../../platform/site.ts'
import { pageFile } from '../../site/emit/collect.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { ShareCard } from '../../site/model/page.ts'
import type { Route } from '../../site/model/route.ts'
import type { HotModules } from './hot-modules/index.ts'

/** A page with hashes of its contents: a browser that shows the same hashes needs no update. */
export interface DevPage {
  readonly route: Route
  readonly html: readonly [before: string, styles: string, after: string]
  /** Hash of the page without its styles. */
  readonly page: string
  readonly styles: string
}

export interface DevSite {
  readonly routes: readonly Route[]
  /** The page of a published file; `undefined` if it is not a page. @throws the error of its template */
  readonly page: (file: string) => DevPage | undefined
  /** A published file; share images are drawn on request. */
  readonly file: (path: string) => Promise<OutputFile | undefined>
  readonly isFolder: (path: string) => boolean
}

/** Timeout for rendering a page in milliseconds, for templates with endless loops. */
const renderTimeout = 1_500

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

  const render = (route: Route): DevPage => {
    const html = within(renderTimeout, () => {
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
      // After a timeout, other pages fail immediately, because they probably use the same code.
      const failure = failures.get(file) ?? endless
      if (failure !== undefined) throw failure
      try {
        const page = render(route)
        pages.set(file, page)
        return page
      } catch (error) {
        failures.set(file, error)
        if (isEndless(error)) endless = error
        throw error
      }
    },
    file: async path => {
      const card = cards.get(path)
      return card === undefined ? files.get(path) : shareImages.draw(card)
    },
    isFolder: path => folders.has(path),
  }
}
