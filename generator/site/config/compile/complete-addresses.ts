/** Writes postal codes as their country prints them. */
import { isRecord } from '../../util/table.ts'
import { countryNamed } from '../values/country-names.ts'
import { printedPostalCode } from '../values/postal-code.ts'
import { valueAt } from '../yaml/tree.ts'

type Data = Readonly<Record<string, unknown>>

/** Something with an address: a business, a location. */
const printed = (owner: unknown, home: unknown): unknown => {
  const address = isRecord(owner) ? owner.address : undefined
  if (!isRecord(owner) || !isRecord(address) || typeof address.postalCode !== 'string') return owner
  const named = address.country ?? home
  const country = typeof named === 'string' ? countryNamed(named) : undefined
  const postalCode = country === undefined ? undefined : printedPostalCode(country, address.postalCode)
  return postalCode === undefined || postalCode === address.postalCode ? owner : { ...owner, address: { ...address, postalCode } }
}

/** The config with `D02 X285` for `D02X285`, so that its pages, structured data and tables agree. Invalid codes stay, for the message about them. */
export const withPrintedCodes = (data: Data): Data => {
  const { business, locations } = data
  const home = valueAt(data, ['business', 'address', 'country'])
  return {
    ...data,
    ...(business === undefined ? {} : { business: printed(business, home) }),
    ...(Array.isArray(locations) ? { locations: locations.map(location => printed(location, home)) } : {}),
  }
}
