/** The page for server errors. */
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

export const script = 'plain.ts'

export const schema = (build: Builders) => messagePage(build, { en: 'Fault of the server', fr: 'Panne du serveur' })

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly error: { readonly needed: true; readonly config: PageConfig<typeof schema>; readonly page: ErrorPage }
  }
}

/** One page for all languages, its own language first. */
interface ErrorPage extends PageBase<'error'> {
  readonly messages: readonly Message[]
}

export const plan = (context: PageContext, route: Route<'error'>): ErrorPage => {
  const texts = context.localized.site.config.pages.error
  return { ...context.base(route, { texts: { ...texts, description: texts.text }, steps: [] }), messages: messagesOf(context, texts) }
}

export const Template = ({ page }: { readonly page: ErrorPage }) => <Messages messages={page.messages} />

export const example = ({ base, messages }: Demo): ErrorPage => ({ ...base('error', '/500', { traits }), messages })
