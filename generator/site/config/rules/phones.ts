import type { ConfigIssue } from '../issue.ts'
import { digitsOf, isCountry, readPhone } from '../phone-number.ts'
import { entries, type Rule } from './rule.ts'

/** Every number of the phone book can be dialled, and a number in letters spells the digits it stands for. */
export const phones: Rule = ({ draft }) => {
  const country = draft.phones?.country
  if (country !== undefined && !isCountry(country))
    return [
      {
        path: ['phones', 'country'],
        code: 'PHONE_COUNTRY',
        message: `“${country}” is no country with telephone numbers`,
        hint: 'Write two capital letters: CA, US, BE.',
      },
    ]
  return entries(draft.phones?.book).flatMap(([name, entry]): readonly ConfigIssue[] => {
    const written = typeof entry === 'string' ? entry : entry.number
    const display = typeof entry === 'string' ? undefined : entry.display
    const path = ['phones', 'book', name, ...(typeof entry === 'string' ? [] : ['number'])]
    if (written === undefined || country === undefined) return []
    const number = readPhone(written, country)
    if (number === undefined) {
      const digits = written.replace(/\D/g, '').length
      return [
        {
          path,
          code: 'PHONE_INVALID',
          message: `“${written}” is no telephone number of ${country}: it has ${digits} ${digits === 1 ? 'digit' : 'digits'}`,
          hint: /[a-z]{3}/i.test(written)
            ? `Write the digits as “number: ${digitsOf(written)}” and the letters as “display:”.`
            : 'Write it as people dial it, such as 514-555-0123, or with + and the country before it.',
        },
      ]
    }
    if (display === undefined) return []
    const spelled = digitsOf(display).replace(/\D/g, '')
    const digits = number.number.replace(/\D/g, '')
    return digits.endsWith(spelled) || spelled.startsWith(digits) || spelled.startsWith(String(number.nationalNumber))
      ? []
      : [
          {
            path: ['phones', 'book', name, 'display'],
            code: 'PHONE_DISPLAY',
            message: `“${display}” spells ${spelled}, but the number is ${digits}`,
            hint: 'Mend one of the two.',
          },
        ]
  })
}
