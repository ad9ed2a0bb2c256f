/** Languages that Townsite's own messages are written in. */
export const messageLanguages = ['en', 'fr'] as const

export type MessageLanguage = (typeof messageLanguages)[number]

/** One value per language: the type checker reports a missing translation. */
export type Translated<T> = Readonly<Record<MessageLanguage, T>>
