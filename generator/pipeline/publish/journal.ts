/**
 * What is ready is published in steps that can be taken again: killed at any of them, the next run goes on where this one stopped. From
 * the moment when the new record lies in the work folder the new site is as good as published; before, the work is thrown away.
 */
import { existsSync, lstatSync, renameSync, rmdirSync, unlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesUnder, makeFolder, removeFolder } from '../../io/folder.ts'
import { followed } from '../../io/owner-file.ts'
import { lazy } from '../../site/model/memoize.ts'
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

/** The output folder itself, links followed. */
export const realFolder = (out: string): string => followed(out)

/** The parts of the work folder. */
export const stageOf = (out: string) => {
  const work = workFolder(out)
  return {
    /** The new site, when the folder is swapped. */
    site: join(work, 'site'),
    /** New and changed files, when these are few beside those that stay: they are moved into the folder one by one. */
    few: join(work, 'few'),
    /** The same in the folder itself, when that cannot be renamed. */
    inside: join(realFolder(out), insideName),
    /** New and changed files for server owners. */
    beside: join(work, 'beside'),
    /** What the folder was before. */
    previous: join(work, 'previous'),
  }
}

/** Throws away what was put together and not published. */
export const throwAway = (out: string): void => {
  // Last: while it is there, the next run sees that there is something to do.
  for (const folder of [stageOf(out).inside, workFolder(out)]) removeFolder(folder)
}

const foldersAbove = (path: string): readonly string[] => {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, place) => parts.slice(0, place + 1).join('/'))
}

/** A step taken again may find nothing any more, a new folder of that name, or a file on the way. */
const isFile = (path: string): boolean => {
  try {
    return lstatSync(path).isFile()
  } catch {
    return false
  }
}

/** Removes files, and the folders that only they kept. */
const removeFiles = (folder: string, paths: readonly string[]): void => {
  for (const path of paths) {
    if (isFile(join(folder, path))) unlinkSync(join(folder, path))
    for (const parent of foldersAbove(path).toReversed())
      try {
        rmdirSync(join(folder, parent))
      } catch {
        // Something else lies in it.
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

/** What the new site is to be, beside the files that wait for it. */
export interface Coming {
  /** Files of the site before that are none of it. */
  readonly gone: readonly string[]
  /** All its files, of which there may be many: asked for where some are gone. */
  readonly paths: () => Iterable<string>
  readonly serverFiles: Entries
}

/** Moves new files into a folder one by one: what pages need before the pages, and what is no longer needed at the end. */
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

/** Publishes what is ready. @param before the record of what is published */
export const publishReady = (out: string, before: BuildRecord, coming: Coming): void => {
  const { site, few, inside, beside, previous } = stageOf(out)
  const folder = realFolder(out)
  const oneByOne = [few, inside].find(existsSync)
  if (oneByOne !== undefined) moveInto(folder, oneByOne, coming)
  else if (existsSync(site)) {
    if (existsSync(folder)) renameSync(folder, previous)
    renameSync(site, folder)
  }
  moveFiles(beside, serverFolder(out), filesUnder(beside))
  removeFiles(
    serverFolder(out),
    Object.keys(before.serverFiles).filter(path => coming.serverFiles[path] === undefined),
  )
  renameSync(pendingFile(out), recordFile(out))
  throwAway(out)
}

/** Takes up what a build that was killed has left. */
export const recover = (out: string): void => {
  if (!existsSync(pendingFile(out))) {
    throwAway(out)
    return
  }
  const [before, { files, serverFiles }] = [readRecord(out), readPending(out)]
  const gone = [...before.files.keys()].filter(path => !files.has(path))
  publishReady(out, before, { gone, paths: () => files.keys(), serverFiles })
}
