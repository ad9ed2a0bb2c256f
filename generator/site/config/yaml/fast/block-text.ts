/** Texts below a `|` or `>`. */
import { narrow } from '../../../model/narrow.ts'
import type { Leaf, Source } from '../tree.ts'
import { isLineEnd, newline, nextLine, skipSpaces } from './characters.ts'

interface Lines {
  readonly lines: readonly string[]
  /** Behind the last of them. */
  readonly end: number
}

/** Lines from the first, which says something, to the last that does, without their indentation. @param isEven whether none may stand deeper */
const linesFrom = (text: string, start: number, indent: number, isEven: boolean): Lines | undefined => {
  const lines: string[] = []
  let said = 0
  let end = start
  for (let at = start; at < text.length; ) {
    const from = skipSpaces(text, at)
    const next = nextLine(text, from)
    const isEmpty = isLineEnd(text, from)
    if (from - at > indent && (isEmpty || isEven)) return undefined
    if (from - at < indent && !isEmpty) break
    lines.push(isEmpty ? '' : text.slice(at + indent, text.charCodeAt(next - 1) === newline ? next - 1 : next))
    if (!isEmpty) {
      said = lines.length
      end = next
    }
    at = next
  }
  return { lines: lines.slice(0, said), end }
}

/** The text whose `|` or `>` stands here; `undefined` for one that is written in a rarer way. @param outer column of what it belongs to */
export const blockText = (source: Source, start: number, outer: number): Leaf | undefined => {
  const { text } = source
  const isFolded = text[start] === '>'
  const isStripped = text[start + 1] === '-'
  const below = start + (isStripped ? 3 : 2)
  const indent = skipSpaces(text, below) - below
  if (text.charCodeAt(below - 1) !== newline || indent <= outer || isLineEnd(text, below + indent)) return undefined
  const found = linesFrom(text, below, indent, isFolded)
  if (found === undefined) return undefined
  const whole = narrow(found.lines.join('\n'))
  const said = isFolded ? whole.replace(/\n+/g, breaks => breaks.slice(1) || ' ') : whole
  return { kind: 'leaf', at: { source, start, end: found.end }, value: isStripped ? said : `${said}\n` }
}
