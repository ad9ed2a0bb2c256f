/** The phone numbers of the config, formatted for a language. */
import type { Language } from '../model/language.ts'
import type { PhoneLink } from '../model/page.ts'
import { lazy, memoize } from '../util/memoize.ts'
import { formatPhone, inSentence, telUrl } from './format/phone.ts'
import type { Location, ResolvedConfig } from './resolve.ts'
import { textFormatter, textIn } from './texts.ts'

/** Returns the number for a placement. Without any phone number, the e-mail address replaces it everywhere. */
export const phonesIn = (
  { config, phones }: ResolvedConfig,
  { code, locale, direction }: Language,
): ((place: keyof ResolvedConfig['config']['phones']['use'], location?: Location) => PhoneLink) => {
  const fill = textFormatter(locale)
  const extensionPattern = config.translations.phoneExtension
  const extensionText =
    extensionPattern === undefined ? undefined : (extension: string) => fill(textIn(extensionPattern, code), { extension })
  const phone = memoize((name: string): PhoneLink => {
    const entry = phones.get(name)
    if (entry === undefined) throw new Error(`no number ${name} in the phone book`)
    const display = entry.display ?? formatPhone(entry.number, locale, config.phones.country, extensionText)
    return {
      href: telUrl(entry.number),
      display,
      label: fill(textIn(config.translations.call, code), { phone: inSentence(display, direction) }),
    }
  })
  const { email } = config.business
  const letter = email === undefined ? undefined : ({ href: `mailto:${email}`, display: email, label: email } as const)
  const isByLetter = lazy(() => letter !== undefined && Object.keys(config.phones.book).length === 0)
  return (place, location) => (letter !== undefined && isByLetter() ? letter : phone(location?.phone ?? config.phones.use[place]))
}

/** Whether it is a phone number, and not the e-mail address that replaces it. */
export const isNumber = ({ href }: PhoneLink): boolean => href.startsWith('tel:')
