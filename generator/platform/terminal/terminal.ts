/** Output and environment of a command. */
import { resolve } from 'node:path'
import { countText, formatText } from '../../site/diagnostics/format.ts'
import { formatBuildDiagnostic } from '../../site/messages/index.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import type { Text } from '../../site/messages/message.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { isError } from '../../site/util/diagnostics.ts'
import { withCommands } from '../program/site-commands.ts'
import { type Watcher, watcherAt } from './progress.ts'
import { type Env, languageIn, type Output, type Shell } from './shell.ts'

/** `quiet` prints only errors and results, `verbose` also details. */
export type Verbosity = 'quiet' | 'usual' | 'verbose'

export interface Terminal extends Omit<Shell, 'out' | 'err'>, Watcher {
  /** Prints a result to stdout: one or more lines. */
  readonly out: (text: string) => void
  /** Prints data to stdout as it is, without a line break. */
  readonly write: (text: string) => void
  /** Prints a summary to stdout, except with `quiet`. */
  readonly summary: (text: string) => void
  /** Prints an error to stderr. */
  readonly error: (text: string) => void
  /** Prints a remark or the next step to stderr, except with `quiet`. */
  readonly info: (text: string) => void
  /** Prints to stderr with `verbose`. */
  readonly detail: (text: string) => void
  /** Prints diagnostics with code frames, and their count, in the language of the user. */
  readonly report: <D extends Diagnostic>(
    diagnostics: readonly D[],
    source: (file: string) => string | undefined,
    textOf?: (diagnostic: D, language: MessageLanguage) => Text,
  ) => void
  /** The language of the user. */
  readonly language: MessageLanguage
  /** Whether stdout supports colors. */
  readonly colour: boolean
  /** Resolves a path that the user named. */
  readonly path: (name: string) => string
}

/** Follows no-color.org and force-color.org. */
const wantsColour = ({ isTTY }: Output, { NO_COLOR, FORCE_COLOR }: Env): boolean => {
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0') return true
  return isTTY === true
}

const nothing = (): void => undefined

export const terminalIn = ({ out: stdout, err: stderr, ...shell }: Shell, verbosity: Verbosity): Terminal => {
  const write = (text: string): void => void stdout.write(text)
  const out = (text: string): void => write(`${withCommands(text, shell.cwd)}\n`)
  const language = languageIn(shell.env)
  const error = (text: string): void => void stderr.write(`${withCommands(text, shell.cwd)}\n`)
  return {
    ...shell,
    ...watcherAt(stderr, language),
    out,
    write,
    summary: verbosity === 'quiet' ? nothing : out,
    error,
    info: verbosity === 'quiet' ? nothing : error,
    detail: verbosity === 'verbose' ? error : nothing,
    report: (found, source, textOf = formatBuildDiagnostic) => {
      const diagnostics = verbosity === 'quiet' ? found.filter(isError) : found
      if (diagnostics.length === 0) return
      const options = { colour: wantsColour(stderr, shell.env), source, language }
      const texts = diagnostics.map(one => formatText({ ...one, ...textOf(one, language) }, options))
      error(`${texts.join('\n\n')}\n\n${countText(diagnostics, language)}`)
    },
    language,
    colour: wantsColour(stdout, shell.env),
    path: name => resolve(shell.cwd, name),
  }
}
