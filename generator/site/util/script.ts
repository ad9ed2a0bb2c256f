/** The script that a language is written in. */
import type { Language } from '../model/language.ts'

const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'])

/** Languages that are written in Latin letters in every country. */
const latin = /^(?:de|en|es|fr|it|nl|pt)(?:-[A-Z]{2})?$/

/** The script of a locale: `Arab` of `ar-AE`. Most need not ask `Intl`, whose first answer takes 3 ms. */
export const scriptOf = (locale: string): string => (latin.test(locale) ? 'Latn' : (new Intl.Locale(locale).maximize().script ?? ''))

/** Which way the script of a locale runs: `ar-AE` is written from right to left. */
export const directionOf = (locale: string): Language['direction'] => (rightToLeft.has(scriptOf(locale)) ? 'rtl' : 'ltr')
