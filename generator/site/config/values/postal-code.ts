/** Postal codes by country: whether one is valid, and, without spaces, whole codes and the prefixes that identify areas. */
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

/** `h7a 1b-1` → `H7A1B1`. */
export const plainCode = (written: string): string =>
  written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.–-]/g, '')

/** Characters that are mistaken for each other. */
const similar: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2', 0: 'O', 1: 'I', 5: 'S', 8: 'B', 2: 'Z' }

/** What may have been meant, the likeliest first: capital letters, a similar character, lost zeros, another separator, or none. */
const corrections = (written: string): readonly (readonly string[])[] => {
  const code = written.normalize('NFKC').trim().toUpperCase()
  const joined = code.replace(/[\s.–-]/g, '')
  const at = (text: string, put: (before: string, character: string, after: string) => readonly string[]): readonly string[] =>
    [...text].flatMap((character, index) => put(text.slice(0, index), character, text.slice(index + 1)))
  return [
    [code],
    at(code, (before, character, after) => (similar[character] === undefined ? [] : [before + similar[character] + after])),
    [`0${code}`, `00${code}`],
    at(joined, (before, character, after) => [`${before}-${character}${after}`, `${before} ${character}${after}`]),
    [joined],
  ]
}

export interface PostalCodeFault {
  /** A valid postal code of the country. */
  readonly example: string
  /** What was probably meant, if one correction is the likeliest. */
  readonly meant: string | undefined
  /** Whether it is wrong for sure: there is a correction other than capital letters. */
  readonly isCertain: boolean
}

/** Why a postal code is invalid in a country; `undefined` if it is valid, or if the postal codes of the country are unknown. */
export const postalCodeFault = (country: string, written: string): PostalCodeFault | undefined => {
  const { code, example } = addressFormatOf(country)
  if (code === undefined || example === undefined) return undefined
  // For mail from abroad, some write the country in front of the code: `D-10115`, `CH-8001`.
  const valid = new RegExp(`^(?:[A-Z]{1,2}-)?(?:${code})$`)
  if (valid.test(written.replace(/\s/g, ' '))) return undefined
  const [meant, ...others] =
    corrections(written)
      .map(all => all.filter(one => valid.test(one)))
      .find(all => all.length > 0) ?? []
  const only = others.length === 0 ? meant : undefined
  return { example, meant: only, isCertain: only !== undefined && only !== written.toUpperCase() }
}
