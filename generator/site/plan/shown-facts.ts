/** Claims and addresses as shown on the pages of a language. */
import type { Language, Text } from '../model/language.ts'
import type { Address, Claim } from '../model/page.ts'
import { isolated, withoutIsolates } from '../util/isolates.ts'
import { addressLines } from './format/address.ts'
import type { ResolvedConfig } from './resolve.ts'
import type { Values } from './texts.ts'

interface Verbs {
  readonly format: (text: Text | string, values?: Values) => string
}

export const claimsIn =
  ({ config: { business } }: ResolvedConfig, { format }: Verbs): ((ids: readonly string[]) => readonly Claim[]) =>
  ids =>
    ids.flatMap(id => {
      const claim = business.claims.find(one => one.id === id)
      if (claim === undefined) throw new Error(`no claim ${id}`)
      const values = claim.value === undefined ? undefined : { value: claim.value }
      const label = format(claim.label, values)
      // Claims without a text on this site are left out.
      if (label.trim() === '') return []
      return { id, figure: format(claim.figure, values), label, source: claim.source === undefined ? null : format(claim.source) }
    })

export const addressIn =
  ({ locale, direction }: Language, { format }: Verbs): ((address: ResolvedConfig['config']['business']['address']) => Address) =>
  ({ street, city, region, regionName, postalCode, country }) => ({
    lines: addressLines(
      {
        street: street === undefined ? undefined : format(street),
        city: format(city),
        region,
        regionName: regionName === undefined ? undefined : format(regionName),
        postalCode,
      },
      country,
      locale,
    ).map(line => isolated(withoutIsolates(line), direction)),
  })
