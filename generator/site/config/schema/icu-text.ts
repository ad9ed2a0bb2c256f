/** Schema of a text in ICU MessageFormat. */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { problem } from '../../messages/index.ts'
import { escapeRegExp } from '../../util/text.ts'
import { formatProblem, needsFormatting, parseMessage, placeholdersOf } from '../values/icu-message.ts'
import { checked, type ValueProblem } from './scalars.ts'

/** Placeholders whose values are numbers. */
const numbers = new Set('years yearsRounded count value areas services languages daysOpen steps signs points fields'.split(' '))

/** Characters. */
const maxTextLength = 100_000

/** Whether braces are nested too deeply to parse. */
const isDeep = (text: string): boolean => {
  let depth = 0
  for (const character of text) {
    if (character === '{') depth++
    else if (character === '}') depth--
    if (depth > 20) return true
  }
  return false
}

/** For an unclosed brace, the parser reports the words after it as malformed. */
const parserError = (fault: string, text: string): string =>
  fault === 'MALFORMED_ARGUMENT' && text.lastIndexOf('}') < text.lastIndexOf('{') ? 'EXPECT_ARGUMENT_CLOSING_BRACE' : fault

/** What MessageFormat shows as it is written: `''` and `'{'`. */
const quoted = /''|'(?=[{}])(?:''|[^'])*'?/g

/** Braces that the parser accepts and visitors would see: a placeholder behind a straight apostrophe, and a `}` without its `{`. */
const shownBraces = (text: string): ValueProblem | undefined => {
  for (const [part] of text.matchAll(quoted)) {
    const [needle, name] = /^'\{(\w+)/.exec(part) ?? []
    if (needle !== undefined && name !== undefined) return { problem: problem('TEXT_SYNTAX', 'apostrophe', { name }), needle }
  }
  const unquoted = text.replace(quoted, part => ' '.repeat(part.length))
  let depth = 0
  for (const { 0: brace, index } of unquoted.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth < 0) return { problem: problem('TEXT_SYNTAX', 'syntax', { fault: 'UNMATCHED_CLOSING_BRACE' }), needle: text.slice(index) }
  }
  return undefined
}

/** A placeholder as it begins in a text: `{name}`, `{ name }`, `{name, plural, …}`. */
const writtenPlaceholder = (text: string, name: string): string | undefined =>
  new RegExp(String.raw`\{\s*${escapeRegExp(name)}\s*\}?`).exec(text)?.[0].trimEnd()

/**
 * A text in ICU MessageFormat (unicode-org.github.io/icu/userguide/format_parse/messages).
 * @param allowed placeholders that the text may use
 * @param needs placeholders that it must use
 */
export const icuText = (allowed: readonly string[], needs: readonly string[]) =>
  checked<string>(value => {
    if (value.trim() === '') return problem('TEXT_EMPTY')
    if (value.length > maxTextLength) return problem('VALUE_RANGE', 'text', { least: false, limit: maxTextLength })
    if (needs.length === 0 && !needsFormatting(value)) return undefined
    let elements: readonly MessageFormatElement[]
    if (isDeep(value)) return { problem: problem('TEXT_SYNTAX', 'unreadable'), needle: '{' }
    const shown = shownBraces(value)
    if (shown !== undefined) return shown
    try {
      elements = parseMessage(value)
    } catch (error) {
      const fault = error instanceof SyntaxError ? parserError(error.message, value) : ''
      return { problem: fault === '' ? problem('TEXT_SYNTAX', 'unreadable') : problem('TEXT_SYNTAX', 'syntax', { fault }), needle: '{' }
    }
    const used = new Set(placeholdersOf(elements))
    const known = [...used].every(name => allowed.includes(name))
    // A text that must use `value` gets it as formatted text.
    const fault = known ? formatProblem(elements, name => numbers.has(name) && !(name === 'value' && needs.includes(name))) : undefined
    if (fault !== undefined) return { problem: fault, needle: '{' }
    return [
      ...[...used]
        .filter(name => !allowed.includes(name))
        .map(name => ({
          problem: problem('PLACEHOLDER_UNKNOWN', 'text', { name, known: allowed }),
          needle: writtenPlaceholder(value, name),
        })),
      ...needs.filter(name => !used.has(name)).map(name => ({ problem: problem('PLACEHOLDER_UNUSED', 'needed', { name }) })),
    ]
  })
