import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js'
import { isTollFree } from '../../config/values/phone-number.ts'

/** Numbers reserved for fiction by the regulator of each country. */
const reserved: Readonly<Record<string, string>> = {
  AU: '+61 3 5550 0123',
  DE: '+49 30 23125 123',
  FR: '+33 1 99 00 01 23',
  GB: '+44 1632 960123',
  IE: '+353 20 915 0123',
}

/** 555-0100 to 555-0199 are reserved for fiction in every North American area code. */
const reservedNear = (number: PhoneNumber, last: number): string | undefined => {
  const { countryCallingCode, nationalNumber, country } = number
  if (countryCallingCode !== '1') return reserved[country ?? '']
  return isTollFree(number) ? undefined : `+1${nationalNumber.slice(0, 3)}55501${String(last).padStart(2, '0')}`
}

/**
 * A placeholder for a phone field: a number of the same area that is reserved for fiction.
 * @param taken the numbers of the business
 */
export const phoneExample = (number: PhoneNumber, taken: ReadonlySet<string>): string | null => {
  for (let last = 23; last < 100; last++) {
    const example = reservedNear(number, last)
    if (example === undefined) return null
    const parsed = parsePhoneNumberFromString(example)
    if (parsed !== undefined && !taken.has(parsed.number)) return parsed.formatNational()
  }
  return null
}
