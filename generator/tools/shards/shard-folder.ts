/** Reads and writes shards. Each folder contains a marker that describes its shard. */

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readRecord, serverFolder, shardFile } from '../../pipeline/publish/record.ts'
import { currentYear } from '../../platform/clock.ts'
import { filesUnder, isFolder, removeFile } from '../../platform/folder.ts'
import { writeOwnerFile } from '../../platform/owner-file.ts'
import { hasSources, packageRoot } from '../../platform/package.ts'
import type { Env } from '../../platform/terminal/shell.ts'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic, Result } from '../../site/model/diagnostic.ts'
import { type FoundShard, type ShardMarker, type ShardSite, shardMarker } from './shards.ts'

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

/** Files and folders of the package that a build depends on. */
const ofPackage = [
  ...(hasSources ? ['generator', 'package-lock.json'] : ['lib']),
  ...['templates', 'languages', 'starters', 'assets/icons', 'assets/fonts', 'assets/scenes'],
]
/** Folders of a site that a build depends on, besides its configs. */
const ofSite = ['assets', 'townsite']
const isSource = (file: string): boolean => !file.startsWith('assets/sources/')

/** The files of a folder, or the file itself, relative to the root. */
const filesAt = (root: string, path: string): readonly string[] => {
  const whole = join(root, path)
  return isFolder(whole) ? filesUnder(whole).map(file => `${path}/${file}`) : existsSync(whole) ? [path] : []
}

/**
 * Hash of all inputs of a build, by content, so that it is the same on every machine.
 * @param texts of the configs
 * @param siteRoots of the configs
 */
export const digestOfWhole = (ids: readonly string[], texts: readonly string[], siteRoots: readonly string[], env: Env): string => {
  const hash = createHash('sha256')
  const roots = [[packageRoot, ofPackage] as const, ...siteRoots.map(root => [root, ofSite] as const)]
  for (const [root, paths] of roots)
    for (const file of paths.flatMap(path => filesAt(root, path)).filter(isSource))
      hash.update(`${file} ${digestOf(readFileSync(join(root, file)))}\n`)
  for (const part of [String(currentYear(env)), ...ids, ...texts]) hash.update(`${part.length} ${part}\n`)
  return hash.digest('base64url')
}

/** A built site as part of a shard. @param folder its folder in the shard; @param out its output folder */
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

/** Removes the marker of an earlier shard from a folder with a complete site. */
export const clearShard = (folder: string): void => removeFile(join(folder, shardFile))

/** @returns the marker; `undefined` if it cannot be read, or has a path that leads out of a folder */
const readMarker = (file: string): ShardMarker | undefined => {
  try {
    const { success, data } = shardMarker.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    return success ? data : undefined
  } catch {
    return undefined
  }
}

/** Reads a shard, and verifies the hashes of its files. @param cwd base of relative paths */
export const readShard = (folder: string, cwd: string): Result<FoundShard> => {
  const file = join(folder, shardFile)
  const path = (name: string): string => resolve(cwd, name)
  if (!existsSync(path(folder))) return { ok: false, diagnostics: [problem('SHARD_NO_FOLDER', { folder })] }
  if (!existsSync(path(file)))
    return { ok: false, diagnostics: [problem('SHARD_NONE', { folder, file: shardFile, isEmpty: readdirSync(path(folder)).length === 0 })] }
  const marker = readMarker(path(file))
  if (marker === undefined) return { ok: false, diagnostics: [problem('SHARD_UNREADABLE', { file })] }
  // Without links, which may lead out of the folder.
  const found = new Set(filesUnder(path(folder)))
  const diagnostics = marker.sites.flatMap(site =>
    Object.entries(site.files).flatMap(([name, digest]): readonly Diagnostic[] => {
      const inFolder = site.folder === '' ? name : `${site.folder}/${name}`
      const target = join(folder, inFolder)
      if (!found.has(inFolder)) return [problem('SHARD_BROKEN', 'missing', { file: target })]
      return digestOf(readFileSync(path(target))) === digest ? [] : [problem('SHARD_BROKEN', 'changed', { file: target })]
    }),
  )
  return diagnostics.length > 0 ? { ok: false, diagnostics } : { ok: true, value: { folder, marker }, diagnostics: [] }
}
