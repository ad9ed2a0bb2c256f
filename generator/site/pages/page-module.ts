import type { ReactElement } from 'react'
import type * as z from 'zod'
import type { Demo } from '../../../templates/examples/demo.ts'
import type { Builders } from '../config/schema/builders.ts'
import type { Config } from '../config/schema/config-schema.ts'
import type { KindTraits, PageKind, PageKinds } from '../model/page-kinds.ts'
import type { Route } from '../model/route.ts'
import type { PageContext } from '../plan/page-context.ts'

/** The config type of a page kind, from the schema of its folder. */
export type PageConfig<Schema extends (build: Builders) => z.ZodType> = z.infer<ReturnType<Schema>>

/** The exports of a page kind’s folder. */
export interface PageModule<Kind extends PageKind> {
  readonly traits: KindTraits
  /** `pages.<kind>` of a config. */
  readonly schema: (build: Builders) => z.ZodType<PageKinds[Kind]['config']>
  /** Plans the complete value that the template receives. */
  readonly plan: (context: PageContext, route: Route<Kind>) => PageKinds[Kind]['page']
  /** The content between header and footer. */
  readonly Template: (props: { readonly page: PageKinds[Kind]['page'] }) => ReactElement
  /** A page for the tests of templates. */
  readonly example: (demo: Demo) => PageKinds[Kind]['page']
  /** Ids of the sections that a block can precede, in order. */
  readonly sections?: readonly string[]
  /** Stylesheets below `templates/components/`, in order, after those of every page. */
  readonly styles: readonly string[]
  /** Stylesheets of what is below the first view, in a file that the template links there. */
  readonly lowerStyles?: readonly string[]
  /** A stylesheet after these, for a page kind of the site’s own code. */
  readonly css?: string
  /** The script of the page, below `templates/client/entries/`. */
  readonly script: string
  /** Another script, on sites that need one. */
  readonly scriptFor?: (config: Config) => string | undefined
  /** Additional stylesheets, and another script, on sites that find the visitor’s location. */
  readonly withFinder?: { readonly styles: readonly string[]; readonly script: string }
  /**
   * For kinds that may have thousands of pages: the values that the structure of a page depends on or that all pages share. Everything else
   * is texts and URLs, so one page of each structure is rendered and the others are filled into it (docs/decisions/0012).
   */
  readonly fixed?: ReadonlySet<string>
}
