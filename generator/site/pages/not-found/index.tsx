/** The page for unknown URLs. */
import { Messages } from '../../../../templates/components/message/messages.tsx'
import type { Demo } from '../../../../templates/examples/demo.ts'
import type { Builders } from '../../config/schema/builders.ts'
import { messagePage } from '../../config/schema/page-base.ts'
import type { Message, PageBase } from '../../model/page.ts'
import type { KindTraits } from '../../model/page-kinds.ts'
import type { Route } from '../../model/route.ts'
import type { PageContext } from '../../plan/page-context.ts'
import { messagesOf } from '../error-messages.ts'
import type { PageConfig } from '../page-module.ts'
import { textPageStyles } from '../style-groups.ts'

export const traits: KindTraits = { needed: true, hidden: true, shared: true }

export const styles = textPageStyles

export const script = 'message.ts'

export const schema = (build: Builders) => messagePage(build, { en: 'Page not found', fr: 'Page introuvable' })

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly notFound: { readonly needed: true; readonly config: PageConfig<typeof schema>; readonly page: NotFoundPage }
  }
}

/** One page for all languages, its own language first. */
interface NotFoundPage extends PageBase<'notFound'> {
  readonly messages: readonly Message[]
}

export const plan = (context: PageContext, route: Route<'notFound'>): NotFoundPage => {
  const texts = context.localized.site.config.pages.notFound
  return { ...context.base(route, { texts: { ...texts, description: texts.text }, steps: [] }), messages: messagesOf(context, texts) }
}

export const Template = ({ page }: { readonly page: NotFoundPage }) => <Messages messages={page.messages} />

export const example = ({ base, messages }: Demo): NotFoundPage => ({ ...base('notFound', '/404', { traits }), messages })
