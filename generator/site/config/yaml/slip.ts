import type { Problem } from '../../model/diagnostic.ts'

/** A fault of a text, and where. */
export interface YamlProblem {
  readonly problem: Problem
  readonly start: number
  readonly end: number
}

/** Longest line that a remedy writes out: none is cut off. */
const shownAtMost = 100

/** A text in quotation marks; its own are kept. */
const quoted = (text: string): string => (/["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`)

/** `name: "Curbside: Paws"`, when it is short enough to be shown whole. */
export const quotedLine = (before: string, text: string): string | undefined => {
  const line = `${before}${quoted(text)}`
  return line.length > shownAtMost || text.includes('\n') ? undefined : line
}
