/** Messages as data: `{ code, values }` of a table with each text in every language, worded where they are shown. */
import { type MessageLanguage, messageLanguages, type Translated } from '../site/messages/language.ts'

/** A text, or a function that makes it from the message's values. */
type Texts<Values> = Translated<string> | Translated<(values: Values) => string>

type Table = Readonly<Record<string, Texts<never>>>

/** A message of a table, as plain data. */
export type MessageOf<Messages extends Table> = {
  readonly [Code in keyof Messages]: Messages[Code] extends Translated<(values: infer Values) => string>
    ? { readonly code: Code; readonly values: Values }
    : { readonly code: Code }
}[keyof Messages]

/** Declares a message with values: both languages get the same ones. */
export const withValues = <Values>(texts: Translated<(values: Values) => string>): Translated<(values: Values) => string> => texts

/** @returns the text of a message of this table in a language */
export const wordingOf =
  <Messages extends Table>(table: Messages) =>
  (message: MessageOf<Messages>, language: MessageLanguage): string => {
    const { code, values }: { readonly code: keyof Messages; readonly values?: unknown } = message
    const text = table[code]?.[language]
    // The values are those of this code: MessageOf pairs the two.
    return typeof text === 'function' ? text(values as never) : (text ?? '')
  }

/** @returns the language for a code, English where there are no messages in it */
export const messageLanguage = (code: string): MessageLanguage => messageLanguages.find(language => language === code) ?? 'en'

/** @returns a validator for a question on the terminal, which speaks English */
export const validatorWith =
  <Message>(text: (message: Message, language: MessageLanguage) => string) =>
  (find: (answer: string) => Message | undefined) =>
  (answer: string): string | undefined => {
    const message = find(answer)
    return message === undefined ? undefined : text(message, 'en')
  }

const and: Translated<string> = { en: 'and', fr: 'et' }

/** `a`, `a and b`, `a, b and c`. */
export const listed = (items: readonly string[], language: MessageLanguage): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and[language]} ${items.at(-1)}`

/** Locales that numbers and names of languages are formatted in. */
const locales: Translated<string> = { en: 'en', fr: 'fr-CA' }

export const number = (value: number, language: MessageLanguage): string => value.toLocaleString(locales[language])

/** The name of a language; the tag itself where it is not a valid one. */
export const languageName = (tag: string, language: MessageLanguage): string => {
  try {
    return new Intl.DisplayNames([locales[language]], { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
