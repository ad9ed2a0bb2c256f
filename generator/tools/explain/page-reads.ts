/** What of the config a page is made from. Nobody keeps a list of it: the page is planned once more, and what it reads is noted. */
import { build, type Site } from '../../site/build.ts'
import type { ConfigPath } from '../../site/config/yaml/config-document.ts'
import type { Route } from '../../site/model/route.ts'
import { trackReads } from './reads.ts'

export interface PageReads {
  /** For this page. */
  readonly own: readonly ConfigPath[]
  /** For what all pages of its language share. */
  readonly shared: readonly ConfigPath[]
}

export const pageReads = ({ config, document, assets, resolved }: Site, route: Route): PageReads => {
  const { config: tracked, during } = trackReads(config)
  const { year, languages } = resolved
  const site = build({ config: tracked, document }, assets, { year, today: '', folder: '' })
  const others = route.traits.shared ? [] : languages.map(language => language.code).filter(code => code !== route.language)
  // Addresses are explained for themselves: that they were planned is no part of what pages say.
  void site.routes
  const { read: shared } = during(() => site.contexts)
  const { read: own } = during(() => site.page(route))
  // An id is looked at to find a thing, and shown nowhere.
  const isShown = (path: ConfigPath): boolean => path.at(-1) !== 'id' && !others.includes(String(path.at(-1)))
  return { own: own.filter(isShown), shared: shared.filter(isShown) }
}
