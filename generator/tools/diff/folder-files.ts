import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../../platform/folder.ts'
import type { SiteFiles } from '../../site/model/file.ts'

/** The files of a folder. Contents are read on demand and not cached, because a site may be larger than memory. */
export const folderFiles = (folder: string): SiteFiles => {
  const paths = filesUnder(folder)
  const known = new Set(paths)
  return {
    paths,
    has: path => known.has(path),
    size: path => statSync(join(folder, path)).size,
    bytes: path => readFileSync(join(folder, path)),
    text: path => readFileSync(join(folder, path), 'utf8'),
  }
}
