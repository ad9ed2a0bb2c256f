/** Postal codes by country: their printed form, whether one is valid, and, without spaces, whole codes and the prefixes that identify areas. */
import { addressFormatOf } from './address-formats.ts'

interface PostalCodes {
  /** A regular expression. The country prefix of the code is optional. */
  readonly whole: string
  readonly beginning: RegExp
  readonly example: string
}

// https://www.canadapost-postescanada.ca: D, F, I, O, Q and U are in no code, W and Z do not begin one.
const letter = '[ABCEGHJ-NPRSTV-Z]'

const table: Readonly<Record<string, PostalCodes>> = {
  CA: {
    // The first three characters identify the area, and many people only know those.
    whole: `([ABCEGHJ-NPRSTVXY]\\d${letter}(?:\\d${letter}\\d)?)`,
    beginning: new RegExp(`^[ABCEGHJ-NPRSTVXY](?:\\d(?:${letter}(?:\\d(?:${letter}\\d?)?)?)?)?$`),
    example: 'J8T',
  },
  US: { whole: '(\\d{5})(?:\\d{4})?', beginning: /^\d{1,5}$/, example: '78701' },
  CH: { whole: '(?:CH)?([1-9]\\d{3})', beginning: /^[1-9]\d{0,3}$/, example: '80' },
  BE: { whole: '(?:BE?)?([1-9]\\d{3})', beginning: /^[1-9]\d{0,3}$/, example: '1030' },
  DE: { whole: '(?:DE?)?(\\d{5})', beginning: /^\d{1,5}$/, example: '10' },
  FR: { whole: '(?:FR?)?(\\d{5})', beginning: /^\d{1,5}$/, example: '75' },
  NL: { whole: '(?:NL)?([1-9]\\d{3}(?:[A-Z]{2})?)', beginning: /^[1-9]\d{0,3}(?:[A-Z]{1,2})?$/, example: '1012' },
}

/** For countries that are not in the table: letters and digits, with at least one digit. */
const elsewhere: PostalCodes = { whole: '((?=[A-Z]*\\d)[A-Z\\d]{2,10})', beginning: /^[A-Z\d]{1,10}$/, example: '10' }

export const postalCodesOf = (country: string): PostalCodes => table[country] ?? elsewhere

/** `h7a 1b-1` → `H7A1B1`, `〒100-0001` → `1000001`. */
export const plainCode = (written: string): string =>
  written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.–〒-]/g, '')

/** Characters that are mistaken for each other. */
const similar: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2', 0: 'O', 1: 'I', 5: 'S', 8: 'B', 2: 'Z' }

/** What may have been meant, the likeliest first: a similar character, lost zeros. */
const corrections = (code: string): readonly (readonly string[])[] => [
  [...code].flatMap((character, index) => {
    const other = similar[character]
    return other === undefined ? [] : [code.slice(0, index) + other + code.slice(index + 1)]
  }),
  [`0${code}`, `00${code}`],
]

/** A postal code as its country prints it, whatever its spaces, hyphens and letter case: `D02X285` → `D02 X285`. */
export const printedPostalCode = (country: string, written: string): string | undefined => {
  const { code } = addressFormatOf(country)
  if (code === undefined) return undefined
  // The separator may be left out in the sources, but it is printed.
  const printed = new RegExp(`^(?:${code.replaceAll(' ?', ' ').replaceAll('-?', '-').replaceAll('[ \\-]', '-')})$`)
  const valid = (plain: string): string | undefined => {
    const places = [...plain].slice(1).map((_, index) => [plain.slice(0, index + 1), plain.slice(index + 1)] as const)
    return [plain, ...places.flatMap(([before, after]) => [`${before} ${after}`, `${before}-${after}`])].find(one => printed.test(one))
  }
  const whole = valid(plainCode(written))
  if (whole !== undefined) return whole
  // For mail from abroad, some write the country in front of the code: `D-10115`, `CH-8001`.
  const [front = '', abroad = ''] = /^([A-Z]{1,2}-)\s*(.+)$/i.exec(written.trim())?.slice(1) ?? []
  const rest = valid(plainCode(abroad))
  return rest === undefined ? undefined : front.toUpperCase() + rest
}

export interface PostalCodeFault {
  /** A valid postal code of the country. */
  readonly example: string
  /** What was probably meant, if one correction is the likeliest. */
  readonly meant: string | undefined
}

/** Why a postal code is invalid in a country; `undefined` if it is valid, or if the postal codes of the country are unknown. */
export const postalCodeFault = (country: string, written: string): PostalCodeFault | undefined => {
  const { example } = addressFormatOf(country)
  if (example === undefined || printedPostalCode(country, written) !== undefined) return undefined
  const [corrected, ...others] =
    corrections(plainCode(written))
      .map(codes => codes.flatMap(one => printedPostalCode(country, one) ?? []))
      .find(codes => codes.length > 0) ?? []
  return { example, meant: others.length === 0 ? corrected : undefined }
}
