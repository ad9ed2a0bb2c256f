/** A built folder and its files for server owners beside it, opened to be compared. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { folderHashes } from '../folder.ts'

/** Every file of a site by its path; those beside the folder begin with `.hosts/`. */
export interface FolderSource {
  readonly files: ReadonlyMap<string, string>
  readonly text: (path: string) => string
  readonly weight: (path: string) => number
}

const beside = '.hosts/'

/** Pages are weighed to be compared with each other: the best of eleven would take ten times as long. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 }

export const folderSource = (folder: string): FolderSource => {
  const hosts = `${folder}.hosts`
  const fileOf = (path: string): string => (path.startsWith(beside) ? join(hosts, path.slice(beside.length)) : join(folder, path))
  const own = folderHashes(folder)
  const others = existsSync(hosts) ? folderHashes(hosts) : new Map<string, string>()
  return {
    files: new Map([
      ...own,
      ...[...others].filter(([path]) => !path.startsWith('.')).map(([path, hash]) => [`${beside}${path}`, hash] as const),
    ]),
    text: path => readFileSync(fileOf(path), 'utf8'),
    weight: path => brotliCompressSync(readFileSync(fileOf(path)), { params: quality }).length,
  }
}
