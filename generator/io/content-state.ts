/**
 * What files hold, in one hash, without reading them again: each is known by its number, size and times, as git's index knows it. What a
 * program writes sets a time that no program can set back; so a file of the same size and date that holds something else is read.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeWhole } from './unfinished.ts'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Milliseconds. Clocks of file systems tick: of a file that was written a moment ago, the next change may have the same time
 * (https://git-scm.com/docs/racy-git).
 */
const settled = 3000

/** What the system tells of the files, and when one was changed last. */
const lookAt = (files: readonly string[]): { readonly looks: string; readonly changed: number } => {
  let changed = 0
  const lines = files.map(file => {
    const { ino, size, mtimeMs, ctimeMs } = statSync(file)
    changed = Math.max(changed, mtimeMs, ctimeMs)
    return `${ino} ${size} ${mtimeMs} ${ctimeMs} ${file}`
  })
  return { looks: hashOf(lines.join('\n')), changed }
}

/** What was noted, when it is whole: how the files looked, and the hash of what they held. */
const notedIn = (note: string): { readonly looks: string; readonly state: string } | undefined => {
  try {
    const [looks = '', state = '', seal] = readFileSync(note, 'utf8').split('\n')
    return seal === hashOf(`${looks}\n${state}`) ? { looks, state } : undefined
  } catch {
    return undefined
  }
}

/**
 * @param note file that keeps the answer for the next run
 * @param files whole paths
 * @param read hash of what the files hold, asked for where one may have changed
 */
export const contentState = (note: string, files: readonly string[], read: () => string): string => {
  const now = Date.now()
  const { looks, changed } = lookAt(files)
  const before = notedIn(note)
  if (before?.looks === looks) return before.state
  const state = read()
  if (changed < now - settled)
    try {
      mkdirSync(dirname(note), { recursive: true })
      writeWhole(note, `${looks}\n${state}\n${hashOf(`${looks}\n${state}`)}`)
    } catch {
      // The next run reads them again.
    }
  return state
}
