/** The page for unknown URLs. */
import type { Demo } from '../../../../templates/examples/demo.ts'
import type { Builders } from '../../config/schema/builders.ts'
import { messagePage } from '../../config/schema/page-base.ts'
import { type MessagePage, messageTraits, planMessages } from '../error-messages.tsx'
import type { PageConfig } from '../page-module.ts'

export { MessageTemplate as Template, messageTraits as traits } from '../error-messages.tsx'
export { textPageStyles as styles } from '../style-groups.ts'

export const script = 'message.ts'

export const schema = (build: Builders) => messagePage(build, { en: 'Page not found', fr: 'Page introuvable' })

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly notFound: { readonly needed: true; readonly config: PageConfig<typeof schema>; readonly page: MessagePage<'notFound'> }
  }
}

export const plan = planMessages<'notFound'>

export const example = ({ base, messages }: Demo): MessagePage<'notFound'> => ({
  ...base('notFound', '/404', { traits: messageTraits }),
  messages,
})
