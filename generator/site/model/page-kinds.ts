/**
 * The page kinds. Each adds itself to `PageKinds` from its own folder (`site/pages/<kind>/plan.ts`), by declaration merging:
 * https://www.typescriptlang.org/docs/handbook/declaration-merging.html
 */

import type { LabelKey } from './labels.ts'
import type { Text } from './language.ts'
import type { UrlPath } from './url.ts'

/** Types of each page kind: its config, and the value that its template receives. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders of the kinds add its members
export interface PageKinds {}

export type PageKind = keyof PageKinds

/** Kinds that every site must have, as declared in `PageKinds` and in their traits. */
type NeededKind = { [Kind in PageKind]: PageKinds[Kind] extends { readonly needed: true } ? Kind : never }[PageKind]

/** `pages` of a config. Pages of a kind that is left out do not exist. */
export type PagesConfig = { readonly [Kind in NeededKind]: PageKinds[Kind]['config'] } & {
  readonly [Kind in Exclude<PageKind, NeededKind>]?: PageKinds[Kind]['config']
}

/** The config of every page kind. */
export interface PageTexts {
  readonly path: UrlPath | Readonly<Partial<Record<string, UrlPath>>>
  readonly heading: Text
  readonly aliases?: Readonly<Partial<Record<string, readonly UrlPath[]>>> | undefined
  /** Blocks of the site’s own code. */
  readonly blocks?: readonly Readonly<Record<string, unknown>>[] | undefined
}

/** A complete page in one language, as its template receives it. */
export type Page = PageKinds[PageKind]['page']

export interface KindTraits {
  /** The config must contain it. */
  readonly needed?: true
  /** One page for each service … */
  readonly perService?: true
  /** … and for each location. */
  readonly perLocation?: true
  /** One page for each location that is a branch. */
  readonly perBranch?: true
  /** Not in the sitemap, `noindex`, without alternates. */
  readonly hidden?: true
  /** One page for all languages. A language with its own folder has it there too, with that language first. */
  readonly shared?: true
  /** Position among the links of the header … */
  readonly navigation?: number
  /** … and of the footer. */
  readonly footer?: number
  /** The interface text of its links in header and footer; by default its heading. */
  readonly label?: LabelKey
  /** Which phone number its texts contain, unless its location has its own; by default the contact number. */
  readonly phone?: 'hero' | 'service'
  /** The page of the header that is current on this page. */
  readonly below?: PageKind
}

/** The traits of every kind, in the order in which pages are planned. */
export type KindTable = Readonly<Record<PageKind, { readonly traits: KindTraits }>>
