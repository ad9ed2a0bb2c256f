/** Postal addresses in the format of the country and language. */
import { addressFormatOf } from '../../config/values/address-formats.ts'

export interface AddressParts {
  readonly street: string | undefined
  readonly city: string
  /** Code: `QC`. */
  readonly region: string | undefined
  /** In the page's language: `Québec`. */
  readonly regionName: string | undefined
  readonly postalCode: string | undefined
}

/** Countries whose addresses have the code of the region, even if its name is given. */
const withCode: ReadonlySet<string> = new Set(['US', 'AU', 'BR', 'IT'])

const formatFor = (country: string, locale: string, parts: AddressParts): string => {
  // The Canadian source is about letters. In a text, English sets a comma; OQLF: `Montréal (Québec)  H2X 1Y4`, two spaces before the code.
  if (country === 'CA') return locale === 'fr-CA' ? '%A%n%C %S\u00a0 %Z' : '%A%n%C, %S %Z'
  const { local, latin } = addressFormatOf(country)
  // The script of the address decides: an English page can show a Japanese address.
  const format = /\p{Script=Latin}/u.test(parts.city) ? latin : local
  return parts.postalCode === undefined || format.includes('%Z') ? format : format.replace('%C', '%C %Z')
}

/** One line of a format. The characters between two parts are left out if one of them is missing. */
const line = (format: string, values: Readonly<Record<string, string | undefined>>): string => {
  let [text, between] = ['', '']
  for (const piece of format.split(/(%[ACSZ])/)) {
    const value = piece.startsWith('%') ? values[piece] : undefined
    if (value !== undefined && value !== '') {
      text += between + value
      between = ''
    } else if (!piece.startsWith('%') && piece !== '') between = text === '' && piece !== '〒' ? '' : piece
  }
  return text
}

export const addressLines = (parts: AddressParts, country: string, locale: string): readonly string[] => {
  const { street, city, region, regionName, postalCode } = parts
  const shown = withCode.has(country) ? (region ?? regionName) : (regionName ?? region)
  const named = shown === undefined || shown === city ? undefined : country === 'CA' && locale === 'fr-CA' ? `(${shown})` : shown
  const values = { '%A': street, '%C': city, '%S': named, '%Z': postalCode }
  return formatFor(country, locale, parts)
    .split('%n')
    .map(one => line(one, values))
    .filter(one => one !== '')
}
