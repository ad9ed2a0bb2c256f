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
import { lazy } from '../site/util/memoize.ts'

/** Whether an error means that a file or folder does not exist. */
export const isMissing = (error: unknown): error is Error => error instanceof Error && 'code' in error && error.code === 'ENOENT'

export const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

/** Creates a folder and its parents. The `recursive` option of Node never returns where the system refuses new folders, as in /proc. */
export const makeFolder = (path: string): void => {
  if (isFolder(path)) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process has created it.
    if (isFolder(path)) return
    // The parent exists, so ENOENT means that the system permits no new folder there.
    throw isMissing(error) ? Object.assign(error, { code: 'EPERM' }) : error
  }
}

/** A string that changes when the file is written or replaced; `undefined` if the file is missing. */
export const fileVersion = (path: string): string | undefined => {
  try {
    const { ino, ctimeMs, size } = statSync(path)
    return `${path} ${ino} ${ctimeMs} ${size}`
  } catch {
    return undefined
  }
}

interface FolderEntry {
  /** Relative to the folder, with `/`. */
  readonly path: string
  readonly isFolder: boolean
}

/** Everything in a folder and its subfolders, including links, which are not followed. @param enter whether to read a subfolder */
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

const removeListed = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) removeListed(path)
    else unlinkSync(path)
  }
  rmdirSync(folder)
}

/** Removes a file, if it exists. */
export const removeFile = (file: string): void => {
  try {
    unlinkSync(file)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/**
 * Removes a file, or a folder with its contents; links are not followed. Faster than `rmSync`, which calls `stat` for each file and is only
 * used for what could not be removed.
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
    // Another process has created or opened a file there.
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

/** @param enter called with each folder before it is read */
const addFilesUnder = (folder: string, below: string, links: boolean, files: string[], enter?: (folder: string) => void): void => {
  enter?.(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = below + entry.name
    if (entry.isDirectory()) addFilesUnder(`${folder}/${entry.name}`, `${path}/`, links, files, enter)
    else if (links || entry.isFile()) files.push(path)
  }
}

/**
 * Sorted paths of the files in a folder and its subfolders, with `/`; empty if the folder does not exist.
 * @param options.links whether to include links, which are not followed
 */
export const filesUnder = (folder: string, { links = false }: { readonly links?: boolean } = {}): readonly string[] => {
  const files: string[] = []
  if (existsSync(folder)) addFilesUnder(folder, '', links, files)
  return files.sort()
}

/** Absolute paths of files, and of all folders that were searched. */
export interface Tree {
  readonly folders: readonly string[]
  readonly files: readonly string[]
}

/** Files as from `filesUnder`, with the same option. A missing folder is included, since it may be created later. */
export const treeUnder = (tops: readonly string[], { links = false }: { readonly links?: boolean } = {}): Tree => {
  const folders: string[] = []
  const files = tops.flatMap(top => {
    const found: string[] = []
    if (existsSync(top)) addFilesUnder(top, `${top}/`, links, found, folder => folders.push(folder))
    else folders.push(top)
    return found.sort()
  })
  return { folders, files }
}

/** Shared by all files, so that a large video in `assets/static/` is not read as a whole. */
const buffer = lazy(() => Buffer.allocUnsafe(1 << 20))

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
