/**
 * The output folder, changed as a whole or not at all. Files are staged beside it and swapped in by renaming; a file whose bytes did not
 * change is linked over, so it keeps its modification time. A record beside the folder says what was made, and nothing else is ever removed.
 */
import {
  closeSync,
  cpSync,
  existsSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import type { OutputFile } from '../model/file.ts'
import type { Redirect } from '../model/host.ts'
import { whenInterrupted } from './interrupt.ts'

interface RecordEntry {
  readonly size: number
  readonly mtimeMs: number
}

type BuildRecord = Readonly<Record<string, RecordEntry>>

/** Files that an operating system leaves in folders people look into. */
const litter = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])

const recordFile = (out: string): string => join(`${out}.hosts`, '.townsite.json')

const readRecord = (out: string): BuildRecord => {
  try {
    return JSON.parse(readFileSync(recordFile(out), 'utf8')) as BuildRecord
  } catch {
    return {}
  }
}

const filesUnder = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => !entry.isDirectory())
        .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort()
    : []

/** Files of an output folder that no build made, and that the next one would therefore not dare to touch. */
export const foreignFiles = (out: string): readonly string[] => {
  const known = readRecord(out)
  return filesUnder(out).filter(file => known[file] === undefined && !litter.has(basename(file)))
}

export interface PublishSummary {
  readonly files: number
  readonly bytes: number
  readonly written: number
  readonly removed: readonly string[]
}

export interface Stage {
  /** Adds a file, whose bytes are done with when this returns; `false` when the published one has the same already. A path outside the folder is a bug. */
  readonly put: (file: OutputFile) => boolean
  /** Takes a published file over as it is, when it is still what the last build made. */
  readonly keep: (path: string) => boolean
  /** Swaps the staged folder in. */
  readonly commit: () => PublishSummary
  /** Leaves the published folder as it was. */
  readonly discard: () => void
}

/** Links where the file system can, so that the file keeps its time; else copies it with its time. */
const takeOver = (from: string, to: string): void => {
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to, { preserveTimestamps: true })
  }
}

/** Writes a new file. @returns what the record says of it */
const writeNew = (file: string, content: Uint8Array): RecordEntry => {
  const handle = openSync(file, 'w')
  try {
    for (let at = 0; at < content.byteLength; ) at += writeSync(handle, content, at)
    const { size, mtimeMs } = fstatSync(handle)
    return { size, mtimeMs }
  } finally {
    closeSync(handle)
  }
}

/** Asks files whether they hold just these bytes. One buffer serves all files. */
const fileComparer = (): ((file: string, content: Uint8Array) => boolean) => {
  let buffer = Buffer.allocUnsafe(1 << 16)
  return (file, content) => {
    if (buffer.byteLength < content.byteLength) buffer = Buffer.allocUnsafe(content.byteLength * 2)
    let handle: number | undefined
    try {
      handle = openSync(file, 'r')
      if (fstatSync(handle).size !== content.byteLength) return false
      const read = readSync(handle, buffer, 0, content.byteLength, 0)
      return read === content.byteLength && buffer.compare(content, 0, read, 0, read) === 0
    } catch {
      return false
    } finally {
      if (handle !== undefined) closeSync(handle)
    }
  }
}

/** Takes up the work of a build that was killed between its two renames. */
const recover = (out: string): void => {
  if (!existsSync(out) && existsSync(`${out}.previous`)) renameSync(`${out}.previous`, out)
  rmSync(`${out}.previous`, { recursive: true, force: true })
}

