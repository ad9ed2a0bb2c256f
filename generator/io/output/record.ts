/**
 * What a build made of its folder, kept beside it in `<out>.hosts/.townsite.json`: so the next one knows which files it may remove, and
 * whether there is anything to do.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { problem } from '../../site/catalogue/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'
import { fileVersion } from '../file-version.ts'
import { entriesUnder } from '../folder.ts'
import { readHeld } from '../read-held.ts'
import { entryAt, type FileTable, noFiles, type RecordEntry, readTable, tableOf, tableText, type WrittenTable } from './file-table.ts'

export type { RecordEntry } from './file-table.ts'

export type Entries = Readonly<Record<string, RecordEntry>>

export interface BuildRecord {
  readonly files: FileTable
  /** Files for server owners, by path in `<out>.hosts/`. */
  readonly serverFiles: Entries
  /** Stands for all that the build was made from. */
  readonly inputs: string
  /** What the build told of itself, as JSON can hold it. */
  readonly info: unknown
}

export const serverFolder = (out: string): string => `${out}.hosts`
export const recordFile = (out: string): string => join(serverFolder(out), '.townsite.json')

/** Held by the build that is at work. */
export const claimFile = (out: string): string => join(serverFolder(out), '.townsite.lock')

/** Where a build puts together what it will publish, and notes how far it is. */
export const workFolder = (out: string): string => join(serverFolder(out), '.townsite.next')

/** The new record, there from the moment when all is ready to be published until it is. */
export const pendingFile = (out: string): string => join(workFolder(out), 'record.json')

/** Where new files are put together in an output folder that cannot be renamed. */
export const insideName = '.townsite.next'

const none: BuildRecord = { files: noFiles, serverFiles: {}, inputs: '', info: null }

/** What a record says of files that lie where they should. */
const entriesIn = (value: unknown): Entries => {
  if (typeof value !== 'object' || value === null) return {}
  // What an entry holds is compared only.
  const entries = value as Entries
  const isSound = (path: string): boolean =>
    typeof entries[path] === 'object' &&
    entries[path] !== null &&
    !path.startsWith('/') &&
    !(path.includes('..') && path.split('/').includes('..'))
  // Nearly always all of them, of which there may be many.
  return Object.keys(entries).every(isSound) ? entries : Object.fromEntries(Object.entries(entries).filter(([path]) => isSound(path)))
}

/** What a record has before the names of its files. */
const beforeNames = '"files":{"names":"'

/** The files of a record; those of an earlier version are entries by their paths. */
const tableIn = (value: unknown, text: string): FileTable | undefined => {
  const isTable = typeof value === 'object' && value !== null && 'names' in value && typeof value.names === 'string'
  if (!isTable) return tableOf(entriesIn(value))
  // Written by `tableText`.
  const table = value as WrittenTable
  return readTable(table, text.startsWith(table.names, text.indexOf(beforeNames) + beforeNames.length))
}

/** A record as JSON, in pieces: that of a large site has many megabytes. */
export function* recordText(rest: Omit<BuildRecord, 'files'>, files: FileTable): Generator<string> {
  yield `${JSON.stringify(rest).slice(0, -1)},"files":`
  yield* tableText(files)
  yield '}'
}

const recordIn = (text: string): BuildRecord => {
  // Written by `openStaging`; of another version a part may lack.
  const record = JSON.parse(text) as Partial<BuildRecord>
  const files = tableIn(record.files, text)
  return files === undefined ? none : { ...none, ...record, files, serverFiles: entriesIn(record.serverFiles) }
}

/** A build asks for the record of its folder several times; that of a large site takes a while to read and to understand. */
let understood: { readonly version: string; readonly text: string; readonly record: BuildRecord } | undefined

const readRecordFile = (file: string): BuildRecord => {
  const version = fileVersion(file)
  if (version === undefined) return none
  try {
    if (understood?.version === version) return understood.record
    const text = readHeld(file).toString()
    understood = { version, text, record: understood?.text === text ? understood.record : recordIn(text) }
    return understood.record
  } catch {
    return none
  }
}

/** The record of an output folder; an empty one where no build has been. */
export const readRecord = (out: string): BuildRecord => readRecordFile(recordFile(out))

