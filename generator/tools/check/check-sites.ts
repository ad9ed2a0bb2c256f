/** Many sites checked, several at a time. */
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
  /** Whether somebody will read how many translations are stale: to know it, the config is read once more. */
  readonly countsStale: boolean
}

/** What a thread is given. */
export interface CheckTask extends SiteTask {
  readonly threads: number
}

/** What was found of one of several sites. */
export interface CheckedSite extends CheckResult {
  readonly config: string
  /** Unknown when they could not be read, or nobody asks. */
  readonly stale: readonly StaleTranslation[] | undefined
}

/** One site, in whatever thread. @param onFound told now and then what is found so far */
export const checkSiteOfMany = async (
  { countsStale, ...task }: CheckTask,
  watcher?: Watcher,
  onFound?: (found: FoundSoFar) => void,
): Promise<CheckedSite> => ({
  config: task.config,
  ...(await checkSite({ ...task, ...(watcher === undefined ? {} : { watcher }), ...(onFound === undefined ? {} : { onFound }) })),
  stale: countsStale ? staleTranslations(task.config, task.cwd) : undefined,
})

/** Sites that are checked sooner than a thread has started. */
const fewSites = 2

/** Checks each site, in the order of the tasks. */
export const checkSites = async (tasks: readonly SiteTask[], watcher: Watcher): Promise<readonly CheckedSite[]> => {
  const shown = watcher.progress('checking sites')
  const few = tasks.length <= fewSites
  const all = tasks.map((task): CheckTask => ({ ...task, threads: few ? usefulThreads() : 1 }))
  const sites = new Map<number, CheckedSite>()
  const answered = (site: CheckedSite, place: number): void => {
    sites.set(place, site)
    shown.at(sites.size, tasks.length)
  }
  if (few) for (const [place, task] of all.entries()) answered(await checkSiteOfMany(task, watcher), place)
  else await onThreads<CheckTask, CheckedSite>('checkSiteOfMany', all, usefulThreads(), answered)
  shown.end()
  return all.flatMap((_, place) => sites.get(place) ?? [])
}
