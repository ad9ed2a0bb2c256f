/** The environment of a command: a process, or a substitute in tests. */
import type { Person } from './person.ts'

export type Env = Readonly<Record<string, string | undefined>>

/** Where text is written: a stream of the process, or a list in a test. */
export interface Output {
  readonly write: (text: string) => unknown
  /** Whether it is a terminal. */
  readonly isTTY?: boolean
  /** Width of that terminal in characters. */
  readonly columns?: number
}

export interface Shell {
  /** Results. */
  readonly out: Output
  /** Diagnostics and progress. */
  readonly err: Output
  /** The folder that paths on the command line are relative to. */
  readonly cwd: string
  readonly env: Env
  /** Interactive prompts; `undefined` without a terminal. */
  readonly person: Person | undefined
  /** Resolves with the exit code when a signal ends a long-running command, such as Ctrl-C. */
  readonly stopped: () => Promise<number>
}
