import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

export const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

/**
 * Paths of the files below a folder, with `/` and in order; none where there is no folder.
 * @param options.links whether links are told too; none is followed
 */
export const filesUnder = (folder: string, { links = false }: { readonly links?: boolean } = {}): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => (links ? !entry.isDirectory() : entry.isFile()))
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
