import type { PhoneNumber } from 'libphonenumber-js'
import type { TelUrl } from '../../model/url.ts'

const nbsp = '\u00a0'

/** Joins the ten digits of a North American number: area code, exchange, line. */
type TenDigits = (area: string, exchange: string, line: string) => string

/** OQLF: `514 555-0123` with a no-break space. Translation Bureau: `514-555-0123`. United States: `(305) 555-0123`. */
const styles: Readonly<Record<string, TenDigits>> = {
  'fr-CA': (area, exchange, line) => `${area}${nbsp}${exchange}-${line}`,
  'en-CA': (area, exchange, line) => `${area}-${exchange}-${line}`,
  'en-US': (area, exchange, line) => `(${area})${nbsp}${exchange}-${line}`,
  'es-US': (area, exchange, line) => `(${area})${nbsp}${exchange}-${line}`,
}

const withoutExtension = { formatExtension: (formatted: string) => formatted }

/**
 * Formats a number for a language; numbers of another country than the business’s get their country code.
 * @param extensionText formats the extension in the language: `ext. 204`
 */
export const formatPhone = (
  number: PhoneNumber,
  locale: string,
  homeCountry: string,
  extensionText: (extension: string) => string = extension => `ext. ${extension}`,
): string => {
  const extension = number.ext === undefined ? '' : `, ${extensionText(number.ext).replaceAll(' ', nbsp)}`
  const north = number.countryCallingCode === '1' ? /^(\d{3})(\d{3})(\d{4})$/.exec(number.nationalNumber) : null
  const style = Object.hasOwn(styles, locale) ? styles[locale] : undefined
  if (north !== null)
    return `${(style ?? ((area, exchange, line) => `${area}-${exchange}-${line}`))(north[1] ?? '', north[2] ?? '', north[3] ?? '')}${extension}`
  const plain =
    number.country === homeCountry ? number.format('NATIONAL', withoutExtension) : number.format('INTERNATIONAL', withoutExtension)
  return `${plain.replaceAll(' ', nbsp)}${extension}`
}

/**
 * The number within a sentence. In right-to-left text it is isolated, otherwise its groups would be reversed:
 * https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */
export const inSentence = (display: string, direction: 'ltr' | 'rtl'): string => (direction === 'rtl' ? `\u2066${display}\u2069` : display)

/** The global number of RFC 3966: `+15145550123;ext=12`. */
export const globalNumber = (number: PhoneNumber): `+${string}` =>
  `+${number.number.slice(1)}${number.ext === undefined ? '' : `;ext=${number.ext}`}`

/** RFC 3966: `tel:+15145550123;ext=12`. */
export const telUrl = (number: PhoneNumber): TelUrl => `tel:${globalNumber(number)}`

/** The first group of a number in national format: 514, (305), 02. */
export const areaCode = (number: PhoneNumber): string => /\d+/.exec(number.formatNational())?.[0] ?? ''
