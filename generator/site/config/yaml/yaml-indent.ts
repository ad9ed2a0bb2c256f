/** Finds lines that begin in the wrong column. */
import { problem } from '../../messages/index.ts'
import type { YamlProblem } from './yaml-problem.ts'

/** A line that is neither empty nor a comment. */
export interface Line {
  readonly text: string
  /** Counted from 1. */
  readonly number: number
  readonly offset: number
  /** Column of its first character, counted from 1. */
  readonly column: number
}

/** The lines of a text that are neither empty nor comments. */
export const linesOf = (text: string): readonly Line[] => {
  let offset = 0
  return text.split('\n').flatMap((whole, index): readonly Line[] => {
    const line = { text: whole.replace(/\r$/, ''), number: index + 1, offset, column: whole.search(/[^ ]/) + 1 }
    offset += whole.length + 1
    return /^\s*(#|$)/.test(whole) ? [] : [line]
  })
}

/** A key, or the dash of a list item. */
interface Step {
  readonly column: number
  readonly text: string
  readonly line: number
}

/** How a message names it: `founded:`, `- id:`, or the first words. */
const nameOf = (text: string): string => /^(- +)*[^\s:]+:?/.exec(text.trimStart())?.[0] ?? text.trim().slice(0, 20)

/** The steps of a line: `- id: x` has an item and its first key. */
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

/** Whether the key of a line has a value, so that no deeper line can belong to it. */
const hasValue = ({ text }: Line): boolean => /: +[^\s#|>&!]/.test(text) || !/:\s*(#.*)?$/.test(text)

const slip = (variant: 'column' | 'deep' | 'shallow', line: Line, other: Step, otherColumn: number): YamlProblem => ({
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

/** The step that a line should be level with: the next deeper one, of the same kind if there is one. */
const intended = ({ column, text }: Line, open: readonly Step[]): Step | undefined => {
  const sameKind = open.filter(step => step.text.startsWith('- ') === text.trimStart().startsWith('- '))
  const steps = sameKind.length > 0 ? sameKind : open
  return steps.find(step => step.column > column) ?? steps.at(-1)
}

/** Finds a line whose column matches no open step. */
const misfit = (lines: readonly Line[], at: number): YamlProblem | undefined => {
  const line = lines[at]
  if (line === undefined) return undefined
  const before = lines.slice(0, at)
  const open = openBefore(before)
  const nearest = open.findLast(({ column }) => column < line.column) ?? open.at(-1)
  const deepest = open.at(-1)
  const above = before.at(-1)
  if (deepest !== undefined && above !== undefined && !open.some(({ column }) => column === line.column)) {
    const other = line.column < deepest.column ? intended(line, open) : undefined
    if (other !== undefined) return slip('column', line, other, other.column)
    const left = openBefore(before.slice(0, -1)).findLast(({ column }) => column === line.column)
    if (hasValue(above) && left !== undefined) return slip('shallow', above, left, left.column)
    if (hasValue(above) && nearest !== undefined) return slip('deep', line, nearest, nearest.column)
  }
  return undefined
}

/** Finds a line that has a value and deeper lines below it. */
const shift = (lines: readonly Line[], at: number, line: Line): YamlProblem | undefined => {
  const open = openBefore(lines.slice(0, at))
  const next = lines[at + 1]
  const own = stepsOf(line).at(-1)
  if (next === undefined || own === undefined || !hasValue(line) || next.column <= own.column) return undefined
  const left = open.findLast(({ column }) => column === next.column)
  return left !== undefined ? slip('shallow', line, left, left.column) : slip('deep', next, own, own.column)
}

/** Checks this line and the next one: the parser may report an error at either. */
export const indentProblem = (lines: readonly Line[], at: number): YamlProblem | undefined => {
  const line = lines[at]
  if (line === undefined) return undefined
  return misfit(lines, at) ?? shift(lines, at, line) ?? misfit(lines, at + 1)
}

/** Finds a key without its colon, alone on its line, with deeper lines or a list below it. */
export const bareKey = (lines: readonly Line[], at: number): YamlProblem | undefined => {
  for (const index of [at - 1, at]) {
    const [line, below] = [lines[index], lines[index + 1]]
    const [, key] = /^\s*([a-zA-Z][\w-]*)\s*$/.exec(line?.text ?? '') ?? []
    if (line === undefined || below === undefined || key === undefined) continue
    if (below.column <= line.column && !below.text.trimStart().startsWith('- ')) continue
    const start = line.offset + line.column - 1
    return { problem: problem('YAML_SYNTAX', 'noColon', { line: `${key}:` }), start, end: start + key.length }
  }
  return undefined
}

/** Finds a line without a key, such as `name = Ottawa Air`: this one or the next, because the parser may report the one before it. */
export const lineWithoutKey = (lines: readonly Line[], at: number): YamlProblem | undefined => {
  const found = lines.slice(at, at + 2).find(({ text }) => !/[:{[]/.test(text) && !/^\s*(-\s|#|$)/.test(text))
  if (found === undefined) return undefined
  const start = found.offset + found.column - 1
  const [, key, value] = /^\s*([\w-]+)\s*=\s*(.+)$/.exec(found.text) ?? []
  const line = key === undefined || value === undefined ? undefined : `${key}: ${value.trim()}`
  return { problem: problem('YAML_SYNTAX', 'noColon', { line }), start, end: found.offset + found.text.length }
}
