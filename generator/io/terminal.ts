import { countText, formatText } from '../diagnostics/format.ts'
import type { Diagnostic } from '../model/diagnostic.ts'

/** Whether a stream wants colours (no-color.org, force-color.org). */
export const wantsColour = (stream: NodeJS.WriteStream): boolean => {
  const { NO_COLOR, FORCE_COLOR } = process.env
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0') return true
  return stream.isTTY === true
}

/** Results, for people and programs. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Diagnostics and progress. */
export const tell = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

/** A line that says what is being done, while it lasts; on a terminal only. An empty text wipes it away. */
export const progress = (text: string): void => {
  if (process.stderr.isTTY === true) process.stderr.write(`\r\u001b[K${text}`)
}

/** Prints problems to stderr, each with its lines, and their count at the end. */
export const report = (diagnostics: readonly Diagnostic[], source: (file: string) => string | undefined): void => {
  if (diagnostics.length === 0) return
  const options = { colour: wantsColour(process.stderr), source }
  tell(`${diagnostics.map(one => formatText(one, options)).join('\n\n')}\n\n${countText(diagnostics)}`)
}
