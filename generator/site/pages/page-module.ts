import type { ReactElement } from 'react'
import type { z } from 'zod'
import type { Builders } from '../config/schema/builders.ts'
import type { KindTraits, PageKind, PageKinds } from '../model/page-kinds.ts'
import type { Route } from '../model/route.ts'
import type { PageContext } from '../plan/page-context.ts'

/** What a config says of a kind of page, given the schema of its folder. */
export type PageConfig<Schema extends (build: Builders) => z.ZodType> = z.infer<ReturnType<Schema>>

/** What the folder of a kind exports. */
export interface PageModule<Kind extends PageKind> {
  readonly traits: KindTraits
  /** `pages.<kind>` of a config. */
  readonly schema: (build: Builders) => z.ZodType<PageKinds[Kind]['config']>
  /** From a route to the complete value that the template receives. */
  readonly plan: (context: PageContext, route: Route<Kind>) => PageKinds[Kind]['page']
  /** What stands between header and footer. */
  readonly Template: (props: { readonly page: PageKinds[Kind]['page'] }) => ReactElement
  /** Stylesheets below `templates/components/`, in order, after those of every page. */
  readonly styles: readonly string[]
  /** Its one script, below `templates/client/entries/`. */
  readonly script: string
  /** Stylesheets more, and another script, on sites that find the visitor’s area. */
  readonly withFinder?: { readonly styles: readonly string[]; readonly script: string }
  /**
   * For kinds that may have thousands of pages: what a page decides by, and what all of them share. All else are texts and addresses,
   * written down as they are, so the first page of a shape is rendered and the others are spliced (docs/decisions/0012).
   */
  readonly fixed?: ReadonlySet<string>
}
