/**
 * Files that a command writes its result to. They may be new, empty, or an earlier result of the command that was not edited since.
 * `.cache/results.json` has a hash of each result.
 */
import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { makeIgnoredFolder } from '../platform/cache.ts'
import { changeStateFile } from '../platform/config/state-file.ts'
import { changeOwnerFile, writeOwnerFile } from '../platform/owner-file.ts'
import type { Terminal } from '../platform/terminal/terminal.ts'
import type { Translated } from '../site/messages/language.ts'
import { isRecord } from '../site/util/table.ts'
import { shellWord } from '../site/util/text.ts'
import { type Given, type Option, text, UsageError } from './command.ts'

export const forceOption: Option = {
  flags: '--force',
  about: {
    en: 'Replace the file even if another program or person changed it',
    fr: 'Remplacer le fichier même si un autre programme ou une personne l’a modifié',
  },
}

/** In HTML reports, which have no other text in common. */
export const reportGenerator = 'Townsite'
const htmlReport = new RegExp(`^<!doctype html><html[^<>]*><head>(<meta [^<>]*>)*<meta name="generator" content="${reportGenerator}"/?>`)

/** What the files of each command start with, in all of its formats. */
const starts = {
  check: [
    htmlReport,
    /^\[(\]\s*$|\s+\{\s+"code": "[A-Z_]+",\s+"severity": "\w+",\s+"message": )/,
    /^::(error|warning|notice) file=/,
    /^.+: (\d+ pages, \d+ checks( \(.+\))?: (no problems|nothing found|\d+ (error|warning|notice))|not built, \d+ error|a base )/,
    /^.+\u00a0: (\d+ pages, \d+ vérifications( \(.+\))?\u00a0: (aucun problème|\d+ (erreur|avertissement|remarque))|site non généré, \d+ erreur|une configuration de base )/,
    /^site +pages +(errors +broken URLs|erreurs +URL perdues) +/,
  ],
  diff: [
    htmlReport,
    /^\{\s+"version": 1,\s+"before": ".*",\s+"after": /,
    /^### .+\n\n<code>.+<\/code> → <code>.+<\/code>\n/,
    /^\S.* → .*\n(The same: )?[\d,]+ (pages?( became [\d,]+)?|sites?)[:,] .+\.\s/,
    /^\S.* → .*\n(Aucune différence\u00a0: )?[\d\u00a0]+ (pages?(, maintenant [\d\u00a0]+)?|sites?)(\u00a0:|,) .+\.\s/,
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

/** Without a byte order mark, which `changeOwnerFile` keeps. */
const hashOf = (text: string): string =>
  createHash('sha256')
    .update(text.replace(/^\ufeff/, ''))
    .digest('hex')
    .slice(0, 16)

const resultsFile = join('.cache', 'results.json')

/** Hashes of results by the name of their file: of the last result, and of the one before, which it may not have replaced yet. */
type Results = ReadonlyMap<string, readonly unknown[]>

const parseResults = (text: string): Results => {
  try {
    const data: unknown = JSON.parse(text)
    return new Map(isRecord(data) ? Object.entries(data).flatMap(([file, own]) => (Array.isArray(own) ? [[file, own] as const] : [])) : [])
  } catch {
    return new Map()
  }
}

const resultsIn = (cwd: string): Results => {
  try {
    return parseResults(readFileSync(join(cwd, resultsFile), 'utf8'))
  } catch {
    return new Map()
  }
}

/** Best effort: without an entry, the next run decides by the start of the file. */
const recordResults = (file: string, texts: readonly string[], cwd: string): void => {
  try {
    changeStateFile(resultsFile, '.', cwd, now => {
      const others = [...parseResults(now ?? '')].filter(([other]) => other !== file && existsSync(join(cwd, other)))
      return `${JSON.stringify(Object.fromEntries([...others, [file, texts.map(hashOf)]]), null, 2)}\n`
    })
    makeIgnoredFolder(join(cwd, dirname(resultsFile)))
  } catch {
    // The folder is read-only.
  }
}

type OutputCommand = keyof typeof starts

/** A schema is not made to be edited, and git may replace it. */
const isRecorded = (command: OutputCommand): boolean => command !== 'schema'
/** Tables are made to be edited, so one without a record may have been edited. */
const isTable = (command: OutputCommand): boolean => command === 'locations'

const isOwnStart = (command: OutputCommand, text: string): boolean =>
  text === '' || starts[command].some(pattern => pattern.test(text.slice(0, 4096)))

const foreign = (command: OutputCommand): Translated<string> => ({
  en: `was not written by “npm run ${command}”`,
  fr: `n’a pas été écrit par « npm run ${command} »`,
})

/** Why a command does not replace a file; `undefined` if it may. @param own hashes of its last results in this file, if known */
const refusalOf = (
  command: OutputCommand,
  now: string,
  own: readonly unknown[] | undefined,
  result: string,
): Translated<string> | undefined => {
  if (!isOwnStart(command, now)) return foreign(command)
  if (!isRecorded(command) || now === '' || hashOf(now) === hashOf(result)) return undefined
  if (own === undefined) return isTable(command) ? { en: 'may have been edited', fr: 'a peut-être été modifié' } : undefined
  return own.includes(hashOf(now))
    ? undefined
    : { en: `was changed after “npm run ${command}” wrote it`, fr: `a été modifié depuis que « npm run ${command} » l’a écrit` }
}

/**
 * The file of an option.
 * @param standard used if the option is not given
 * @throws UsageError if it contains anything else than an earlier result of the command, except with `--force`
 */
export const outputFile = (
  command: OutputCommand,
  option: 'out' | 'export',
  given: Given,
  { path, error, cwd, language }: Pick<Terminal, 'path' | 'error' | 'cwd' | 'language'>,
  standard?: string,
): OutputFile | undefined => {
  const name = text(given, option) ?? standard
  if (name === undefined) return undefined
  const key = relative(cwd, path(name)).split(sep).join('/')
  const refuse = (reason: Translated<string> | undefined): void => {
    if (given.force === true || reason === undefined) return
    const replace = `--${option} ${shellWord(name)} --force`
    throw new UsageError({
      en: `${name} ${reason.en}, so --${option} does not replace it. Choose a new file, or replace it with: ${replace}`,
      fr: `${name} ${reason.fr}, donc --${option} ne le remplace pas. Choisissez un nouveau fichier, ou remplacez-le avec : ${replace}`,
    })
  }
  // Before the command works for a result that it cannot write.
  if (!isOwnStart(command, startOf(path(name)))) refuse(foreign(command))
  return {
    name,
    write: result => {
      if (isRegular(path(name)))
        changeOwnerFile(path(name), now => {
          const own = resultsIn(cwd).get(key)
          refuse(refusalOf(command, now ?? '', own, result))
          // Before the file is written: a command that is killed in between does not lock itself out.
          const isKnown = now !== undefined && hashOf(now) === hashOf(result) && own?.includes(hashOf(result)) === true
          if (isRecorded(command) && !isKnown) recordResults(key, [now ?? '', result], cwd)
          return result
        })
      else writeOwnerFile(path(name), result)
      error({ en: `${name} written.`, fr: `${name} écrit.` }[language])
    },
  }
}

/** Prints a result, or writes it to the file of `--out`. */
export const deliver = (result: string, out: OutputFile | undefined, { out: print }: Terminal): void => {
  if (out === undefined) print(result)
  else out.write(`${result}\n`)
}
