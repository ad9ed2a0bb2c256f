/** The pages for browsers, from the current site, or from the last valid one if a page cannot be rendered. */
import { pageFile } from '../../site/emit/collect.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { Route } from '../../site/model/route.ts'
import type { UrlPath } from '../../site/model/url.ts'
import type { DevPage, DevSite } from './site.ts'

/** Message from `dev` to a browser that shows a page. */
export interface Update {
  /** The current version of the page. `gone`: it no longer exists; `unknown`: it cannot be rendered. */
  readonly page: { readonly path: UrlPath; readonly page: string; readonly styles: string } | 'gone' | 'unknown'
  /** As printed in the terminal, with ANSI colors. */
  readonly mistakes: readonly string[]
  readonly notes: readonly string[]
}

/** Identifies a page independently of its URL. */
export const keyOf = ({ language, key }: Route): string => `${language} ${key}`

export interface PageStore {
  readonly show: (site: DevSite) => void
  /** The page of a published file; `broken` if no site can render it. */
  readonly page: (file: string) => DevPage | 'broken' | undefined
  /** Key of the page of a published file; empty if it is not a page. */
  readonly keyAt: (file: string) => string
  readonly file: (path: string) => Promise<OutputFile | undefined>
  readonly isFolder: (path: string) => boolean
  readonly update: (key: string) => Update['page']
  readonly styles: (key: string) => DevPage | undefined
  readonly diagnostics: () => readonly Diagnostic[]
  /** Renders a page of each kind in each language, to find errors in templates. */
  readonly tryAll: () => void
}

/** @param explain makes a diagnostic of an exception of the page at this path */
export const pageStore = (explain: (error: unknown, path: UrlPath) => Diagnostic): PageStore => {
  let current: DevSite | undefined
  let lastValid: DevSite | undefined
  const faults = new Map<string, { readonly error: unknown; readonly fault: Diagnostic }>()

  const routeAt = (file: string): Route | undefined => current?.routes.find(({ path }) => pageFile(path) === file)
  const page = (file: string): DevPage | 'broken' | undefined => {
    try {
      return current?.page(file)
    } catch (error) {
      faults.set(file, { error, fault: explain(error, routeAt(file)?.path ?? '/') })
      try {
        return lastValid?.page(file) ?? 'broken'
      } catch {
        return 'broken'
      }
    }
  }
  const byKey = (key: string): DevPage | 'broken' | undefined => {
    const route = current?.routes.find(candidate => keyOf(candidate) === key)
    return route === undefined ? undefined : page(pageFile(route.path))
  }

  return {
    show: site => {
      current = site
      faults.clear()
    },
    page,
    keyAt: file => {
      const route = routeAt(file)
      return route === undefined ? '' : keyOf(route)
    },
    file: async path => (await current?.file(path)) ?? (await lastValid?.file(path)),
    isFolder: path => current?.isFolder(path) === true,
    update: key => {
      if (current === undefined) return 'unknown'
      const found = byKey(key)
      if (found === undefined) return 'gone'
      return found === 'broken' ? 'unknown' : { path: found.route.path, page: found.page, styles: found.styles }
    },
    styles: key => {
      const found = byKey(key)
      return found === 'broken' ? undefined : found
    },
    diagnostics: () => {
      // The same error may affect many pages: it is reported for the first one.
      const first = new Map<string, Diagnostic>()
      for (const { error, fault } of faults.values()) {
        const cause = fault.where === undefined ? String(error) : JSON.stringify(fault.where)
        if (!first.has(cause)) first.set(cause, fault)
      }
      return [...first.values()]
    },
    tryAll: () => {
      const kinds = new Map(current?.routes.map(route => [`${route.kind} ${route.language}`, route]))
      for (const route of kinds.values()) page(pageFile(route.path))
      if (faults.size === 0) lastValid = current
    },
  }
}
