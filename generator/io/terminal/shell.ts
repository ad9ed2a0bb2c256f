/** What a command line runs in: a process, or a test's own stand-in. */
import type { Person } from './person.ts'

export type Env = Readonly<Record<string, string | undefined>>

/** Where text goes: a stream of the process, or a list in a test. */
export interface Output {
  readonly write: (text: string) => unknown
  /** Whether a terminal shows it. */
  readonly isTTY?: boolean
  /** Characters in a line of that terminal. */
  readonly columns?: number
}

export interface Shell {
  /** Results, for people and programs. */
  readonly out: Output
  /** Everything else. */
  readonly err: Output
  /** Folder that paths on the command line begin from. */
  readonly cwd: string
  readonly env: Env
  /** Whoever answers questions; nobody where the command runs by itself. */
  readonly person: Person | undefined
  /** Resolves when the command, which would go on for ever, is to end: at Ctrl-C. */
  readonly stopped: () => Promise<void>
}
