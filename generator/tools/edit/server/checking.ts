/** Checks the saved site in a worker thread, and reports findings while pages are checked. */
import { startThread } from '../../../io/program/threads.ts'
import type { Terminal } from '../../../io/terminal/terminal.ts'
import type { FoundSoFar } from '../../check/check-site.ts'
import type { CheckedSite, CheckTask } from '../../check/check-sites.ts'
import type { Checked } from '../protocol.ts'
import { problemOf } from './changes.ts'

const nothingYet: Checked = { problems: [], looked: 0, of: 0, isWhole: false }

/** @param tell called with the findings so far */
export type CheckInThread = (config: string, tell: (found: FoundSoFar) => void) => Promise<Pick<CheckedSite, 'diagnostics'>>

export const inThread =
  ({ cwd, env }: Pick<Terminal, 'cwd' | 'env'>): CheckInThread =>
  async (config, tell) => {
    // One thread, so that the editor stays responsive on two cores.
    const task: CheckTask = { config, useCache: true, cwd, env, threads: 1, countsStale: false }
    return startThread<CheckedSite, FoundSoFar>('checkInParts', task, tell).result
  }

export interface SiteChecker {
  /** Starts a check of a config, unless one is running. */
  readonly begin: (config: string) => Checked
  /** The findings of the last check; `null` if the config was not checked. */
  readonly found: (config: string) => Checked | null
}

export const siteChecker = (check: CheckInThread): SiteChecker => {
  const found = new Map<string, Checked>()
  return {
    found: config => found.get(config) ?? null,
    begin: config => {
      const known = found.get(config)
      if (known?.isWhole === false) return known
      const take = (checked: Checked): void => void found.set(config, checked)
      take(nothingYet)
      check(config, ({ diagnostics, looked, of }) => take({ problems: diagnostics.map(problemOf), looked, of, isWhole: false })).then(
        ({ diagnostics }) => take({ ...(found.get(config) ?? nothingYet), problems: diagnostics.map(problemOf), isWhole: true }),
        // A check that fails ends as well, with the findings so far.
        () => take({ ...(found.get(config) ?? nothingYet), isWhole: true }),
      )
      return nothingYet
    },
  }
}
