/**
 * Finds the likely cause of YAML syntax errors. A parser reports an error where it cannot continue, which is often several lines after
 * the cause.
 */
import { type Document, Lexer, type YAMLError } from 'yaml'
import { problem } from '../../messages/index.ts'
import { labelBefore, meantLine, meantText, plainTextBefore, withComma } from './meant-text.ts'
import { bareKey, indentProblem, type Line, linesOf, lineWithoutKey } from './yaml-indent.ts'
import { quotedLine, type YamlProblem } from './yaml-problem.ts'

/** A parser error with its surroundings. */
interface ParserError {
  readonly text: string
  readonly code: YAMLError['code']
  readonly message: string
  readonly start: number
  readonly end: number
  readonly lines: readonly Line[]
  /** Index of the line of the error. */
  readonly at: number
  readonly line: Line
}

interface Lexeme {
  readonly source: string
  readonly offset: number
}

/** The tokens of a text, with their offsets. */
const lexemesOf = (text: string): readonly Lexeme[] => {
  let offset = 0
  return [...new Lexer().lex(text)].flatMap(source => {
    // Control tokens: start of a document, unexpected end of a flow collection, start of a plain scalar.
    if (source === '\u0002' || source === '\u0018' || source === '\u001f') return []
    const lexeme = { source, offset }
    offset += source.length
    return [lexeme]
  })
}

type Detector = (error: ParserError) => YamlProblem | undefined

const tab: Detector = ({ line, lines, at, code }) => {
  const found = [line, ...(code === 'TAB_AS_INDENT' ? [] : lines.slice(at + 1, at + 2))].find(one => /^ *\t/.test(one.text))
  if (found === undefined) return undefined
  const start = found.offset + found.text.indexOf('\t')
  return { problem: problem('YAML_SYNTAX', 'tab'), start, end: start + 1 }
}

const blank: Detector = ({ lines, at }) => {
  const found = lines
    .slice(Math.max(0, at - 1), at + 2)
    .find(one => /^ *[\u00a0\u1680\u2000-\u200d\u202f\u205f\u2060\u3000\ufeff]/.test(one.text))
  if (found === undefined) return undefined
  const column = found.text.search(/[^ ]/)
  const start = found.offset + column
  return { problem: problem('YAML_SYNTAX', 'blank', { character: found.text[column] ?? '' }), start, end: start + 1 }
}

/** `name：` */
const wideColon: Detector = ({ lines, at }) => {
  const found = lines.slice(Math.max(0, at - 1), at + 2).find(one => /^\s*(?:- +)*[\w-]+：/.test(one.text))
  if (found === undefined) return undefined
  const start = found.offset + found.text.indexOf('：')
  const line = found.text.trim().replace(/^((?:- +)*[\w-]+)：\s*/, '$1: ')
  return { problem: problem('YAML_SYNTAX', 'wideColon', { line }), start, end: start + 1 }
}

/** The line with a text in other quotation marks: `name: 'L'atelier'` → `name: "L'atelier"`. */
const requoted = (text: string, offset: number, mark: string): string | undefined => {
  const whole = meantText(text, offset, openAt(text, offset).at(-1)?.source)
  return quotedLine(labelBefore(text, offset), whole.length > 2 && whole.endsWith(mark) ? whole.slice(1, -1) : whole)
}

