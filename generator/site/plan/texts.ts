import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { formatToParts, IntlMessageFormat } from 'intl-messageformat'
import { formattersOf, parseMessage, textPlaceholders } from '../config/values/icu-message.ts'
import type { Text } from '../model/language.ts'
import { plainDigits } from '../util/locale.ts'
import { lazy, memoize } from '../util/memoize.ts'
import { contractionsOf } from './format/contractions.ts'
import { numberWords } from './format/number-words.ts'

/** Values of placeholders. Numbers are formatted for the language (5,000 or 5 000); years are strings. */
export type Values = Readonly<Record<string, string | number>>

/** Merges values lazily, since they may be getters. */
export const valuesOver = (values: Values, over: Values): Values => Object.create(values, Object.getOwnPropertyDescriptors(over))

const option = (value: MessageFormatElement[]) => ({ value })

type Options = Readonly<Record<string, { value: MessageFormatElement[] }>>

/** Plural options with the language’s words for numbers, by whether they are capitalized. */
const wordOptions = (locale: string): ((isCapital: boolean) => Options) =>
  memoize(isCapital => {
    const capital = memoize((letter: string) => letter.toLocaleUpperCase(locale))
    return Object.fromEntries(
      numberWords(locale).map(([number, word]) => [
        `=${number}`,
        option([{ type: TYPE.literal, value: isCapital ? capital(word.charAt(0)) + word.slice(1) : word }]),
      ]),
    )
  })

/** `{areas, number, words}`: the number as a word if the language has one, otherwise in digits. */
const spelledOut = (value: string, words: Options): MessageFormatElement => ({
  type: TYPE.plural,
  value,
  pluralType: 'cardinal',
  offset: 0,
  options: { ...words, other: option([{ type: TYPE.number, value }]) },
})

/** Makes `{count}` format a number like `{count, number}`, and `{count, number, words}` write it as a word. */
const asNumbers = (
  elements: readonly MessageFormatElement[],
  values: Values,
  wordsOf: ReturnType<typeof wordOptions>,
): MessageFormatElement[] =>
  elements.map(element => {
    if (element.type === TYPE.argument && typeof values[element.value] === 'number') return { type: TYPE.number, value: element.value }
    if (element.type === TYPE.number && (element.style === 'words' || element.style === 'Words'))
      return spelledOut(element.value, wordsOf(element.style === 'Words'))
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
    // Only the contents of the options change, not their keys.
    const options = Object.fromEntries(
      Object.entries(element.options).map(([name, option]) => [name, { ...option, value: asNumbers(option.value, values, wordsOf) }]),
    )
    return { ...element, options } as MessageFormatElement
  })

/** A message of literals and plain placeholders, the most common type. */
type Simple = readonly (string | { readonly name: string })[]

const simpleOf = (elements: readonly MessageFormatElement[]): Simple | undefined => {
  const parts = elements.map(element =>
    element.type === TYPE.literal ? element.value : element.type === TYPE.argument ? { name: element.value } : undefined,
  )
  return parts.every(part => part !== undefined) ? parts : undefined
}

type Format = (text: string, values: Values, common?: Values) => string

/**
 * A text that many pages share, with its common values filled in: a string if it is the same on all of them, otherwise a function of the
 * page’s values.
 */
export type PartialText<Value> = Value | ((values: Values) => Value)

export const completeText = <Value extends string | readonly string[]>(partial: PartialText<Value>, values: Values): Value =>
  typeof partial === 'function' ? partial(values) : partial

interface Formatter {
  readonly format: Format
  /** @param known values that are the same on all pages, including all numbers */
  readonly partial: (text: string, known: Values) => PartialText<string>
}

/** Fills in known values and joins adjacent literals. */
const fillKnown = (message: Simple, known: Values): Simple => {
  const parts: Simple[number][] = []
  for (const part of message) {
    const value = typeof part === 'string' ? part : known[part.name]
    const before = parts.at(-1)
    if (value === undefined) parts.push(part)
    else if (typeof before === 'string') parts[parts.length - 1] = before + value
    else parts.push(String(value))
  }
  return parts
}

