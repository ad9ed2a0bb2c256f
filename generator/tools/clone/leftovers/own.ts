/** Collects the values that an overlay contains, and those that it explicitly includes from its base. */
import type { CompiledConfig } from '../../../site/config/compile/compile-config.ts'
import { mentionedIn } from '../../../site/config/overlay/mentioned-items.ts'
import type { Config } from '../../../site/config/schema/config-schema.ts'
import type { ConfigPath } from '../../../site/config/yaml/config-document.ts'
import { withoutUndefined } from '../../../site/util/table.ts'
import type { CloneFacts } from '../answers.ts'
import type { CityBase } from '../base.ts'
import { translationsOf } from './city.ts'

export interface OwnCity {
  /** Whether it is in the same city as the base. */
  readonly isSame: boolean
  readonly facts: CloneFacts
  /** Locations that it mentions, and that of the city itself. */
  readonly locations: Config['locations']
  /** Its own phone numbers and e-mail addresses. */
  readonly phones: readonly string[]
  readonly emails: readonly string[]
  readonly isWritten: (path: ConfigPath) => boolean
}

const numberOf = (entry: Config['phones']['book'][string]): string => (typeof entry === 'string' ? entry : entry.number)

/** @param base one of the configs that the city extends */
export const ownOf = ({ config, document }: CompiledConfig, base: CityBase): OwnCity => {
  const { business, phones, site } = config
  const { files } = document
  const written = files.slice(
    0,
    Math.max(
      1,
      files.findIndex(({ file }) => file === base.file),
    ),
  )
  const ownFiles = written.map(({ file }) => file)
  const isWritten = (path: ConfigPath): boolean => document.find(path).complete && ownFiles.includes(document.locate(path).file)
  const old = translationsOf(base.config.business.address.city)
  const isSame = translationsOf(business.address.city).some(name => old.includes(name))
  const named = written.flatMap(source => mentionedIn(source, ['locations']))
  const requested = [...named, ...translationsOf(business.address.city)]
  const inherits = new Set(base.config.locations.map(({ id }) => id))
  const locations = config.locations.filter(
    ({ id, name }) => isSame || !inherits.has(id) || [id, ...translationsOf(name)].some(one => requested.includes(one)),
  )
  const own = <Value>(path: ConfigPath, value: Value | undefined): Value | undefined =>
    value !== undefined && (isSame || isWritten(path)) ? value : undefined
  const numbers = Object.entries(phones.book).flatMap(([name, entry]) => own(['phones', 'book', name], numberOf(entry)) ?? [])
  const { address } = business
  const facts = {
    name: business.name,
    origin: site.origin,
    region: address.region,
    country: address.country,
    regionName: address.regionName,
    email: own(['business', 'email'], business.email),
    phone: phones.book.main === undefined ? undefined : own(['phones', 'book', 'main'], numberOf(phones.book.main)),
    street: own(['business', 'address', 'street'], translationsOf(address.street)[0]),
    postalCode: own(['business', 'address', 'postalCode'], address.postalCode),
  }
  return {
    isSame,
    isWritten,
    locations,
    phones: numbers,
    emails: [facts.email ?? [], own(['business', 'privacyOfficer', 'email'], business.privacyOfficer?.email) ?? []].flat(),
    facts: {
      ...withoutUndefined(facts),
      city: typeof address.city === 'string' ? { '': address.city } : address.city,
      areas: locations.map(({ name, geo }) => ({ name: translationsOf(name)[0] ?? '', ...withoutUndefined({ geo }) })),
    },
  }
}
