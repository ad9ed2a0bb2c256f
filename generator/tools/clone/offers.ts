/** Default answers, derived from the base and from previous answers. */

import type { Config } from '../../site/config/schema/config-schema.ts'
import { slugify } from '../../site/config/values/slug.ts'

/** `sites/ottawa.config.yaml` */
export const offeredFile = (city: string): string => `sites/${slugify(city)}.config.yaml`

/** The base’s origin with the name of the new city instead of the old one, or as a subdomain. */
export const offeredOrigin = (base: Config, city: string): string => {
  const { protocol, host } = new URL(base.site.origin)
  const old = [base.business.address.city]
    .flatMap(city => (typeof city === 'string' ? [city] : Object.values(city)))
    .map(name => slugify(name))
  const named = old.find(name => name !== '' && host.includes(name))
  return `${protocol}//${named === undefined ? `${slugify(city)}.${host.replace(/^www\./, '')}` : host.replace(named, slugify(city))}`
}

/** The base’s mailbox at the new domain; `undefined` if it is not at the domain of the base. */
export const offeredEmail = (base: Config, origin: string): string | undefined => {
  const [box = '', host = ''] = (base.business.email ?? '').split('@')
  const bare = (address: string): string => new URL(address).host.replace(/^www\./, '')
  return host === bare(base.site.origin) && URL.canParse(origin) ? `${box}@${bare(origin)}` : undefined
}
