/** From a config file to the site in its folder. */
import { resolve } from 'node:path'
import { uptime } from '../../io/clock.ts'
import { readConfigChain } from '../../io/config/read-chain.ts'
import { expectFiles } from '../../io/output/file-thread.ts'
import { stateOfInputs } from '../../io/output/inputs.ts'
import { lookAhead } from '../../io/output/look-ahead.ts'
import { foreignDiagnostics, holdsNoOthers, isOlder, readRecord, unchangedRecord } from '../../io/output/record.ts'
import { lazy } from '../../site/model/memoize.ts'
import { makeSite } from './make-site.ts'
import type { BuildInfo, BuildOptions, BuildResult, Outcome } from './outcome.ts'

/** Bytes of a config that makes thousands of pages. */
const many = 300_000

const outcomeOf = async (options: BuildOptions): Promise<Outcome> => {
  const { config, out, useCache, formEndpoint, shard, dryRun, cwd = '.', env } = options
  const folder = resolve(cwd, out)
  const ahead = lazy(() => (useCache && dryRun === undefined ? lookAhead(folder, readRecord(folder).files) : undefined))
  // Then there is most likely something to do, and a thread takes as long to start as it takes to find that out.
  if (isOlder(folder, resolve(cwd, config))) ahead()
  const read = readConfigChain(config, cwd)
  if (!read.ok) return { ok: false, diagnostics: read.diagnostics, sources: read.sources }
  const foreign = lazy(() => foreignDiagnostics(out, cwd))
  const inputsOf = stateOfInputs(resolve(cwd, config), { config, out, formEndpoint, shard }, env)
  const isAgain = useCache && readRecord(folder).inputs !== ''
  const before = useCache && dryRun === undefined ? unchangedRecord(folder, inputsOf(read.held.map(({ hash }) => hash()))) : undefined
  if (before !== undefined && (holdsNoOthers(folder, before) || foreign().length === 0)) {
    // Written by `publishSite`, of this very program.
    const { summary, diagnostics } = before.info as BuildInfo
    return {
      ok: true,
      value: { ...summary, written: 0, removed: [] },
      diagnostics,
      sources: diagnostics.length === 0 ? new Map() : read.sources,
    }
  }
  // Now there is something to do, and what makes sites takes longer to start than it took to find that out.
  ahead()
  if (!isAgain && dryRun === undefined && read.held.some(({ size }) => size() > many)) expectFiles()
  const record = lazy(() => readRecord(folder))
  return makeSite({ ...options, read, inputsOf, record, foreign, ahead: ahead() })
}

/** Builds a site into its folder. Nothing is written when anything is wrong; the last good folder stays as it is. */
export const buildSite = async (options: BuildOptions): Promise<BuildResult> => {
  const begun = uptime()
  const outcome = await outcomeOf(options)
  return { ...outcome, seconds: uptime() - begun }
}
