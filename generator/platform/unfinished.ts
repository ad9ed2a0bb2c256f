/** Temporary files have the mark of their process in their names, so that a later run can remove those of a killed one. */
import { createHash } from 'node:crypto'
import { closeSync, openSync, readdirSync, renameSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { removeFile } from './folder.ts'

/** Containers may share a folder and have process ids of their own. */
const computer = createHash('sha256').update(hostname()).digest('hex').slice(0, 6)

/** Computer and process: `3f2a9c-4711`. */
export const ownMark = `${computer}-${process.pid}`
const mark = /(?:^|[.-])([0-9a-f]{6})-(\d+)-[^.]*(?:\.unfinished)?$/

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether the process that created the file no longer runs. */
const isStray = (folder: string, name: string): boolean => {
  const [, where, written] = mark.exec(name) ?? []
  const pid = Number(written)
  if (where !== computer) return false
  if (pid !== process.pid) return !isAlive(pid)
  // In a container, every run has the same process id.
  return statSync(join(folder, name)).mtimeMs < Date.now() - process.uptime() * 1000
}

/**
 * Removes the temporary files of killed runs from a folder.
 * @param isOurs whether a name can be one of a temporary file
 */
export const removeStrays = (folder: string, isOurs: (name: string) => boolean): void => {
  try {
    for (const name of readdirSync(folder))
      if (isOurs(name) && isStray(folder, name)) rmSync(join(folder, name), { recursive: true, force: true })
  } catch {
    // The folder is missing or not ours.
  }
}

const ending = '.unfinished'
export const isUnfinished = (name: string): boolean => name.endsWith(ending)

let count = 0

/** Writes bytes at a position, or after those written before. */
type Write = (bytes: Uint8Array, at?: number) => void

const writeAll = (handle: number, bytes: Uint8Array, at: number): void => {
  for (let done = 0; done < bytes.byteLength; ) done += writeSync(handle, bytes, done, bytes.byteLength - done, at + done)
}

const writePieces = (file: string, make: (write: Write) => void): void => {
  const handle = openSync(file, 'w')
  try {
    let end = 0
    make((bytes, at = end) => {
      writeAll(handle, bytes, at)
      end = Math.max(end, at + bytes.byteLength)
    })
  } finally {
    closeSync(handle)
  }
}

/**
 * Writes a file atomically, even if other processes write it at the same time or the program is killed.
 * @param content or a function that writes it in pieces
 */
export const writeWhole = (file: string, content: Uint8Array | string | ((write: Write) => void)): void => {
  // Worker threads share the process id.
  const unfinished = `${file}.${ownMark}-${threadId}-${count++}${ending}`
  try {
    if (typeof content === 'function') writePieces(unfinished, content)
    else writeFileSync(unfinished, content)
    renameSync(unfinished, file)
  } catch (error) {
    removeFile(unfinished)
    // If the disk is full the system's error has no path.
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { path: file })
  }
}
