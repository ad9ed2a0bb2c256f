/**
 * Publishes atomically. Files are written to a staging folder, which then replaces the published folder by renaming. Unchanged files are
 * linked into it, so that they keep their modification time. New files are moved one by one instead if the folder cannot be renamed, such as a
 * container’s volume, or if few of many files change. Only files in the record are ever removed.
 */
import { accessSync, chmodSync, constants, cpSync, existsSync, linkSync, renameSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { entriesUnder, isFolder, isMissing, makeFolder, removeFile, removeFolder } from '../../platform/folder.ts'
import { whenInterrupted } from '../../platform/interrupt.ts'
import { writeFlushed } from '../../platform/owner-file.ts'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic, Result } from '../../site/model/diagnostic.ts'
import type { OutputFile, StagedFile } from '../../site/model/file.ts'
import { sizeOf, wholeBytes } from '../../site/util/template-instance.ts'
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
import { fileWriter } from './writer-thread/file-writer.ts'

export interface PublishSummary {
  readonly files: number
  readonly bytes: number
  readonly written: number
  readonly removed: readonly string[]
}

interface Closing<Info> {
  /** Hash of everything the build was written from. */
  readonly inputs: string
  /** Plain data in the record for later builds. */
  readonly info: (summary: PublishSummary) => Info
}

export interface Staging {
  /** Inputs of the build that is published. */
  readonly madeFrom: string
  /**
   * Adds a file, whose bytes may be reused when this returns. A published file with the same bytes is reused.
   * @returns whether the file is new
   */
  readonly put: (file: StagedFile) => boolean
  /** Keeps published files, if none of them has changed since the last build. */
  readonly keep: (paths: readonly string[]) => boolean
  /** Bytes of a file that was added or reused. */
  readonly sizeOf: (path: string) => number
  /** Adds all files for server owners; without this call the published ones are reused. */
  readonly putServerFiles: (files: readonly OutputFile[]) => void
  /** Publishes what was staged. A problem if another build has taken the folder over. */
  readonly commit: <Info>(closing: Closing<Info>) => Result<Info>
  /** Leaves the published folder as it was. */
  readonly discard: () => void
}

/** From this number of files on, linking the unchanged ones takes longer than moving a few changed ones. */
const manyFiles = 1000

const areFew = (changed: number, reused: number): boolean => reused >= manyFiles && changed * 20 <= reused

/** Links a file, or copies it if the file system does not support links. */
const linkOrCopy = (from: string, to: string): void => {
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to, { preserveTimestamps: true })
  }
}

/** Preserves what builds do not create: files of the operating system, and empty folders. */
const preserveOthers = (folder: string, next: string): void => {
  const empty = new Set<string>()
  for (const { path, isFolder } of entriesUnder(folder, () => true)) {
    if (isFolder) empty.add(path)
    else if (isOsFile(path) && existsSync(join(next, dirname(path)))) linkOrCopy(join(folder, path), join(next, path))
    if (!isFolder) for (let above = dirname(path); empty.delete(above); above = dirname(above));
  }
  for (const path of empty) makeFolder(join(next, path))
}