/** @param folder the output folder; its parent is made when missing */
export const openStage = (folder: string): Stage => {
  const out = resolve(folder)
  const next = `${out}.next`
  recover(out)
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  const settled = whenInterrupted(() => rmSync(next, { recursive: true, force: true }))

  const before = readRecord(out)
  const after: { [path: string]: RecordEntry } = {}
  const folders = new Set<string>([next])
  /** Files taken over as they are: linked when it is sure that anything changed. */
  const kept: string[] = []
  let bytes = 0
  let written = 0

  /** Path in the staged folder, its parent made. */
  const targetOf = (path: string): string => {
    const target = join(next, path)
    const inside = relative(next, target)
    if (inside.startsWith('..') || inside === '' || resolve(next, inside) !== target)
      throw new Error(`${path} lies outside the output folder`)
    const parent = dirname(target)
    if (!folders.has(parent)) {
      mkdirSync(parent, { recursive: true })
      folders.add(parent)
    }
    return target
  }

  const holds = fileComparer()

  const take = (path: string, known: RecordEntry): void => {
    kept.push(path)
    after[path] = known
    bytes += known.size
  }

  const keep = (path: string): boolean => {
    const known = before[path]
    if (known === undefined) return false
    try {
      const stats = statSync(join(out, path))
      if (stats.size !== known.size || stats.mtimeMs !== known.mtimeMs) return false
    } catch {
      return false
    }
    take(path, known)
    return true
  }

  return {
    keep,
    put: file => {
      const content = typeof file.bytes === 'string' ? Buffer.from(file.bytes) : file.bytes
      const known = before[file.path]
      if (known?.size === content.byteLength && holds(join(out, file.path), content)) {
        take(file.path, known)
        return false
      }
      after[file.path] = writeNew(targetOf(file.path), content)
      bytes += content.byteLength
      written++
      return true
    },
    commit: () => {
      const removed = Object.keys(before).filter(path => after[path] === undefined && existsSync(join(out, path)))
      const summary = { files: Object.keys(after).length, bytes, written, removed }
      if (written === 0 && removed.length === 0 && existsSync(out)) {
        rmSync(next, { recursive: true, force: true })
        settled()
        return summary
      }
      for (const path of kept) takeOver(join(out, path), targetOf(path))
      for (const file of filesUnder(out)) {
        if (!litter.has(basename(file)) || !existsSync(join(next, dirname(file)))) continue
        linkSync(join(out, file), join(next, file))
      }
      mkdirSync(`${out}.hosts`, { recursive: true })
      if (existsSync(out)) renameSync(out, `${out}.previous`)
      renameSync(next, out)
      writeFileSync(recordFile(out), JSON.stringify(after))
      rmSync(`${out}.previous`, { recursive: true, force: true })
      settled()
      return summary
    },
    discard: () => {
      rmSync(next, { recursive: true, force: true })
      settled()
    },
  }
}

/** Files of an output folder that builds made. */
export const recordedFiles = (out: string): readonly string[] => Object.keys(readRecord(resolve(out)))

const hostList = (folder: string): string => join(`${resolve(folder)}.hosts`, '.townsite-hosts.json')

/** Files for server owners that earlier builds made, beside the output folder. */
export const hostFilesOf = (folder: string): readonly string[] =>
  existsSync(hostList(folder)) ? (JSON.parse(readFileSync(hostList(folder), 'utf8')) as string[]) : []

/** Where a build notes its redirects, which every host writes in words of its own: what `plan` compares with. */
export const redirectsFile = '.townsite-redirects.json'

export const redirectRecord = (redirects: readonly Redirect[]): OutputFile => ({
  path: redirectsFile,
  bytes: JSON.stringify(redirects.flatMap(redirect => redirect.covers ?? [redirect]).map(({ from, to, status }) => ({ from, to, status }))),
})

/** Writes the files for server owners to `<out>.hosts/`, and removes those of earlier builds that are no longer made. */
export const writeHostFiles = (folder: string, files: readonly OutputFile[]): void => {
  const base = `${resolve(folder)}.hosts`
  mkdirSync(base, { recursive: true })
  const wanted = new Set(files.map(file => file.path))
  for (const path of hostFilesOf(folder)) if (!wanted.has(path)) rmSync(join(base, path), { force: true })
  for (const file of files) {
    const target = join(base, file.path)
    mkdirSync(dirname(target), { recursive: true })
    if (!existsSync(target) || readFileSync(target, 'utf8') !== file.bytes) writeFileSync(target, file.bytes)
  }
  writeFileSync(hostList(folder), JSON.stringify([...wanted]))
}
