/** A command is a value: its words and options for `--help`, and what it does. */
import { configFiles } from '../io/config/names.ts'
import type { Terminal } from '../io/terminal/terminal.ts'

export interface Option {
  /** As commander writes it: `--out <folder>`, `--config <file...>`. */
  readonly flags: string
  readonly about: string
  readonly standard?: string
}

/** Options as given, by their names in camel case. */
export type Given = Readonly<Record<string, string | boolean | readonly string[] | undefined>>

/** A command line that was called. */
interface Call {
  readonly given: Given
  /** Positional arguments. */
  readonly args: readonly string[]
  readonly terminal: Terminal
}

export interface Command {
  /** What it does, in a few words for the list of all commands. */
  readonly title: string
  /** What it does, in one line. */
  readonly about: string
  /** Positional arguments: `<before> [after]`. */
  readonly args?: string
  readonly options: readonly Option[]
  readonly examples: readonly (readonly [string, string])[]
  /** @returns the exit code */
  readonly run: (call: Call) => Promise<number>
}

/** A wrong use of the command line: told in one line, exit code 2. */
export class UsageError extends Error {}

export const text = (given: Given, name: string): string | undefined => {
  const value = given[name]
  return typeof value === 'string' ? value : undefined
}

export const texts = (given: Given, name: string): readonly string[] => {
  const value = given[name]
  return value === undefined || typeof value === 'boolean' ? [] : [value].flat()
}

/** What `--format` asks for: one of `formats`, the first when it is not given. */
export const formatIn = <Format extends string>(given: Given, formats: readonly [Format, ...Format[]]): Format => {
  const wanted = text(given, 'format') ?? formats[0]
  const format = formats.find(one => one === wanted)
  if (format === undefined) throw new UsageError(`--format is ${formats.slice(0, -1).join(', ')} or ${formats.at(-1)}, not “${wanted}”`)
  return format
}

/** The configs that `--config` names, the usual one when it is not given. A name or pattern that matches nothing is a wrong use. */
export const configsIn = async (given: Given, { cwd }: Terminal): Promise<readonly string[]> => {
  const { files, unmatched } = await configFiles(texts(given, 'config'), cwd)
  if (unmatched.length > 0) throw new UsageError(`no config matches ${unmatched.join(', ')}`)
  return files
}

export const portIn = (given: Given, { env }: Terminal): number => {
  const written = text(given, 'port') ?? env.PORT ?? '3000'
  const port = Number(written)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new UsageError(`--port needs a number from 1 to 65535, not “${written}”`)
  return port
}

export const hostIn = (given: Given): string => text(given, 'host') ?? '127.0.0.1'

export const configOption: Option = { flags: '--config <file...>', about: 'config to build', standard: 'site.config.yaml' }
export const outOption: Option = { flags: '--out <folder>', about: 'output folder', standard: 'dist' }

export const portOption: Option = {
  flags: '--port <number>',
  about: 'port of the address; the next free one when it is taken',
  standard: '3000',
}
export const hostOption: Option = {
  flags: '--host <address>',
  about: 'network address to listen on; 0.0.0.0 for all, to look with a phone',
  standard: '127.0.0.1',
}
export const tryFormsOption: Option = {
  flags: '--try-forms',
  about: 'show what the forms send in this terminal instead of sending it to the form service',
}
