import {
  type CountryCode,
  getCountries,
  getExampleNumber,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js'
import examples from 'libphonenumber-js/mobile/examples'
import { getOrCreate } from '../../model/memoize.ts'

const keypad: Readonly<Record<string, string>> = Object.fromEntries(
  ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'].flatMap((letters, index) =>
    [...letters].map(letter => [letter, String(index + 2)]),
  ),
)

/** `1-800-555-DUCT` → `1-800-555-3828`, as the keys of a telephone have them (ITU E.161). */
export const digitsOf = (vanity: string): string => vanity.toUpperCase().replace(/[A-Z]/g, letter => keypad[letter] ?? letter)

export const isCountry = (code: string): code is CountryCode => isSupportedCountry(code)

const known = new Map<string, PhoneNumber | undefined>()

/** A number as people write it, in international form; `undefined` when it cannot be one. An extension is kept. Read once, then known. */
export const parsePhone = (written: string, country: string): PhoneNumber | undefined =>
  getOrCreate(known, `${country} ${written}`, () => {
    if (!isCountry(country)) return undefined
    const number = parsePhoneNumberFromString(written, { defaultCountry: country, extract: false })
    return number?.isPossible() === true ? number : undefined
  })

/** A number of a country, as people there write it. */
export const exampleNumber = (country: string | undefined): string =>
  (country === undefined || !isCountry(country) ? undefined : getExampleNumber(country, examples)?.formatNational()) ?? '+41 44 668 18 00'

/** The code of a country by its code in other letters, or by its English name. */
export const countryNamed = (written: string): string | undefined => {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const asked = written.trim().toLowerCase()
  return getCountries().find(code => code.toLowerCase() === asked || names.of(code)?.toLowerCase() === asked)
}
