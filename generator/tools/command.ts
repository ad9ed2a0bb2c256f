/** A command is a value: its words and options for `--help`, and what it does. */
export interface Option {
  /** As commander writes it: `--out <folder>`, `--config <file...>`. */
  readonly flags: string
  readonly about: string
  readonly standard?: string
}

/** Options as given, by their names in camel case. */
export type Given = Readonly<Record<string, string | boolean | readonly string[] | undefined>>

export interface Command {
  /** What it does, in one line. */
  readonly about: string
  /** Positional arguments: `<before> [after]`. */
  readonly args?: string
  readonly options: readonly Option[]
  readonly examples: readonly (readonly [string, string])[]
  /** @returns the exit code */
  readonly run: (given: Given, args: readonly string[]) => Promise<number>
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

export const configOption: Option = { flags: '--config <file...>', about: 'config to build', standard: 'site.config.yaml' }
export const outOption: Option = { flags: '--out <folder>', about: 'output folder', standard: 'dist' }
