/** Checks many sites in several threads. */
import { onThreads, usefulThreads } from '../../platform/program/threads.ts'
import type { Watcher } from '../../platform/terminal/progress.ts'
import type { Env } from '../../platform/terminal/shell.ts'
import { type StaleTranslation, staleTranslations } from '../translations/stale.ts'
import { type CheckResult, checkSite, type FoundSoFar } from './check-site.ts'

interface SiteTask {
  readonly config: string
  readonly useCache: boolean
  readonly cwd: string
  readonly env: Env
  /** Whether to find stale translations, which reads the config again. */
  readonly countsStale: boolean
}

/** The input of a thread. */
export interface CheckTask extends SiteTask {
  readonly threads: number
}

export interface CheckedSite extends CheckResult {
  readonly config: string
  /** `undefined` if they could not be read, or were not requested. */
  readonly stale: readonly StaleTranslation[] | undefined
}

/** Checks one site in the current thread. @param onFound called repeatedly with the findings so far */
export const checkSiteOfMany = async (
  { countsStale, ...task }: CheckTask,
  watcher?: Watcher,
  onFound?: (found: FoundSoFar) => void,
): Promise<CheckedSite> => ({
  config: task.config,
  ...(await checkSite({ ...task, ...(watcher === undefined ? {} : { watcher }), ...(onFound === undefined ? {} : { onFound }) })),
  stale: countsStale ? staleTranslations(task.config, task.cwd) : undefined,
})

/** Number of sites for which starting threads would take longer than checking. */
const fewSites = 2

/** Checks each site, in the order of the tasks. */
export const checkSites = async (tasks: readonly SiteTask[], watcher: Watcher): Promise<readonly CheckedSite[]> => {
  const shown = watcher.progress('checking sites')
  const few = tasks.length <= fewSites
  const all = tasks.map((task): CheckTask => ({ ...task, threads: few ? usefulThreads() : 1 }))
  const sites = new Map<number, CheckedSite>()
  const onResult = (site: CheckedSite, place: number): void => {
    sites.set(place, site)
    shown.at(sites.size, tasks.length)
  }
  if (few) for (const [place, task] of all.entries()) onResult(await checkSiteOfMany(task, watcher), place)
  else await onThreads<CheckTask, CheckedSite>('checkSiteOfMany', all, usefulThreads(), onResult)
  shown.end()
  return all.flatMap((_, place) => sites.get(place) ?? [])
}
