/** A site, when it may be published, put into its folder. */
import { validatePublishedUrls } from '../../io/config/url-lock.ts'
import type { Staging } from '../../io/output/publish.ts'
import { gatherIngredients, judged, type OpenedSite, type OpenOptions } from '../../io/site.ts'
import type { Watcher } from '../../io/terminal/progress.ts'
import { build, type Site } from '../../site/build.ts'
import type { CompiledConfig } from '../../site/config/compile/compile-config.ts'
import { ruleRecords } from '../../site/emit/rule-records.ts'
import { type Diagnostic, isError, type Result } from '../../site/model/diagnostic.ts'
import type { OutputFile } from '../../site/model/file.ts'
import type { Shard } from '../shards/shard.ts'
import type { BuildInfo, BuildSummary } from './outcome.ts'
import { forgetful, type Remembered } from './remembered.ts'
import { stageSite } from './stage-site.ts'

const languagesOf = ({ resolved, routes }: Site): BuildSummary['languages'] =>
  resolved.languages.map(language => ({
    name: language.name,
    pages: routes.filter(route => route.language === language.code && route.traits.hidden !== true).length,
  }))

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
  /** Asked when all is made and nothing published: whether it must not be. */
  readonly isRefused?: () => boolean
}

/** What lies beside the published folder. */
export const filesBeside = (site: Site): readonly OutputFile[] => [
  // Printed of the redirects, so that whoever notes what these files are made from has noted these too.
  ...site.hosts.serverFiles,
  ...ruleRecords(() => site.redirects, site.headers, site.assets.pages.home.shortNames),
]

/** Renders a site and swaps it in, unless that is refused. */
export const publishSite = async (
  opened: OpenedSite,
  staging: Staging,
  { inputs = '', shard, diagnostics, watcher, memory = forgetful, beside, languages, isRefused = () => false }: PublishOptions,
): Promise<Result<BuildInfo> | 'refused'> => {
  const { site } = opened
  try {
    // Before the pages: of the redirects, of which there may be as many, nothing has to be held or planned again for their note.
    if (beside !== undefined) memory.aside(() => staging.putBeside(beside))
    const { heaviest, diagnostics: rendering } = await stageSite(opened, staging, { shard, watcher, memory })
    if (isRefused()) {
      staging.discard()
      return 'refused'
    }
    memory.prepare()
    const told = languages ?? memory.aside(() => languagesOf(site))
    const published = memory.aside(() =>
      staging.commit<BuildInfo>({
        inputs,
        info: published => ({
          summary: { ...published, languages: told, heaviest },
          diagnostics: [...diagnostics, ...rendering],
        }),
      }),
    )
    if (!published.ok) staging.discard()
    else if (rendering.length === 0) memory.close(inputs, staging.order)
    return published
  } catch (error) {
    staging.discard()
    throw error
  }
}

/** What is wrong with a site beyond the config: no published address may be lost, unless it is a draft. */
export const publishable = (opened: OpenedSite, options: OpenOptions, isDraft: boolean): Result<OpenedSite> => {
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