/** A missing quotation mark: the string continues to the next one, or to the end of the file. */
const quotes: Detector = ({ text, start, lines, line, code }) => {
  if (code === 'BAD_DQ_ESCAPE') return undefined
  for (const { source, offset } of lexemesOf(text)) {
    const [mark = ''] = source
    if (mark !== '"' && mark !== "'") continue
    const end = offset + source.length
    const place = { start: offset, end }
    if (source.length < 2 || !source.endsWith(mark)) return { problem: problem('YAML_SYNTAX', 'unclosed', { mark }), ...place }
    const rest = /^[ \t]*([^\s,\]}:#][^\n]*)/.exec(text.slice(end, end + 200))?.[1]
    const last = lines.findLast(one => one.offset < end) ?? line
    const isNear = offset <= start && (start <= end || end >= line.offset)
    if (isNear && (rest !== undefined || source.includes('\n'))) {
      const next = (rest ?? text.slice(end, end + 40).trim()).split('\n', 1)[0] ?? ''
      const ends = last === lines.findLast(one => one.offset <= offset) ? undefined : last.number
      const corrected = ends === undefined ? requoted(text, offset, mark) : undefined
      return { problem: problem('YAML_SYNTAX', 'quotes', { mark, rest: next.slice(0, 40).trim(), line: ends, meant: corrected }), ...place }
    }
    if (offset > start) return undefined
  }
  return undefined
}

const escaped: Detector = ({ text, start, end, code }) =>
  code === 'BAD_DQ_ESCAPE' ? { problem: problem('YAML_SYNTAX', 'escape', { text: text.slice(start, start + 2) }), start, end } : undefined

const closings: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/** The brackets and braces that are open at an offset. */
const openAt = (text: string, place: number): readonly Lexeme[] => {
  const open: Lexeme[] = []
  for (const lexeme of lexemesOf(text)) {
    if (lexeme.offset >= place) break
    if (lexeme.source === '{' || lexeme.source === '[') open.push(lexeme)
    else if (lexeme.source === '}' || lexeme.source === ']') open.pop()
  }
  return open
}

