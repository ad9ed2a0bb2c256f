/** What a command may do with the person who called it, and what it knows of where it was called. */
import { resolve } from 'node:path'
import { countText, formatText } from '../../site/diagnostics/format.ts'
import { describe } from '../../site/messages/index.ts'
import type { Text } from '../../site/messages/message.ts'
import { type Diagnostic, isError } from '../../site/model/diagnostic.ts'
import { type Watcher, watcherAt } from './progress.ts'
import type { Env, Output, Shell } from './shell.ts'

/** How much is told: with `quiet` errors and results alone, with `verbose` also how a result came about. */
export type Verbosity = 'quiet' | 'usual' | 'verbose'

export interface Terminal extends Omit<Shell, 'out' | 'err'>, Watcher {
  /** A result, for people and programs: one line, or several. */
  readonly out: (text: string) => void
  /** A result that is a file of its own, as it is. */
  readonly write: (text: string) => void
  /** A result that is told in passing, since the files are the result. */
  readonly summary: (text: string) => void
  /** Why a command did not do what it was asked. */
  readonly error: (text: string) => void
  /** What else was done, and what may be done next. */
  readonly info: (text: string) => void
  /** How it came about. */
  readonly detail: (text: string) => void
  /** Problems, each with its lines, and their count at the end. */
  readonly report: <D extends Diagnostic>(
    diagnostics: readonly D[],
    source: (file: string) => string | undefined,
    textOf?: (diagnostic: D) => Text,
  ) => void
  /** Whether results are shown in colours. */
  readonly colour: boolean
  /** The place of a file that the person named. */
  readonly path: (name: string) => string
}

/** Whether an output wants colours (no-color.org, force-color.org). */
const wantsColour = ({ isTTY }: Output, { NO_COLOR, FORCE_COLOR }: Env): boolean => {
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0') return true
  return isTTY === true
}

const nothing = (): void => undefined

export const terminalIn = ({ out: stdout, err: stderr, ...shell }: Shell, verbosity: Verbosity): Terminal => {
  const write = (text: string): void => void stdout.write(text)
  const out = (text: string): void => write(`${text}\n`)
  const error = (text: string): void => void stderr.write(`${text}\n`)
  return {
    ...shell,
    ...watcherAt(stderr),
    out,
    write,
    summary: verbosity === 'quiet' ? nothing : out,
    error,
    info: verbosity === 'quiet' ? nothing : error,
    detail: verbosity === 'verbose' ? error : nothing,
    report: (all, source, textOf = one => describe(one, 'en')) => {
      const diagnostics = verbosity === 'quiet' ? all.filter(isError) : all
      if (diagnostics.length === 0) return
      const options = { colour: wantsColour(stderr, shell.env), source }
      error(`${diagnostics.map(one => formatText({ ...one, ...textOf(one) }, options)).join('\n\n')}\n\n${countText(diagnostics)}`)
    },
    colour: wantsColour(stdout, shell.env),
    path: name => resolve(shell.cwd, name),
  }
}
