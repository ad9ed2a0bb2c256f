/** The text that was probably meant where YAML reads something else, for corrected lines. */
import { quotedLine } from './yaml-problem.ts'

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1

/** The key or dash before a value on its line: `street: `. */
export const labelBefore = (text: string, start: number): string =>
  /(?:[\w-]+: +|- +)$/.exec(text.slice(lineStart(text, start), start))?.[0] ?? ''

/** Where a text without quotation marks begins that reaches up to an offset, after its key on the same line. */
export const plainTextBefore = (text: string, offset: number): number | undefined => {
  const before = /^.*[\w-]+: +([^\s"'{}[\],][^"{}[\]]*)$/.exec(text.slice(lineStart(text, offset), offset))?.[1]
  return before === undefined ? undefined : offset - before.length
}

/** `en: Fast fr: Vite` or `en: Fast; fr: Vite` with the comma between the languages. */
export const withComma = (text: string, start: number, end: number): string | undefined => {
  const label = labelBefore(text, start)
  const [, first, next] = /^(\S.*?)\s*;?\s+([a-z]{2}(?:-[A-Z]{2})?: \S.*)$/.exec(text.slice(start, end)) ?? []
  return first !== undefined && /^[a-z]{2}(?:-[A-Z]{2})?: +$/.test(label) ? `${label}${first}, ${next?.trimEnd()}` : undefined
}

const closings: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/** Where a value in brackets ends: at the next key, at the end of the list item, or at the bracket that closes the collection. */
const endInBrackets = (rest: string, isList: boolean): number => {
  const open: string[] = []
  for (let at = 0; at < rest.length; at++) {
    const character = rest[at] ?? ''
    if (character in closings) open.push(closings[character] ?? '')
    else if (character === '}' || character === ']') {
      if (open.pop() === undefined) return at
    } else if (character === ',' && open.length === 0 && (isList || /^,\s*(?:[\w-]+: |[}\]]|$)/.test(rest.slice(at)))) return at
  }
  return rest.length
}

/**
 * The rest of the line from an offset, up to where the value ends.
 * @param open the innermost bracket that is open there
 */
export const meantText = (text: string, start: number, open: string | undefined): string => {
  const end = text.indexOf('\n', start)
  const rest = text.slice(start, end < 0 ? text.length : end)
  return (open === undefined ? rest.replace(/[ \t]+#(?:[ \t].*)?$/, '') : rest.slice(0, endInBrackets(rest, open === '['))).trimEnd()
}

/** The line with the whole text in quotation marks: `street: "1200 Main St #204"`; `undefined` if it is too long to show. */
export const meantLine = (text: string, start: number, open: string | undefined): string | undefined =>
  quotedLine(labelBefore(text, start), meantText(text, start, open))
