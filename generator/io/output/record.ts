/**
 * What a build made of its folder, kept beside it in `<out>.hosts/.townsite.json`: so the next one knows which files it may remove, and
 * whether there is anything to do.
 */
import { readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { problem } from '../../site/catalogue/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { filesUnder } from '../folder.ts'

/** A file as the build left it. */
export interface RecordEntry {
  readonly size: number
  readonly mtimeMs: number
}

export type Entries = Readonly<Record<string, RecordEntry>>

export interface BuildRecord {
  /** By path in the output folder. */
  readonly files: Entries
  /** Files for server owners, by path in `<out>.hosts/`. */
  readonly serverFiles: Entries
  /** Stands for all that the build was made from. */
  readonly inputs: string
  /** What the build told of itself, as JSON can hold it. */
  readonly info: unknown
}

export const serverFolder = (out: string): string => `${out}.hosts`
export const recordFile = (out: string): string => join(serverFolder(out), '.townsite.json')

const none: BuildRecord = { files: {}, serverFiles: {}, inputs: '', info: null }

/** The record of an output folder; an empty one where no build has been. */
export const readRecord = (out: string): BuildRecord => {
  try {
    // Written by `openStage`; of another version a part may lack.
    const record = JSON.parse(readFileSync(recordFile(out), 'utf8')) as Partial<BuildRecord>
    // The first version wrote the files alone.
    return record.files === undefined ? { ...none, files: record as Entries } : { ...none, ...record }
  } catch {
    return none
  }
}

/** Files that an operating system leaves in folders people look into. */
const osFiles = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])
export const isOsFile = (path: string): boolean => osFiles.has(basename(path))

/** Lies in a shard's folder; a merged folder has none. */
export const shardFile = 'townsite-shard.json'

/** Files of an output folder that no build made, and that the next one would therefore not dare to touch. */
const foreignFiles = (out: string): readonly string[] => {
  const { files } = readRecord(out)
  return filesUnder(out, { links: true }).filter(file => files[file] === undefined && !isOsFile(file) && file !== shardFile)
}

/** A problem when the output folder holds files of others. @param cwd folder that its name begins from */
export const foreignDiagnostics = (out: string, cwd = '.'): readonly Diagnostic[] => {
  const foreign = foreignFiles(resolve(cwd, out))
  if (foreign.length === 0) return []
  return [problem('OUT_FOREIGN', { folder: out, files: foreign })]
}

/** Whether a file is still as the record has it. */
export const isAsRecorded = (file: string, entry: RecordEntry): boolean => {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats !== undefined && stats.size === entry.size && stats.mtimeMs === entry.mtimeMs
}

/** The record, when the last build was made from these inputs and all its files are as it left them. */
export const unchangedRecord = (out: string, inputs: string): BuildRecord | undefined => {
  const record = readRecord(out)
  const intact = (folder: string, entries: Entries): boolean =>
    Object.entries(entries).every(([path, entry]) => isAsRecorded(join(folder, path), entry))
  return record.inputs === inputs && intact(out, record.files) && intact(serverFolder(out), record.serverFiles) ? record : undefined
}
