/** Files that a command writes its result to. They may be new, empty, or an earlier result of the command. */
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { changeOwnerFile, writeOwnerFile } from '../platform/owner-file.ts'
import type { Terminal } from '../platform/terminal/terminal.ts'
import { shellWord } from '../site/util/text.ts'
import { type Given, type Option, text, UsageError } from './command.ts'

export const forceOption: Option = { flags: '--force', about: 'replace the file also if another program or person wrote it' }

/** In HTML reports, which have no other text in common. */
export const reportGenerator = 'Townsite'
const htmlReport = new RegExp(`^<!doctype html><html[^<>]*><head>(<meta [^<>]*>)*<meta name="generator" content="${reportGenerator}"/?>`)

/** What the files of each command start with, in all of its formats. */
const starts = {
  check: [
    htmlReport,
    /^\[(\]\s*$|\s+\{\s+"code": "[A-Z_]+",\s+"severity": "\w+",\s+"message": )/,
    /^::(error|warning|notice) file=/,
    /^.+: (\d+ pages, \d+ checks( \(.+\))?: (nothing found|\d+ (error|warning|notice))|not built, \d+ error|a base for cities, without pages, )/,
    /^site +pages +errors +addresses lost +/,
  ],
  diff: [
    htmlReport,
    /^\{\s+"version": 1,\s+"before": ".*",\s+"after": /,
    /^### .+\n\n<code>.+<\/code> → <code>.+<\/code>\n/,
    /^\S.* → .*\n(The same: )?[\d,]+ pages?( became [\d,]+)?[:,] .+\.\s/,
  ],
  locations: [/^\ufeff?(config,)?id,name(\.[\w-]+)?,in(\.[\w-]+)?,/, /^\ufeff?Store code,Business name,/],
  schema: [/^\{\s+"\$schema": "[^"]+",\s+"title": "Townsite config"/],
} as const

export interface OutputFile {
  /** As the user wrote it. */
  readonly name: string
  /** Writes the result, and prints the name of the file. @throws UsageError if another program has written the file meanwhile */
  readonly write: (text: string) => void
}

const isRegular = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? true

/** The first characters of a file; empty if there is no file, or something else such as a pipe. */
const startOf = (path: string): string => {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return ''
  const handle = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(4096)
    return bytes.toString('utf8', 0, readSync(handle, bytes))
  } finally {
    closeSync(handle)
  }
}

/**
 * The file of an option.
 * @param standard used if the option is not given
 * @throws UsageError if it contains anything else than an earlier result of the command, except with `--force`
 */
export const outputFile = (
  command: keyof typeof starts,
  option: 'out' | 'export',
  given: Given,
  { path, error }: Pick<Terminal, 'path' | 'error'>,
  standard?: string,
): OutputFile | undefined => {
  const name = text(given, option) ?? standard
  if (name === undefined) return undefined
  const requireOwn = (start: string): void => {
    if (given.force === true || start === '' || starts[command].some(pattern => pattern.test(start))) return
    throw new UsageError(
      `${name} was not written by “npm run ${command}”, so --${option} does not replace it. Choose a new file, or replace it with --${option} ${shellWord(name)} --force`,
    )
  }
  requireOwn(startOf(path(name)))
  return {
    name,
    write: result => {
      if (isRegular(path(name)))
        changeOwnerFile(path(name), now => {
          requireOwn(now?.slice(0, 4096) ?? '')
          return result
        })
      else writeOwnerFile(path(name), result)
      error(`${name} written.`)
    },
  }
}

/** Prints a result, or writes it to the file of `--out`. */
export const deliver = (result: string, out: OutputFile | undefined, { out: print }: Terminal): void => {
  if (out === undefined) print(result)
  else out.write(`${result}\n`)
}