/** Formats texts without contractions. */
const plainFormatter = (locale: string): Formatter => {
  const formatters = formattersOf(
    locale,
    lazy(() => plainDigits(locale)),
  )
  const wordsOf = wordOptions(locale)
  const messages = new Map<string, Simple | { readonly elements: MessageFormatElement[] }>()
  const read = (text: string, values: Values): Simple | { readonly elements: MessageFormatElement[] } => {
    const elements = asNumbers(parseMessage(text), values, wordsOf)
    return simpleOf(elements) ?? { elements }
  }
  const messageOf = (text: string, values: Values, common: Values): ReturnType<typeof read> => {
    let message = messages.get(text)
    if (message === undefined) {
      message = read(text, valuesOver(common, values))
      messages.set(text, message)
    }
    return message
  }
  const nothing: Values = {}
  const fill = (text: string, message: Simple, values: Values, common: Values): string => {
    let written = ''
    for (const part of message) {
      const value = typeof part === 'string' ? part : (values[part.name] ?? common[part.name])
      if (value === undefined) throw new Error(`no value for a placeholder of “${text}”`)
      written += value
    }
    return written
  }
  const format: Format = (text, values, common = nothing) => {
    const message = messageOf(text, values, common)
    if (!('elements' in message)) return fill(text, message, values, common)
    const parts = formatToParts<string>(message.elements, locale, formatters, IntlMessageFormat.formats, valuesOver(common, values))
    return parts.map(({ value }) => value).join('')
  }
  return {
    format,
    partial: (text, known) => {
      const message = messageOf(text, nothing, known)
      if ('elements' in message) {
        const isKnown = [...textPlaceholders(text)].every(name => name in known)
        return isKnown ? format(text, nothing, known) : values => format(text, values, known)
      }
      const parts = fillKnown(message, known)
      const isWhole = parts.every(part => typeof part === 'string')
      return isWhole ? parts.join('') : values => fill(text, parts, values, nothing)
    },
  }
}

/** Place names with the markers for contractions, computed only when they are read. */
const placesOf = (values: Values, marked: (place: string) => string): Values => ({
  get city() {
    return marked(String(values.city))
  },
  get location() {
    return marked(String(values.location))
  },
})

/**
 * Formats texts in one language: placeholders are filled from `values`, then from `common`.
 * @throws if a placeholder has no value, which validation prevents
 */
export const formatterIn = (locale: string): Formatter => {
  const plain = plainFormatter(locale)
  const contractions = contractionsOf(locale)
  if (contractions === undefined) return plain
  const { marked, contracted } = contractions
  const hasPreposition = memoize(contractions.hasPreposition)
  const format: Format = (text, values, common = {}) => {
    if (!hasPreposition(text)) return plain.format(text, values, common)
    const allValues = valuesOver(common, values)
    return contracted(plain.format(text, placesOf(allValues, marked), allValues))
  }
  return {
    format,
    partial: (text, known) => (hasPreposition(text) ? values => format(text, values, known) : plain.partial(text, known)),
  }
}

/** `formatterIn(locale).format`, for callers that need no partial texts. */
export const textFormatter = (locale: string): Format => formatterIn(locale).format

/** The text in this language. Validation ensures that it exists. */
export const textIn = (text: Text | string, language: string): string => {
  const found = typeof text === 'string' ? text : text[language]
  if (found === undefined) throw new Error(`a text lacks ${language}`)
  return found
}

/** Splits a text at its empty lines; line breaks within a paragraph become spaces. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.replace(/[ \t\r\n]+/g, ' ').trim())
    .filter(paragraph => paragraph !== '')

export const partialParagraphs = (partial: PartialText<string>): PartialText<readonly string[]> =>
  typeof partial === 'function' ? values => paragraphsOf(partial(values)) : paragraphsOf(partial)
