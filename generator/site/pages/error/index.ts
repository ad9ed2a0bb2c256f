/** The page for server errors. */
import type { Demo } from '../../../../templates/examples/demo.ts'
import type { Builders } from '../../config/schema/builders.ts'
import { messagePage } from '../../config/schema/page-base.ts'
import { type MessagePage, messageTraits, planMessages } from '../error-messages.tsx'
import type { PageConfig } from '../page-module.ts'

export { MessageTemplate as Template, messageTraits as traits } from '../error-messages.tsx'
export { textPageStyles as styles } from '../style-groups.ts'

export const script = 'plain.ts'

export const schema = (build: Builders) => messagePage(build, { en: 'Fault of the server', fr: 'Panne du serveur' })

declare module '../../model/page-kinds.ts' {
  interface PageKinds {
    readonly error: { readonly needed: true; readonly config: PageConfig<typeof schema>; readonly page: MessagePage<'error'> }
  }
}

export const plan = planMessages<'error'>

export const example = ({ base, messages }: Demo): MessagePage<'error'> => ({
  ...base('error', '/500', { traits: messageTraits }),
  messages,
})
