/** Shards on the disk: each folder with what it says of itself. */

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { currentYear } from '../../io/clock.ts'
import { filesUnder, removeFile } from '../../io/folder.ts'
import { writeOwnerFile } from '../../io/owner-file.ts'
import { projectRoot } from '../../io/project.ts'
import type { Env } from '../../io/terminal/shell.ts'
import { readRecord, serverFolder, shardFile } from '../../pipeline/publish/record.ts'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic, Result } from '../../site/model/diagnostic.ts'
import type { FoundShard, ShardMarker, ShardSite } from './shards.ts'

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

/** Folders of the project that a site is made from, and what of them is not. */
const made = ['generator', 'templates', 'assets', 'package-lock.json']
const isSource = (file: string): boolean => !file.includes('assets/sources/')

/** Stands for everything that a whole is made from, by content, so that it is the same on every machine. */
export const digestOfWhole = (ids: readonly string[], texts: readonly string[], env: Env): string => {
  const hash = createHash('sha256')
  const files = made.flatMap(path => (path.includes('.') ? [path] : filesUnder(join(projectRoot, path)).map(file => `${path}/${file}`)))
  for (const file of files.filter(isSource)) hash.update(`${file} ${digestOf(readFileSync(join(projectRoot, file)))}\n`)
  for (const part of [String(currentYear(env)), ...ids, ...texts]) hash.update(`${part.length} ${part}\n`)
  return hash.digest('base64url')
}

/** A built site as a part of a shard. @param folder where it lies in the shard; @param out where it was built */
export const shardSite = (id: string, folder: string, out: string): ShardSite => {
  const hosts = serverFolder(out)
  const read = (at: string, path: string): Buffer => readFileSync(join(at, path))
  return {
    id,
    folder,
    files: Object.fromEntries(
      filesUnder(out)
        .filter(path => path !== shardFile)
        .map(path => [path, digestOf(read(out, path))]),
    ),
    serverFiles: Object.fromEntries(Object.keys(readRecord(out).serverFiles).map(path => [path, read(hosts, path).toString('utf8')])),
  }
}

export const writeShard = (folder: string, marker: ShardMarker): void => {
  writeOwnerFile(join(folder, shardFile), `${JSON.stringify(marker, null, 1)}\n`)
}

/** Takes the word of an earlier shard from a folder that is whole now. */
export const clearShard = (folder: string): void => removeFile(join(folder, shardFile))

/** Reads a shard, and sees that every file of it is there as it was built. @param cwd folder that its name begins from */
export const readShard = (folder: string, cwd: string): Result<FoundShard> => {
  const file = join(folder, shardFile)
  const path = (name: string): string => resolve(cwd, name)
  if (!existsSync(path(folder))) return { ok: false, diagnostics: [problem('SHARD_NO_FOLDER', { folder })] }
  if (!existsSync(path(file)))
    return { ok: false, diagnostics: [problem('SHARD_NONE', { folder, file: shardFile, isEmpty: readdirSync(path(folder)).length === 0 })] }
  let marker: ShardMarker
  try {
    // Written by `writeShard`.
    marker = JSON.parse(readFileSync(path(file), 'utf8')) as ShardMarker
  } catch {
    return { ok: false, diagnostics: [problem('SHARD_UNREADABLE', { file })] }
  }
  const diagnostics = marker.sites.flatMap(site =>
    Object.entries(site.files).flatMap(([name, digest]): readonly Diagnostic[] => {
      const target = join(folder, site.folder, name)
      if (!existsSync(path(target))) return [problem('SHARD_BROKEN', 'missing', { file: target })]
      return digestOf(readFileSync(path(target))) === digest ? [] : [problem('SHARD_BROKEN', 'changed', { file: target })]
    }),
  )
  return diagnostics.length > 0 ? { ok: false, diagnostics } : { ok: true, value: { folder, marker }, diagnostics: [] }
}
