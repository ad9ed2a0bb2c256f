import type { Language } from '../model/language.ts'
import type { Link, PhoneLink } from '../model/page.ts'
import type { ResolvedConfig } from './resolve.ts'

/**
 * The target of the booking link: the form of the branch’s page, otherwise the contact page, the form of the home page, or the phone
 * number.
 */
export const bookingOf = ({ config, routes, branch }: ResolvedConfig, { code }: Language, label: string, phone: PhoneLink): Link => {
  const own = branch === undefined || config.forms?.contact === undefined ? undefined : routes.find(code, 'branch', { location: branch.id })
  if (own !== undefined) return { href: `${own}#request`, label }
  const contact = routes.find(code, 'contact')
  if (contact !== undefined) return { href: contact, label }
  return { href: config.forms?.quick === undefined ? phone.href : `${routes.path(code, 'home')}#request`, label }
}
