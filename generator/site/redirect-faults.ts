/** What is wrong with the redirects of a config, each at its line. */
import { type ConfigPath, pathText } from './config/document.ts'
import { validateRedirects } from './hosts/validate-redirects.ts'
import type { Diagnostic, SourceLocation } from './model/diagnostic.ts'
import type { OutputFile } from './model/file.ts'
import type { Redirect } from './model/host.ts'
import { ownerRedirects } from './plan/redirects.ts'
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
