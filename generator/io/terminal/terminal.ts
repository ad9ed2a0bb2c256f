import { countText, formatText } from '../../site/diagnostics/format.ts'
import { type Diagnostic, isError } from '../../site/model/diagnostic.ts'

/** Whether a stream wants colours (no-color.org, force-color.org). */
export const wantsColour = (stream: NodeJS.WriteStream): boolean => {
  const { NO_COLOR, FORCE_COLOR } = process.env
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0') return true
  return stream.isTTY === true
}

/** How much is told: with `quiet` errors and results alone, with `verbose` also how a result came about. */
export type Verbosity = 'quiet' | 'usual' | 'verbose'

let verbosity: Verbosity = 'usual'

/** Set once, from the command line. */
export const setVerbosity = (wanted: Verbosity): void => {
  verbosity = wanted
}

/** A reader that has seen enough (`| head`) closes the pipe; what is still written to it is for nobody. */
export const tolerateClosedPipes = (): void => {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}

/** Results, for people and programs. */
export const writeOut = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** A result that is told in passing, since the files are the result. */
export const summary = (line: string): void => {
  if (verbosity !== 'quiet') writeOut(line)
}

/** Why a command did not do what it was asked. */
export const writeError = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

/** What else was done, and what may be done next. */
export const info = (line: string): void => {
  if (verbosity !== 'quiet') writeError(line)
}

/** How it came about. */
export const detail = (line: string): void => {
  if (verbosity === 'verbose') writeError(line)
}

/** A line that says what is being done, while it lasts; on a terminal only. An empty text wipes it away. */
export const progress = (text: string): void => {
  if (process.stderr.isTTY === true) process.stderr.write(`\r\u001b[K${text}`)
}

/** Prints problems to stderr, each with its lines, and their count at the end. */
export const report = (all: readonly Diagnostic[], source: (file: string) => string | undefined): void => {
  const diagnostics = verbosity === 'quiet' ? all.filter(isError) : all
  if (diagnostics.length === 0) return
  const options = { colour: wantsColour(process.stderr), source }
  writeError(`${diagnostics.map(one => formatText(one, options)).join('\n\n')}\n\n${countText(diagnostics)}`)
}
