/** Single values on one line: texts with and without quotation marks, numbers, true, false and null. */
import { isScalar, Schema } from 'yaml'
import { narrow } from '../../../model/narrow.ts'
import type { Leaf, Source } from '../tree.ts'
import { colon, dash, hash, isLineEnd, isWordEnd, newline, space } from './characters.ts'

const codesOf = (characters: string): ReadonlySet<number> => new Set([...characters].map(character => character.charCodeAt(0)))

/** What a text without quotation marks cannot begin with. */
const indicators = codesOf(' \n?:,[]{}#&*!|>\'"%@`')

/** What ends a text within brackets. */
const flowIndicators = codesOf(',[]{}')

/** Whether a word ends here. */
const isEnd = (text: string, at: number, isFlow: boolean): boolean =>
  isWordEnd(text, at) || (isFlow && flowIndicators.has(text.charCodeAt(at)))

/** Where a text without quotation marks ends; where it should begin, if none does. */
const plainEnd = (text: string, start: number, isFlow: boolean): number => {
  const first = text.charCodeAt(start)
  if (start >= text.length || indicators.has(first) || (first === dash && isEnd(text, start + 1, isFlow))) return start
  let end = start
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at)
    // Most are letters, and those of no meaning stand behind the colon.
    if (code > colon && !isFlow) {
      end = at + 1
      continue
    }
    if (code === space) continue
    if (code === newline || (code === hash && text.charCodeAt(at - 1) === space)) break
    if ((code === colon && isEnd(text, at + 1, isFlow)) || (isFlow && flowIndicators.has(code))) break
    end = at + 1
  }
  return end
}

/** Kinds of values that are no texts, by what they look like. */
const kinds = new Schema({ schema: 'core' }).tags.flatMap(tag =>
  'test' in tag && tag.test !== undefined && tag.default === true ? [tag] : [],
)

/** All that looks like one of these begins so. */
const otherThanText = codesOf('-+.0123456789~nNtTfF')

/** Most of what is no text, and short enough to be told exactly. */
const plainNumber = /^-?\d{1,15}(?:\.\d{1,15})?$/

const plainValue = (text: string): unknown => {
  if (!otherThanText.has(text.charCodeAt(0))) return text
  if (plainNumber.test(text)) return Number(text)
  const kind = kinds.find(({ test }) => test?.test(text))
  const value = kind === undefined || !('resolve' in kind) ? text : kind.resolve?.(text, () => {}, {})
  return isScalar(value) ? value.value : value
}

/** Behind the quotation mark that ends a text on its line. */
const quotedEnd = (text: string, start: number): number | undefined => {
  const mark = text.charCodeAt(start)
  const isDouble = text[start] === '"'
  for (let at = start + 1; !isLineEnd(text, at); at++) {
    const code = text.charCodeAt(at)
    if (isDouble && text[at] === '\\') at++
    else if (code === mark && (isDouble || text.charCodeAt(at + 1) !== mark)) return at + 1
    else if (code === mark) at++
  }
  return undefined
}

/** What is written the same way in JSON. */
const jsonLike = /^(?:[^\\]|\\["\\/nrt])*$/

/** What is written in quotation marks; `undefined` for what JSON writes otherwise. */
const quotedValue = (text: string): unknown => {
  const inner = text.slice(1, -1)
  if (text[0] === "'") return inner.replaceAll("''", "'")
  if (!inner.includes('\\')) return inner
  return jsonLike.test(inner) ? JSON.parse(text) : undefined
}

const quotationMarks = codesOf('"\'')

const isQuoted = (text: string, start: number): boolean => quotationMarks.has(text.charCodeAt(start))

/** To the end of a line, as `plainEnd` has it: no colon ends a word, no `#` begins one, and no space stands at the end. */
const rest = '[^\\n:# ]*(?:(?::(?![ \\n])|#| +(?![ \\n#]))[^\\n:# ]*)*'

/** Sources of patterns for single values that take the rest of their line, all but the rarest. */
export const written = {
  /** What can only be a text, and is what it says. */
  text: `[^- \\n?:,[\\]{}#&*!|>'"%@\`+.0-9~nNtTfF]${rest}`,
  other: [`(?:[+.0-9~nNtTfF]|-(?![ \\n]))${rest}`, '"(?:[^"\\\\\\n]|\\\\["\\\\/nrt])*"', "'(?:[^'\\n]|'')*'"].join('|'),
}

/** What a single value says; `undefined` for one that is written in a rarer way. */
export const singleValue = (written: string): unknown => (isQuoted(written, 0) ? quotedValue(written) : plainValue(written))

/** The single value that begins here; `undefined` for what goes on over lines, and all that is written in a rarer way. */
export const single = (source: Source, start: number, isFlow: boolean): Leaf | undefined => {
  const { text } = source
  const end = isQuoted(text, start) ? quotedEnd(text, start) : plainEnd(text, start, isFlow)
  const value = end === undefined || end === start ? undefined : singleValue(narrow(text.slice(start, end)))
  return end === undefined || value === undefined ? undefined : { kind: 'leaf', at: { source, start, end }, value }
}
