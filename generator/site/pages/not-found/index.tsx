/** The page for unknown URLs. */
import { Messages } from '../../../../templates/components/message/messages.tsx'
import type { Demo } from '../../../../templates/examples/demo.ts'
import type { Builders } from '../../config/schema/builders.ts'
import { messagePage } from '../../config/schema/page-base.ts'
import type { KindTraits } from '../../model/page-kinds.ts'
import { type MessagePage, planMessages } from '../error-messages.ts'
import type { PageConfig } from '../page-module.ts'
import { textPageStyles } from '../style-groups.ts'

export const traits: KindTraits = { needed: true, hidden: true, shared: true }

export const styles = textPageStyles

export const script = 'message.ts'

export const schema = (build: Builders) => messagePage(build, { en: 'Page not found', fr: 'Page introuvable' })

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly notFound: { readonly needed: true; readonly config: PageConfig<typeof schema>; readonly page: MessagePage<'notFound'> }
  }
}

export const plan = planMessages<'notFound'>

export const Template = ({ page }: { readonly page: MessagePage<'notFound'> }) => <Messages messages={page.messages} />

export const example = ({ base, messages }: Demo): MessagePage<'notFound'> => ({ ...base('notFound', '/404', { traits }), messages })
