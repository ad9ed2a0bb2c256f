/**
 * Merges two edited versions of a text line by line. Unlike git and node-diff3, edits of adjacent lines merge without a conflict: each
 * line of a YAML file is usually a separate value.
 */
import { diffArrays } from 'diff'
import { isDeepEqual } from '../../../site/config/edit/edit-data.ts'

/** Lines that both versions changed, in different ways. */
export interface ConflictHunk {
  /** First line in my version, from 1. */
  readonly line: number
  readonly mine: readonly string[]
  readonly theirs: readonly string[]
}

type MergedPart = readonly string[] | ConflictHunk

export const isConflict = (part: MergedPart): part is ConflictHunk => 'mine' in part

/** Replaces the lines of the base from `start` to before `end`. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly lines: readonly string[]
}

const editsBetween = (base: readonly string[], next: readonly string[]): readonly Edit[] => {
  const edits: Edit[] = []
  let at = 0
  for (const { value, added, removed } of diffArrays([...base], [...next])) {
    const last = edits.at(-1)
    const isNew = last === undefined || last.end < at || (!added && !removed)
    if (added || removed) {
      const [end, lines] = [removed ? at + value.length : at, added ? value : []]
      if (isNew) edits.push({ start: at, end, lines })
      else edits[edits.length - 1] = { start: last.start, end, lines: [...last.lines, ...lines] }
    }
    if (!added) at += value.length
  }
  return edits
}

/** Whether two edits replace some of the same lines, or insert at the same position. */
const overlap = (a: Edit, b: Edit): boolean =>
  (a.start < b.end && b.start < a.end) ||
  (a.start === b.start && (a.start === a.end) === (b.start === b.end)) ||
  (a.start === a.end && b.start < a.start && a.start < b.end) ||
  (b.start === b.end && a.start < b.start && b.start < a.end)

/** Applies edits to the lines of the base from `start` to before `end`. */
const applyEdits = (base: readonly string[], edits: readonly Edit[], start: number, end: number): readonly string[] => {
  const lines: string[] = []
  let at = start
  for (const edit of edits) {
    lines.push(...base.slice(at, edit.start), ...edit.lines)
    at = edit.end
  }
  return [...lines, ...base.slice(at, end)]
}

/** Lines that both versions changed. If all three have as many, they are merged line by line, so that the user chooses each value. */
const mergeOverlap = (base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly MergedPart[] => {
  if (isDeepEqual(mine, theirs)) return [mine]
  if (base.length < 2 || mine.length !== base.length || theirs.length !== base.length) return [{ line: 0, mine, theirs }]
  return base.map((line, index): MergedPart => {
    const [own, other] = [mine[index] ?? '', theirs[index] ?? '']
    if (own === other || other === line) return [own]
    return own === line ? [other] : { line: 0, mine: [own], theirs: [other] }
  })
}

interface EditGroup {
  readonly mine: readonly Edit[]
  readonly theirs: readonly Edit[]
}

/** Edits of both versions in their order; overlapping ones are in one group. */
const groupEdits = (mine: readonly Edit[], theirs: readonly Edit[]): readonly EditGroup[] => {
  const inOrder = [...mine.map(edit => ({ edit, isMine: true })), ...theirs.map(edit => ({ edit, isMine: false }))].toSorted(
    (one, other) => one.edit.start - other.edit.start || one.edit.end - other.edit.end,
  )
  const groups: { readonly mine: Edit[]; readonly theirs: Edit[] }[] = []
  for (const { edit, isMine } of inOrder) {
    const last = groups.at(-1)
    const joins = last !== undefined && [...last.mine, ...last.theirs].some(other => overlap(edit, other))
    const group = joins ? last : { mine: [], theirs: [] }
    if (!joins) groups.push(group)
    group[isMine ? 'mine' : 'theirs'].push(edit)
  }
  return groups
}

const linesOf = (text: string): readonly string[] => text.split('\n')

/** @returns the merged text in parts: lines, or hunks in which both versions conflict */
export const mergeLines = (base: string, mine: string, theirs: string): readonly MergedPart[] => {
  const was = linesOf(base)
  const parts: MergedPart[] = []
  let at = 0
  for (const group of groupEdits(editsBetween(was, linesOf(mine)), editsBetween(was, linesOf(theirs)))) {
    const edits = [...group.mine, ...group.theirs]
    const [start, end] = [Math.min(...edits.map(one => one.start)), Math.max(...edits.map(one => one.end))]
    parts.push(was.slice(at, start))
    const [own, other] = [applyEdits(was, group.mine, start, end), applyEdits(was, group.theirs, start, end)]
    if (group.theirs.length === 0) parts.push(own)
    else if (group.mine.length === 0) parts.push(other)
    else parts.push(...mergeOverlap(was.slice(start, end), own, other))
    at = end
  }
  return withLineNumbers([...parts, was.slice(at)])
}

const withLineNumbers = (parts: readonly MergedPart[]): readonly MergedPart[] => {
  let line = 1
  return parts.map(part => {
    const start = line
    line += isConflict(part) ? part.mine.length : part.length
    return isConflict(part) ? { ...part, line: start } : part
  })
}

/** @param isTheirs whether the lines of a hunk, by its index, are taken from their version */
export const mergedText = (parts: readonly MergedPart[], isTheirs: (hunk: number) => boolean): string => {
  let hunk = 0
  return parts.flatMap(part => (isConflict(part) ? (isTheirs(hunk++) ? part.theirs : part.mine) : part)).join('\n')
}
