import { problem } from '../../messages/index.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import { digitsIn, digitsOf, exampleNumber, isCountry, parsePhone } from '../values/phone-number.ts'
import { entries, type Rule } from './rule.ts'

/** Every number of the phone book is valid, and a number with letters matches its digits. */
export const phones: Rule = ({ draft }) => {
  const country = draft.phones?.country
  if (country !== undefined && !isCountry(country)) return [{ path: ['phones', 'country'], ...problem('PHONE_COUNTRY', { country }) }]
  return entries(draft.phones?.book).flatMap(([name, entry]): readonly ConfigIssue[] => {
    const written = typeof entry === 'string' ? entry : entry.number
    const display = typeof entry === 'string' ? undefined : entry.display
    const path = ['phones', 'book', name, ...(typeof entry === 'string' ? [] : ['number'])]
    if (written === undefined || country === undefined) return []
    const number = parsePhone(written, country)
    if (number === undefined) {
      const digits = written.replace(/\D/g, '').length
      const inDigits = /[a-z]{3}/i.test(written) ? digitsOf(written) : undefined
      const spelled = inDigits === undefined || parsePhone(inDigits, country) === undefined ? undefined : inDigits
      // “08 9123 4567 (office)”
      const [found = ''] = /[+(]?\d[\d\s()+./-]*\d/.exec(written) ?? []
      const isWhole = found.replace(/\D/g, '').length === digits && parsePhone(found, country) !== undefined
      return [
        {
          path,
          ...problem('PHONE_INVALID', {
            written,
            country,
            digits,
            needed: digitsIn(country),
            spelled,
            alone: isWhole && spelled === undefined ? found : undefined,
            example: exampleNumber(country, written),
          }),
        },
      ]
    }
    if (display === undefined) return []
    const spelled = digitsOf(display).replace(/\D/g, '')
    const digits = number.number.replace(/\D/g, '')
    return digits.endsWith(spelled) || spelled.startsWith(digits) || spelled.startsWith(String(number.nationalNumber))
      ? []
      : [{ path: ['phones', 'book', name, 'display'], ...problem('PHONE_DISPLAY', { display, spelled, digits }) }]
  })
}
