/**
 * The content of many files as one hash, without reading unchanged files again. A file is unchanged if its inode, size, mtime and ctime are (as
 * in git's index; no program can set back the ctime). In the same way, the metadata of folders shows whether files were added or removed.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Tree } from './folder.ts'
import { writeWhole } from './unfinished.ts'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Milliseconds. Two changes of a file in quick succession may have the same time, because the clocks of file systems are coarse
 * (https://git-scm.com/docs/racy-git).
 */
const clockTick = 3000

const missing = { throwIfNoEntry: false } as const

/** A hash of the metadata of files or folders, some of which may be missing, and the time of the last change. */
const statAll = (paths: readonly string[]): { readonly metadata: string; readonly changed: number } => {
  let changed = 0
  const numbers = new Float64Array(paths.length * 4)
  for (const [place, path] of paths.entries()) {
    const stats = statSync(path, missing)
    if (stats === undefined) continue
    const { ino, size, mtimeMs, ctimeMs } = stats
    changed = Math.max(changed, mtimeMs, ctimeMs)
    numbers.set([ino, size, mtimeMs, ctimeMs], place * 4)
  }
  return { metadata: createHash('sha256').update(paths.join('\n')).update(numbers).digest('base64url'), changed }
}

/** The files of the last run, with their metadata and the hash of their content. */
interface Snapshot extends Tree {
  readonly folderMetadata: string
  readonly metadata: string
  readonly state: string
}

/** The snapshot in a file, if it is intact. */
const readSnapshot = (note: string): Snapshot | undefined => {
  try {
    const text = readFileSync(note, 'utf8')
    const end = text.lastIndexOf('\n')
    // Written below, by this version of the program or an earlier one.
    return text.startsWith('{') && text.slice(end + 1) === hashOf(text.slice(0, end))
      ? (JSON.parse(text.slice(0, end)) as Snapshot)
      : undefined
  } catch {
    return undefined
  }
}

/**
 * @param note file for the snapshot
 * @param find lists the files; called if one may have been added or removed
 * @param read hashes the content of files; called if one may have changed
 */
export const contentState = (note: string, find: () => Tree, read: (files: readonly string[]) => string): string => {
  const now = Date.now()
  const last = readSnapshot(note)
  const areFilesKnown = last !== undefined && statAll(last.folders).metadata === last.folderMetadata
  const { folders, files } = areFilesKnown ? last : find()
  const { metadata, changed } = statAll(files)
  const isContentKnown = last?.metadata === metadata
  if (areFilesKnown && isContentKnown) return last.state
  const state = isContentKnown ? last.state : read(files)
  const around = areFilesKnown ? { metadata: last.folderMetadata, changed: 0 } : statAll(folders)
  if (Math.max(changed, around.changed) < now - clockTick)
    try {
      mkdirSync(dirname(note), { recursive: true })
      const snapshot = JSON.stringify({ folders, files, folderMetadata: around.metadata, metadata, state } satisfies Snapshot)
      writeWhole(note, `${snapshot}\n${hashOf(snapshot)}`)
    } catch {
      // The next run reads the files again.
    }
  return state
}
