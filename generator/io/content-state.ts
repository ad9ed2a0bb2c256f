/**
 * What files hold, in one hash, without reading them again: each is known by its number, size and times, as git's index knows it. What a
 * program writes sets a time that no program can set back; so a file of the same size and date that holds something else is read. Which
 * files there are is known in the same way: a name that comes or goes sets the times of its folder.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Tree } from './folder.ts'
import { writeWhole } from './unfinished.ts'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Milliseconds. Clocks of file systems tick: of a file that was written a moment ago, the next change may have the same time
 * (https://git-scm.com/docs/racy-git).
 */
const settled = 3000

const missing = { throwIfNoEntry: false } as const

/**
 * What the system tells of files or folders, some of which may be missing, and when one was changed last. Numbers are hashed as they are: to
 * write those of two thousand files takes half as long as to ask for them.
 */
const lookAt = (paths: readonly string[]): { readonly looks: string; readonly changed: number } => {
  let changed = 0
  const seen = new Float64Array(paths.length * 4)
  for (const [place, path] of paths.entries()) {
    const stats = statSync(path, missing)
    if (stats === undefined) continue
    const { ino, size, mtimeMs, ctimeMs } = stats
    changed = Math.max(changed, mtimeMs, ctimeMs)
    seen.set([ino, size, mtimeMs, ctimeMs], place * 4)
  }
  return { looks: createHash('sha256').update(paths.join('\n')).update(seen).digest('base64url'), changed }
}

/** What was found, how its folders and files looked, and the hash of what these held. */
interface Noted extends Tree {
  readonly folderLooks: string
  readonly looks: string
  readonly state: string
}

/** What was noted, when it is whole. */
const notedIn = (note: string): Noted | undefined => {
  try {
    const text = readFileSync(note, 'utf8')
    const end = text.lastIndexOf('\n')
    // Written below, by this very program or an earlier one, which noted no more than three lines.
    return text.startsWith('{') && text.slice(end + 1) === hashOf(text.slice(0, end))
      ? (JSON.parse(text.slice(0, end)) as Noted)
      : undefined
  } catch {
    return undefined
  }
}

/**
 * @param note file that keeps the answer for the next run
 * @param find looks for the files, asked where a name may have come or gone since
 * @param read hash of what files hold, asked for where one may have changed
 */
export const contentState = (note: string, find: () => Tree, read: (files: readonly string[]) => string): string => {
  const now = Date.now()
  const before = notedIn(note)
  const known = before && lookAt(before.folders)
  const areFound = before !== undefined && known?.looks === before.folderLooks
  const { folders, files } = areFound ? before : find()
  const { looks, changed } = lookAt(files)
  const isKnown = before?.looks === looks
  if (areFound && isKnown) return before.state
  const state = isKnown ? before.state : read(files)
  const around = areFound ? { looks: before.folderLooks, changed: 0 } : lookAt(folders)
  if (Math.max(changed, around.changed) < now - settled)
    try {
      mkdirSync(dirname(note), { recursive: true })
      const noted = JSON.stringify({ folders, files, folderLooks: around.looks, looks, state } satisfies Noted)
      writeWhole(note, `${noted}\n${hashOf(noted)}`)
    } catch {
      // The next run reads them again.
    }
  return state
}
