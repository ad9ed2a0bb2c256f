/** From a config file to the site in its folder. Reads as a table of contents: each step takes values and gives values. */
import '../../io/program/runtime.ts'

import { join, resolve } from 'node:path'
import { renderParts } from '../../../templates/render.tsx'
import { assetNames } from '../../io/assets/assets.ts'
import { compileConfigOnce } from '../../io/config/cache.ts'
import { readConfigChain } from '../../io/config/chain.ts'
import { validatePublishedUrls } from '../../io/config/url-lock.ts'
import { yieldToEventLoop } from '../../io/interrupt.ts'
import { compressedVariants } from '../../io/output/compress.ts'
import type { DryRun } from '../../io/output/dry-run.ts'
import { partEncoder } from '../../io/output/encode.ts'
import { stateOfInputs } from '../../io/output/inputs.ts'
import { openStaging, type PublishSummary, type Staging } from '../../io/output/publish.ts'
import { foreignDiagnostics, unchangedRecord } from '../../io/output/record.ts'
import { projectRoot } from '../../io/project.ts'
import { progress } from '../../io/terminal/progress.ts'
import type { CompiledConfig } from '../../site/config/compile.ts'
import type { SourceTexts } from '../../site/config/document.ts'
import { pageFile } from '../../site/emit/collect.ts'
import { type Diagnostic, isError, type Result } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { ShareCard } from '../../site/model/page.ts'
import { isHidden } from '../../site/model/route.ts'
import { pagePlanner } from '../../site/plan/page.ts'
import { type Prepared, type PrepareOptions, prepare } from '../../site/prepare.ts'
import { isInShard, type Shard } from '../shards/shard.ts'

export interface BuildOptions extends PrepareOptions {
  readonly config: string
  /** Takes the place of publishing: nothing is written. */
  readonly rehearsal?: DryRun
  /** The part of the pages that this machine builds; all of them when none is named. */
  readonly shard?: Shard | undefined
  /** Built to be compared, not to be published: an address that is gone is no reason to stop. */
  readonly isDraft?: boolean
}

/** What was built, for the closing summary. */
export interface BuildSummary extends PublishSummary {
  readonly languages: readonly { readonly name: string; readonly pages: number }[]
  readonly heaviest: { readonly path: string; readonly bytes: number }
}

type Outcome = Result<BuildSummary> & {
  /** For code frames. */
  readonly sources: SourceTexts
}

export type BuildResult = Outcome & { readonly seconds: number }

/** Reads a config and judges it; `sources` serve code frames. */
export const loadConfig = (file: string, useCache = false): Result<CompiledConfig> & { readonly sources: SourceTexts } => {
  const read = readConfigChain(file)
  return read.ok ? { ...compileConfigOnce(read.value, assetNames(join(projectRoot, 'assets')), useCache), sources: read.sources } : read
}

/** Pages that may wait for their compression, so that memory stays bounded. */
const atOnce = 32

const languagesOf = ({ site }: Prepared): BuildSummary['languages'] =>
  site.languages.map(language => ({
    name: language.name,
    pages: site.routes.routes.filter(route => route.language === language.code && !isHidden(route.kind)).length,
  }))

interface Rendered {
  /** The page with the most bytes. */
  readonly heaviest: BuildSummary['heaviest']
  readonly diagnostics: readonly Diagnostic[]
}

/** Renders what is asked for of a prepared site and puts it on the stage. */
const render = async (
  { site, pageAssets, files, hosts, policy, studio }: Prepared,
  stage: Staging,
  shard: Shard | undefined,
): Promise<Rendered> => {
  const planPage = pagePlanner(site)
  const encode = partEncoder()
  let heaviest = { path: '', bytes: 0 }
  const shown = progress('building pages')
  const cards = new Map<string, ShareCard>()
  const compressing: Promise<boolean>[] = []
  const put = (file: OutputFile): void => {
    const isNew = stage.put(file)
    if (!hosts.compressed) return
    for (const twin of compressedVariants(file))
      if (isNew || !stage.keep(twin.path)) compressing.push(twin.make().then(bytes => stage.put({ path: twin.path, bytes })))
  }
  // What is no page is the first shard's.
  if (isInShard(shard, 0)) for (const file of files) put(file)
  for (const [place, route] of site.routes.routes.entries()) {
    if (!isInShard(shard, place)) continue
    const page = planPage(route)
    const card = page.head.openGraph.image?.card
    if (card !== undefined) cards.set(card.url, card)
    const bytes = encode(renderParts(page, { ...pageAssets.assets[route.kind], policy }))
    if (bytes.length > heaviest.bytes) heaviest = { path: route.path, bytes: bytes.length }
    const path = pageFile(route.path)
    put({ path, bytes })
    for (const copy of hosts.copies) if (copy.from === path) put({ path: copy.to, bytes })
    if (compressing.length > atOnce) await Promise.all(compressing.splice(0))
    shown.at(place + 1, site.routes.routes.length)
    await yieldToEventLoop()
  }
  for (const file of await studio.draw(cards.values())) put(file)
  await Promise.all(compressing)
  shown.end()
  return { heaviest, diagnostics: studio.withoutTitle(cards.values()) }
}

/** What a build tells of itself, also to a later one that finds nothing to do. */
interface Told {
  readonly summary: BuildSummary
  readonly diagnostics: readonly Diagnostic[]
}

const publish = async (options: BuildOptions): Promise<Outcome> => {
  const { config, out, useCache, formEndpoint, shard, rehearsal } = options
  const { sources, ...loaded } = loadConfig(config, useCache)
  if (!loaded.ok) return { ...loaded, sources }
  const foreign = foreignDiagnostics(out)
  if (foreign.length > 0) return { ok: false, diagnostics: [...loaded.diagnostics, ...foreign], sources }

  const inputs = stateOfInputs(config, [...sources.values()], { config, out, formEndpoint, shard })
  const before = useCache && rehearsal === undefined ? unchangedRecord(resolve(out), inputs) : undefined
  if (before !== undefined) {
    // Written below, by this very program.
    const { summary, diagnostics } = before.info as Told
    return { ok: true, value: { ...summary, written: 0, removed: [] }, diagnostics, sources }
  }

  // The files of hosts name the folder that the shards are merged to, which is not known here: the usual one.
  const prepared = await prepare(loaded.value, shard === undefined ? options : { ...options, out: 'dist' })
  const promises =
    prepared.ok && options.isDraft !== true ? validatePublishedUrls(config, prepared.value.site, loaded.value.document.locate) : []
  const diagnostics = [...loaded.diagnostics, ...prepared.diagnostics, ...promises]
  if (!prepared.ok || promises.some(isError)) return { ok: false, diagnostics, sources }

  const stage = rehearsal ?? openStaging(out)
  try {
    const { heaviest, diagnostics: rendering } = await render(prepared.value, stage, shard)
    const all = [...diagnostics, ...rendering]
    const languages = languagesOf(prepared.value)
    const { summary } = stage.commit<Told>({
      files: prepared.value.hosts.serverFiles,
      inputs,
      info: published => ({ summary: { ...published, languages, heaviest }, diagnostics: all }),
    })
    return { ok: true, value: summary, diagnostics: all, sources }
  } catch (error) {
    stage.discard()
    throw error
  }
}

/** Builds a site into its folder. Nothing is written when anything is wrong; the last good folder stays as it is. */
export const buildSite = async (options: BuildOptions): Promise<BuildResult> => {
  const begun = performance.now()
  const outcome = await publish(options)
  return { ...outcome, seconds: (performance.now() - begun) / 1000 }
}
