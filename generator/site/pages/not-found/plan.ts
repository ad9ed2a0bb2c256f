import type { Message, PageBase } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import type { PageContext } from '../../plan/page-context.ts'
import { messagesOf } from '../../plan/parts.ts'
import type { PageConfig } from '../page-module.ts'
import type { schema } from './schema.ts'

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly notFound: { readonly needed: true; readonly config: PageConfig<typeof schema>; readonly page: NotFoundPage }
  }
}

/** One page for all languages, its own language first. */
export interface NotFoundPage extends PageBase<'notFound'> {
  readonly messages: readonly Message[]
}

export const plan = (context: PageContext, route: Route<'notFound'>): NotFoundPage => {
  const texts = context.localized.site.config.pages.notFound
  return { ...context.base(route, { texts: { ...texts, description: texts.text }, steps: [] }), messages: messagesOf(context, texts) }
}
