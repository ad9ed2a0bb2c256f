/** From a config file to the site in its folder. */
import { resolve } from 'node:path'
import type { LastSound } from '../../io/config/cache.ts'
import { loadConfigAgain } from '../../io/config/load.ts'
import { validatePublishedUrls } from '../../io/config/url-lock.ts'
import type { DryRun } from '../../io/output/dry-run.ts'
import { stateOfInputs } from '../../io/output/inputs.ts'
import { forgetMemory, type Memory, readMemory } from '../../io/output/memory.ts'
import { openStaging, type PublishSummary, type Staging } from '../../io/output/publish.ts'
import { foreignBesideDiagnostics, foreignDiagnostics, isBesideIntact, readRecord, unchangedRecord } from '../../io/output/record.ts'
import { gatherIngredients, judged, type OpenedSite, type OpenOptions } from '../../io/site.ts'
import type { Watcher } from '../../io/terminal/progress.ts'
import { build, type Site } from '../../site/build.ts'
import type { CompiledConfig } from '../../site/config/compile.ts'
import type { SourceTexts } from '../../site/config/document.ts'
import { ruleRecords } from '../../site/emit/rule-records.ts'
import { type Diagnostic, isError, type Result } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'
import { lazy } from '../../site/model/memoize.ts'
import type { Shard } from '../shards/shard.ts'
import { openRemembered } from './open-remembered.ts'
import { forgetful, type Remembered } from './remembered.ts'
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
  readonly memory?: Remembered | undefined
  /** What lies beside the published folder; as it is when none is given. */
  readonly beside: readonly OutputFile[] | undefined
  /** What is known of the languages. */
  readonly languages?: BuildSummary['languages'] | undefined
}

/** What lies beside the published folder. */
export const filesBeside = ({ hosts, redirects, headers, assets }: Site): readonly OutputFile[] => [
  ...hosts.serverFiles,
  ...ruleRecords(redirects, headers, assets.pages.home.shortNames),
]

/** Renders a site and swaps it in. */
export const publishSite = async (
  opened: OpenedSite,
  staging: Staging,
  { inputs = '', shard, diagnostics, watcher, memory = forgetful, beside, languages }: PublishOptions,
): Promise<Result<BuildInfo>> => {
  const { site } = opened
  try {
    const { heaviest, diagnostics: rendering } = await stageSite(opened, staging, { shard, watcher, memory })
    const told = languages ?? memory.aside(() => languagesOf(site))
    const published = staging.commit<BuildInfo>({
      files: beside,
      inputs,
      info: published => ({
        summary: { ...published, languages: told, heaviest },
        diagnostics: [...diagnostics, ...rendering],
      }),
    })
    if (!published.ok) staging.discard()
    else if (rendering.length === 0) memory.close(inputs)
    return published
  } catch (error) {
    staging.discard()
    throw error
  }
}

/** What is wrong with a site beyond the config: no published address may be lost, unless it is a draft. */
const publishable = (opened: OpenedSite, options: OpenOptions, isDraft: boolean): Result<OpenedSite> => {
  const result = judged(opened, options)
  if (!result.ok || isDraft) return result
  const lost = validatePublishedUrls(opened.site.document.file, opened.site, options.cwd)
  const diagnostics = [...result.diagnostics, ...lost]
  return lost.some(isError) ? { ok: false, diagnostics } : { ...result, diagnostics }
}

/** The site of a valid config, when it may be published. */
export const openPublishable = async (compiled: CompiledConfig, options: OpenOptions, isDraft = false): Promise<Result<OpenedSite>> => {
  const { assets, circumstances, shareImages } = await gatherIngredients(compiled, options)
  return publishable({ site: build(compiled, assets, circumstances), shareImages }, options, isDraft)
}

/** The config of the last build, where it can be compared with. */
const lastSound = (memory: Memory | undefined): LastSound | undefined =>
  memory?.sound === undefined ? undefined : { ...memory.sound, config: memory.config }

