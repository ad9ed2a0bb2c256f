/** A built folder, read for `check`. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../folder.ts'
import { compressedSize } from './compress.ts'

export interface BuiltSite {
  /** Bytes of each file, by its path with `/`. */
  readonly files: ReadonlyMap<string, number>
  readonly text: (path: string) => string
  /** Bytes after brotli, as hosts send it. */
  readonly compressed: (path: string) => number
}

export const builtSite = (folder: string): BuiltSite => {
  return {
    files: new Map(filesUnder(folder).map(path => [path, statSync(join(folder, path)).size])),
    text: path => readFileSync(join(folder, path), 'utf8'),
    compressed: path => compressedSize(path, readFileSync(join(folder, path))),
  }
}
