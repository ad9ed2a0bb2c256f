/**
 * Publishes a staged site in steps that can be repeated: if a build is killed at any of them, the next one continues. Once the new record is in
 * the work folder, the site will be published; before, the staged files are removed.
 */
import { existsSync, lstatSync, renameSync, rmdirSync, unlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesUnder, makeFolder, removeFolder } from '../../platform/folder.ts'
import { followed } from '../../platform/owner-file.ts'
import { lazy } from '../../site/util/memoize.ts'
import {
  type BuildRecord,
  type Entries,
  insideName,
  pendingFile,
  readPending,
  readRecord,
  recordFile,
  serverFolder,
  workFolder,
} from './record.ts'

/** The output folder, with links resolved. */
export const realFolder = (out: string): string => followed(out)

/** The parts of the work folder. */
export const stageOf = (out: string) => {
  const work = workFolder(out)
  return {
    /** The new site, if the folder is swapped. */
    site: join(work, 'site'),
    /** New and changed files, if they are few: they are moved into the folder one by one. */
    few: join(work, 'few'),
    /** The same inside the folder, if that cannot be renamed. */
    inside: join(realFolder(out), insideName),
    /** New and changed files for server owners. */
    serverFiles: join(work, 'beside'),
    /** The folder that was published before. */
    previous: join(work, 'previous'),
  }
}

/** Removes the staged files. */
export const throwAway = (out: string): void => {
  // The work folder last: while it exists, the next build recovers.
  for (const folder of [stageOf(out).inside, workFolder(out)]) removeFolder(folder)
}

const foldersAbove = (path: string): readonly string[] => {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, place) => parts.slice(0, place + 1).join('/'))
}

/** When a step is repeated, the file may be missing, or be replaced by a folder. */
const isFile = (path: string): boolean => {
  try {
    return lstatSync(path).isFile()
  } catch {
    return false
  }
}

/** Removes files, and the folders that are empty without them. */
const removeFiles = (folder: string, paths: readonly string[]): void => {
  for (const path of paths) {
    if (isFile(join(folder, path))) unlinkSync(join(folder, path))
    for (const parent of foldersAbove(path).toReversed())
      try {
        rmdirSync(join(folder, parent))
      } catch {
        // It has other files.
        break
      }
  }
}

const moveFiles = (from: string, to: string, paths: readonly string[]): void => {
  for (const path of paths) {
    makeFolder(dirname(join(to, path)))
    renameSync(join(from, path), join(to, path))
  }
}

const isPage = (path: string): boolean => /\.html(\.\w+)?$/.test(path)

/** The new site, apart from the staged files. */
export interface Coming {
  /** Files of the last build that it does not have. */
  readonly gone: readonly string[]
  /** All its files. */
  readonly paths: () => Iterable<string>
  readonly serverFiles: Entries
}

/** Moves new files into a folder one by one: first what pages need, then pages; files that are no longer needed are removed last. */
const moveInto = (out: string, stage: string, { gone, paths }: Coming): void => {
  const coming = lazy(() => new Set(paths()))
  const folders = lazy(() => new Set([...coming()].flatMap(foldersAbove)))
  const isInTheWay = (path: string): boolean => folders().has(path) || foldersAbove(path).some(folder => coming().has(folder))
  removeFiles(out, gone.filter(isInTheWay))
  const files = filesUnder(stage)
  moveFiles(stage, out, [...files.filter(path => !isPage(path)), ...files.filter(isPage)])
  removeFiles(out, gone)
  removeFolder(stage)
}

/** @param before the record of the published site */
export const publishReady = (out: string, before: BuildRecord, coming: Coming): void => {
  const { site, few, inside, serverFiles, previous } = stageOf(out)
  const folder = realFolder(out)
  const oneByOne = [few, inside].find(existsSync)
  if (oneByOne !== undefined) moveInto(folder, oneByOne, coming)
  else if (existsSync(site)) {
    if (existsSync(folder)) renameSync(folder, previous)
    renameSync(site, folder)
  }
  moveFiles(serverFiles, serverFolder(out), filesUnder(serverFiles))
  removeFiles(
    serverFolder(out),
    Object.keys(before.serverFiles).filter(path => coming.serverFiles[path] === undefined),
  )
  renameSync(pendingFile(out), recordFile(out))
  throwAway(out)
}

/** Finishes or removes what a killed build has left. */
export const recover = (out: string): void => {
  if (!existsSync(pendingFile(out))) {
    throwAway(out)
    return
  }
  const [before, { files, serverFiles }] = [readRecord(out), readPending(out)]
  const gone = [...before.files.keys()].filter(path => !files.has(path))
  publishReady(out, before, { gone, paths: () => files.keys(), serverFiles })
}
