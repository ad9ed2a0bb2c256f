/** What all widgets have in common. */
import type { Path, Problem } from '../../protocol.ts'

export interface WidgetProps {
  /** Of the part of the config. */
  readonly path: Path
  /** Of the value in it that was clicked on; otherwise the same as `path`. */
  readonly opened: Path
}

export const startsWith = (path: Path, start: Path): boolean => start.every((step, index) => path[index] === step)

/** Messages about a part of the config. */
export const messagesAt = (problems: readonly Problem[], path: Path): readonly string[] =>
  problems.filter(problem => problem.path !== null && startsWith(problem.path, path)).map(({ message }) => message)
