/** The values of the config that a page depends on: the page is planned again, and its reads are recorded. */
import { build, type Site } from '../../site/build.ts'
import type { ConfigPath } from '../../site/config/yaml/config-document.ts'
import type { Route } from '../../site/model/route.ts'
import { trackReads } from './reads.ts'

export interface PageReads {
  /** Read for this page. */
  readonly own: readonly ConfigPath[]
  /** Read for all pages of its language. */
  readonly shared: readonly ConfigPath[]
}

export const pageReads = ({ config, document, assets, resolved }: Site, route: Route): PageReads => {
  const { config: tracked, during } = trackReads(config)
  const { year, languages } = resolved
  const site = build({ config: tracked, document }, assets, { year, today: '', folder: '' })
  const others = route.traits.shared ? [] : languages.map(language => language.code).filter(code => code !== route.language)
  // URLs are explained separately, so the values that are read to plan them are not included.
  void site.routes
  const { read: shared } = during(() => site.contexts)
  const { read: own } = during(() => site.page(route))
  // Ids are read to find items but are not displayed.
  const isShown = (path: ConfigPath): boolean => path.at(-1) !== 'id' && !others.includes(String(path.at(-1)))
  return { own: own.filter(isShown), shared: shared.filter(isShown) }
}
