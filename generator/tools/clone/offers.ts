/** Likely answers, made of the base and of what was answered before. */

import type { Config } from '../../site/config/schema/config-schema.ts'
import { slugify } from '../../site/config/values/slug.ts'

/** `sites/ottawa.config.yaml` */
export const offeredFile = (city: string): string => `sites/${slugify(city)}.config.yaml`

/** The base’s address with the new city’s name: in place of the old one’s, or before the domain. */
export const offeredOrigin = (base: Config, city: string): string => {
  const { protocol, host } = new URL(base.site.origin)
  const old = [base.business.address.city]
    .flatMap(city => (typeof city === 'string' ? [city] : Object.values(city)))
    .map(name => slugify(name))
  const named = old.find(name => name !== '' && host.includes(name))
  return `${protocol}//${named === undefined ? `${slugify(city)}.${host.replace(/^www\./, '')}` : host.replace(named, slugify(city))}`
}

/** The base’s mailbox, at the new domain where the old one is at the old. */
export const offeredEmail = (base: Config, origin: string): string | undefined => {
  const [box = '', host = ''] = (base.business.email ?? '').split('@')
  const bare = (address: string): string => new URL(address).host.replace(/^www\./, '')
  return host === bare(base.site.origin) && URL.canParse(origin) ? `${box}@${bare(origin)}` : undefined
}
