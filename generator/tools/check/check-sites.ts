/** Checks many sites in several threads. */
import { onThreads, usefulThreads } from '../../platform/program/threads.ts'
import { silentWatcher, type Watcher } from '../../platform/terminal/progress.ts'
import type { Env } from '../../platform/terminal/shell.ts'
import { type StaleTranslation, staleTranslations } from '../translations/stale.ts'
import { type CheckResult, checkSite, type FoundSoFar } from './check-site.ts'

/** A site to check, as the input of a thread. */
export interface CheckTask {
  readonly config: string
  readonly useCache: boolean
  readonly cwd: string
  readonly env: Env
  /** Whether to find stale translations, which reads the config again. */
  readonly countsStale: boolean
  readonly threads: number
}

export interface CheckedSite extends CheckResult {
  readonly config: string
  /** `undefined` if they could not be read, or were not requested. */
  readonly stale: readonly StaleTranslation[] | undefined
}

/** Checks one site in the current thread. @param onFound called repeatedly with the diagnostics so far */
export const checkSiteOfMany = async (
  { countsStale, ...task }: CheckTask,
  watcher: Watcher = silentWatcher,
  onFound?: (found: FoundSoFar) => void,
): Promise<CheckedSite> => ({
  config: task.config,
  ...(await checkSite({ ...task, watcher, onFound })),
  stale: countsStale ? staleTranslations(task.config, task.cwd) : undefined,
})

/** Number of sites for which starting threads would take longer than checking. */
const fewSites = 2

export const checkSites = async (tasks: readonly Omit<CheckTask, 'threads'>[], watcher: Watcher): Promise<readonly CheckedSite[]> => {
  const progress = watcher.progress({ en: 'Checking sites', fr: 'Vérification des sites' })
  const few = tasks.length <= fewSites
  const sized = tasks.map((task): CheckTask => ({ ...task, threads: few ? usefulThreads() : 1 }))
  const sites = new Map<number, CheckedSite>()
  const onResult = (site: CheckedSite, index: number): void => {
    sites.set(index, site)
    progress.at(sites.size, tasks.length)
  }
  if (few) for (const [index, task] of sized.entries()) onResult(await checkSiteOfMany(task, watcher), index)
  else await onThreads<CheckTask, CheckedSite>('checkSiteOfMany', sized, usefulThreads(), onResult)
  progress.end()
  return sized.flatMap((_, index) => sites.get(index) ?? [])
}
