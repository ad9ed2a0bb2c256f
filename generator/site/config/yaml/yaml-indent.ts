/** Lines that begin in the wrong column. */
import { problem } from '../../messages/index.ts'
import type { Slip } from './slip.ts'
import type { Line } from './yaml-lines.ts'

/** Something that begins in a column: a key, or the dash of an item. */
interface Step {
  readonly column: number
  readonly text: string
  readonly line: number
}

/** `founded:`, `- id:`, or the first words. */
const nameOf = (text: string): string => /^(- +)*[^\s:]+:?/.exec(text.trimStart())?.[0] ?? text.trim().slice(0, 20)

/** What begins on a line: in `- id: x` an item, and its first key. */
const stepsOf = ({ text, number, column }: Line): readonly Step[] => {
  const steps: Step[] = []
  let rest = text.slice(column - 1)
  let at = column
  for (let dash = /^- +/.exec(rest); dash !== null; dash = /^- +/.exec(rest)) {
    steps.push({ column: at, text: nameOf(rest), line: number })
    at += dash[0].length
    rest = rest.slice(dash[0].length)
  }
  return [...steps, { column: at, text: nameOf(rest), line: number }]
}

/** Steps that a line could belong to, outermost first. */
const openBefore = (lines: readonly Line[]): readonly Step[] =>
  lines.reduce<readonly Step[]>((open, line) => {
    const steps = stepsOf(line)
    const [first] = steps
    return first === undefined ? open : [...open.filter(({ column }) => column < first.column), ...steps]
  }, [])

/** Whether a line gives its key a value, so that nothing can belong to it. */
const hasValue = ({ text }: Line): boolean => /: +[^\s#|>&!]/.test(text) || !/:\s*(#.*)?$/.test(text)

const slip = (variant: 'column' | 'deep' | 'shallow', line: Line, other: Step, otherColumn: number): Slip => ({
  problem: problem('YAML_SYNTAX', variant, {
    text: nameOf(line.text),
    column: line.column,
    other: other.text,
    otherLine: other.line,
    otherColumn,
  }),
  start: line.offset + line.column - 1,
  end: line.offset + line.text.length,
})

/** The step that a line should begin with: of the group that it has just left, one of the same kind before others. */
const beside = ({ column, text }: Line, open: readonly Step[]): Step | undefined => {
  const alike = open.filter(step => step.text.startsWith('- ') === text.trimStart().startsWith('- '))
  const steps = alike.length > 0 ? alike : open
  return steps.find(step => step.column > column) ?? steps.at(-1)
}

/** A line whose column is none of those that are open. */
const misfit = (lines: readonly Line[], at: number): Slip | undefined => {
  const line = lines[at]
  if (line === undefined) return undefined
  const before = lines.slice(0, at)
  const open = openBefore(before)
  const nearest = open.findLast(({ column }) => column < line.column) ?? open.at(-1)
  const deepest = open.at(-1)
  const above = before.at(-1)
  if (deepest !== undefined && above !== undefined && !open.some(({ column }) => column === line.column)) {
    const other = line.column < deepest.column ? beside(line, open) : undefined
    if (other !== undefined) return slip('column', line, other, other.column)
    const left = openBefore(before.slice(0, -1)).findLast(({ column }) => column === line.column)
    if (hasValue(above) && left !== undefined) return slip('shallow', above, left, left.column)
    if (hasValue(above) && nearest !== undefined) return slip('deep', line, nearest, nearest.column)
  }
  return undefined
}

/** A line that has a value, and yet others below it. */
const shift = (lines: readonly Line[], at: number, line: Line): Slip | undefined => {
  const open = openBefore(lines.slice(0, at))
  const next = lines[at + 1]
  const own = stepsOf(line).at(-1)
  if (next === undefined || own === undefined || !hasValue(line) || next.column <= own.column) return undefined
  const left = open.findLast(({ column }) => column === next.column)
  return left !== undefined ? slip('shallow', line, left, left.column) : slip('deep', next, own, own.column)
}

/** Whether a line begins in a wrong column, this one or the next: a parser stumbles at either. */
export const indentSlip = (lines: readonly Line[], at: number): Slip | undefined => {
  const line = lines[at]
  if (line === undefined) return undefined
  return misfit(lines, at) ?? shift(lines, at, line) ?? misfit(lines, at + 1)
}