/** Whether files can be moved between two folders: tested by renaming a file that does not exist. */
const areOnOneDisk = (folder: string, otherFolder: string): boolean => {
  try {
    renameSync(join(folder, '.townsite.none'), join(otherFolder, '.townsite.none'))
  } catch (error) {
    return isMissing(error) && statSync(folder).dev === statSync(otherFolder).dev
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

/** Whether a folder can be renamed: not if it is a mount point or contains the working directory, or if its parent is read-only. */
const canBeRenamed = (folder: string, work: string): boolean => {
  if (!existsSync(folder)) return areOnOneDisk(dirname(folder), work)
  const place = relative(folder, process.cwd())
  return areOnOneDisk(folder, work) && isWritable(dirname(folder)) && (place.startsWith('..') || resolve(place) === place)
}

/** Throws before anything is replaced if a path is not writable. */
const requireWritable = (out: string): void => {
  for (const path of [realFolder(out), recordFile(out)]) if (existsSync(path)) accessSync(path, constants.W_OK)
  if (isFolder(recordFile(out)))
    throw Object.assign(new Error('a folder has the name of the record'), { code: 'EISDIR', path: recordFile(out) })
}

/** Abandons a build. A complete staged site is left for the next build to publish; an incomplete one is removed. */
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

/** Publishes the staged site, or nothing if the first step fails. */
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

/** Locks a folder, and finishes or removes what a killed build has left. */
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

/** Throws if a folder is not writable; of a missing one, the nearest above it that exists. */
const requireWritableFolder = (folder: string): void => {
  if (existsSync(folder)) accessSync(folder, constants.W_OK)
  else requireWritableFolder(dirname(folder))
}

/** Stages the files for server owners that changed. Creates nothing in their folder: the build may still fail. */
const stageServerFiles = (folder: string, stage: string, before: Entries, files: readonly OutputFile[]): Entries => {
  const hasBytes = fileComparer()
  const target = targetsIn(stage)
  return Object.fromEntries(
    files.map(file => {
      const known = before[file.path]
      const [path, bytes] = [join(folder, file.path), wholeBytes(file.bytes)]
      if (known !== undefined && isAsRecorded(path, known) && hasBytes(path, bytes)) return [file.path, known]
      requireWritableFolder(dirname(path))
      return [file.path, writeNew(target(file.path), bytes)]
    }),
  )
}

/** Stages a folder that this process has locked. */
const stagingIn = (out: string, name: string): Staging => {
  const stage = stageOf(out)
  const published = realFolder(out)
  const hasPublished = existsSync(published)
  let isOpen = true
  const giveUp = (): void => {
    isOpen = false
    writer.stop()
    abandon(out)
  }
  // Registered before anything is written: an interruption may come at any time.
  const unregister = whenInterrupted(giveUp)

  const before = readRecord(out)
  const [reused, written] = [new Map<string, RecordEntry>(), new Map<string, RecordEntry>()]
  let { serverFiles } = before
  const isSwapped = canBeRenamed(published, workFolder(out))
  const next = isSwapped ? stage.site : stage.inside
  const target = targetsIn(next)
  const writer = fileWriter(next)
  const hasBytes = fileComparer()

  const isIntact = (path: string): boolean => {
    const entry = before.files.get(path)
    return entry !== undefined && isAsRecorded(`${out}/${path}`, entry)
  }

  /** Adds the files that did not change, or leaves them where they are. */
  const complete = (changed: number): void => {
    if (changed === 0) {
      // It contains only empty folders.
      removeFolder(next)
      return
    }
    makeFolder(next)
    if (!isSwapped) return
    if (hasPublished && areFew(changed, reused.size)) {
      renameSync(next, stage.few)
      return
    }
    for (const path of reused.keys()) linkOrCopy(join(published, path), target(path))
    if (!hasPublished) return
    preserveOthers(published, next)
    chmodSync(next, statSync(published).mode)
  }

  return {
    madeFrom: before.inputs,
    put: ({ path, bytes }) => {
      // A compressed variant may be ready after the build was given up.
      if (!isOpen) return false
      const content = typeof bytes === 'string' ? wholeBytes(bytes) : bytes
      const known = before.files.get(path)
      if (hasPublished && known?.size === sizeOf(content) && hasBytes(`${out}/${path}`, wholeBytes(content))) {
        reused.set(path, known)
        return false
      }
      written.set(path, writer.write(path, content))
      reused.delete(path)
      return true
    },
    keep: paths => {
      if (!paths.every(isIntact)) return false
      for (const path of paths) {
        const entry = before.files.get(path)
        if (entry !== undefined && !written.has(path)) reused.set(path, entry)
      }
      return true
    },
    sizeOf: path => (written.get(path) ?? reused.get(path))?.size ?? 0,
    putServerFiles: files => {
      serverFiles = stageServerFiles(serverFolder(out), stage.serverFiles, before.serverFiles, files)
    },
    commit: ({ inputs, info }) => {
      writer.finish()
      const files = new Map([...reused, ...written])
      const gone = [...before.files.keys()].filter(path => !files.has(path))
      const removed = gone.filter(path => existsSync(join(out, path)))
      const bytes = [...files.values()].reduce((sum, { size }) => sum + size, 0)
      const noted = info({ files: files.size, bytes, written: written.size, removed })
      complete(written.size + removed.length)
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
