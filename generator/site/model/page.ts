/**
 * A page as its template receives it, in one language: texts are formatted, links resolved, images measured. It is plain data, so it can be
 * hashed and sent to a worker thread.
 */

import type { Link } from './component-data.ts'
import type { Labels } from './labels.ts'
import type { Language } from './language.ts'
import type { Head, Layout } from './layout.ts'
import type { PageKind } from './page-kinds.ts'
import type { UrlPath } from './url.ts'

export type * from './component-data.ts'
export type * from './form.ts'
export type * from './layout.ts'
export type * from './location-data.ts'
export type * from './location-index.ts'
export type { Page } from './page-kinds.ts'

/** A block of the site’s own code, as its component receives it. */
export interface PlannedBlock {
  /** Name of its module. */
  readonly name: string
  /** Id of the section that it precedes; `null`: the end of the page. */
  readonly before: string | null
  readonly data: unknown
}

export interface PageBase<Kind extends PageKind> {
  readonly kind: Kind
  readonly language: Language
  readonly path: UrlPath
  readonly head: Head
  readonly layout: Layout
  readonly labels: Labels
  /** From the home page to this page, which is the last one. Empty on the home page. */
  readonly breadcrumb: readonly Link[]
  /** Only on pages that have blocks. */
  readonly siteBlocks?: readonly PlannedBlock[]
}
