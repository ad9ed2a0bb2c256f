/**
 * The output folder, changed as a whole or not at all. Files are staged beside it and swapped in by renaming; a file whose bytes did not
 * change is linked over, so it keeps its modification time. The record says what was made, and nothing else is ever removed.
 */
import { cpSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { OutputFile } from '../../site/model/file.ts'
import { filesUnder } from '../folder.ts'
import { whenInterrupted } from '../interrupt.ts'
import { fileComparer } from './compare-file.ts'
import { fileWriter, writeNew } from './file-writer.ts'
import { type BuildRecord, type Entries, isAsRecorded, isOsFile, type RecordEntry, readRecord, recordFile, serverFolder } from './record.ts'

export interface PublishSummary {
  readonly files: number
  readonly bytes: number
  readonly written: number
  readonly removed: readonly string[]
}

/** What lies beside the published folder. */
interface Closing<Told> {
  /** For server owners. */
  readonly files: readonly OutputFile[]
  /** Stands for all that the build was made from. */
  readonly inputs: string
  /** What the build tells of itself, given what was published; plain data. */
  readonly info: (summary: PublishSummary) => Told
}

export interface Staging {
  /** Adds a file, whose bytes are done with when this returns; `false` when the published one has the same. A path outside is a bug. */
  readonly put: (file: OutputFile) => boolean
  /** Takes a published file over as it is, when it is still what the last build made. */
  readonly keep: (path: string) => boolean
  /** Swaps the staged folder in. */
  readonly commit: <Told>(beside: Closing<Told>) => Told
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

/** Takes up the work of a build that was killed between its two renames. */
const recover = (out: string): void => {
  if (!existsSync(out) && existsSync(`${out}.previous`)) renameSync(`${out}.previous`, out)
  rmSync(`${out}.previous`, { recursive: true, force: true })
}

const bytesOf = ({ bytes }: OutputFile): Uint8Array => (typeof bytes === 'string' ? Buffer.from(bytes) : bytes)

/** Files under a folder: where each is to be written, its parent made. A path that leads out of the folder is a bug. */
const targetsIn = (folder: string): ((path: string) => string) => {
  const made = new Set<string>()
  return path => {
    const target = join(folder, path)
    const inside = relative(folder, target)
    if (inside.startsWith('..') || inside === '' || resolve(folder, inside) !== target)
      throw new Error(`${path} lies outside the output folder`)
    const parent = dirname(target)
    if (!made.has(parent)) {
      mkdirSync(parent, { recursive: true })
      made.add(parent)
    }
    return target
  }
}

/** Writes what changed of the files beside the folder, and removes those of the last build that are no longer made. */
const writeServerFiles = (folder: string, before: Entries, files: readonly OutputFile[]): Entries => {
  const holds = fileComparer()
  const target = targetsIn(folder)
  const after = Object.fromEntries(
    files.map(file => {
      const known = before[file.path]
      const [path, bytes] = [target(file.path), bytesOf(file)]
      return [file.path, known !== undefined && isAsRecorded(path, known) && holds(path, bytes) ? known : writeNew(path, bytes)]
    }),
  )
  for (const path of Object.keys(before)) if (after[path] === undefined) rmSync(join(folder, path), { force: true })
  return after
}

/** @param folder the output folder; its parent is made when missing */
export const openStaging = (folder: string): Staging => {
  const out = resolve(folder)
  const next = `${out}.next`
  recover(out)
  rmSync(next, { recursive: true, force: true })
  const writer = fileWriter()
  const giveUp = (): void => {
    writer.end()
    rmSync(next, { recursive: true, force: true, maxRetries: 3 })
  }
  // Before there is anything to remove: an interruption may come at once.
  const settled = whenInterrupted(giveUp)
  mkdirSync(next, { recursive: true })

  const before = readRecord(out)
  const after: { [path: string]: RecordEntry } = {}
  /** Files taken over as they are: linked when it is sure that anything changed. */
  const kept: string[] = []
  let bytes = 0
  let written = 0

  const target = targetsIn(next)
  const holds = fileComparer()

  const take = (path: string, known: RecordEntry): void => {
    kept.push(path)
    after[path] = known
    bytes += known.size
  }

  const swapIn = (): void => {
    for (const path of kept) takeOver(join(out, path), target(path))
    for (const file of filesUnder(out, { links: true }))
      if (isOsFile(file) && existsSync(join(next, dirname(file)))) linkSync(join(out, file), join(next, file))
    if (existsSync(out)) renameSync(out, `${out}.previous`)
    renameSync(next, out)
  }

  return {
    keep: path => {
      const known = before.files[path]
      if (known === undefined || !isAsRecorded(join(out, path), known)) return false
      take(path, known)
      return true
    },
    put: file => {
      const content = bytesOf(file)
      const known = before.files[file.path]
      if (known?.size === content.byteLength && holds(join(out, file.path), content)) {
        take(file.path, known)
        return false
      }
      writer.write(target(file.path), content, entry => {
        after[file.path] = entry
      })
      bytes += content.byteLength
      written++
      return true
    },
    commit: ({ files, inputs, info }) => {
      writer.settle()
      writer.end()
      const removed = Object.keys(before.files).filter(path => after[path] === undefined && existsSync(join(out, path)))
      const telling = info({ files: Object.keys(after).length, bytes, written, removed })
      mkdirSync(serverFolder(out), { recursive: true })
      if (written === 0 && removed.length === 0 && existsSync(out)) rmSync(next, { recursive: true, force: true })
      else swapIn()
      const serverFiles = writeServerFiles(serverFolder(out), before.serverFiles, files)
      writeFileSync(recordFile(out), JSON.stringify({ files: after, serverFiles, inputs, info: telling } satisfies BuildRecord))
      rmSync(`${out}.previous`, { recursive: true, force: true })
      settled()
      return telling
    },
    discard: () => {
      giveUp()
      settled()
    },
  }
}
