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
import { inLanguage } from '../routes/routes.ts'
import type { UrlContract } from './url-contract.ts'

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

/**
 * Reports URLs that disappeared, grouped by the line of the config that caused it.
 * @param file the config, for the suggested commands
 */
export const validateUrls = (
  file: string,
  site: ResolvedConfig,
  { added, vanished }: UrlContract,
  locate: Locate,
): readonly Diagnostic[] => {
  const command = (option: string): string => `npm run urls -- ${option}${file === 'site.config.yaml' ? '' : ` --config ${file}`}`
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
  return [...causes.values()].map(({ where, moves }) => ({
    ...problem('URL_VANISHED', {
      paths: moves.map(move => move.from),
      lines: moves.map(redirectLine),
      write: command('--write-redirects'),
      accept: command('--accept'),
    }),
    where,
    pages: moves.map(move => move.from),
  }))
}

/** Reports new URLs of a site that has a lock: they should be added once they are public. */
export const newUrls = (file: string, { added }: UrlContract): readonly Diagnostic[] =>
  added[0] === undefined ? [] : [problem('URL_NEW', { count: added.length, first: added[0], file })]
