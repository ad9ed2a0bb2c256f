/** Describes shards of a build, and checks whether they form a complete build. */

import * as z from 'zod'
import { shardText } from '../../pipeline/shard.ts'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { hasControl } from '../../site/util/text.ts'

/** A path that stays in its folder, with `/`. */
const pathInside = z.string().refine(path => path.split(/[/\\]/).every(name => !['', '.', '..'].includes(name)) && !hasControl(path))

/** The name of a folder in another. */
const folderName = pathInside.refine(name => !/[/\\]/.test(name))

const shardSite = z
  .object({
    id: folderName,
    /** Its folder in the shard: `laval`; empty if it is the shard folder itself. */
    folder: z.union([z.literal(''), folderName]),
    /** Hash of each file, by its path in the site. */
    files: z.record(pathInside, z.string()).readonly(),
    serverFiles: z.record(pathInside, z.string()).readonly(),
  })
  .readonly()

const shardNumber = z.int().min(1).max(9999)

/** The marker in the folder of a shard, which may come from another machine. */
export const shardMarker = z
  .object({
    shard: z.object({ number: shardNumber, of: shardNumber }).readonly(),
    /** How the build is divided: several sites by site, a single one by page. */
    by: z.enum(['site', 'page']),
    /** Hash of all inputs of the build. */
    whole: z.string(),
    /** Ids of all sites of the build. */
    all: z.array(folderName).readonly(),
    sites: z.array(shardSite).readonly(),
  })
  .readonly()

/** A site in a shard: all of it, or some of its pages. */
export type ShardSite = z.infer<typeof shardSite>

export type ShardMarker = z.infer<typeof shardMarker>

export interface FoundShard {
  readonly folder: string
  readonly marker: ShardMarker
}

const foreignShards = ([first, ...others]: readonly FoundShard[]): readonly Diagnostic[] =>
  others
    .filter(
      ({ marker }) => marker.shard.of !== first?.marker.shard.of || marker.by !== first.marker.by || marker.whole !== first.marker.whole,
    )
    .map(({ folder, marker }) =>
      first === undefined || marker.shard.of === first.marker.shard.of
        ? problem('SHARD_STRANGER', 'whole', { first: first?.folder ?? '', second: folder })
        : problem('SHARD_STRANGER', 'number', {
            first: first.folder,
            firstShard: shardText(first.marker.shard),
            second: folder,
            secondShard: shardText(marker.shard),
          }),
    )

const numbers = (shards: readonly FoundShard[]): readonly Diagnostic[] => {
  const of = shards[0]?.marker.shard.of ?? 0
  const found = Array.from({ length: of }, (_, index) => shards.filter(({ marker }) => marker.shard.number === index + 1))
  const missing = found.flatMap((list, index) => (list.length === 0 ? [shardText({ number: index + 1, of })] : []))
  return [
    ...(missing.length === 0 ? [] : [problem('SHARD_MISSING', { shards: missing })]),
    ...found.filter(list => list.length > 1).map(list => problem('SHARD_DUPLICATE', { folders: list.map(shard => shard.folder) })),
  ]
}

/** Reports files that differ between two shards. */
const disagreements = (shards: readonly FoundShard[]): readonly Diagnostic[] => {
  const seen = new Map<string, { readonly folder: string; readonly digest: string }>()
  return shards.flatMap(({ folder, marker }) =>
    marker.sites.flatMap(site =>
      [
        ...Object.entries(site.files),
        ...Object.entries(site.serverFiles).map(([path, text]) => [`(server file) ${path}`, text] as const),
      ].flatMap(([path, digest]) => {
        const key = `${site.id}/${path}`
        const before = seen.get(key)
        seen.set(key, before ?? { folder, digest })
        return before === undefined || before.digest === digest
          ? []
          : [problem('SHARD_DISAGREES', { first: before.folder, second: folder, file: path })]
      }),
    ),
  )
}

const missingSites = (shards: readonly FoundShard[]): readonly Diagnostic[] => {
  const found = new Set(shards.flatMap(({ marker }) => marker.sites.map(site => site.id)))
  return (shards[0]?.marker.all ?? []).filter(id => !found.has(id)).map(id => problem('SHARD_LACKS_SITE', { site: id }))
}

/** @returns why these shards do not form a complete build; empty if they do */
export const validateShards = (shards: readonly FoundShard[]): readonly Diagnostic[] => {
  const foreign = foreignShards(shards)
  return foreign.length > 0 ? foreign : [...numbers(shards), ...disagreements(shards), ...missingSites(shards)]
}

/** A complete site. */
export interface WholeSite {
  readonly id: string
  /** The shard folder of each file. */
  readonly files: ReadonlyMap<string, string>
  readonly serverFiles: ReadonlyMap<string, string>
}

export const wholeSites = (shards: readonly FoundShard[]): readonly WholeSite[] =>
  (shards[0]?.marker.all ?? []).map(id => {
    const parts = shards.flatMap(({ folder, marker }) => marker.sites.filter(site => site.id === id).map(site => ({ folder, site })))
    return {
      id,
      files: new Map(
        parts
          .flatMap(({ folder, site }) =>
            Object.keys(site.files).map(path => [path, [folder, site.folder].filter(Boolean).join('/')] as const),
          )
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
      serverFiles: new Map(parts.flatMap(({ site }) => Object.entries(site.serverFiles))),
    }
  })
