/** Texts in ICU MessageFormat (unicode-org.github.io/icu/userguide/format_parse/messages), read. */
import { type MessageFormatElement, parse as parseIcu, TYPE } from '@formatjs/icu-messageformat-parser'
import { type Formatters, formatToParts, IntlMessageFormat } from 'intl-messageformat'
import { type Problem, problem } from '../catalogue/index.ts'
import { memoize, memoizeText } from '../model/memoize.ts'

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

const plural = memoize((type: Intl.PluralRuleType) => new Intl.PluralRules('en', { type }))

/**
 * What a message asks `Intl` for, when it first does: to be one of `IntlMessageFormat`, it would have V8 name all locales that it knows, which
 * takes 25 ms. A number without options is written without it.
 */
const formatters: Formatters = {
  getNumberFormat: (locale, options) =>
    options === undefined ? ({ format: (value: number) => String(value) } as Intl.NumberFormat) : new Intl.NumberFormat(locale, options),
  getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, options),
  getPluralRules: (_, { type = 'cardinal' } = {}) => plural(type),
}

/** Why a message cannot be said, though it can be read. */
export const unsayable = (elements: readonly MessageFormatElement[], isNumber: (name: string) => boolean): Problem | undefined => {
  const misuse = misuseIn(elements, isNumber)
  if (misuse !== undefined) return misuse
  const values = Object.fromEntries(placeholdersOf(elements).map(name => [name, isNumber(name) ? 1 : 'x']))
  try {
    formatToParts([...elements], 'en', formatters, IntlMessageFormat.formats, values)
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
export const parseMessageWithPlaces = (text: string): readonly MessageFormatElement[] => parseIcu(text, { ...icu, captureLocation: true })

/**
 * Reads a text in ICU MessageFormat; throws a `SyntaxError` when it is none. Angle brackets are plain characters. The same texts are judged,
 * compared with their translations and said: those that came lately are not read again.
 */
export const parseMessage = memoizeText((text): readonly MessageFormatElement[] => parseIcu(text, icu), 1_000)

/** Placeholders a valid text uses. A text without braces has none. */
export const textPlaceholders = (text: string): ReadonlySet<string> =>
  text.includes('{') ? new Set(placeholdersOf(parseMessage(text))) : new Set()

/** Whether a text holds anything that MessageFormat would read; most do not. Sign by sign, which is four times as fast as a pattern. */
export const needsFormatting = (text: string): boolean => text.includes('{') || text.includes('}') || text.includes("'")
