import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

export const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

/** Hash of each file below a folder, by its path with `/`, in order of paths. */
export const folderHashes = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(file => [relative(folder, file).split(sep).join('/'), createHash('sha1').update(readFileSync(file)).digest('hex')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
