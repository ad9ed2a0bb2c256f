import { blockNames } from '../config/schema/page-blocks.ts'
import type { Page } from '../model/page.ts'
import type { PageKind } from '../model/page-kinds.ts'
import type { Route } from '../model/route.ts'
import type { PageContext } from '../plan/page-context.ts'
import { plannedBlocks } from './blocks.ts'
import { pageKinds } from './index.ts'

/** Plans pages one by one, on demand: from a route to the complete value that its template receives. */
export const pagePlanner =
  (contexts: ReadonlyMap<string, (route: Route) => PageContext>) =>
  (route: Route): Page => {
    const contextOf = contexts.get(route.language)
    if (contextOf === undefined) throw new Error(`no language ${route.language}`)
    // Each kind plans only routes of that kind, which TypeScript cannot infer from the table.
    const { plan } = pageKinds[route.kind] as { readonly plan: (context: PageContext, route: Route<PageKind>) => Page }
    const context = contextOf(route)
    const page = plan(context, route)
    const blocks = blockNames().length === 0 ? [] : plannedBlocks(context, route)
    return blocks.length === 0 ? page : { ...page, siteBlocks: blocks }
  }