const outcomeOf = async (options: BuildOptions): Promise<Outcome> => {
  const { config, out, useCache, formEndpoint, shard, dryRun, cwd = '.', env, watcher, isDraft = false } = options
  const folder = resolve(cwd, out)
  const remembers = useCache && dryRun === undefined && shard === undefined && !isDraft
  const record = lazy(() => readRecord(folder))
  const last = lazy(() => (remembers ? readMemory(record().inputs) : undefined))
  const { sources, sound, configKey, ...loaded } = loadConfigAgain(config, useCache, cwd, () => lastSound(last()))
  if (!loaded.ok) return { ...loaded, sources }
  const foreign = foreignDiagnostics(out, cwd)
  if (foreign.length > 0) return { ok: false, diagnostics: [...loaded.diagnostics, ...foreign], sources }

  const inputsOf = (texts: readonly string[]): string =>
    stateOfInputs(resolve(cwd, config), texts, { config, out, formEndpoint, shard }, env)
  const inputs = inputsOf([...sources.values()])
  const before = useCache && dryRun === undefined ? unchangedRecord(folder, inputs) : undefined
  if (before !== undefined) {
    // Written by `publishSite`, of this very program.
    const { summary, diagnostics } = before.info as BuildInfo
    return { ok: true, value: { ...summary, written: 0, removed: [] }, diagnostics, sources }
  }

  // The files of hosts name the folder that the shards are merged to, which is not known here: the usual one.
  const openOptions = shard === undefined ? options : { ...options, out: 'dist' }
  const place = remembers
    ? { before: last(), sound: sound && { text: sound.text, judgedBy: sound.judgedBy }, configKey, inputsOf }
    : undefined
  const { opened: whole, memory } = await openRemembered(loaded.value, openOptions, place)
  const opened: Result<OpenedSite> =
    memory.known('diagnostics') === undefined
      ? memory.make('diagnostics', () => {
          const result = publishable(whole, openOptions, isDraft)
          // Only that there is nothing to tell is remembered: what is told names lines, which move.
          return { ...result, files: [], isPassing: result.diagnostics.length > 0 }
        })
      : { ok: true, value: whole, diagnostics: [] }
  const found = [...loaded.diagnostics, ...opened.diagnostics]
  if (!opened.ok) return { ok: false, diagnostics: found, sources }
  memory.keep('diagnostics')

  const isBesideKept = memory.known('beside') !== undefined && isBesideIntact(folder, record())
  if (isBesideKept) memory.keep('beside')
  const beside = isBesideKept ? undefined : memory.make('beside', () => ({ files: [], made: filesBeside(whole.site) })).made
  const foreignBeside = foreignBesideDiagnostics(out, beside ?? [], cwd)
  if (foreignBeside.length > 0) return { ok: false, diagnostics: [...found, ...foreignBeside], sources }
  const staging: Result<Staging> = dryRun === undefined ? openStaging(folder, out) : { ok: true, value: dryRun, diagnostics: [] }
  if (!staging.ok) return { ok: false, diagnostics: [...found, ...staging.diagnostics], sources }
  // Another build may have come between, or one that was killed have been finished.
  const isAsKnown = !remembers || staging.value.madeFrom === record().inputs
  const published = await publishSite(whole, staging.value, {
    inputs,
    shard,
    diagnostics: found,
    watcher,
    memory: isAsKnown ? memory : forgetful,
    beside: isAsKnown ? beside : memory.aside(() => filesBeside(whole.site)),
    // Written by `publishSite`, of this very program.
    languages: memory.pages() === undefined ? undefined : (record().info as BuildInfo).summary.languages,
  })
  if (!published.ok) return { ok: false, diagnostics: [...found, ...published.diagnostics], sources }
  if (remembers && record().inputs !== inputs) forgetMemory(record().inputs)
  return { ok: true, value: published.value.summary, diagnostics: published.value.diagnostics, sources }
}

/** Builds a site into its folder. Nothing is written when anything is wrong; the last good folder stays as it is. */
export const buildSite = async (options: BuildOptions): Promise<BuildResult> => {
  const begun = performance.now()
  const outcome = await outcomeOf(options)
  return { ...outcome, seconds: (performance.now() - begun) / 1000 }
}
