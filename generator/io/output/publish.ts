/**
 * The output folder, changed as a whole or not at all. Files are put together in a folder of work and swapped in by renaming; a file whose
 * bytes did not change is linked over, so it keeps its modification time. A folder that cannot be renamed, such as a container's volume,
 * gets its new files one by one instead; so does one in which thousands of files stay and a few change. The record says what was made, and nothing else is ever removed.
 */
import { accessSync, constants, existsSync, renameSync, rmdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { problem } from '../../site/catalogue/index.ts'
import type { Diagnostic, Result } from '../../site/model/diagnostic.ts'
import { type OutputFile, type StagedFile, wholeBytes } from '../../site/model/file.ts'
import { lazy } from '../../site/model/memoize.ts'
import { isFolder, makeFolder, removeFile } from '../folder.ts'
import { whenInterrupted } from '../interrupt.ts'
import { writeFlushed } from '../owner-file.ts'
import { claimFolder, isClaimed, releaseClaim } from './claim.ts'
import { fileComparer, type HoldsBytes } from './compare-file.ts'
import { type FileTable, orderOf } from './file-table.ts'
import { fileWriter, writtenAlone } from './file-writer.ts'
import { type Coming, publishReady, realFolder, recover, stageOf, throwAway } from './journal.ts'
import type { LookedAhead } from './look-ahead.ts'
import { noteFiles } from './noted-files.ts'
import { type BuildRecord, intactFrom, pendingFile, readRecord, recordFile, recordText, serverFolder, workFolder } from './record.ts'
import { sizeOf } from './size.ts'
import { stageBeside } from './stage-beside.ts'
import { completeStage, holdsOwnOnly } from './stays.ts'
import { canBeSwapped } from './swappable.ts'
import { targetsIn } from './targets.ts'

export interface PublishSummary {
  readonly files: number
  readonly bytes: number
  readonly written: number
  readonly removed: readonly string[]
}

/** What is noted of a build. */
interface Closing<Told> {
  /** Stands for all that the build was made from. */
  readonly inputs: string
  /** What the build tells of itself, given what was published; plain data. */
  readonly info: (summary: PublishSummary) => Told
}

export interface Staging {
  /** Inputs of the build that made what is published. */
  readonly madeFrom: string
  /** Adds a file, whose bytes are done with when this returns; a published one with the same is left as it is. A path outside is a bug. */
  readonly put: (file: StagedFile) => void
  /** The same for who has to know at once whether the published file has the same bytes. @returns `false` when it has */
  readonly putCompared: (file: StagedFile) => boolean
  /** Stands for the published files in their order, in which they have their places; nothing where these are others now. */
  readonly order: () => number | undefined
  /** Where the file that was put last has its place among them. */
  readonly lastPlace: () => number
  /** Bytes of the files that were published before, by their places. */
  readonly sizes: Float64Array
  /** Takes published files over as they are, when all are still what the last build made. @returns the place of the first of them */
  readonly keep: (paths: readonly string[]) => number | undefined
  /** The same of files that follow each other, as far as it is known already or soon looked at. @returns how many, from the first on */
  readonly keepMany: (place: number, most: number) => number
  /** Whether the published folder is known to hold no files of others; where many of its files change, that is not looked for. */
  readonly isAlone: () => boolean
  /** Stages all that is to lie beside the folder, for server owners; what lies there stays as it is where this is not asked. */
  readonly putBeside: (files: readonly OutputFile[]) => void
  /** Publishes what was staged. A problem when another build has taken the folder over. */
  readonly commit: <Told>(closing: Closing<Told>) => Result<Told>
  /** Leaves the published folder as it was. */
  readonly discard: () => void
}

/** Sees that what is to be replaced can be, before anything is. */
const seeWritable = (out: string): void => {
  for (const path of [realFolder(out), recordFile(out)]) if (existsSync(path)) accessSync(path, constants.W_OK)
  if (isFolder(recordFile(out)))
    throw Object.assign(new Error('a folder has the name of the record'), { code: 'EISDIR', path: recordFile(out) })
}

/** Leaves an output folder as it is: what is not ready to be published is thrown away. */
export const abandon = (out: string): void => {
  if (!isClaimed(out)) return
  if (!existsSync(pendingFile(out))) throwAway(out)
  releaseClaim(out)
  try {
    rmdirSync(serverFolder(out))
  } catch {
    // It holds what an earlier build made.
  }
}

/** Publishes what is ready; where the first step is refused, nothing is. */
const publishOrNot = (out: string, before: BuildRecord, coming: Coming): void => {
  const { site, previous } = stageOf(out)
  const isSwapped = existsSync(site)
  try {
    publishReady(out, before, coming)
  } catch (error) {
    if (isSwapped && existsSync(site) && !existsSync(previous)) removeFile(pendingFile(out))
    throw error
  }
}

/** Claims a folder and takes up what a build that was killed has left. */
const claimWhole = (out: string, name: string): readonly Diagnostic[] => {
  makeFolder(serverFolder(out))
  const diagnostics = claimFolder(out, name)
  if (diagnostics.length > 0) return diagnostics
  try {
    seeWritable(out)
    recover(out)
    makeFolder(workFolder(out))
    makeFolder(dirname(realFolder(out)))
  } catch (error) {
    abandon(out)
    throw error
  }
  return diagnostics
}

/**
 * Stands for all files as they are now, where their places are those that were told: where some went or came, they are others, and so they may
 * be where the names before were not read as one text.
 */
const orderAfter = (before: FileTable, all: FileTable): number | undefined => {
  const areSame = before.names !== undefined && all.names === before.names
  return before.count === 0 || areSame ? orderOf(all) : undefined
}

/** A stage for a folder that is claimed. */
const stagingIn = (out: string, name: string, ahead: LookedAhead | undefined, expected: number): Staging => {
  const { site, few, inside, beside } = stageOf(out)
  const published = realFolder(out)
  const isThere = existsSync(published)
  let isOpen = true
  const giveUp = (): void => {
    isOpen = false
    writer.end()
    abandon(out)
  }
  // Before there is anything to remove: an interruption may come at once.
  const settled = whenInterrupted(giveUp)

  const before = readRecord(out)
  /** Files taken over as they are are linked when it is sure that anything changed. */
  const after = noteFiles(before.files)
  let bytes = 0
  let written = 0
  const writer = fileWriter((place, mtimeMs) => {
    if (mtimeMs !== undefined) return after.date(place, mtimeMs)
    after.leave(place)
    written--
  }, writtenAlone(expected))
  let { serverFiles } = before
  let order: Staging['order'] = lazy(() => orderOf(before.files))

  const isSwapped = canBeSwapped(published, workFolder(out))
  const next = isSwapped ? site : inside
  const target = targetsIn(next)
  const holds = fileComparer()

  // What was compared with another record says nothing.
  const looked = ahead?.files === before.files ? ahead : undefined
  const isIntact = (place: number): boolean => looked?.isIntact(place) ?? intactFrom(out, before.files, place, 1) === 1

  const take = (place: number): void => {
    if (after.keep(place)) bytes += before.files.sizes[place] ?? 0
  }

  /** @param holds asked at once whether the published file has the same bytes; else who writes the file asks @returns whether it is new */
  const add = ({ path, bytes: made }: StagedFile, holds?: HoldsBytes): boolean => {
    // Compressed twins may still come when the build has been given up.
    if (!isOpen) return false
    const content = typeof made === 'string' ? wholeBytes(made) : made
    const size = sizeOf(content)
    const place = before.files.placeOf(path)
    // Asking a folder that was removed for each file of a large site takes as long as making it.
    const alike = isThere && place !== undefined && before.files.sizes[place] === size ? `${out}/${path}` : undefined
    if (holds !== undefined && alike !== undefined && place !== undefined && holds(alike, wholeBytes(content))) {
      take(place)
      return false
    }
    writer.write(target(path), content, after.add(path, size, place), holds === undefined ? alike : undefined)
    bytes += size
    written++
    return true
  }

  return {
    madeFrom: before.inputs,
    order: () => order(),
    lastPlace: after.lastPlace,
    sizes: before.files.sizes,
    keep: paths => {
      const places: number[] = []
      // By number, as the next one: an edit asks for ten thousand before V8 has compiled this.
      for (let at = 0; at < paths.length; at++) {
        const path = paths[at] ?? ''
        const place = before.files.placeOf(path)
        if (place === undefined || !isIntact(place)) return undefined
        places.push(place)
      }
      for (let at = 0; at < places.length; at++) take(places[at] ?? 0)
      return places[0] ?? 0
    },
    keepMany: (place, most) => {
      const unnoted = after.unnotedFrom(place, most)
      const count = looked?.intactFrom(place, unnoted) ?? intactFrom(out, before.files, place, unnoted)
      after.keepMany(place, count)
      let sum = 0
      for (let at = place; at < place + count; at++) sum += before.files.sizes[at] ?? 0
      bytes += sum
      return count
    },
    isAlone: () => looked?.isAlone() === true || holdsOwnOnly(out, before, after),
    put: file => void add(file),
    putCompared: file => add(file, holds),
    putBeside: files => {
      serverFiles = stageBeside(serverFolder(out), beside, before.serverFiles, files)
    },
    commit: ({ inputs, info }) => {
      writer.settle()
      writer.end()
      const gone = after.gone()
      const removed = gone.filter(path => existsSync(join(out, path)))
      const telling = info({ files: after.count(), bytes, written, removed })
      completeStage({ published, next, target, isSwapped }, after, written + removed.length, few)
      if (!isClaimed(out)) return { ok: false, diagnostics: [problem('OUT_BUSY', { folder: name, holder: undefined })] }
      const all = after.all()
      order = lazy(() => orderAfter(before.files, all))
      writeFlushed(`${pendingFile(out)}.new`, recordText({ serverFiles, inputs, info: telling }, all))
      renameSync(`${pendingFile(out)}.new`, pendingFile(out))
      publishOrNot(out, before, { gone, paths: all.paths, serverFiles })
      releaseClaim(out)
      settled()
      return { ok: true, diagnostics: [], value: telling }
    },
    discard: () => {
      giveUp()
      settled()
    },
  }
}

/**
 * @param folder the output folder; what lacks of it is made
 * @param name the folder as the person named it
 * @param ahead what is already known of its files
 * @param expected files that will be made anew, as far as that is known
 */
export const openStaging = (folder: string, name: string, ahead?: LookedAhead, expected = 0): Result<Staging> => {
  const out = resolve(folder)
  const diagnostics = claimWhole(out, name)
  return diagnostics.length > 0 ? { ok: false, diagnostics } : { ok: true, value: stagingIn(out, name, ahead, expected), diagnostics }
}
