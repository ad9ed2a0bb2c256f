/** A built folder, read for `check`. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { compressedSize } from './compress.ts'

export interface BuiltSite {
  /** Bytes of each file, by its path with `/`. */
  readonly files: ReadonlyMap<string, number>
  readonly text: (path: string) => string
  /** Bytes after brotli, as hosts send it. */
  readonly compressed: (path: string) => number
}

export const builtSite = (folder: string): BuiltSite => {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
  return {
    files: new Map(paths.map(path => [path, statSync(join(folder, path)).size])),
    text: path => readFileSync(join(folder, path), 'utf8'),
    compressed: path => compressedSize(path, readFileSync(join(folder, path))),
  }
}
