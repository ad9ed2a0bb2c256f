/** One language of a site, in the order of the config: the first is the default. */
export interface Language {
  /** Key of this language in every text of the config: `fr`. */
  readonly code: string
  /** BCP 47 tag for `<html lang>`, hreflang and number formats: `fr-CA`. */
  readonly locale: string
  /** The language's name in itself: `Français`. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'])

/** Languages that are written in Latin letters in every country. */
const latin = /^(?:de|en|es|fr|it|nl|pt)(?:-[A-Z]{2})?$/

/** The script of a locale: `Arab` of `ar-AE`. Most need not ask `Intl`, whose first answer takes 3 ms. */
export const scriptOf = (locale: string): string => (latin.test(locale) ? 'Latn' : (new Intl.Locale(locale).maximize().script ?? ''))

/** Which way the script of a locale runs: `ar-AE` is written from right to left. */
export const directionOf = (locale: string): Language['direction'] => (rightToLeft.has(scriptOf(locale)) ? 'rtl' : 'ltr')

/** A text that a visitor reads, by language code. After validation every language of the site is present. */
export type Text = Readonly<Record<string, string>>
