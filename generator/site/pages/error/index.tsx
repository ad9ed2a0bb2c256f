/** The page for server errors. */
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

export const script = 'plain.ts'

export const schema = (build: Builders) => messagePage(build, { en: 'Fault of the server', fr: 'Panne du serveur' })

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly error: { readonly needed: true; readonly config: PageConfig<typeof schema>; readonly page: MessagePage<'error'> }
  }
}

export const plan = planMessages<'error'>

export const Template = ({ page }: { readonly page: MessagePage<'error'> }) => <Messages messages={page.messages} />

export const example = ({ base, messages }: Demo): MessagePage<'error'> => ({ ...base('error', '/500', { traits }), messages })
