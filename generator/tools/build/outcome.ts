/** What a build is asked for, and what comes of it. */
import type { DryRun } from '../../io/output/dry-run.ts'
import type { PublishSummary } from '../../io/output/publish.ts'
import type { OpenOptions } from '../../io/site.ts'
import type { SourceTexts } from '../../site/config/yaml/config-document.ts'
import type { Diagnostic, Result } from '../../site/model/diagnostic.ts'
import type { Shard } from '../shards/shard.ts'

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
  readonly heaviest: { readonly path: string; readonly bytes: number }
}

export type Outcome = Result<BuildSummary> & {
  /** For code frames. */
  readonly sources: SourceTexts
}

export type BuildResult = Outcome & { readonly seconds: number }

/** What a build tells of itself, also to a later one that finds nothing to do. */
export interface BuildInfo {
  readonly summary: BuildSummary
  readonly diagnostics: readonly Diagnostic[]
}
