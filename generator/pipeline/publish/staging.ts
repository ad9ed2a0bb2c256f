/**
 * The output folder, changed as a whole or not at all. Files are put together in a staging folder, which takes the place of the published
 * folder by renaming. A file whose bytes did not change is linked into it, so that it keeps its modification time. A folder that cannot be
 * renamed, such as a container's volume, gets its new files one by one instead; so does a folder of which a few files of thousands change.
 * The record says what was built; nothing else is ever removed.
 */
import { accessSync, chmodSync, constants, cpSync, existsSync, linkSync, renameSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { entriesUnder, isFolder, isMissing, makeFolder, removeFile, removeFolder } from '../../platform/folder.ts'
import { whenInterrupted } from '../../platform/interrupt.ts'
import { writeFlushed } from '../../platform/owner-file.ts'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic, Result } from '../../site/model/diagnostic.ts'
import { type OutputFile, type StagedFile, wholeBytes } from '../../site/model/file.ts'
import { claimFolder, isClaimed, releaseClaim } from './claim.ts'
import { type Coming, publishReady, realFolder, recover, stageOf, throwAway } from './journal.ts'
import {
  type BuildRecord,
  type Entries,
  isAsRecorded,
  isOsFile,
  pendingFile,
  type RecordEntry,
  readRecord,
  recordFile,
  recordText,
  serverFolder,
  workFolder,
} from './record.ts'
import { fileComparer, targetsIn, writeNew } from './staged-files.ts'

export interface PublishSummary {
  readonly files: number
  readonly bytes: number
  readonly written: number
  readonly removed: readonly string[]
}

interface Closing<Info> {
  /** Hash of everything the build was made from. */
  readonly inputs: string
  /** What the record is to hold for later builds; plain data. */
  readonly info: (summary: PublishSummary) => Info
}

export interface Staging {
  /** Inputs of the build that is published. */
  readonly madeFrom: string
  /**
   * Adds a file, whose bytes may be reused when this returns. A published file with the same bytes is kept.
   * @returns whether the file is new
   */
  readonly put: (file: StagedFile) => boolean
  /** Keeps published files, if all of them are as the last build left them. */
  readonly keep: (paths: readonly string[]) => boolean
  /** Bytes of a file that was added or kept. */
  readonly sizeOf: (path: string) => number
  /** Adds all files for server owners; without this call the published ones are kept. */
  readonly putServerFiles: (files: readonly OutputFile[]) => void
  /** Publishes what was staged. A problem if another build has taken the folder over. */
  readonly commit: <Info>(closing: Closing<Info>) => Result<Info>
  /** Leaves the published folder as it was. */
  readonly discard: () => void
}

/** From this number of files on, linking all that are kept takes longer than moving the few that changed. */
const manyFiles = 1000

const areFew = (changed: number, kept: number): boolean => kept >= manyFiles && changed * 20 <= kept

/** Links a file where the file system can, so that it keeps its time; else copies it. */
const takeOver = (from: string, to: string): void => {
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to, { preserveTimestamps: true })
  }
}

/** Takes over what builds do not make: files of the operating system, and empty folders. */
const takeOverRest = (folder: string, next: string): void => {
  const empty = new Set<string>()
  for (const { path, isFolder } of entriesUnder(folder, () => true)) {
    if (isFolder) empty.add(path)
    else if (isOsFile(path) && existsSync(join(next, dirname(path)))) takeOver(join(folder, path), join(next, path))
    if (!isFolder) for (let above = dirname(path); empty.delete(above); above = dirname(above));
  }
  for (const path of empty) makeFolder(join(next, path))
}

/** Whether files can be moved between two folders: tried with a name that no file has. */
const areOnOneDisk = (one: string, other: string): boolean => {
  try {
    renameSync(join(one, '.townsite.none'), join(other, '.townsite.none'))
  } catch (error) {
    return isMissing(error) && statSync(one).dev === statSync(other).dev
  }
  return true
}

