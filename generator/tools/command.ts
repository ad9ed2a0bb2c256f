/** A command is a value: its words and options for `--help`, and what it does. */
import { join, resolve, sep } from 'node:path'
import { type ConfigFiles, configFiles, siteId } from '../io/config/config-names.ts'
import { writeOwnerFile } from '../io/owner-file.ts'
import { projectRoot } from '../io/project.ts'
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

/** What `--format`, or `--json`, asks for: one of `formats`, the first when it is not given. */
export const formatIn = <Format extends string>(given: Given, formats: readonly [Format, ...Format[]]): Format => {
  const wanted = text(given, 'format') ?? (given.json === true ? 'json' : formats[0])
  if (given.json === true && wanted !== 'json') throw new UsageError(`--json and --format ${wanted} together: choose one`)
  const format = formats.find(one => one === wanted)
  if (format === undefined) throw new UsageError(`--format is ${formats.slice(0, -1).join(', ')} or ${formats.at(-1)}, not “${wanted}”`)
  return format
}

/** Gives a result to the person, or to the file that `--out` names. */
export const deliver = (result: string, out: string | undefined, { path, out: tell, error }: Terminal): void => {
  if (out === undefined) tell(result)
  else {
    writeOwnerFile(path(out), `${result}\n`)
    error(`${out} written.`)
  }
}

/** What `--config` names. A pattern that matches nothing, or one file twice, is a wrong use. */
const namedIn = async (given: Given, { cwd }: Terminal): Promise<ConfigFiles> => {
  const named = await configFiles(texts(given, 'config'), cwd)
  if (named.unmatched.length > 0) throw new UsageError(`no config matches ${named.unmatched.join(', ')}`)
  if (named.repeated.length > 0) throw new UsageError(`--config names ${named.repeated.join(', ')} twice: once is enough`)
  return named
}

/** The configs that `--config` names, the usual one when it is not given. */
export const configsIn = async (given: Given, terminal: Terminal): Promise<readonly string[]> => (await namedIn(given, terminal)).files

/** Folders of the project that hold what sites are made with. */
const sources = ['assets', 'generator', 'templates', 'tests', 'docs', '.git', '.github']

const isBelow = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`)

/** The folder that `--out` names. One that holds the project, or some of its sources, is a wrong use: a build takes the place of all in it. */
export const outIn = (given: Given, { cwd, path }: Terminal): string => {
  const out = text(given, 'out') ?? 'dist'
  if (out.trim() === '') throw new UsageError('--out needs a folder')
  if (/\p{Cc}/u.test(out)) throw new UsageError('--out needs a name without line breaks and other signs that cannot be seen')
  const whole = path(out)
  const holds = [projectRoot, cwd].find(folder => isBelow(resolve(folder), whole))
  if (holds !== undefined)
    throw new UsageError(
      `--out ${out} holds more than a site, and a build takes the place of all that is in it: name a folder of its own, such as dist`,
    )
  const source = sources.find(name => isBelow(whole, join(projectRoot, name)))
  if (source !== undefined)
    throw new UsageError(`--out ${out} lies in ${source}, which sites are made with: name a folder of its own, such as dist`)
  return out
}

/** A config and where its site is built to. */
interface NamedSite {
  readonly config: string
  readonly id: string
  readonly out: string
}

/**
 * The sites that `--config` names, and the folder of each: one site goes to `--out` itself, several go to a folder of their id below it.
 * A pattern always means several, so that a second match moves nobody’s site.
 */
export const sitesIn = async (
  given: Given,
  terminal: Terminal,
): Promise<{ readonly sites: readonly NamedSite[]; readonly several: boolean; readonly out: string }> => {
  const { files, several } = await namedIn(given, terminal)
  const out = outIn(given, terminal)
  const sites = files.map((config): NamedSite => {
    const id = siteId(config)
    return { config, id, out: several ? join(out, id) : out }
  })
  for (const [place, { config, id, out: folder }] of sites.entries()) {
    const first = sites.findIndex(site => site.id === id)
    if (several && id === '') throw new UsageError(`${config} has no name before .config.yaml, which its folder would have`)
    if (first < place) throw new UsageError(`${sites[first]?.config} and ${config} would both be built to ${folder}`)
  }
  return { sites, several, out }
}

export const portIn = (given: Given, { env }: Terminal): number => {
  const written = text(given, 'port') ?? env.PORT ?? '3000'
  const port = Number(written)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new UsageError(`--port needs a number from 1 to 65535, not “${written}”`)
  return port
}

export const hostIn = (given: Given): string => text(given, 'host') ?? '127.0.0.1'

export const configOption: Option = { flags: '--config <file...>', about: 'config to build', standard: 'site.config.yaml' }
export const jsonOption: Option = { flags: '--json', about: 'print for programs' }
/** For commands with several formats. */
export const jsonFormatOption: Option = { flags: '--json', about: 'the same as --format json' }
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