/** Where the collection begins that ends on the same line directly before an offset, without quotation marks in it: `{city}`. */
const openingOf = (text: string, offset: number): number | undefined => {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trimEnd()
  const found = /(?:\{[^{}[\]"':]*\}|\[[^{}[\]"':]*\])$/.exec(before)
  return found === null ? undefined : text.lastIndexOf('\n', offset - 1) + 1 + found.index
}

/** A comment that hides brackets or commas: `{ en: We are #1 in town }`. @param end where the parser could not continue */
const commentIn = (text: string, { source, offset }: Lexeme, end: number): YamlProblem | undefined => {
  const limit = Math.max(end, text.indexOf('\n', offset))
  const hash = lexemesOf(text).find(one => one.offset > offset && one.offset < limit && /^#[^\s#]/.test(one.source))?.offset
  if (hash === undefined) return undefined
  const begins = [...text.slice(offset, hash).matchAll(/[,{[]\s*(?:[\w-]+: +)?/g)].map(({ index, 0: opening }) => index + opening.length)
  const begin = Math.min(offset + (begins.at(-1) ?? 0), hash)
  const comment = meantText(text, hash, undefined)
  const line = meantLine(text, text[begin] === ' ' ? hash : begin, source)
  return { problem: problem('YAML_SYNTAX', 'hidden', { comment, line }), start: hash, end: hash + comment.length }
}

const brackets: Detector = ({ text, start, end, line, message, code }) => {
  const mark = text[start] ?? ''
  const open = openAt(text, start)
  const inner = open.at(-1)
  if (inner !== undefined && (/^Flow (map|sequence)/.test(message) || (code === 'BAD_INDENT' && inner.offset < line.offset)))
    return (
      commentIn(text, inner, start) ?? {
        problem: problem('YAML_SYNTAX', 'open', { mark: inner.source, closing: closings[inner.source] ?? '' }),
        start: inner.offset,
        end: inner.offset + 1,
      }
    )
  const hidden = inner !== undefined && code === 'MISSING_CHAR' ? commentIn(text, inner, start) : undefined
  if (hidden !== undefined && hidden.start < start) return hidden
  if ((mark === '}' || mark === ']') && inner === undefined) return { problem: problem('YAML_SYNTAX', 'closed', { mark }), start, end }
  if (code !== 'UNEXPECTED_TOKEN') return undefined
  const opening = openingOf(text, start)
  const begin = opening ?? (mark in closings ? plainTextBefore(text, start) : undefined)
  if (begin !== undefined) {
    const variant = text[opening ?? start] === '{' ? 'braces' : 'brackets'
    return { problem: problem('YAML_SYNTAX', variant, { line: meantLine(text, begin, inner?.source) }), start: opening ?? start, end }
  }
  return mark === ',' ? { problem: problem('YAML_SYNTAX', 'commas'), start, end } : undefined
}

/** `key: value`, without a comment. */
const keyed = /^(\s*(?:- +)*)([^\s"'{[#:][^:"'{[]*:)[ \t]+(\S.*?)(?:[ \t]+#.*)?$/

/** The codes of errors at the character with which a value begins. */
const beginCodes = ['BAD_SCALAR_START', 'TAG_RESOLVE_FAILED', 'BAD_ALIAS', 'BAD_DIRECTIVE']

/** Where a value begins with a character that has a meaning in YAML: `> 20 years`, `| text`, `? text`, `*text* more`. */
const indicatorOn = ({ text, offset }: Line, start: number): number | undefined => {
  const found = /^(\s*(?:- +)*(?:[^\s"'{[#:][^:"'{[]*:[ \t]+)?)(?:[?*]|[>|](?![-+\d]*[ \t]*(?:#|$)))/.exec(text)
  const at = offset + (found?.[1]?.length ?? 0)
  return found !== null && at <= start && start < offset + text.length ? at : undefined
}

const begins: Detector = ({ text, start, code, line }) => {
  // `[serve,#1]`
  const isHash = text[start] === '#' && code === 'MISSING_CHAR'
  const at = isHash || beginCodes.includes(code) ? start : indicatorOn(line, start)
  if (at === undefined) return undefined
  const open = openAt(text, at).at(-1)?.source
  const before = text.slice(0, at).trimEnd().at(-1) ?? ''
  const isWhole = /^[:,[{-]?$/.test(before) || line.offset === at
  return {
    problem: problem('YAML_SYNTAX', 'begins', { character: text[at] ?? '', line: isWhole ? meantLine(text, at, open) : undefined }),
    start: at,
    end: at + 1,
  }
}

const spaces: Detector = ({ line: { text, offset } }) => {
  const dash = /^( *)-(?=[^\s-])/.exec(text)
  if (dash !== null && /[:{]/.test(text))
    return { problem: problem('YAML_SYNTAX', 'dash'), start: offset + dash[0].length - 1, end: offset + dash[0].length }
  const colon = /^(\s*(?:- +)*)([\w-]+):([^\s:/][^:]*)$/.exec(text)
  if (colon === null) return undefined
  const [, indent = '', key = '', value = ''] = colon
  const start = offset + indent.length
  return { problem: problem('YAML_SYNTAX', 'colon', { line: `${key}: ${value.trim()}` }), start, end: start + key.length + 1 }
}

const list: Detector = ({ line: { text, offset } }) => {
  const found = /^(\s*(?:- +)*)([\w-]+):[ \t]+-(\s|$)/.exec(text)
  if (found === null) return undefined
  const [start, , key = ''] = found
  const line = quotedLine(`${key}: `, text.slice(start.trimEnd().length - 1).trimEnd())
  return {
    problem: problem('YAML_SYNTAX', 'list', { key, line }),
    start: offset + start.trimEnd().length - 1,
    end: offset + start.trimEnd().length,
  }
}

/** A line with several keys in braces: `slogan: en: Fast, fr: Vite`, `- from: /a to: /b`. */
const inBraces = (dash: string, key: string, value: string): string | undefined => {
  if (/[{}[\]"']/.test(value)) return undefined
  const pair = dash === '' ? undefined : /^(\/\S*|https?:\S+)\s+([a-z]\w*: .*)$/.exec(value)
  if (pair !== null && pair !== undefined) return `- { ${key} ${pair[1]}, ${pair[2]} }`
  return /^[a-z]{2,3}(?:-[A-Z]{2})?: /.test(value) ? `${key} { ${value} }` : undefined
}

const secondColon: Detector = ({ line: { text, offset } }) => {
  const [, before = '', key = '', value = ''] = keyed.exec(text) ?? []
  if (!/:(\s|$)/.test(value) || /^[|>"'{[]/.test(value)) return undefined
  const start = offset + text.indexOf(value, text.indexOf(key) + key.length)
  const end = start + value.length
  const line = inBraces(before.trim(), key, value)
  if (line !== undefined) return { problem: problem('YAML_SYNTAX', 'keysOnOneLine', { line }), start, end }
  // `mon-thu: 8:00-16:00, fri: 8:00-12:00`
  const pair = /^([^\s,:][^\s,]*), +([a-z][\w-]*: [^\s,:][^\s,]*)$/.exec(value)
  if (pair === null) return { problem: problem('YAML_SYNTAX', 'unquoted', { line: quotedLine(`${key} `, value) }), start, end }
  return { problem: problem('YAML_SYNTAX', 'twoKeys', { first: `${key} ${pair[1]}`, next: `${pair[2]}` }), start, end }
}

const inFlow: Detector = ({ text, start, end, code }) => {
  if (code !== 'BLOCK_IN_FLOW') return undefined
  const line = withComma(text, start, end)
  if (line !== undefined) return { problem: problem('YAML_SYNTAX', 'noComma', { line }), start, end }
  // `{ en: Our motto: quality }`
  const isText = /[^\s:,]: /.test(text.slice(start, end)) && labelBefore(text, start) !== '' && !text.slice(start, end).includes('\n')
  return isText
    ? { problem: problem('YAML_SYNTAX', 'unquoted', { line: meantLine(text, start, openAt(text, start).at(-1)?.source) }), start, end }
    : { problem: problem('YAML_SYNTAX', 'listInBraces'), start, end }
}

/** A text that goes on after a comment: `name: We are #1` and `in town` below it. */
const interrupted: Detector = ({ lines, at, code }) => {
  if (code !== 'BAD_INDENT') return undefined
  const isAbove = /[ \t]#[^\s#]/.test(lines[at]?.text ?? '')
  const [above, below] = isAbove ? [lines[at], lines[at + 1]] : [lines[at - 1], lines[at]]
  const found = /^((\s*)(?:- +)*[\w-]+: +[^\s"'{[|>&*#][^\n]*?[ \t])(#[^\s#].*)$/.exec(above?.text ?? '')
  if (above === undefined || below === undefined || found === null || below.column - 1 <= (found[2]?.length ?? 0)) return undefined
  const [, before = '', , comment = ''] = found
  const start = above.offset + before.length
  return { problem: problem('YAML_SYNTAX', 'interrupted', { comment }), start, end: start + comment.length }
}

const indentation: Detector = ({ lines, at }) => bareKey(lines, at) ?? indentProblem(lines, at)

const noColon: Detector = ({ lines, at }) => lineWithoutKey(lines, at)

const detectors: readonly Detector[] = [
  tab,
  blank,
  wideColon,
  quotes,
  escaped,
  brackets,
  begins,
  list,
  spaces,
  secondColon,
  inFlow,
  interrupted,
  indentation,
  noColon,
]

/** The problems of an invalid document. Only the first one is reliable, except that all tabs are reported. */
export const syntaxProblems = (text: string, document: Document): readonly YamlProblem[] => {
  const reported = [...document.errors, ...document.warnings]
  const [first] = reported
  if (first === undefined) return []
  const lines = linesOf(text)
  return reported
    .filter(({ code }, index) => index === 0 || (code === first.code && code === 'TAB_AS_INDENT'))
    .slice(0, 20)
    .map(({ code, message, pos: [start, end] }) => {
      const at = Math.max(
        0,
        lines.findLastIndex(one => one.offset <= start),
      )
      const line = lines[at]
      const found =
        line === undefined ? undefined : detectors.map(detect => () => detect({ text, code, message, start, end, lines, at, line }))
      return (
        found?.reduce<YamlProblem | undefined>((problem, detect) => problem ?? detect(), undefined) ?? {
          problem: problem('YAML_SYNTAX', 'other'),
          start,
          end,
        }
      )
    })
}
