import type { KindTraits, PageKind } from './page-kinds.ts'
import type { UrlPath } from './url.ts'

export interface RouteParams {
  /** Ids, not slugs. */
  readonly service?: string
  readonly location?: string
}

/** One page in one language. Routes with the same `key` are the same page in the site's languages. */
export interface Route<Kind extends PageKind = PageKind> {
  readonly kind: Kind
  readonly language: string
  readonly key: string
  readonly params: RouteParams
  readonly path: UrlPath
  readonly traits: KindTraits
}
