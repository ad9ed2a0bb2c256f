import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { lazy } from '../site/model/memoize.ts'

/** Whether the system says that there is no such file or folder. */
export const isMissing = (error: unknown): error is Error => error instanceof Error && 'code' in error && error.code === 'ENOENT'

export const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

/** Makes a folder with those above it that lack. Node's own `recursive` never returns where the system refuses new folders, as in /proc. */
export const makeFolder = (path: string): void => {
  if (isFolder(path)) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Somebody else was faster.
    if (isFolder(path)) return
    // Where what it is to lie in is there, no new folder is permitted.
    throw isMissing(error) ? Object.assign(error, { code: 'EPERM' }) : error
  }
}

interface FolderEntry {
  /** From the folder, with `/`. */
  readonly path: string
  readonly isFolder: boolean
}

/** All that lies below a folder, links and empty folders too; no link is followed. @param enter which folders are looked into */
export function* entriesUnder(folder: string, enter: (path: string) => boolean, below = ''): Generator<FolderEntry> {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    const isFolder = entry.isDirectory()
    if (isFolder && !enter(path)) continue
    yield { path, isFolder }
    if (isFolder) yield* entriesUnder(folder, enter, path)
  }
}

/** Removes a folder and all below it, as its listings tell what is a folder. */
const removeListed = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) removeListed(path)
    else unlinkSync(path)
  }
  rmdirSync(folder)
}

/** Removes a file, if it is there. Node's `rmSync` loads what removes folders, which takes a millisecond. */
export const removeFile = (file: string): void => {
  try {
    unlinkSync(file)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/**
 * Removes a folder, or whatever has its name, with all that lies below it; links are removed and none is followed. Node's own way asks of each
 * file what it is, which takes half as long again: it is left what could not be removed.
 */
export const removeFolder = (folder: string): void => {
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  if (stats === undefined) return
  try {
    if (stats.isDirectory()) {
      removeListed(folder)
      return
    }
  } catch {
    // Somebody has put something there meanwhile, or keeps it open.
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

/** @param enter told each folder before it is looked into */
const addFilesUnder = (folder: string, below: string, links: boolean, files: string[], enter?: (folder: string) => void): void => {
  enter?.(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = below + entry.name
    if (entry.isDirectory()) addFilesUnder(`${folder}/${entry.name}`, `${path}/`, links, files, enter)
    else if (links || entry.isFile()) files.push(path)
  }
}

/**
 * Paths of the files below a folder, with `/` and in order; none where there is no folder.
 * @param options.links whether links are told too; none is followed
 */
export const filesUnder = (folder: string, { links = false }: { readonly links?: boolean } = {}): readonly string[] => {
  const files: string[] = []
  if (existsSync(folder)) addFilesUnder(folder, '', links, files)
  return files.sort()
}

/** Files, and the folders in which they were looked for; whole paths. */
export interface Tree {
  readonly folders: readonly string[]
  readonly files: readonly string[]
}

/** All below some folders, those that are missing too: they may come. Files as `filesUnder` tells them. */
export const treeUnder = (tops: readonly string[]): Tree => {
  const folders: string[] = []
  const files = tops.flatMap(top => {
    const found: string[] = []
    if (existsSync(top)) addFilesUnder(top, `${top}/`, false, found, folder => folders.push(folder))
    else folders.push(top)
    return found.sort()
  })
  return { folders, files }
}

/** Serves all files: a film in `assets/static/` needs no memory of its size. */
const buffer = lazy(() => Buffer.allocUnsafe(1 << 20))

/** Hash of a file's content. */
export const hashOfFile = (file: string): string => {
  const hash = createHash('sha256')
  const handle = openSync(file, 'r')
  try {
    for (let read = readSync(handle, buffer()); read > 0; read = readSync(handle, buffer())) hash.update(buffer().subarray(0, read))
  } finally {
    closeSync(handle)
  }
  return hash.digest('base64url')
}

/** Hash of each file below a folder, by its path. */
export const folderHashes = (folder: string): ReadonlyMap<string, string> =>
  new Map(filesUnder(folder).map(path => [path, hashOfFile(join(folder, path))]))
