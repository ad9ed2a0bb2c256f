/** Formats of postal codes by country, without spaces: whole codes, and the prefixes that identify areas. */

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
