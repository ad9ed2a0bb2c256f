/** Writes postal codes and regions as addresses of their country have them. */
import { isRecord } from '../../util/table.ts'
import { countryNamed } from '../values/country-names.ts'
import { printedPostalCode } from '../values/postal-code.ts'
import { emirateOf, isCodeOf, regionNamed } from '../values/regions.ts'
import { valueAt } from '../yaml/tree.ts'

type Data = Readonly<Record<string, unknown>>

/** `DU` → `Dubai`, in Arabic on Arabic pages. */
const emirate = ({ region: written, regionName, city }: Data, languages: readonly string[]): Data => {
  const names = typeof written === 'string' ? emirateOf(written) : undefined
  if (names === undefined || regionName !== undefined) return {}
  // A city with one name in all languages is not repeated in another language.
  const named = (language: string): unknown =>
    city === names.en || city === names.ar ? city : /^ar\b/.test(language) ? names.ar : names.en
  return { region: names.en, regionName: Object.fromEntries(languages.map(language => [language, named(language)])) }
}

/** `Queensland` → `QLD`, with the name for addresses that show it; `qld` → `QLD`. */
const region = (address: Data, country: string, languages: readonly string[]): Data => {
  if (country === 'AE') return emirate(address, languages)
  const { region: written, regionName } = address
  const code = typeof written === 'string' ? regionNamed(country, written) : undefined
  if (typeof written !== 'string' || code === undefined) return {}
  return regionName !== undefined || isCodeOf(country, code, written)
    ? { region: code }
    : { region: code, regionName: Object.fromEntries(languages.map(language => [language, written])) }
}

const postalCode = ({ postalCode: written }: Data, country: string): Data => {
  const printed = typeof written === 'string' ? printedPostalCode(country, written) : undefined
  return printed === undefined ? {} : { postalCode: printed }
}

/**
 * The config with `D02 X285` for `D02X285` and `QLD` for `Queensland`, so that its pages, structured data and tables agree. Invalid values
 * stay, for the message about them.
 */
export const withAddresses = (data: Data, languages: readonly string[]): Data => {
  const home = valueAt(data, ['business', 'address', 'country'])
  /** @param owner a business or a location */
  const completed = (owner: unknown): unknown => {
    const address = isRecord(owner) ? owner.address : undefined
    if (!isRecord(owner) || !isRecord(address)) return owner
    const named = address.country ?? home
    const country = typeof named === 'string' ? countryNamed(named) : undefined
    return country === undefined
      ? owner
      : { ...owner, address: { ...address, ...region(address, country, languages), ...postalCode(address, country) } }
  }
  const { business, locations } = data
  return {
    ...data,
    ...(business === undefined ? {} : { business: completed(business) }),
    ...(Array.isArray(locations) ? { locations: locations.map(completed) } : {}),
  }
}
