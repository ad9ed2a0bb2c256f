/** Languages that Townsite's own messages are written in. */
export const messageLanguages = ['en', 'fr'] as const

export type MessageLanguage = (typeof messageLanguages)[number]

/** One value per language: the type checker reports a missing translation. */
export type Translated<T> = Readonly<Record<MessageLanguage, T>>

/** An error that the user can fix, reported without a stack trace. */
export abstract class TranslatedError extends Error {
  readonly text: Translated<string>
  constructor(text: Translated<string>) {
    super(text.en)
    this.text = text
  }
}

const frenchNames = new Intl.DisplayNames(['fr-CA'], { type: 'language' })

/** The name of a language in French messages; English messages show its code. */
export const frenchName = (code: string): string => {
  try {
    return frenchNames.of(code) ?? code
  } catch {
    return code
  }
}

const regionNames = { en: new Intl.DisplayNames(['en'], { type: 'region' }), fr: new Intl.DisplayNames(['fr-CA'], { type: 'region' }) }

/** Whether an English sentence needs “the” before the name of a country. */
const hasArticle = /^(United |Netherlands|Philippines|Bahamas|Maldives|Gambia|Dominican Republic|Central African|.* Islands$)/

/** The name of a country in messages; its code if it has no name. English names have their article, French names none. */
export const countryName = (code: string): Translated<string> => {
  try {
    const en = regionNames.en.of(code) ?? code
    return { en: hasArticle.test(en) ? `the ${en}` : en, fr: regionNames.fr.of(code) ?? code }
  } catch {
    return { en: code, fr: code }
  }
}
