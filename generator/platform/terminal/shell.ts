/** The environment of a command: a process, or a substitute in tests. */
import type { MessageLanguage } from '../../site/messages/language.ts'
import { canonicalTag } from '../../site/util/locale.ts'
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

/** The user’s locale, as POSIX systems set it, or as the system reports it. */
export const localeIn = ({ LC_ALL, LC_MESSAGES, LANG }: Env): Intl.Locale | undefined => {
  const set = [LC_ALL, LC_MESSAGES, LANG].find(one => one !== undefined && one !== '')
  const tag = canonicalTag((set ?? new Intl.DateTimeFormat().resolvedOptions().locale).replace(/[.@].*/, ''))
  return tag === undefined ? undefined : new Intl.Locale(tag)
}

/** The language of prompts, errors and warnings. */
export const languageIn = (env: Env): MessageLanguage => (localeIn(env)?.language === 'fr' ? 'fr' : 'en')
