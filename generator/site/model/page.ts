/**
 * What a template receives: one page, in one language, complete. Every text is final (placeholders filled, numbers formatted),
 * every link resolved, every picture measured. A `Page` holds plain data only, so it can be hashed and sent to a worker.
 */
import type { Language } from './language.ts'
import type { Head, Layout } from './layout.ts'
import type { PageKind } from './page-kinds.ts'
import type { Link } from './parts.ts'
import type { UrlPath } from './url.ts'
import type { Words } from './words.ts'

export type * from './areas.ts'
export type * from './form.ts'
export type * from './layout.ts'
export type { Page } from './page-kinds.ts'
export type * from './parts.ts'

export interface PageBase<Kind extends PageKind> {
  readonly kind: Kind
  readonly language: Language
  readonly path: UrlPath
  readonly head: Head
  readonly layout: Layout
  /** Interface words. */
  readonly words: Words
  /** From home to this page; the last one is this page. Empty on the home page. */
  readonly breadcrumb: readonly Link[]
}
