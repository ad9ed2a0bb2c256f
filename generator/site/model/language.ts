/** One language of a site, in the order of the config: the first is the default. */
export interface Language {
  /** Key of this language in every text of the config: `fr`. */
  readonly code: string
  /** BCP 47 tag for `<html lang>`, hreflang and number formats: `fr-CA`. */
  readonly locale: string
  /** Its name in the language itself: `Français`. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

/** A text that visitors read, by language code. Validation ensures that it has every language of the site. */
export type Text = Readonly<Record<string, string>>
