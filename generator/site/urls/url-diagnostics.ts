/** Diagnostics of the URL contract: which URLs are gone, and the lines that restore them. */

import { redirectLine } from '../config/edit/edit-redirects.ts'
import type { Config } from '../config/schema/config-schema.ts'
import type { ConfigPath } from '../config/yaml/config-document.ts'
import { problem } from '../messages/index.ts'
import type { Diagnostic, SourceLocation } from '../model/diagnostic.ts'
import type { Route } from '../model/route.ts'
import type { UrlPath } from '../model/url.ts'
import type { ResolvedConfig } from '../plan/resolve.ts'
import { pageTexts } from '../plan/resolve.ts'
import { inLanguage, type PerLanguage } from '../routes/routes.ts'
import { groupBy } from '../util/table.ts'
import { shellWord } from '../util/text.ts'
import { lockedPage, type ReassignedUrl, type UrlContract } from './url-contract.ts'

type Locate = (path: ConfigPath) => SourceLocation

/** Where the config defines the part of a page’s URL that differs from its old URL: a slug, or the page’s pattern. */
const causeOf = (config: Config, { kind, language, params, path }: Route, from: UrlPath): ConfigPath => {
  const old = from.split('/')
  const part = path.split('/').find((segment, index) => segment !== old[index])
  for (const [list, id] of [
    ['services', params.service],
    ['locations', params.location],
  ] as const) {
    const index = config[list].findIndex(item => item.id === id)
    const slug = config[list][index]?.slug
    if (slug !== undefined && inLanguage(slug, language) === part)
      return [list, index, 'slug', ...(typeof slug === 'object' ? [language] : [])]
  }
  return ['pages', kind, 'path', ...(typeof pageTexts(config.pages, kind)?.path === 'object' ? [language] : [])]
}

/** The name of a page in a message: that of its service and location, else its kind. @param page `fr service:air-duct` */
const pageName = (config: Config, page: string): string => {
  const [, language = '', kind = '', ids = ''] = /^(\S+) ([^:]+):?(.*)$/.exec(page) ?? []
  const names = ids
    .split('/')
    .filter(id => id !== '')
    .map(id => {
      const item = [...config.services, ...config.locations].find(one => one.id === id)
      return inLanguage(item?.name, language) ?? id
    })
  return names.length === 0 ? kind : names.join(', ')
}

/** The line that gives the cause of a route’s URL its old value in the language of each move. */
const oldLine = (
  config: Config,
  [part, index, key]: ConfigPath,
  moves: readonly { readonly route: Route; readonly from: UrlPath }[],
): string => {
  const languages = config.site.languages.map(({ code }) => code)
  const isPath = part === 'pages'
  const items: readonly { readonly slug: PerLanguage }[] = part === 'services' ? config.services : config.locations
  const present = isPath ? pageTexts(config.pages, moves[0]?.route.kind ?? 'home')?.path : items[Number(index)]?.slug
  const values = languages.map(language => {
    const move = moves.find(one => one.route.language === language)
    if (move === undefined) return inLanguage(present, language) ?? ''
    const now = move.route.path.split('/')
    return isPath ? move.from : (move.from.split('/').find((segment, place) => segment !== now[place]) ?? '')
  })
  const [first = ''] = values
  return languages.length === 1 || (typeof present === 'string' && values.every(value => value === first))
    ? `${key}: ${first}`
    : `${key}: { ${languages.map((language, place) => `${language}: ${values[place]}`).join(', ')} }`
}

/** Reports URLs that show the page of another item, grouped by the item that had them. */
const reassignedUrls = (
  site: ResolvedConfig,
  reassigned: readonly ReassignedUrl[],
  accept: string,
  locate: Locate,
): readonly Diagnostic[] => {
  const { config } = site
  const routeOf = new Map(site.routes.routes.map(route => [lockedPage(route), route]))
  const groups = groupBy(reassigned, ({ path, was, now }) => {
    const [mover, from] = [routeOf.get(was), path]
    const route = mover ?? routeOf.get(now)
    return route === undefined ? '' : JSON.stringify(causeOf(config, route, from).slice(0, 3))
  })
  return [...groups].flatMap(([key, urls]): readonly Diagnostic[] => {
    const [first] = urls
    if (first === undefined) return []
    // It is the text of a path, or empty.
    const cause = (key === '' ? ['redirects'] : JSON.parse(key)) as ConfigPath
    const moves = urls.flatMap(({ path, was }) => {
      const route = routeOf.get(was)
      return route === undefined ? [] : [{ route, from: path }]
    })
    return [
      {
        ...problem('URL_REASSIGNED', {
          paths: urls.map(({ path }) => path),
          was: pageName(config, first.was),
          now: pageName(config, first.now),
          moved: routeOf.get(first.was)?.path ?? '',
          line: moves.length === 0 ? '' : oldLine(config, cause, moves),
          accept,
        }),
        where: locate(cause),
        pages: urls.map(({ path }) => path),
      },
    ]
  })
}

/**
 * Reports URLs that disappeared, grouped by the line of the config that caused it.
 * @param file the config, for the suggested commands
 */
export const validateUrls = (
  file: string,
  site: ResolvedConfig,
  { added, vanished, reassigned }: Pick<UrlContract, 'added' | 'vanished' | 'reassigned'>,
  locate: Locate,
): readonly Diagnostic[] => {
  const command = (option: string): string =>
    `npm run urls -- ${option}${file === 'site.config.yaml' ? '' : ` --config ${shellWord(file)}`}`
  const causes = new Map<string, { readonly where: SourceLocation; readonly moves: { readonly from: UrlPath; readonly to: UrlPath }[] }>()
  const routeAt = new Map(site.routes.routes.map(route => [route.path, route]))
  const isNew = new Set(added)
  for (const move of vanished) {
    const route = routeAt.get(move.to)
    const path: ConfigPath = route !== undefined && isNew.has(move.to) ? causeOf(site.config, route, move.from) : ['redirects']
    const where = locate(path)
    const cause = causes.get(path.join('.')) ?? { where, moves: [] }
    cause.moves.push(move)
    causes.set(path.join('.'), cause)
  }
  const lost = [...causes.values()].map(({ where, moves }) => ({
    ...problem('URL_VANISHED', {
      paths: moves.map(move => move.from),
      lines: moves.map(redirectLine),
      write: command('--write-redirects'),
      accept: command('--accept'),
    }),
    where,
    pages: moves.map(move => move.from),
  }))
  return [...lost, ...reassignedUrls(site, reassigned, command('--accept'), locate)]
}

/** Reports new URLs of a site that has a lock: they should be added once they are public. */
export const newUrls = (file: string, { added }: Pick<UrlContract, 'added'>): readonly Diagnostic[] =>
  added[0] === undefined ? [] : [problem('URL_NEW', { count: added.length, first: added[0], file })]
