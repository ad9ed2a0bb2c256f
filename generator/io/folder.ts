import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

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
    const isRefused = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw isRefused ? Object.assign(error, { code: 'EPERM' }) : error
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

/** Paths of the files below a folder, with `/` and in order; none where there is no folder. */
export const filesUnder = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort()
    : []

/** Hash of each file below a folder, by its path. */
export const folderHashes = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    filesUnder(folder).map(path => [
      path,
      createHash('sha1')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  )
