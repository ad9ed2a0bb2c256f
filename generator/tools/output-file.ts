/** Files that a command writes its result to. */
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import type { Terminal } from '../platform/terminal/terminal.ts'
import { type Given, type Option, text, UsageError } from './command.ts'

export const forceOption: Option = { flags: '--force', about: 'replace the file also if another program or person wrote it' }

/** In HTML reports, which have no other text in common. */
export const reportGenerator = 'Townsite'
const htmlReport = new RegExp(`^<!doctype html>.*<meta name="generator" content="${reportGenerator}"/?>`)

/** What the files of each command start with, in all of its formats. */
const starts = {
  check: [
    htmlReport,
    /^\[(\]|\s+\{\s+"code": "[A-Z_]+",\s+"severity": )/,
    /^::(error|warning|notice) /,
    /^.+: (\d+ pages, \d+ checks|not built, |a base for cities, )/,
    /^site +pages +/,
  ],
  diff: [htmlReport, /^\{\s+"version": 1,\s+"before": ".*",\s+"after": /, /^### .+\n\n`.+` → `.+`/, /^\S.* → .*\n\S/],
  locations: [/^\ufeff?(config[,;\t])?id[,;\t]name\b/, /^\ufeff?Store code[,;\t]/],
  schema: [/^\{[^{}]*"title": "Townsite config"/],
} as const

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
 * The file of an option. It may be new, empty, or an earlier result of the command.
 * @param standard used if the option is not given
 * @throws UsageError if it contains anything else, except with `--force`
 */
export const outputFile = (
  command: keyof typeof starts,
  option: 'out' | 'export',
  given: Given,
  { path }: Terminal,
  standard?: string,
): string | undefined => {
  const file = text(given, option) ?? standard
  if (file === undefined || given.force === true) return file
  const start = startOf(path(file))
  if (start === '' || starts[command].some(pattern => pattern.test(start))) return file
  throw new UsageError(
    `${file} was not written by “npm run ${command}”, so --${option} does not replace it. Choose a new file, or replace it with --${option} ${file} --force`,
  )
}
