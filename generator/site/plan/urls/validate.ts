/** The address contract as problems that the owner can read: what is gone, and the lines that bring it back. */
import type { ConfigPath } from '../../config/document.ts'
import { redirectLine } from '../../config/edit/redirects.ts'
import type { Config } from '../../config/schema.ts'
import type { Diagnostic, SourceLocation } from '../../model/diagnostic.ts'
import type { Route } from '../../model/route.ts'
import type { UrlPath } from '../../model/url.ts'
import { inLanguage } from '../../routes/routes.ts'
import type { ResolvedConfig } from '../resolve.ts'
import type { UrlContract } from './contract.ts'

type Locate = (path: ConfigPath) => SourceLocation

/** As many lines as a message holds; `npm run urls` prints them all. */
const linesShown = 20

/** Where the config writes the part of a page’s address that its old address lacks: a slug, or the page’s pattern. */
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
  return ['pages', kind, 'path', ...(typeof config.pages[kind].path === 'object' ? [language] : [])]
}

const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count.toLocaleString('en')} ${many}`)

const message = (paths: readonly UrlPath[]): string => {
  const [first = '/'] = paths
  return paths.length === 1
    ? `the published address ${first} is gone, and nothing leads on from it`
    : `${paths.length.toLocaleString('en')} published addresses are gone, and nothing leads on from them: ${first} and ${counted(paths.length - 1, 'one more', 'more')}`
}

/**
 * Vanished addresses, told together when one line of the config took them away.
 * @param file the config, for the commands that mend it
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
    code: 'URL_VANISHED',
    severity: 'error' as const,
    message: message(moves.map(move => move.from)),
    hint: [
      `Visitors and search engines still come there. Add to redirects, or let “${command('--write-redirects')}” do it:`,
      ...moves.slice(0, linesShown).map(move => `      ${redirectLine(move)}`),
      ...(moves.length > linesShown ? [`      … and ${moves.length - linesShown} more, which “npm run urls” prints`] : []),
      `    If it shall be gone for good: ${command('--accept')}`,
    ].join('\n'),
    where,
  }))
}

/** New addresses of a site that has promised some: to be promised too, once they are public. */
export const newUrls = (file: string, { added }: UrlContract): readonly Diagnostic[] =>
  added.length === 0
    ? []
    : [
        {
          code: 'URL_NEW',
          severity: 'notice',
          message: `${added.length === 1 ? `the address ${added[0]} is new` : `${added.length.toLocaleString('en')} addresses are new, the first of them ${added[0]}`}`,
          hint: `When ${added.length === 1 ? 'it is' : 'they are'} to stay: npm run urls -- --accept writes ${added.length === 1 ? 'it' : 'them'} to ${file}.`,
        },
      ]
