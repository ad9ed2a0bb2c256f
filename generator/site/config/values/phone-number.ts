import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js'
import examples from 'libphonenumber-js/mobile/examples'
import { getOrCreate } from '../../util/memoize.ts'

const keypad: Readonly<Record<string, string>> = Object.fromEntries(
  ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'].flatMap((letters, index) =>
    [...letters].map(letter => [letter, String(index + 2)]),
  ),
)

/** `1-800-555-DUCT` → `1-800-555-3828`, as the keys of a telephone have them (ITU E.161). */
export const digitsOf = (vanity: string): string => vanity.toUpperCase().replace(/[A-Z]/g, letter => keypad[letter] ?? letter)

export const isCountry = (code: string): code is CountryCode => isSupportedCountry(code)

/** Words before an extension that libphonenumber does not recognize, in languages with and without spaces between words. */
const extensionWord =
  /[\s,;،]*(?<!\p{L})(?:poste|durchwahl|dw|nebenstelle|nst|klappe|anexo|interno|int|interior|toestel|tst|ramal|extensi[oó]n|extens[aã]o|wew(?:n[ęe]trzny)?|linka|kl(?:apka)?|ankn(?:ytning)?|lokal(?:nummer)?|internt|alanumero|mellék|dahili|εσωτ(?:ερικό)?|вн(?:утр)?|שלוחה|تحويلة|内線|分机|分機|转|轉|내선)[.:]?\s*(\d{1,15})\s*$/iu

/** `(ext. 204)` */
const inParentheses = /\s*[(（]([^()（）]*\p{L}[^()（）]*\d)\s*[)）]\s*$/u

/** `Tel.: 514-555-0123`, `tel:+15145550123`, `☎ 514-555-0123` */
const label =
  /^(?:[☎✆📞📱]\ufe0f?\s*|(?:t(?:[eé]l(?:[eé]phone|[eé]fono?|efoon)?)?|ph(?:one)?|mob(?:ile?)?|mobil|cell?|whatsapp|call|هاتف|电话|電話)(?:(?:\s?[.:：])+|(?=[\s+(]))\s*)+(?=[+(]*\p{N})/iu

const withStandardExtension = (written: string): string =>
  written.trim().replace(label, '').replace(inParentheses, ' $1').replace(extensionWord, ';ext=$1')

const cache = new Map<string, PhoneNumber | undefined>()

/** Parses a phone number, which may have an extension; `undefined` if it is impossible. Results are cached. */
export const parsePhone = (written: string, country: string): PhoneNumber | undefined =>
  getOrCreate(cache, `${country} ${written}`, () => {
    if (!isCountry(country)) return undefined
    const number = parsePhoneNumberFromString(withStandardExtension(written), { defaultCountry: country, extract: false })
    if (number?.isPossible() !== true) return undefined
    // A number of seven digits lacks its area code, except for 310-1234 in Canada.
    const isLocal = number.countryCallingCode === '1' && number.nationalNumber.length < 10 && !number.isValid()
    return isLocal ? undefined : number
  })

/** Whether a number is toll-free in North America: it has no place. */
export const isTollFree = ({ countryCallingCode, nationalNumber }: PhoneNumber): boolean =>
  countryCallingCode === '1' && /^8(00|22|33|44|55|66|77|88)/.test(nationalNumber)

/** How many digits a number of this country has as people dial it there, if all have the same number of digits: 10 in Canada. */
export const digitsIn = (country: string): number | undefined => {
  if (!isCountry(country)) return undefined
  const prefix = getCountryCallingCode(country)
  const lengths = [6, 7, 8, 9, 10, 11, 12, 13].filter(
    length => validatePhoneNumberLength(`+${prefix}${'2'.repeat(length)}`, country) === undefined,
  )
  return lengths.length === 1 ? nationalExample(country).replace(/\D/g, '').length : undefined
}

/**
 * An example number of a country, in national format.
 * @param written a number whose area code the example has, where area codes are recognizable (North America)
 */
export const exampleNumber = (country: string | undefined, written = ''): string => {
  const area = /^\D*(?:1\D*)?([2-9]\d\d)(?:\D*\d){5}/.exec(written)?.[1]
  const local = area === undefined || (country !== 'CA' && country !== 'US') ? undefined : `${area}-555-0123`
  if (country !== undefined && local !== undefined && parsePhone(local, country)?.country === country) return local
  return nationalExample(country)
}

const nationalExample = (country: string | undefined): string =>
  (country === undefined || !isCountry(country) ? undefined : getExampleNumber(country, examples)?.formatNational()) ?? '+41 44 668 18 00'
