import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { parseMessage } from '../config/scalars.ts'
import type { Text } from '../model/language.ts'

/** What fills placeholders. Numbers are written as the language writes them (5,000 or 5 000); years come as strings. */
export type Values = Readonly<Record<string, string | number>>

/** Plain `{count}` prints a number as `{count, number}` would. */
const asNumbers = (elements: readonly MessageFormatElement[], values: Values): MessageFormatElement[] =>
  elements.map(element => {
    if (element.type === TYPE.argument && typeof values[element.value] === 'number') return { type: TYPE.number, value: element.value }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
    // The options' keys stay as they are; only their contents change.
    const options = Object.fromEntries(
      Object.entries(element.options).map(([name, option]) => [name, { ...option, value: asNumbers(option.value, values) }]),
    )
    return { ...element, options } as MessageFormatElement
  })

/** Whether a text holds anything that MessageFormat would read; most do not. */
export const hasMarks = (text: string): boolean => /[{}']/.test(text)

/** Says texts in one language. Valid texts only: a placeholder without a value is a bug and throws. */
export const speaker = (locale: string): ((text: string, values: Values) => string) => {
  const messages = new Map<string, IntlMessageFormat>()
  return (text, values) => {
    let message = messages.get(text)
    if (message === undefined) {
      message = new IntlMessageFormat(asNumbers(parseMessage(text), values), locale)
      messages.set(text, message)
    }
    return String(message.format(values as Record<string, string | number>))
  }
}

/** The text in this language. After validation it is always there. */
export const textIn = (text: Text | string, language: string): string => {
  const found = typeof text === 'string' ? text : text[language]
  if (found === undefined) throw new Error(`a text lacks ${language}`)
  return found
}

/** Parts of a text between empty lines, each on one line. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.replace(/[ \t\r\n]+/g, ' ').trim())
    .filter(paragraph => paragraph !== '')
