import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js'

/** Area codes that are free to call: their numbers have no place. */
const tollFree = /^8(00|22|33|44|55|66|77|88)/

/** Numbers that no telephone will ever have, by country: of regulators for stories and examples. */
const reserved: Readonly<Record<string, string>> = {
  AU: '+61 3 5550 0123',
  DE: '+49 30 23125 123',
  FR: '+33 1 99 00 01 23',
  GB: '+44 1632 960123',
  IE: '+353 20 915 0123',
}

/** 555-0100 to 555-0199 are nobody’s in every area of North America. */
const reservedNear = ({ countryCallingCode, nationalNumber, country }: PhoneNumber, last: number): string | undefined => {
  if (countryCallingCode !== '1') return reserved[country ?? '']
  return tollFree.test(nationalNumber) ? undefined : `+1${nationalNumber.slice(0, 3)}55501${String(last).padStart(2, '0')}`
}

/**
 * What to show in a field as an example of a number: one from the same area that cannot be dialled, and none of these.
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
