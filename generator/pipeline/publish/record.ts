/**
 * The record of a build, stored next to the output folder in `<out>.hosts/.townsite.json`: the next build reads from it which files it may
 * remove, and whether anything has changed.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { entriesUnder, fileVersion } from '../../platform/folder.ts'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'

/** Metadata of a published file. */
export interface RecordEntry {
  readonly size: number
  readonly mtimeMs: number
}

export type Entries = Readonly<Record<string, RecordEntry>>

export interface BuildRecord {
  /** By path in the output folder. */
  readonly files: ReadonlyMap<string, RecordEntry>
  /** Files for server owners, by path in `<out>.hosts/`. */
  readonly serverFiles: Entries
  /** Hash of everything the build was made from. */
  readonly inputs: string
  /** Plain data for later builds. */
  readonly info: unknown
}

export const serverFolder = (out: string): string => `${out}.hosts`
export const recordFile = (out: string): string => join(serverFolder(out), '.townsite.json')

/** The lock of a running build. */
export const claimFile = (out: string): string => join(serverFolder(out), '.townsite.lock')

/** The staging folder. */
export const workFolder = (out: string): string => join(serverFolder(out), '.townsite.next')

/** The new record, from the moment when everything is staged until it is published. */
export const pendingFile = (out: string): string => join(workFolder(out), 'record.json')

/** The staging folder inside an output folder that cannot be renamed. */
export const insideName = '.townsite.next'

const none: BuildRecord = { files: new Map(), serverFiles: {}, inputs: '', info: null }

/** The entries of a record, without those that are broken or outside the folder. */
const validEntries = (value: unknown): readonly (readonly [path: string, entry: RecordEntry])[] => {
  if (typeof value !== 'object' || value === null) return []
  // The values of an entry are only compared.
  return Object.entries(value as Entries).filter(
    ([path, entry]) =>
      typeof entry === 'object' && entry !== null && !path.startsWith('/') && !(path.includes('..') && path.split('/').includes('..')),
  )
}

/** Records of versions before 1.0 list the paths in `names`, separated by two slashes. These files are known, but count as changed. */
const recordedFiles = (files: unknown): ReadonlyMap<string, RecordEntry> => {
  const names = typeof files === 'object' && files !== null && 'names' in files ? files.names : undefined
  const entries = typeof names === 'string' ? Object.fromEntries(names.split('//').map(path => [path, { size: -1, mtimeMs: -1 }])) : files
  return new Map(validEntries(entries))
}

export const recordText = ({ files, ...rest }: BuildRecord): string => JSON.stringify({ ...rest, files: Object.fromEntries(files) })

const parseRecord = (text: string): BuildRecord => {
  // Written by `openStaging`; one of another version may lack a part.
  const record = JSON.parse(text) as Partial<Omit<BuildRecord, 'files'>> & { readonly files?: unknown }
  return {
    ...none,
    ...record,
    files: recordedFiles(record.files),
    serverFiles: Object.fromEntries(validEntries(record.serverFiles)),
  }
}

/** The last record: a build reads it several times. */
let cached: { readonly version: string; readonly record: BuildRecord } | undefined

const readRecordFile = (file: string): BuildRecord => {
  const version = fileVersion(file)
  if (version === undefined) return none
  try {
    if (cached?.version !== version) cached = { version, record: parseRecord(readFileSync(file, 'utf8')) }
    return cached.record
  } catch {
    return none
  }
}

/** The record of an output folder; an empty one if no build has been there. */
export const readRecord = (out: string): BuildRecord => readRecordFile(recordFile(out))

/** The record of a build that was killed while it published. */
export const readPending = (out: string): BuildRecord => readRecordFile(pendingFile(out))

/** Files that operating systems leave in folders. */
const osFiles = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])
export const isOsFile = (path: string): boolean => osFiles.has(basename(path))

/** The marker in the folder of a shard; a merged folder has none. */
export const shardFile = 'townsite-shard.json'

/** Up to 100 files in the output folder that no build has created. */
const foreignFiles = (out: string): readonly string[] => {
  const [{ files }, { files: coming }] = [readRecord(out), readPending(out)]
  const foreign: string[] = []
  for (const { path, isFolder } of entriesUnder(out, path => path !== insideName)) {
    if (isFolder || isOsFile(path) || path === shardFile || files.has(path) || coming.has(path)) continue
    if (foreign.push(path) === 100) break
  }
  return foreign.sort()
}

/** Reports files in the output folder that no build has created. @param cwd folder that its name is relative to */
export const foreignDiagnostics = (out: string, cwd = '.'): readonly Diagnostic[] => {
  const foreign = foreignFiles(resolve(cwd, out))
  return foreign.length === 0 ? [] : [problem('OUT_FOREIGN', 'inside', { folder: out, files: foreign })]
}

/** Reports files for server owners that would overwrite files no build has created. @param cwd folder that the output folder is relative to */
export const foreignServerFileDiagnostics = (out: string, made: readonly OutputFile[], cwd = '.'): readonly Diagnostic[] => {
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
  return foreign.length === 0 ? [] : [problem('OUT_FOREIGN', 'serverFiles', { folder: serverFolder(out), files: foreign })]
}

/** Whether a file has the size and time of the record. */
export const isAsRecorded = (file: string, entry: RecordEntry): boolean => {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats !== undefined && stats.size === entry.size && stats.mtimeMs === entry.mtimeMs
}

/** Whether the files for server owners match the record. */
export const areServerFilesIntact = (out: string, { serverFiles }: BuildRecord): boolean =>
  Object.entries(serverFiles).every(([path, entry]) => isAsRecorded(join(serverFolder(out), path), entry))

/** The record, if the last build had these inputs and its files are unchanged. */
export const unchangedRecord = (out: string, inputs: string): BuildRecord | undefined => {
  // A killed build must be recovered first.
  if (existsSync(workFolder(out)) || existsSync(claimFile(out))) return undefined
  const record = readRecord(out)
  const isIntact = (): boolean => [...record.files].every(([path, entry]) => isAsRecorded(`${out}/${path}`, entry))
  return record.inputs === inputs && isIntact() && areServerFilesIntact(out, record) ? record : undefined
}
