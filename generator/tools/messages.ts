/** Messages as data, `{ code, values }`, whose texts are looked up in tables for each language. */
import { type MessageLanguage, messageLanguages, type Translated } from '../site/messages/language.ts'

/** A text, or a function of the message’s values. */
type Texts<Values> = Translated<string> | Translated<(values: Values) => string>

type Table = Readonly<Record<string, Texts<never>>>

/** A message of a table, as plain data. */
export type MessageOf<Messages extends Table> = {
  readonly [Code in keyof Messages]: Messages[Code] extends Translated<(values: infer Values) => string>
    ? { readonly code: Code; readonly values: Values }
    : { readonly code: Code }
}[keyof Messages]

/** Declares a message with values, which are the same in all languages. */
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

/** @returns the message language for a code, English by default */
export const messageLanguage = (code: string): MessageLanguage => messageLanguages.find(language => language === code) ?? 'en'

/** @returns a validator for a question on the terminal */
export const validatorWith =
  <Message>(text: (message: Message, language: MessageLanguage) => string) =>
  (find: (answer: string) => Message | undefined, language: MessageLanguage) =>
  (answer: string): string | undefined => {
    const message = find(answer)
    return message === undefined ? undefined : text(message, language)
  }

const and: Translated<string> = { en: 'and', fr: 'et' }

/** `a`, `a and b`, `a, b and c`. */
export const listed = (items: readonly string[], language: MessageLanguage): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and[language]} ${items.at(-1)}`

/** Locales for numbers and names of languages. */
const locales: Translated<string> = { en: 'en', fr: 'fr-CA' }

export const number = (value: number, language: MessageLanguage): string => value.toLocaleString(locales[language])

/** A number with this many decimals, as in `4.50 s`. */
export const decimal = (value: number, places: number, language: MessageLanguage): string => {
  const written = value.toFixed(places)
  return { en: written, fr: written.replace('.', ',') }[language]
}

/** The name of a language, or its tag if that is invalid. */
export const languageName = (tag: string, language: MessageLanguage): string => {
  try {
    return new Intl.DisplayNames([locales[language]], { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}

/** A text in a language; empty if it is missing. */
export const textIn = (text: string | Readonly<Record<string, string>> | undefined, language: string): string =>
  typeof text === 'string' ? text : (text?.[language] ?? '')

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** What is wrong, and what to do. */
export const wholeText = ({ message, hint }: { readonly message: string; readonly hint: string }): string => `${message}. ${hint}`
