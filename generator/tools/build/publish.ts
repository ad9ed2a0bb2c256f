/** From a config file to the site in its folder. */
import { resolve } from 'node:path'
import { loadConfig } from '../../io/config/load.ts'
import { validatePublishedUrls } from '../../io/config/url-lock.ts'
import type { DryRun } from '../../io/output/dry-run.ts'
import { stateOfInputs } from '../../io/output/inputs.ts'
import { openStaging, type PublishSummary, type Staging } from '../../io/output/publish.ts'
import { foreignBesideDiagnostics, foreignDiagnostics, unchangedRecord } from '../../io/output/record.ts'
import { type OpenedSite, type OpenOptions, openCompiled } from '../../io/site.ts'
import type { Watcher } from '../../io/terminal/progress.ts'
import type { Site } from '../../site/build.ts'
import type { CompiledConfig } from '../../site/config/compile.ts'
import type { SourceTexts } from '../../site/config/document.ts'
import { ruleRecords } from '../../site/emit/rule-records.ts'
import { type Diagnostic, isError, type Result } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { Shard } from '../shards/shard.ts'
import { type Rendered, stageSite } from './stage-site.ts'

export interface BuildOptions extends OpenOptions {
  readonly config: string
  readonly out: string
  /** Takes the place of publishing: nothing is written. */
  readonly dryRun?: DryRun
  /** The part of the pages that this machine builds; all of them when none is named. */
  readonly shard?: Shard | undefined
  /** Built to be compared, not to be published: an address that is gone is no reason to stop. */
  readonly isDraft?: boolean
}

/** What was built, for the closing summary. */
export interface BuildSummary extends PublishSummary {
  readonly languages: readonly { readonly name: string; readonly pages: number }[]
  /** The page with the most bytes. */
  readonly heaviest: Rendered['heaviest']
}

type Outcome = Result<BuildSummary> & {
  /** For code frames. */
  readonly sources: SourceTexts
}

export type BuildResult = Outcome & { readonly seconds: number }

const languagesOf = ({ resolved, routes }: Site): BuildSummary['languages'] =>
  resolved.languages.map(language => ({
    name: language.name,
    pages: routes.filter(route => route.language === language.code && route.traits.hidden !== true).length,
  }))

/** What a build tells of itself, also to a later one that finds nothing to do. */
export interface BuildInfo {
  readonly summary: BuildSummary
  readonly diagnostics: readonly Diagnostic[]
}

interface PublishOptions {
  /** Stands for all that the site was made from. */
  readonly inputs?: string
  readonly shard?: Shard | undefined
  /** What was found before. */
  readonly diagnostics: readonly Diagnostic[]
  readonly watcher?: Watcher | undefined
}

/** What lies beside the published folder. */
const filesBeside = ({ hosts, redirects, headers, assets }: Site): readonly OutputFile[] => [
  ...hosts.serverFiles,
  ...ruleRecords(redirects, headers, assets.pages.home.shortNames),
]

/** Renders a site and swaps it in. */
export const publishSite = async (
  opened: OpenedSite,
  staging: Staging,
  { inputs = '', shard, diagnostics, watcher }: PublishOptions,
): Promise<Result<BuildInfo>> => {
  const { site } = opened
  try {
    const { heaviest, diagnostics: rendering } = await stageSite(opened, staging, shard, watcher)
    const published = staging.commit<BuildInfo>({
      files: filesBeside(site),
      inputs,
      info: published => ({
        summary: { ...published, languages: languagesOf(site), heaviest },
        diagnostics: [...diagnostics, ...rendering],
      }),
    })
    if (!published.ok) staging.discard()
    return published
  } catch (error) {
    staging.discard()
    throw error
  }
}

/** The site of a valid config, when it may be published: no published address is lost, unless it is a draft. */
export const openPublishable = async (compiled: CompiledConfig, options: OpenOptions, isDraft = false): Promise<Result<OpenedSite>> => {
  const opened = await openCompiled(compiled, options)
  if (!opened.ok || isDraft) return opened
  const lost = validatePublishedUrls(compiled.document.file, opened.value.site, options.cwd)
  const diagnostics = [...opened.diagnostics, ...lost]
  return lost.some(isError) ? { ok: false, diagnostics } : { ...opened, diagnostics }
}

const outcomeOf = async (options: BuildOptions): Promise<Outcome> => {
  const { config, out, useCache, formEndpoint, shard, dryRun, cwd = '.', env, watcher } = options
  const folder = resolve(cwd, out)
  const { sources, ...loaded } = loadConfig(config, useCache, cwd)
  if (!loaded.ok) return { ...loaded, sources }
  const foreign = foreignDiagnostics(out, cwd)
  if (foreign.length > 0) return { ok: false, diagnostics: [...loaded.diagnostics, ...foreign], sources }

  const inputs = stateOfInputs(resolve(cwd, config), [...sources.values()], { config, out, formEndpoint, shard }, env)
  const before = useCache && dryRun === undefined ? unchangedRecord(folder, inputs) : undefined
  if (before !== undefined) {
    // Written by `publishSite`, of this very program.
    const { summary, diagnostics } = before.info as BuildInfo
    return { ok: true, value: { ...summary, written: 0, removed: [] }, diagnostics, sources }
  }

  // The files of hosts name the folder that the shards are merged to, which is not known here: the usual one.
  const opened = await openPublishable(loaded.value, shard === undefined ? options : { ...options, out: 'dist' }, options.isDraft)
  const found = [...loaded.diagnostics, ...opened.diagnostics]
  if (!opened.ok) return { ok: false, diagnostics: found, sources }
  const foreignBeside = foreignBesideDiagnostics(out, filesBeside(opened.value.site), cwd)
  if (foreignBeside.length > 0) return { ok: false, diagnostics: [...found, ...foreignBeside], sources }
  const staging: Result<Staging> = dryRun === undefined ? openStaging(folder, out) : { ok: true, value: dryRun, diagnostics: [] }
  if (!staging.ok) return { ok: false, diagnostics: [...found, ...staging.diagnostics], sources }
  const published = await publishSite(opened.value, staging.value, { inputs, shard, diagnostics: found, watcher })
  if (!published.ok) return { ok: false, diagnostics: [...found, ...published.diagnostics], sources }
  return { ok: true, value: published.value.summary, diagnostics: published.value.diagnostics, sources }
}

/** Builds a site into its folder. Nothing is written when anything is wrong; the last good folder stays as it is. */
export const buildSite = async (options: BuildOptions): Promise<BuildResult> => {
  const begun = performance.now()
  const outcome = await outcomeOf(options)
  return { ...outcome, seconds: (performance.now() - begun) / 1000 }
}
