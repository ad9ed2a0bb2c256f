import type { Text } from '../model/language.ts'
import type { Message } from '../model/page.ts'
import type { PageContext } from '../plan/page-context.ts'

/** The same message in every language, the page’s own first. */
export const messagesOf = (
  { localized: own, everyLanguage }: PageContext,
  texts: { readonly heading: Text; readonly text: Text; readonly link: Text },
): readonly Message[] =>
  [own, ...everyLanguage.filter(other => other !== own)].map(localized => ({
    language: localized.language,
    heading: localized.format(texts.heading),
    text: localized.paragraphs(texts.text),
    home: localized.link(localized.format(texts.link), 'home'),
    phone: localized.phone('contact'),
    motif: localized.site.look.motif,
  }))
