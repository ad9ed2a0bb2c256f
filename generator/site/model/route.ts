import type { UrlPath } from './url.ts'

export interface KindTraits {
  readonly perService?: true
  readonly perLocation?: true
  /** Not in the sitemap, `noindex`, without alternates. */
  readonly hidden?: true
  /** One page for all languages at once. */
  readonly shared?: true
}

/** Every kind of page. Kinds with `perService` or `perLocation` have one page for each of these. */
export const pageKinds = {
  home: {},
  services: {},
  service: { perService: true },
  serviceLocation: { perService: true, perLocation: true },
  serviceAreas: {},
  locations: {},
  about: {},
  contact: {},
  privacy: {},
  thanks: { hidden: true },
  notFound: { hidden: true, shared: true },
  error: { hidden: true, shared: true },
} as const satisfies Record<string, KindTraits>

export type PageKind = keyof typeof pageKinds

export interface RouteParams {
  /** Ids, not slugs. */
  readonly service?: string
  readonly location?: string
}

/** One page in one language. Routes with the same `key` are the same page in the site's languages. */
export interface Route {
  readonly kind: PageKind
  readonly language: string
  readonly key: string
  readonly params: RouteParams
  readonly path: UrlPath
}

const traitsOf = (kind: PageKind): KindTraits => pageKinds[kind]

export const isHidden = (kind: PageKind): boolean => traitsOf(kind).hidden === true
export const isShared = (kind: PageKind): boolean => traitsOf(kind).shared === true
export const isPerService = (kind: PageKind): boolean => traitsOf(kind).perService === true
export const isPerLocation = (kind: PageKind): boolean => traitsOf(kind).perLocation === true
