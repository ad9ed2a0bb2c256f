/** Languages that Townsite's own messages are written in. */
export const messageLanguages = ['en', 'fr'] as const

export type MessageLanguage = (typeof messageLanguages)[number]

/** One value per language: the type checker reports a missing translation. */
export type Translated<T> = Readonly<Record<MessageLanguage, T>>

const frenchNames = new Intl.DisplayNames(['fr-CA'], { type: 'language' })

/** The name of a language in French messages; English messages show its code. */
export const frenchName = (code: string): string => {
  try {
    return frenchNames.of(code) ?? code
  } catch {
    return code
  }
}
