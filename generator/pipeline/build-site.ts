/** Builds the site of a config into its folder, and reuses unchanged files of the last build. */
import { resolve } from 'node:path'
import { uptime } from '../platform/clock.ts'
import { type ReadChain, readConfigChain } from '../platform/config/read-chain.ts'
import type { OpenedSite, OpenOptions } from '../platform/site.ts'
import { cacheOf } from '../platform/site-root.ts'
import type { Site } from '../site/build.ts'
import type { SourceTexts } from '../site/config/yaml/config-document.ts'
import { ruleRecords } from '../site/emit/rule-records.ts'
import type { Diagnostic, Result } from '../site/model/diagnostic.ts'
import type { OutputFile } from '../site/model/file.ts'
import { lazy } from '../site/util/memoize.ts'
import { fullBuild, type IncrementalBuild } from './incremental/incremental-build.ts'
import { dropManifest, readManifest } from './incremental/manifest.ts'
import { loadFully, loadIncrementally, openIncremental } from './incremental/open-incremental.ts'
import { stateOfInputs } from './inputs.ts'
import type { DryRun } from './publish/dry-run.ts'
import { areServerFilesIntact, foreignDiagnostics, foreignServerFileDiagnostics, readRecord, unchangedRecord } from './publish/record.ts'
import { openStaging, type PublishSummary, type Staging } from './publish/staging.ts'
import { openUnchecked, publishable } from './publishable.ts'
import type { Shard } from './shard.ts'
import { stageSite } from './stage-site.ts'

export interface BuildOptions extends OpenOptions {
  readonly config: string
  readonly out: string
  /** Replaces publishing: nothing is written. */
  readonly dryRun?: DryRun
  /** The part of the pages that this machine builds; all of them if `undefined`. */
  readonly shard?: Shard | undefined
  /** Built to be compared, not to be published: published URLs may be lost. */
  readonly isDraft?: boolean
  /** Replace the texts of configs, by their real paths. */
  readonly texts?: ReadonlyMap<string, string>
}

export interface BuildSummary extends PublishSummary {
  readonly languages: readonly { readonly name: string; readonly pages: number }[]
  /** The page with the most bytes. */
  readonly heaviest: { readonly path: string; readonly bytes: number }
}

type Outcome = Result<BuildSummary> & {
  /** For code frames. */
  readonly sources: SourceTexts
}

export type BuildResult = Outcome & { readonly seconds: number }

/** The part of the record that an unchanged build returns. */
interface BuildInfo {
  readonly summary: BuildSummary
  readonly diagnostics: readonly Diagnostic[]
}

const languagesOf = ({ resolved, routes }: Site): BuildSummary['languages'] =>
  resolved.languages.map(language => ({
    name: language.name,
    pages: routes.filter(route => route.language === language.code).length,
  }))

/** Files for server owners, which are written next to the output folder. */
const serverFilesOf = (site: Site): readonly OutputFile[] => [
  // Computed from the redirects, so the dependency set of this part includes those of the records below.
  ...site.hosts.serverFiles,
  ...ruleRecords(() => site.redirects, site.headers, site.assets.pages.home.shortNames),
]

interface PublishOptions {
  readonly inputs: string
  readonly options: BuildOptions
  readonly incremental: IncrementalBuild
  /** `undefined` if the published ones are valid. */
  readonly serverFiles: readonly OutputFile[] | undefined
  /** Diagnostics of the steps before. */
  readonly diagnostics: readonly Diagnostic[]
}

const publish = async (opened: OpenedSite, staging: Staging, settings: PublishOptions): Promise<Result<BuildInfo>> => {
  const { inputs, options, incremental, serverFiles, diagnostics } = settings
  try {
    if (serverFiles !== undefined) incremental.untracked(() => staging.putServerFiles(serverFiles))
    const { heaviest, diagnostics: rendering } = await stageSite(opened, staging, incremental, options)
    const languages = incremental.untracked(() => languagesOf(opened.site))
    const published = incremental.untracked(() =>
      staging.commit<BuildInfo>({
        inputs,
        info: summary => ({ summary: { ...summary, languages, heaviest }, diagnostics: [...diagnostics, ...rendering] }),
      }),
    )
    if (!published.ok) staging.discard()
    else if (rendering.length === 0) incremental.save(inputs)
    return published
  } catch (error) {
    staging.discard()
    throw error
  }
}

interface ReadOptions {
  readonly options: BuildOptions
  readonly read: ReadChain & { readonly ok: true }
  /** Hash of all inputs, and of all inputs except the config. */
  readonly inputs: string
  readonly otherInputs: string
  /** Diagnostics for files in the folder that no build has created. */
  readonly foreign: readonly Diagnostic[]
}

