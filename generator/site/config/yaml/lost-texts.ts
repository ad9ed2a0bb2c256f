/**
 * Finds text that YAML leaves out of a value without an error: `1200 Main St #204`, whose number is a comment, and `&Sons Plumbing`, whose
 * first word names the value for aliases. Also a list or key that became part of the text above it.
 *
 * A comment with a space after `#` is never reported. Otherwise, it is reported if it begins with a digit, or if it follows a text for
 * readers (several words, or a capital letter) and is neither a value that was commented out (`#name: …`) nor a reminder (`#TODO`).
 */
import { problem } from '../../messages/index.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { skipSpaces } from './fast/line-cursor.ts'
import { labelBefore } from './meant-text.ts'
import { type Leaf, placeOf, type Source, type SourceFile, sourceOf, type Value } from './tree.ts'
import { quotedLine } from './yaml-problem.ts'

/** An anchor before a value. */
const anchor = /&[^\s,[\]{}]+[ \t]+(?=[^\s#])/y

/** A key with a text, and a deeper line below it that looks like an item or like a key. */
const joined = /( *)(?:- +)*([\w-]+):[ \t]+(?=[^\s|>'"{[&*!#])[^\n]*\n\1[ \t]+(?=- |[A-Za-z][\w-]*:[^\s/])/y

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const offsetsOf = (text: string, character: string): readonly number[] => {
  const found: number[] = []
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) found.push(at)
  return found
}

/** Where comments begin that have no space after `#`. */
const commentsIn = (text: string): readonly number[] =>
  offsetsOf(text, '#').filter(at => /[ \t]/.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[at + 1] ?? ''))

const anchorsIn = (text: string): readonly (readonly [at: number, found: string])[] =>
  offsetsOf(text, '&').flatMap(at => {
    if (!/[ \t]/.test(text[at - 1] ?? '') || !/[:[,{-]/.test(text[endBefore(text, at) - 1] ?? '')) return []
    const found = matchAt(anchor, text, at)?.[0]
    return found === undefined ? [] : [[at, found] as const]
  })

/** Lines that are deeper than the line above it, which does not end as the lines do that have others below them. */
const joinsIn = (text: string): readonly RegExpExecArray[] => {
  const found: RegExpExecArray[] = []
  let [start, indent] = [0, skipSpaces(text, 0)]
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
    const next = skipSpaces(text, end + 1) - end - 1
    const last = text[end - 1] === '\r' ? text[end - 2] : text[end - 1]
    const isDeeper = next > indent && !':|>-{[,'.includes(last ?? ':')
    const match = isDeeper ? matchAt(joined, text, start) : null
    if (match !== null) found.push(match)
    start = end + 1
    indent = next
  }
  return found
}

interface Leaves {
  readonly byStart: ReadonlyMap<number, Leaf>
  readonly byEnd: ReadonlyMap<number, Leaf>
}

const leavesIn = (tree: Value): Leaves => {
  const byStart = new Map<number, Leaf>()
  const byEnd = new Map<number, Leaf>()
  const visit = (value: Value): void => {
    if (value.kind === 'leaf') {
      byStart.set(value.at.start, value)
      byEnd.set(value.at.end, value)
    } else if (value.kind === 'list') for (const item of value.items) visit(item)
    else for (const entry of value.entries.values()) visit(entry.value)
  }
  visit(tree)
  return { byStart, byEnd }
}

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1

const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/** Where the text before an offset ends, without spaces and line ends. */
const endBefore = (text: string, offset: number): number => {
  let end = offset
  while (end > 0 && /\s/.test(text[end - 1] ?? '')) end--
  return end
}

const isColour = (value: unknown): boolean => typeof value === 'string' && /^#[\da-f]{3,8}$/i.test(value)

/** Whether a comment was probably meant as part of the value before it. */
const isMeant = (comment: string, { value }: Leaf, mark: string): boolean => {
  if (/["']/.test(mark)) return /^#\d/.test(comment) && !isColour(value)
  if (/^#\d/.test(comment)) return true
  return (
    typeof value === 'string' &&
    /\s|\p{Lu}/u.test(value) &&
    !/^[A-Z]{2}$/.test(value) &&
    !/^#(?:[\w-]+:(?:\s|$)|(?:TODO|FIXME|XXX|HACK|NOTE)\b)/.test(comment)
  )
}

const inComment = (source: Source, hash: number, leaves: Leaves): Diagnostic | undefined => {
  const { text } = source
  const leaf = leaves.byEnd.get(endBefore(text, hash))
  const mark = text[leaf?.at.start ?? 0] ?? ''
  if (leaf === undefined || leaf.at.end > hash || /[|>]/.test(mark)) return undefined
  const end = lineEnd(text, hash)
  const comment = text.slice(hash, end).trimEnd()
  const from = lineStart(text, hash)
  const isBelow = leaf.at.end < from
  // On a separate line, most comments are meant. A deeper one may be the next line of the text.
  const [indent] = /^[ \t]*/.exec(text.slice(lineStart(text, leaf.at.start))) ?? ['']
  if (isBelow && !(/^#\d/.test(comment) && hash - from > indent.length)) return undefined
  if (!isMeant(comment, leaf, mark)) return undefined
  const written = /["']/.test(mark) ? String(leaf.value) : text.slice(leaf.at.start, leaf.at.end)
  // In brackets, the comment may contain the next value.
  const isWhole = !isBelow && !/[,[\]{}]/.test(comment)
  const line = isWhole ? quotedLine(labelBefore(text, leaf.at.start), `${written}${text.slice(leaf.at.end, hash)}${comment}`) : undefined
  return {
    ...problem('YAML_TEXT_LOST', 'comment', { shown: written.replace(/\s+/g, ' '), lost: comment, line }),
    where: placeOf({ source, start: hash, end: hash + comment.length }),
  }
}

const inAnchor = (source: Source, start: number, found: string, leaves: Leaves): Diagnostic | undefined => {
  const { text } = source
  const leaf = leaves.byStart.get(start + found.length)
  const name = found.trimEnd()
  if (leaf === undefined || /^["'|>]/.test(text.slice(leaf.at.start)) || text.includes(`*${name.slice(1)}`)) return undefined
  const written = text.slice(leaf.at.start, leaf.at.end)
  const line = quotedLine(labelBefore(text, start), `${found}${written}`)
  return {
    ...problem('YAML_TEXT_LOST', 'anchor', { shown: written.replace(/\s+/g, ' '), lost: name, line }),
    where: placeOf({ source, start, end: start + name.length }),
  }
}

const inLines = (source: Source, start: number, found: string, key: string, leaves: Leaves): Diagnostic | undefined => {
  const { text } = source
  const from = start + (/^ *(?:- +)*[\w-]+:[ \t]+/.exec(found)?.[0].length ?? 0)
  const leaf = leaves.byStart.get(from)
  const below = start + found.length
  if (leaf === undefined || leaf.at.end <= below) return undefined
  const lost = text.slice(below, Math.min(leaf.at.end, lineEnd(text, below))).trimEnd()
  return {
    ...problem('YAML_TEXT_LOST', 'joined', { shown: String(leaf.value), lost, key, isList: lost.startsWith('- ') }),
    where: placeOf({ source, start: below, end: below + lost.length }),
  }
}

/** The texts of a file that lack a part of what was written, or that have a part too many. */
export const lostTexts = (file: SourceFile, tree: Value): readonly Diagnostic[] => {
  const { text } = file
  const [comments, anchors, joins] = [commentsIn(text), anchorsIn(text), joinsIn(text)]
  if (comments.length + anchors.length + joins.length === 0) return []
  const leaves = leavesIn(tree)
  const source = sourceOf(file)
  return [
    ...comments.map(at => inComment(source, at, leaves)),
    ...anchors.map(([at, found]) => inAnchor(source, at, found, leaves)),
    ...joins.map(({ index, 0: found, 2: key = '' }) => inLines(source, index, found, key, leaves)),
  ].filter(one => one !== undefined)
}
