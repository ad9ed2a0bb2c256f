/**
 * The kinds of page. Each adds itself to `PageKinds` from its own folder (`site/pages/<kind>/plan.ts`), by TypeScript’s declaration
 * merging, so that nothing here needs to know them: https://www.typescriptlang.org/docs/handbook/declaration-merging.html
 */
import type { Text } from './language.ts'
import type { UrlPath } from './url.ts'
import type { PlainWordKey } from './words.ts'

/** A kind by its name: what the config says of its pages, and the value that its template receives. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the folders of the kinds
export interface PageKinds {}

export type PageKind = keyof PageKinds

/** Kinds that no site can do without: they say so in `PageKinds` and in their traits. */
type NeededKind = { [Kind in PageKind]: PageKinds[Kind] extends { readonly needed: true } ? Kind : never }[PageKind]

/** `pages` of a config; a page that is left out is not there. */
export type PagesConfig = { readonly [Kind in NeededKind]: PageKinds[Kind]['config'] } & {
  readonly [Kind in Exclude<PageKind, NeededKind>]?: PageKinds[Kind]['config']
}

/** What the config says of every kind of page. */
interface PageTexts {
  readonly path: UrlPath | Readonly<Partial<Record<string, UrlPath>>>
  readonly heading: Text
  readonly aliases?: Readonly<Partial<Record<string, readonly UrlPath[]>>> | undefined
}

/** What a config says of the pages of a kind; nothing of a kind that it leaves out, where its schema allows that. */
export const pageTexts = (pages: PagesConfig, kind: PageKind): PageTexts | undefined => pages[kind]

/** What a template receives: one page, in one language, complete. */
export type Page = PageKinds[PageKind]['page']

export interface KindTraits {
  /** Cannot be switched off. */
  readonly needed?: true
  /** One page for each service … */
  readonly perService?: true
  /** … and for each location. */
  readonly perLocation?: true
  /** One page for each location that is a branch. */
  readonly perBranch?: true
  /** Not in the sitemap, `noindex`, without alternates. */
  readonly hidden?: true
  /** One page for all languages at once; a language with a folder of its own has it there too, itself first. */
  readonly shared?: true
  /** Its place among the links of the header, from the left … */
  readonly navigation?: number
  /** … and of the footer, from the top. */
  readonly footer?: number
  /** The interface word that names it in header and footer; its heading where there is none. */
  readonly word?: PlainWordKey
  /** Which number of the config its texts say, where its area has none of its own; the one to contact if left out. */
  readonly phone?: 'hero' | 'service'
  /** The page of the header that it lies below. */
  readonly below?: PageKind
}

/** The traits of every kind, in the order in which pages are planned. */
export type KindTable = Readonly<Record<PageKind, { readonly traits: KindTraits }>>
