/** Parses texts in ICU MessageFormat (unicode-org.github.io/icu/userguide/format_parse/messages). */
import { type MessageFormatElement, parse as parseIcu, TYPE } from '@formatjs/icu-messageformat-parser'
import { type Formatters, formatToParts, IntlMessageFormat } from 'intl-messageformat'
import { problem } from '../../messages/index.ts'
import type { Problem } from '../../model/diagnostic.ts'
import { memoize, memoizeText } from '../../util/memoize.ts'

/** A placeholder with a format that its value does not support. */
const unsupportedFormat = (elements: readonly MessageFormatElement[], isNumber: (name: string) => boolean): Problem | undefined => {
  for (const element of elements) {
    if (element.type === TYPE.date || element.type === TYPE.time) return problem('TEXT_SYNTAX', 'date', { name: element.value })
    if ((element.type === TYPE.number || element.type === TYPE.plural) && !isNumber(element.value))
      return problem('TEXT_SYNTAX', 'number', { name: element.value })
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue
    for (const { value } of Object.values(element.options)) {
      const inner = unsupportedFormat(value, isNumber)
      if (inner !== undefined) return inner
    }
  }
  return undefined
}

/** Smaller numbers have no group separators. */
const grouped = 1000

const isShort = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) < grouped

/**
 * Creates `Intl` formatters lazily: the first number format, and the locale list of `IntlMessageFormat`, are slow to load.
 * @param digits the locale whose digits numbers use
 */
export const formattersOf = (locale: string, digits: () => string = () => locale): Formatters => {
  const numbers = memoize((options: string) => new Intl.NumberFormat(digits(), JSON.parse(options) as Intl.NumberFormatOptions))
  const plurals = memoize((type: Intl.PluralRuleType) => new Intl.PluralRules(locale, { type }))
  const plain = {
    format: (value: number) => (isShort(value) ? String(value) : numbers('{}').format(value)),
  }
  return {
    // Without options only `format` is called.
    getNumberFormat: (_, options) => (options === undefined ? (plain as Intl.NumberFormat) : numbers(JSON.stringify(options))),
    getDateTimeFormat: (_, options) => new Intl.DateTimeFormat(digits(), options),
    getPluralRules: (_, { type = 'cardinal' } = {}) => plurals(type),
  }
}

const english = formattersOf('en')

/** The problem with a message that parses but cannot be formatted. */
export const formatProblem = (elements: readonly MessageFormatElement[], isNumber: (name: string) => boolean): Problem | undefined => {
  const unsupported = unsupportedFormat(elements, isNumber)
  if (unsupported !== undefined) return unsupported
  const values = Object.fromEntries(placeholdersOf(elements).map(name => [name, isNumber(name) ? 1 : 'x']))
  try {
    formatToParts([...elements], 'en', english, IntlMessageFormat.formats, values)
    return undefined
  } catch {
    return problem('TEXT_SYNTAX', 'unreadable')
  }
}

/** Names of all placeholders of a parsed message, plurals and selects included. */
export const placeholdersOf = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.flatMap(element => {
    switch (element.type) {
      case TYPE.argument:
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        return [element.value]
      case TYPE.plural:
      case TYPE.select:
        return [element.value, ...Object.values(element.options).flatMap(option => placeholdersOf(option.value))]
      case TYPE.tag:
        return placeholdersOf(element.children)
      default:
        return []
    }
  })

const icu = { ignoreTag: true }

/** Parses a text with the locations of its parts. @throws `SyntaxError` if it is invalid */
export const parseMessageWithLocations = (text: string): readonly MessageFormatElement[] =>
  parseIcu(text, { ...icu, captureLocation: true })

/** Text and simple placeholders only, like nearly all messages. */
const plainMessage = /^[^{}']*(?:\{\w+\}[^{}']*)*$/

/** Parses such a message without the library, whose first parse is slow. */
const parsePlain = (text: string): readonly MessageFormatElement[] =>
  text
    .split(/[{}]/)
    .map((value, place): MessageFormatElement => (place % 2 === 0 ? { type: TYPE.literal, value } : { type: TYPE.argument, value }))
    .filter(element => element.type !== TYPE.literal || element.value !== '')

/**
 * Parses a text in ICU MessageFormat; angle brackets are plain characters. Recent results are cached: the same texts are validated, compared
 * with their translations and formatted.
 * @throws `SyntaxError` if the text is invalid
 */
export const parseMessage = memoizeText(
  (text): readonly MessageFormatElement[] => (plainMessage.test(text) ? parsePlain(text) : parseIcu(text, icu)),
  1_000,
)

/** The placeholders of a valid text. */
export const textPlaceholders = (text: string): ReadonlySet<string> =>
  text.includes('{') ? new Set(placeholdersOf(parseMessage(text))) : new Set()

/** Whether a text has MessageFormat syntax. `includes` is faster than a regular expression here. */
export const needsFormatting = (text: string): boolean => text.includes('{') || text.includes('}') || text.includes("'")
