/** What the pages for server errors and for unknown URLs have in common: each is one page for all languages. */
import { Messages } from '../../../templates/components/message/messages.tsx'
import type { Message, PageBase } from '../model/page.ts'
import type { KindTraits } from '../model/page-kinds.ts'
import type { Route } from '../model/route.ts'
import type { PageContext } from '../plan/page-context.ts'

type MessageKind = 'error' | 'notFound'

export const messageTraits: KindTraits = { needed: true, hidden: true, shared: true }

export interface MessagePage<Kind extends MessageKind> extends PageBase<Kind> {
  /** The same message in every language, the page’s own first. */
  readonly messages: readonly Message[]
}

export const planMessages = <Kind extends MessageKind>(
  { localized: own, everyLanguage, base }: PageContext,
  route: Route & { readonly kind: Kind },
): MessagePage<Kind> => {
  const texts = own.site.config.pages[route.kind]
  return {
    ...base(route, { texts: { ...texts, description: texts.text }, steps: [] }),
    messages: [own, ...everyLanguage.filter(other => other !== own)].map(localized => ({
      language: localized.language,
      heading: localized.format(texts.heading),
      text: localized.paragraphs(texts.text),
      home: localized.link(localized.format(texts.link), 'home'),
      phone: localized.phone('contact'),
      motif: localized.site.look.motif,
    })),
  }
}

export const MessageTemplate = ({ page }: { readonly page: Pick<MessagePage<MessageKind>, 'messages'> }) => (
  <Messages messages={page.messages} />
)
