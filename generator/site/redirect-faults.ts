/** What is wrong with the redirects of a config, each at its line; and which of them are not this site’s. */
import { type ConfigPath, pathText } from './config/yaml/config-document.ts'
import { internal, keyOf, pathOf } from './hosts/straight.ts'
import { validateRedirects } from './hosts/validate-redirects.ts'
import type { Diagnostic, SourceLocation } from './model/diagnostic.ts'
import type { OutputFile } from './model/file.ts'
import type { Redirect } from './model/host.ts'
import { ownerRedirects, planRedirects } from './plan/redirects.ts'
import type { ResolvedConfig } from './plan/resolve.ts'

/**
 * @param planned all redirects of the site
 * @param files what is published beside the pages, without the files that hosts read
 */
export const redirectFaults = (
  site: ResolvedConfig,
  planned: readonly Redirect[],
  files: readonly OutputFile[],
  locate: (path: ConfigPath) => SourceLocation,
): readonly Diagnostic[] => {
  const owned = ownerRedirects(site)
  const origins = new Map(owned.map(({ redirect, origin }) => [redirect, origin]))
  return validateRedirects({
    redirects: owned.map(({ redirect }) => redirect),
    pages: site.routes.routes.map(route => route.path),
    files: files.map(file => `/${file.path}` as const),
    planned,
    origin: site.config.site.origin,
  }).map(({ redirect, end, ...fault }) => {
    const { rule, path = [] } = origins.get(redirect) ?? {}
    const at = rule === 'redirect' ? [...path, end] : path
    return { ...fault, where: locate(at), key: pathText(at) }
  })
}

/**
 * Positions of redirects that are not the city’s: those of its base to areas and services that it does not have, and from addresses where
 * it has a page.
 * @param isInherited whether the redirect at a position was written by a base
 * @param files addresses of published files that are no pages
 */
export const foreignRedirects = (
  site: ResolvedConfig,
  isInherited: (index: number) => boolean,
  files: readonly string[],
): ReadonlySet<number> => {
  const { redirects } = site.config
  const pages = site.routes.routes.map(route => keyOf(route.path))
  const leading = new Set([...pages, ...files.map(file => file.toLowerCase()), ...planRedirects(site).map(({ from }) => keyOf(from))])
  const isForeign = ({ from, to }: Pick<Redirect, 'from' | 'to'>): boolean => {
    const target = internal(to, site.config.site.origin)
    return (target !== null && !leading.has(keyOf(pathOf(target)))) || pages.includes(keyOf(from))
  }
  return new Set(redirects.flatMap((redirect, index) => (isForeign(redirect) && isInherited(index) ? [index] : [])))
}