const buildChanged = async ({ options, read, inputs, otherInputs, foreign }: ReadOptions): Promise<Outcome> => {
  const { out, useCache, shard, dryRun, cwd = '.', isDraft = false } = options
  const folder = resolve(cwd, out)
  const record = readRecord(folder)
  const cache = cacheOf(options.config, cwd, useCache)
  const isIncremental = useCache && dryRun === undefined && shard === undefined && !isDraft
  const manifest = isIncremental ? readManifest(cache, record.inputs) : undefined
  const loaded = isIncremental ? loadIncrementally(read, manifest, otherInputs) : loadFully(read)
  const failed = (diagnostics: readonly Diagnostic[]): Outcome => ({ ok: false, diagnostics, sources: read.sources })
  if (!loaded.ok) return failed(loaded.diagnostics)
  if (foreign.length > 0) return failed([...loaded.diagnostics, ...foreign])

  // Some host files contain the folder’s name. A shard cannot know that of the merged site and uses the default.
  const openOptions = shard === undefined ? options : { ...options, out: 'dist' }
  const { opened, incremental } = isIncremental
    ? await openIncremental(loaded.value, openOptions, manifest, otherInputs)
    : { opened: await openUnchecked(loaded.value.compiled, openOptions), incremental: fullBuild }

  let found = loaded.diagnostics
  if (!incremental.reuse('diagnostics')) {
    await opened.complete?.()
    const checked = incremental.build('diagnostics', () => {
      const result = publishable(opened, openOptions, isDraft)
      // Cache the result only if there were no diagnostics: they contain line numbers, which shift.
      return { ...result, files: [], isVolatile: result.diagnostics.length > 0 }
    })
    found = [...found, ...checked.diagnostics]
    if (!checked.ok) return failed(found)
  }

  const serverFiles = incremental.reuse('server files', () => areServerFilesIntact(folder, record))
    ? undefined
    : incremental.build('server files', () => ({ files: [], content: serverFilesOf(opened.site) })).content
  const foreignServerFiles = foreignServerFileDiagnostics(out, serverFiles ?? [], cwd)
  if (foreignServerFiles.length > 0) return failed([...found, ...foreignServerFiles])

  const staging: Result<Staging> = dryRun === undefined ? openStaging(folder, out) : { ok: true, value: dryRun, diagnostics: [] }
  if (!staging.ok) return failed([...found, ...staging.diagnostics])
  // Another build may have published in the meantime, or `openStaging` has finished a killed one.
  const isAsRead = !isIncremental || staging.value.madeFrom === record.inputs
  const published = await publish(opened, staging.value, {
    inputs,
    options,
    incremental: isAsRead ? incremental : fullBuild,
    serverFiles: isAsRead ? serverFiles : incremental.untracked(() => serverFilesOf(opened.site)),
    diagnostics: found,
  })
  if (!published.ok) return failed([...found, ...published.diagnostics])
  if (isIncremental && record.inputs !== inputs) dropManifest(cache, record.inputs)
  const { summary, diagnostics } = published.value
  return { ok: true, value: summary, diagnostics, sources: diagnostics.length === 0 ? new Map() : read.sources }
}

const outcomeOf = async (options: BuildOptions): Promise<Outcome> => {
  const { config, out, useCache, formEndpoint, shard, dryRun, cwd = '.', env } = options
  const folder = resolve(cwd, out)
  const read = readConfigChain(config, cwd, undefined, options.texts)
  if (!read.ok) return { ok: false, diagnostics: read.diagnostics, sources: read.sources }
  const inputsWith = stateOfInputs({
    config,
    cwd,
    assets: read.assets,
    cache: cacheOf(config, cwd, useCache),
    options: { config, out, formEndpoint, shard },
    env,
  })
  const inputs = inputsWith([...read.sources.values()])
  const foreign = lazy(() => foreignDiagnostics(out, cwd))
  const unchanged = useCache && dryRun === undefined ? unchangedRecord(folder, inputs) : undefined
  if (unchanged === undefined || foreign().length > 0)
    return buildChanged({ options, read, inputs, otherInputs: inputsWith([]), foreign: foreign() })
  // Written by `publish` of this version of the program.
  const { summary, diagnostics } = unchanged.info as BuildInfo
  return {
    ok: true,
    value: { ...summary, written: 0, removed: [] },
    diagnostics,
    sources: diagnostics.length === 0 ? new Map() : read.sources,
  }
}

/** Builds a site into its folder. If there is an error, nothing is written and the last build stays published. */
export const buildSite = async (options: BuildOptions): Promise<BuildResult> => {
  const start = uptime()
  return { ...(await outcomeOf(options)), seconds: uptime() - start }
}
