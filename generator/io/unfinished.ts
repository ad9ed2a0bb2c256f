/** What a run has begun and not finished carries the mark of its process: a later run finds what a killed one left, and takes it away. */
import { createHash } from 'node:crypto'
import { closeSync, openSync, readdirSync, renameSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { removeFile } from './folder.ts'

/** Containers may share a folder, and have numbers of processes of their own. */
const computer = createHash('sha256').update(hostname()).digest('hex').slice(0, 6)

/** Computer and process: `3f2a9c-4711`. */
export const ownMark = `${computer}-${process.pid}`
const mark = /(?:^|[.-])([0-9a-f]{6})-(\d+)-[^.]*(?:\.unfinished)?$/

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It lives, and is somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether nobody works any more on what has this name. */
const isStray = (folder: string, name: string): boolean => {
  const [, where, written] = mark.exec(name) ?? []
  const pid = Number(written)
  if (where !== computer) return false
  if (pid !== process.pid) return !isAlive(pid)
  // In a container, every run has the same number.
  return statSync(join(folder, name)).mtimeMs < Date.now() - process.uptime() * 1000
}

/**
 * Removes from a folder what killed runs left unfinished.
 * @param isOurs tells by its name what may be such a thing at all
 */
export const removeStrays = (folder: string, isOurs: (name: string) => boolean): void => {
  try {
    for (const name of readdirSync(folder))
      if (isOurs(name) && isStray(folder, name)) rmSync(join(folder, name), { recursive: true, force: true })
  } catch {
    // There is no such folder, or it is somebody else's.
  }
}

const ending = '.unfinished'
export const isUnfinished = (name: string): boolean => name.endsWith(ending)

let count = 0

/** Writes bytes, at the end of what was written or at a place. */
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
 * Writes a file as a whole or not at all, also when others write it at the same time or the program is killed.
 * @param content or what writes it in pieces
 */
export const writeWhole = (file: string, content: Uint8Array | string | ((write: Write) => void)): void => {
  // Threads have one process.
  const unfinished = `${file}.${ownMark}-${threadId}-${count++}${ending}`
  try {
    if (typeof content === 'function') writePieces(unfinished, content)
    else writeFileSync(unfinished, content)
    renameSync(unfinished, file)
  } catch (error) {
    removeFile(unfinished)
    // Of a full disk the system does not tell which.
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { path: file })
  }
}
