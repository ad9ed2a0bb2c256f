/** Two texts that were made of one, put together line by line; where both changed the same lines somebody has to choose. */
import { diffArrays } from 'diff'

/** Lines that both changed, each in its own way. */
export interface Clash {
  /** Where it begins in the text that is mine, from 1. */
  readonly line: number
  readonly mine: readonly string[]
  readonly theirs: readonly string[]
}

type Stretch = readonly string[] | Clash

export const isClash = (stretch: Stretch): stretch is Clash => 'mine' in stretch

/** Lines of the first text, from `start` up to before `end`, and what stands in their place. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly lines: readonly string[]
}

const editsOf = (base: readonly string[], next: readonly string[]): readonly Edit[] => {
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

/** Whether two edits are of the same lines, or put something into the same place. */
const meet = (one: Edit, other: Edit): boolean =>
  (one.start < other.end && other.start < one.end) ||
  (one.start === other.start && (one.start === one.end) === (other.start === other.end)) ||
  (one.start === one.end && other.start < one.start && one.start < other.end) ||
  (other.start === other.end && one.start < other.start && other.start < one.end)

/** What a side says of a stretch of the base. */
const said = (base: readonly string[], edits: readonly Edit[], start: number, end: number): readonly string[] => {
  const lines: string[] = []
  let at = start
  for (const edit of edits) {
    lines.push(...base.slice(at, edit.start), ...edit.lines)
    at = edit.end
  }
  return [...lines, ...base.slice(at, end)]
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, index) => line === other[index])

/** A stretch that both changed: line by line where all three have as many, so that each value is chosen by itself. */
const chosenApart = (was: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly Stretch[] => {
  if (isSame(mine, theirs)) return [mine]
  if (was.length < 2 || mine.length !== was.length || theirs.length !== was.length) return [{ line: 0, mine, theirs }]
  return was.map((line, index): Stretch => {
    const [own, other] = [mine[index] ?? '', theirs[index] ?? '']
    if (own === other || other === line) return [own]
    return own === line ? [other] : { line: 0, mine: [own], theirs: [other] }
  })
}

interface Group {
  readonly mine: readonly Edit[]
  readonly theirs: readonly Edit[]
}

/** Edits of both sides in their order, those together that meet one another. */
const grouped = (mine: readonly Edit[], theirs: readonly Edit[]): readonly Group[] => {
  const all = [...mine.map(edit => ({ edit, isMine: true })), ...theirs.map(edit => ({ edit, isMine: false }))].toSorted(
    (one, other) => one.edit.start - other.edit.start || one.edit.end - other.edit.end,
  )
  const groups: { readonly mine: Edit[]; readonly theirs: Edit[] }[] = []
  for (const { edit, isMine } of all) {
    const last = groups.at(-1)
    const joins = last !== undefined && [...last.mine, ...last.theirs].some(other => meet(edit, other))
    const group = joins ? last : { mine: [], theirs: [] }
    if (!joins) groups.push(group)
    group[isMine ? 'mine' : 'theirs'].push(edit)
  }
  return groups
}

const linesOf = (text: string): readonly string[] => text.split('\n')

/** Stretches of the text that both sides make together, in their order. */
export const putTogether = (base: string, mine: string, theirs: string): readonly Stretch[] => {
  const was = linesOf(base)
  const stretches: Stretch[] = []
  let at = 0
  for (const group of grouped(editsOf(was, linesOf(mine)), editsOf(was, linesOf(theirs)))) {
    const edits = [...group.mine, ...group.theirs]
    const [start, end] = [Math.min(...edits.map(one => one.start)), Math.max(...edits.map(one => one.end))]
    stretches.push(was.slice(at, start))
    const [own, other] = [said(was, group.mine, start, end), said(was, group.theirs, start, end)]
    if (group.theirs.length === 0) stretches.push(own)
    else if (group.mine.length === 0) stretches.push(other)
    else stretches.push(...chosenApart(was.slice(start, end), own, other))
    at = end
  }
  return numbered([...stretches, was.slice(at)])
}

const numbered = (stretches: readonly Stretch[]): readonly Stretch[] => {
  let line = 1
  return stretches.map(stretch => {
    const start = line
    line += isClash(stretch) ? stretch.mine.length : stretch.length
    return isClash(stretch) ? { ...stretch, line: start } : stretch
  })
}

/** @param isTheirs of the clashes, by their order, those whose lines are theirs */
export const joined = (stretches: readonly Stretch[], isTheirs: (clash: number) => boolean): string => {
  let clash = 0
  return stretches.flatMap(one => (isClash(one) ? (isTheirs(clash++) ? one.theirs : one.mine) : one)).join('\n')
}
