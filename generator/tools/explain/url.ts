/** Explains which lines of the config produce a page or a redirect. */
import type { Site } from '../../site/build.ts'
import { decodedPath } from '../../site/config/schema/scalars.ts'
import { byIds, type ConfigPath, dataOf, pathText, placeOf } from '../../site/config/yaml/tree.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import { nearestOf } from '../../site/messages/suggest.ts'
import type { SourceLocation } from '../../site/model/diagnostic.ts'
import type { Route } from '../../site/model/route.ts'
import type { UrlPath } from '../../site/model/url.ts'
import { pageTexts } from '../../site/plan/resolve.ts'
import { type RedirectOrigin, type TracedRedirect, tracedRedirects } from '../../site/urls/plan-redirects.ts'
import { expandRedirect } from '../../site/util/expand-redirect.ts'
import { cleanPath, parseUrl } from '../../site/util/paths.ts'
import { explainFile, type FileAnswer } from './file.ts'
import { detail, type Line, linesOf } from './lines.ts'
import { pageReads } from './page-reads.ts'

export type UrlAnswer =
  | {
      readonly kind: 'page'
      readonly path: string
      readonly page: Route['kind']
      readonly language: string
      readonly service: string | undefined
      readonly location: string | undefined
      /** The same page in the other languages. */
      readonly twins: readonly { readonly language: string; readonly path: string }[]
      readonly address: readonly Line[]
      /** Values that only this page needs. */
      readonly own: readonly Line[]
      /** Values that every page of its language needs. */
      readonly shared: readonly Line[]
    }
  | {
      readonly kind: 'redirect'
      readonly from: string
      readonly to: string
      readonly status: number
      readonly rule: RedirectOrigin['rule']
      readonly key: string
      readonly at: SourceLocation
      readonly value: unknown
    }
  | FileAnswer
  /** A URL of another site. */
  | { readonly kind: 'elsewhere'; readonly origin: string }
  | { readonly kind: 'unknown'; readonly path: string; readonly nearest: readonly string[] }

/** A URL as a user may copy it: with or without the origin, a query, a trailing slash or `.html`. */
const pathOf = (written: string, origin: string): { readonly path: string; readonly file: string; readonly origin: string } => {
  const whole = written.startsWith('/') || written.includes('://') ? written : `https://${written}`
  const url = parseUrl(whole, origin)
  if (url === undefined) return { path: written, file: written, origin }
  // A URL’s path begins with a slash, and old URLs are stored decoded.
  const file = decodedPath(url.pathname)
  return { path: cleanPath(file), file, origin: url.origin }
}

const urlKeys = ({ config }: Site, { kind, language, params, traits }: Route): readonly ConfigPath[] => {
  const inLanguage = (path: ConfigPath, value: unknown): ConfigPath => (typeof value === 'object' ? [...path, language] : path)
  const slugOf = (list: 'services' | 'locations', id: string | undefined): readonly ConfigPath[] => {
    const index = config[list].findIndex(item => item.id === id)
    return index < 0 ? [] : [inLanguage([list, index, 'slug'], config[list][index]?.slug)]
  }
  return [
    inLanguage(['pages', kind, 'path'], pageTexts(config.pages, kind)?.path),
    ...(traits.perService ? slugOf('services', params.service) : []),
    ...(traits.perLocation || traits.perBranch ? slugOf('locations', params.location) : []),
  ]
}

const redirectFrom = (redirects: readonly TracedRedirect[], path: string): TracedRedirect | undefined => {
  const isFrom = ({ from }: { readonly from: UrlPath }): boolean => cleanPath(from).toLowerCase() === path.toLowerCase()
  for (const { redirect, origin } of redirects) {
    const covered = isFrom(redirect) ? redirect : expandRedirect(redirect).find(isFrom)
    if (covered !== undefined) return { redirect: covered, origin }
  }
  return undefined
}

/** @param language of descriptions */
export const explainUrl = (site: Site, written: string, language: MessageLanguage): UrlAnswer => {
  const { config, document, routes, resolved } = site
  const { path, file, origin } = pathOf(written, config.site.origin)
  if (origin !== config.site.origin) return { kind: 'elsewhere', origin }
  const route = routes.find(candidate => candidate.path.toLowerCase() === path.toLowerCase())
  if (route !== undefined) {
    const { own, shared } = pageReads(site, route)
    const address = urlKeys(site, route)
    return {
      kind: 'page',
      path: route.path,
      page: route.kind,
      language: route.language,
      service: route.params.service,
      location: route.params.location,
      twins: routes.flatMap(({ key, language, path }) => (key === route.key && path !== route.path ? [{ language, path }] : [])),
      address: linesOf(document, address, detail.all),
      own: linesOf(document, own, detail.partOfItem),
      shared: linesOf(document, shared, detail.topKey),
    }
  }
  const redirects = tracedRedirects(resolved)
  const traced = redirectFrom(redirects, path)
  if (traced !== undefined) {
    const { redirect, origin: cause } = traced
    const { from, to, status } = redirect
    const { value } = document.find(cause.path)
    return {
      kind: 'redirect',
      from,
      to,
      status,
      rule: cause.rule,
      key: pathText(byIds(document.find([]).value, cause.path)),
      at: placeOf(value.at),
      value: dataOf(value),
    }
  }
  const made = explainFile(site, file, language)
  if (made !== undefined) return made
  // A path without an extension is never that of a file.
  const files = /\.\w+$/.test(path) ? site.files.map(file => `/${file.path}`).filter(file => !file.startsWith('/assets/')) : []
  const known = [
    ...routes.map(candidate => candidate.path),
    ...files,
    ...redirects.flatMap(({ redirect }) => (redirect.pattern ? [] : [redirect.from])),
  ]
  return { kind: 'unknown', path, nearest: nearestOf(path, known, 3) }
}
