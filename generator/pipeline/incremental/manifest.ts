/**
 * What a build stores for the next one. The manifest is in the cache, under the inputs of the build, which the record of the output folder
 * has too: so a manifest always describes the files that are in the folder. Format: one line of JSON, then the dependency sets as bytes.
 */
import { type Cache, dropCache, inPieces, readCache, writeCache } from '../../platform/cache.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import type { ShareCard } from '../../site/model/page.ts'
import type { UrlPath } from '../../site/model/url.ts'
import type { DependencySets } from './dependency-sets.ts'

/** What is cached as one unit and is no page, such as the files that are not pages. */
export interface ManifestPart {
  /** Dependency set. */
  readonly set: number
  /** Published files. */
  readonly files: readonly string[]
}

export interface ManifestPage {
  readonly path: UrlPath
  readonly set: number
  /** If there are others than the page's own file. */
  readonly files?: readonly string[]
  /** Index in `shareImages`. */
  readonly shareImage?: number
}

export interface ManifestSource {
  readonly text: string
  /** Hash of all inputs but the config. */
  readonly otherInputs: string
}

export interface Manifest {
  /** Hash of all inputs but the config and the assets. */
  readonly environment: string
  /** The same with the loaded assets. */
  readonly assets: string
  readonly config: Config
  /** The text of the config, if it can be compiled from its changes. */
  readonly source: ManifestSource | undefined
  /** Names of fields, by id. */
  readonly fields: readonly string[]
  readonly parts: Readonly<Record<string, ManifestPart>>
  readonly pages: readonly ManifestPage[]
  readonly shareImages: readonly ShareCard[]
  readonly sets: DependencySets
}

const keyOf = (inputs: string): string => `manifest of ${inputs}`

/** @param inputs hash of everything the build was made from */
export const writeManifest = (cache: Cache, inputs: string, { sets, ...rest }: Manifest): void =>
  writeCache(
    cache,
    keyOf(inputs),
    (function* () {
      yield* inPieces(`${JSON.stringify(rest)}\n`)
      yield new Uint8Array(sets.buffer, sets.byteOffset, sets.byteLength)
    })(),
  )

export const readManifest = (cache: Cache, inputs: string): Manifest | undefined => {
  const bytes = inputs === '' ? undefined : readCache(cache, keyOf(inputs))
  if (bytes === undefined) return undefined
  const end = bytes.indexOf(0x0a)
  // Written above, by this very program.
  const rest = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as Omit<Manifest, 'sets'>
  // A copy, because numbers must be aligned in memory.
  return { ...rest, sets: new Uint32Array(new Uint8Array(bytes.subarray(end + 1)).buffer) }
}

export const dropManifest = (cache: Cache, inputs: string): void => {
  if (inputs !== '') dropCache(cache, keyOf(inputs))
}