/** The record of a build that was killed while it published. */
export const readPending = (out: string): BuildRecord => readRecordFile(pendingFile(out))

/** Whether the last build into a folder was over before a file was written. `false` where one of them is not to be seen. */
export const isOlder = (out: string, file: string): boolean => {
  try {
    return statSync(recordFile(out)).mtimeMs < statSync(file).mtimeMs
  } catch {
    return false
  }
}

/** Files that an operating system leaves in folders people look into. */
const osFiles = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])
export const isOsFile = (path: string): boolean => osFiles.has(basename(path))

/** Lies in a shard's folder; a merged folder has none. */
export const shardFile = 'townsite-shard.json'

/** Files of an output folder that no build made, and that the next one would therefore not dare to touch: a hundred at most. */
const foreignFiles = (out: string): readonly string[] => {
  const [{ files }, { files: coming }] = [readRecord(out), readPending(out)]
  const foreign: string[] = []
  for (const { path, isFolder } of entriesUnder(out, path => path !== insideName)) {
    if (isFolder || isOsFile(path) || path === shardFile || files.placeOf(path) !== undefined || coming.placeOf(path) !== undefined)
      continue
    if (foreign.push(path) === 100) break
  }
  return foreign.sort()
}

const filesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce(
    (sum, entry) => sum + (entry.isDirectory() ? filesIn(join(folder, entry.name)) : 1),
    0,
  )

/** Whether a folder in which all files of its record lie holds none besides: counted, since that takes a third of the time of asking for each. */
export const holdsNoOthers = (out: string, { files }: BuildRecord): boolean => files.count > 0 && filesIn(out) === files.count

/** A problem when the output folder holds files of others. @param cwd folder that its name begins from */
export const foreignDiagnostics = (out: string, cwd = '.'): readonly Diagnostic[] => {
  const foreign = foreignFiles(resolve(cwd, out))
  return foreign.length === 0 ? [] : [problem('OUT_FOREIGN', 'inside', { folder: out, files: foreign })]
}

/** A problem when files for server owners would be written over those of others. @param cwd folder that the output folder’s name begins from */
export const foreignBesideDiagnostics = (out: string, made: readonly OutputFile[], cwd = '.'): readonly Diagnostic[] => {
  const path = resolve(cwd, out)
  const [{ serverFiles: known }, { serverFiles: coming }] = [readRecord(path), readPending(path)]
  const isForeign = (made: OutputFile): boolean => {
    const { path: name } = made
    const file = join(serverFolder(path), name)
    return (
      known[name] === undefined && coming[name] === undefined && existsSync(file) && !readFileSync(file).equals(Buffer.from(made.bytes))
    )
  }
  const foreign = made.filter(isForeign).map(file => file.path)
  return foreign.length === 0 ? [] : [problem('OUT_FOREIGN', 'beside', { folder: serverFolder(out), files: foreign })]
}

/** Whether a file is still as the record has it. */
export const isAsRecorded = (file: string, entry: RecordEntry): boolean => {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats !== undefined && stats.size === entry.size && stats.mtimeMs === entry.mtimeMs
}

/** Whether what lies beside an output folder is as its record has it. */
export const isBesideIntact = (out: string, { serverFiles }: BuildRecord): boolean =>
  Object.entries(serverFiles).every(([path, entry]) => isAsRecorded(join(serverFolder(out), path), entry))

/** How many files of a table from a place on are as it has them, of so many. */
export const intactFrom = (folder: string, files: FileTable, place: number, most: number): number => {
  const own = files.paths().slice(place, place + most)
  // Put together by hand: to join ten thousand paths takes 4 ms.
  const changed = own.findIndex((path, at) => !isAsRecorded(`${folder}/${path}`, entryAt(files, place + at)))
  return changed < 0 ? own.length : changed
}

/** The record, when the last build was made from these inputs and all its files are as it left them. */
export const unchangedRecord = (out: string, inputs: string): BuildRecord | undefined => {
  // A build that was killed left something to do.
  if (existsSync(workFolder(out)) || existsSync(claimFile(out))) return undefined
  const record = readRecord(out)
  return record.inputs === inputs &&
    intactFrom(out, record.files, 0, record.files.count) === record.files.count &&
    isBesideIntact(out, record)
    ? record
    : undefined
}
