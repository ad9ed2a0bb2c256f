/** What lies in a published folder, taken over into the one that comes in its place. */
import { cpSync, existsSync, linkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { entriesUnder, makeFolder } from '../folder.ts'
import { isOsFile } from './record.ts'

/** Links where the file system can, so that the file keeps its time; else copies it with its time. */
export const takeOver = (from: string, to: string): void => {
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to, { preserveTimestamps: true })
  }
}

/** Takes over what lies in a folder beside the files that builds make: the system's own files, and folders that hold nothing. */
export const takeOverRest = (folder: string, next: string): void => {
  const folders = new Set<string>()
  for (const { path, isFolder } of entriesUnder(folder, () => true)) {
    if (isFolder) folders.add(path)
    else if (isOsFile(path) && existsSync(join(next, dirname(path)))) takeOver(join(folder, path), join(next, path))
    if (!isFolder) for (let above = dirname(path); folders.delete(above); above = dirname(above));
  }
  for (const path of folders) makeFolder(join(next, path))
}
