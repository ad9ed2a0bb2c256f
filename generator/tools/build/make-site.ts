/** The site of a config that was read, made as far as it has to be. */

import { resolve } from 'node:path'
import type { LastSound } from '../../io/config/config-cache.ts'
import { shelve } from '../../io/config/held-file.ts'
import { loadConfigAgain } from '../../io/config/load-config.ts'
import type { ReadChain } from '../../io/config/read-chain.ts'
import type { LookedAhead } from '../../io/output/look-ahead.ts'
import { forgetMemory, type Memory, readMemory } from '../../io/output/memory.ts'
import { openStaging, type Staging } from '../../io/output/publish.ts'
import { type BuildRecord, foreignBesideDiagnostics, isBesideIntact, readPending } from '../../io/output/record.ts'
import type { OpenedSite } from '../../io/site.ts'
import { isLarge } from '../../site/config/overlay/config-chain.ts'
import type { Diagnostic, Result } from '../../site/model/diagnostic.ts'
import { lazy } from '../../site/model/memoize.ts'
import { openRemembered } from './open-remembered.ts'
import type { BuildInfo, BuildOptions, Outcome } from './outcome.ts'
import { filesBeside, publishable, publishSite } from './publish-site.ts'
import { forgetful } from './remembered.ts'

/** The config of the last build, where it can be compared with. */
const lastSound = (memory: Memory | undefined): LastSound | undefined =>
  memory?.sound === undefined ? undefined : { ...memory.sound, config: memory.config, kept: memory.kept }

interface MakeOptions extends BuildOptions {
  readonly read: ReadChain & { readonly ok: true }
  /** Stands for all that the site is made from, with files of its config that have these hashes. */
  readonly inputsOf: (hashes: readonly string[]) => string
  readonly record: () => BuildRecord
  /** What lies in the folder and is none of ours. */
  readonly foreign: () => readonly Diagnostic[]
  /** What is already known of the files in the folder. */
  readonly ahead: LookedAhead | undefined
}

/** Builds the site of a config into its folder. */
export const makeSite = async (options: MakeOptions): Promise<Outcome> => {
  const { read, inputsOf, record, foreign, out, useCache, shard, dryRun, cwd = '.', watcher, isDraft = false, ahead } = options
  const folder = resolve(cwd, out)
  const inputs = inputsOf(read.held.map(({ hash }) => hash()))
  const remembers = useCache && dryRun === undefined && shard === undefined && !isDraft
  const last = lazy(() => (remembers ? readMemory(record().inputs) : undefined))
  const { sound, configKey, changed, ...loaded } = loadConfigAgain(read, useCache, () => lastSound(last()))
  const failed = (diagnostics: readonly Diagnostic[]): Outcome => ({ ok: false, diagnostics, sources: read.sources })
  if (!loaded.ok) return failed(loaded.diagnostics)
  const refused = (): Outcome => failed([...loaded.diagnostics, ...foreign()])

  // The files of hosts name the folder that the shards are merged to, which is not known here: the usual one.
  const openOptions = shard === undefined ? options : { ...options, out: 'dist' }
  const place = remembers ? { before: last(), sound, configKey, changed, inputsOf } : undefined
  // Of a folder that no build knows, before anything is made for it.
  if (place?.before === undefined && foreign().length > 0) return refused()
  const { opened: whole, memory } = await openRemembered(loaded.value, openOptions, place)
  // An edit is done before that pays.
  if (read.value.some(isLarge) && remembers && changed === undefined) shelve(read.held)
  const isKnownSound = memory.isKnown('diagnostics')
  if (!isKnownSound && foreign().length > 0) return refused()
  if (!isKnownSound) await whole.complete?.()
  const opened: Result<OpenedSite> = !isKnownSound
    ? memory.make('diagnostics', () => {
        const result = publishable(whole, openOptions, isDraft)
        // Only that there is nothing to tell is remembered: what is told names lines, which move.
        return { ...result, files: [], isPassing: result.diagnostics.length > 0 }
      })
    : { ok: true, value: whole, diagnostics: [] }
  const found = [...loaded.diagnostics, ...opened.diagnostics]
  if (!opened.ok) return failed(found)
  memory.keep('diagnostics')

  const isBesideKept = memory.isKnown('beside') && isBesideIntact(folder, record())
  if (isBesideKept) memory.keep('beside')
  const beside = isBesideKept ? undefined : memory.make('beside', () => ({ files: [], made: filesBeside(whole.site) })).made
  // Of an edit, the folder is asked as late as it may be, when nearly all of its files have been looked at.
  const isAskedLate = place?.before !== undefined && readPending(folder).inputs === ''
  if (!isAskedLate && foreign().length > 0) return refused()
  const foreignBeside = foreignBesideDiagnostics(out, beside ?? [], cwd)
  if (foreignBeside.length > 0) return failed([...found, ...foreignBeside])
  const expected = memory.pages() === undefined && shard === undefined ? memory.aside(() => whole.site.routes.length) : 0
  const staging: Result<Staging> =
    dryRun === undefined ? openStaging(folder, out, ahead, expected) : { ok: true, value: dryRun, diagnostics: [] }
  if (!staging.ok) return failed([...found, ...staging.diagnostics])
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
    isRefused: () => !staging.value.isAlone() && foreign().length > 0,
  })
  if (published === 'refused') return refused()
  if (!published.ok) return failed([...found, ...published.diagnostics])
  if (remembers && record().inputs !== inputs) forgetMemory(record().inputs)
  const { summary, diagnostics } = published.value
  return { ok: true, value: summary, diagnostics, sources: diagnostics.length === 0 ? new Map() : read.sources }
}