const isWritable = (path: string): boolean => {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Whether a folder can be renamed: it is no mount point, its parent is writable, and it is not the working directory of this process. */
const canBeRenamed = (folder: string, work: string): boolean => {
  if (!existsSync(folder)) return areOnOneDisk(dirname(folder), work)
  const place = relative(folder, process.cwd())
  return areOnOneDisk(folder, work) && isWritable(dirname(folder)) && (place.startsWith('..') || resolve(place) === place)
}

/** Fails before anything is replaced, if something could not be. */
const requireWritable = (out: string): void => {
  for (const path of [realFolder(out), recordFile(out)]) if (existsSync(path)) accessSync(path, constants.W_OK)
  if (isFolder(recordFile(out)))
    throw Object.assign(new Error('a folder has the name of the record'), { code: 'EISDIR', path: recordFile(out) })
}

/** Gives up a build. What is ready to be published stays for the next one, everything else is removed. */
export const abandon = (out: string): void => {
  if (!isClaimed(out)) return
  if (!existsSync(pendingFile(out))) throwAway(out)
  releaseClaim(out)
  try {
    rmdirSync(serverFolder(out))
  } catch {
    // It has files of an earlier build.
  }
}

/** Publishes what is ready; if the first step fails, nothing is. */
const publishOrRevert = (out: string, before: BuildRecord, coming: Coming): void => {
  const { site, previous } = stageOf(out)
  const isSwapped = existsSync(site)
  try {
    publishReady(out, before, coming)
  } catch (error) {
    if (isSwapped && existsSync(site) && !existsSync(previous)) removeFile(pendingFile(out))
    throw error
  }
}

/** Claims a folder, and finishes or removes what a killed build has left. */
const claimAndRecover = (out: string, name: string): readonly Diagnostic[] => {
  makeFolder(serverFolder(out))
  const diagnostics = claimFolder(out, name)
  if (diagnostics.length > 0) return diagnostics
  try {
    requireWritable(out)
    recover(out)
    makeFolder(workFolder(out))
    makeFolder(dirname(realFolder(out)))
  } catch (error) {
    abandon(out)
    throw error
  }
  return diagnostics
}

/** Stages the files for server owners that changed. */
const stageServerFiles = (folder: string, stage: string, before: Entries, files: readonly OutputFile[]): Entries => {
  const hasBytes = fileComparer()
  const [published, target] = [targetsIn(folder), targetsIn(stage)]
  return Object.fromEntries(
    files.map(file => {
      const known = before[file.path]
      const [path, bytes] = [published(file.path), wholeBytes(file.bytes)]
      if (known !== undefined && isAsRecorded(path, known) && hasBytes(path, bytes)) return [file.path, known]
      accessSync(dirname(path), constants.W_OK)
      return [file.path, writeNew(target(file.path), bytes)]
    }),
  )
}

/** Stages a folder that this process has claimed. */
const stagingIn = (out: string, name: string): Staging => {
  const { site, few, inside, beside } = stageOf(out)
  const published = realFolder(out)
  const hasPublished = existsSync(published)
  let isOpen = true
  const giveUp = (): void => {
    isOpen = false
    abandon(out)
  }
  // Registered before anything is written: an interruption may come at any time.
  const unregister = whenInterrupted(giveUp)

  const before = readRecord(out)
  const [kept, made] = [new Map<string, RecordEntry>(), new Map<string, RecordEntry>()]
  let { serverFiles } = before
  const isSwapped = canBeRenamed(published, workFolder(out))
  const next = isSwapped ? site : inside
  const target = targetsIn(next)
  const hasBytes = fileComparer()

  const isIntact = (path: string): boolean => {
    const entry = before.files.get(path)
    return entry !== undefined && isAsRecorded(`${out}/${path}`, entry)
  }

  /** Adds the files that did not change, or leaves them where they are. */
  const complete = (changed: number): void => {
    if (changed === 0) {
      // It has empty folders at most.
      removeFolder(next)
      return
    }
    makeFolder(next)
    if (!isSwapped) return
    if (hasPublished && areFew(changed, kept.size)) {
      renameSync(next, few)
      return
    }
    for (const path of kept.keys()) takeOver(join(published, path), target(path))
    if (!hasPublished) return
    takeOverRest(published, next)
    chmodSync(next, statSync(published).mode)
  }

  return {
    madeFrom: before.inputs,
    put: ({ path, bytes }) => {
      // A compressed variant may be ready after the build was given up.
      if (!isOpen) return false
      const content = wholeBytes(bytes)
      const known = before.files.get(path)
      if (hasPublished && known?.size === content.byteLength && hasBytes(`${out}/${path}`, content)) {
        kept.set(path, known)
        return false
      }
      made.set(path, writeNew(target(path), content))
      kept.delete(path)
      return true
    },
    keep: paths => {
      if (!paths.every(isIntact)) return false
      for (const path of paths) {
        const entry = before.files.get(path)
        if (entry !== undefined && !made.has(path)) kept.set(path, entry)
      }
      return true
    },
    sizeOf: path => (made.get(path) ?? kept.get(path))?.size ?? 0,
    putServerFiles: files => {
      serverFiles = stageServerFiles(serverFolder(out), beside, before.serverFiles, files)
    },
    commit: ({ inputs, info }) => {
      const files = new Map([...kept, ...made])
      const gone = [...before.files.keys()].filter(path => !files.has(path))
      const removed = gone.filter(path => existsSync(join(out, path)))
      const bytes = [...files.values()].reduce((sum, { size }) => sum + size, 0)
      const noted = info({ files: files.size, bytes, written: made.size, removed })
      complete(made.size + removed.length)
      if (!isClaimed(out)) return { ok: false, diagnostics: [problem('OUT_BUSY', { folder: name, holder: undefined })] }
      writeFlushed(`${pendingFile(out)}.new`, recordText({ serverFiles, inputs, info: noted, files }))
      renameSync(`${pendingFile(out)}.new`, pendingFile(out))
      publishOrRevert(out, before, { gone, paths: () => files.keys(), serverFiles })
      releaseClaim(out)
      unregister()
      return { ok: true, diagnostics: [], value: noted }
    },
    discard: () => {
      giveUp()
      unregister()
    },
  }
}

/**
 * @param folder the output folder; created with its parents if it is missing
 * @param name the folder as the user named it
 */
export const openStaging = (folder: string, name: string): Result<Staging> => {
  const out = resolve(folder)
  const diagnostics = claimAndRecover(out, name)
  return diagnostics.length > 0 ? { ok: false, diagnostics } : { ok: true, value: stagingIn(out, name), diagnostics }
}
