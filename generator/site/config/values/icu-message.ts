/** Texts in ICU MessageFormat (unicode-org.github.io/icu/userguide/format_parse/messages), read. */
import { type MessageFormatElement, parse as parseIcu, TYPE } from '@formatjs/icu-messageformat-parser'
import { type Formatters, formatToParts, IntlMessageFormat } from 'intl-messageformat'
import { problem } from '../../messages/index.ts'
import type { Problem } from '../../model/diagnostic.ts'
import { memoize, memoizeText } from '../../model/memoize.ts'

/** What a message does with a placeholder that cannot be done. */
const misuseIn = (elements: readonly MessageFormatElement[], isNumber: (name: string) => boolean): Problem | undefined => {
  for (const element of elements) {
    if (element.type === TYPE.date || element.type === TYPE.time) return problem('TEXT_SYNTAX', 'date', { name: element.value })
    if ((element.type === TYPE.number || element.type === TYPE.plural) && !isNumber(element.value))
      return problem('TEXT_SYNTAX', 'number', { name: element.value })
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue
    for (const { value } of Object.values(element.options)) {
      const inner = misuseIn(value, isNumber)
      if (inner !== undefined) return inner
    }
  }
  return undefined
}

/** A number from which on digits are grouped. */
const grouped = 1000

const isShort = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) < grouped

/**
 * What a message asks `Intl` for, when it first does. Digits are asked for when a number is written that needs it: V8 takes 14 ms to have the
 * first ones. (To be one of `IntlMessageFormat`, a message would have it name all locales that it knows, which takes 25.)
 * @param digits the locale with the digits that numbers are written in
 */
export const formattersOf = (locale: string, digits: () => string = () => locale): Formatters => {
  const numbers = memoize((options: string) => new Intl.NumberFormat(digits(), JSON.parse(options) as Intl.NumberFormatOptions))
  const plurals = memoize((type: Intl.PluralRuleType) => new Intl.PluralRules(locale, { type }))
  const plain = {
    format: (value: number) => (isShort(value) ? String(value) : numbers('{}').format(value)),
  }
  return {
    // Of a number without options it asks for nothing but how that is written.
    getNumberFormat: (_, options) => (options === undefined ? (plain as Intl.NumberFormat) : numbers(JSON.stringify(options))),
    getDateTimeFormat: (_, options) => new Intl.DateTimeFormat(digits(), options),
    getPluralRules: (_, { type = 'cardinal' } = {}) => plurals(type),
  }
}

const english = formattersOf('en')

/** Why a message cannot be said, though it can be read. */
export const formatProblem = (elements: readonly MessageFormatElement[], isNumber: (name: string) => boolean): Problem | undefined => {
  const misuse = misuseIn(elements, isNumber)
  if (misuse !== undefined) return misuse
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

/** Reads a text in ICU MessageFormat, with the places of its parts; throws a `SyntaxError` when it is none. */
export const parseMessageWithLocations = (text: string): readonly MessageFormatElement[] =>
  parseIcu(text, { ...icu, captureLocation: true })

/** Text and placeholders that are filled as they are, as nearly all messages have nothing else. */
const plainMessage = /^[^{}']*(?:\{\w+\}[^{}']*)*$/

/** The elements of such a message. To have the library read the first one takes V8 as long as a page. */
const readPlain = (text: string): readonly MessageFormatElement[] =>
  text
    .split(/[{}]/)
    .map((value, place): MessageFormatElement => (place % 2 === 0 ? { type: TYPE.literal, value } : { type: TYPE.argument, value }))
    .filter(element => element.type !== TYPE.literal || element.value !== '')

/**
 * Reads a text in ICU MessageFormat; throws a `SyntaxError` when it is none. Angle brackets are plain characters. The same texts are judged,
 * compared with their translations and said: those that came lately are not read again.
 */
export const parseMessage = memoizeText(
  (text): readonly MessageFormatElement[] => (plainMessage.test(text) ? readPlain(text) : parseIcu(text, icu)),
  1_000,
)

/** Placeholders a valid text uses. A text without braces has none. */
export const textPlaceholders = (text: string): ReadonlySet<string> =>
  text.includes('{') ? new Set(placeholdersOf(parseMessage(text))) : new Set()

/** Whether a text holds anything that MessageFormat would read; most do not. Sign by sign, which is four times as fast as a pattern. */
export const needsFormatting = (text: string): boolean => text.includes('{') || text.includes('}') || text.includes("'")
