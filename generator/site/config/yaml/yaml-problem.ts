import type { Problem } from '../../model/diagnostic.ts'

/** A problem in a range of a YAML text. */
export interface YamlProblem {
  readonly problem: Problem
  readonly start: number
  readonly end: number
}

/** Longer lines are not shown in hints. */
const shownAtMost = 100

const quoted = (text: string): string => (/["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`)

/** A text without the curly quotation marks around it, which YAML does not read as quotation marks. */
const withoutCurlyMarks = (text: string): string => /^(?:“|„|«\s?|‘)([^“”„«»]*)(?:”|“|\s?»|’)$/u.exec(text)?.[1] ?? text

/** `name: "Curbside: Paws"`; `undefined` if it is too long to show. */
export const quotedLine = (before: string, text: string): string | undefined => {
  const line = `${before}${quoted(withoutCurlyMarks(text))}`
  return line.length > shownAtMost || text.includes('\n') ? undefined : line
}
