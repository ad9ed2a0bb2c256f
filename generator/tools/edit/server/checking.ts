/** Checks the saved site in a worker thread, and reports findings while pages are checked. */
import { startThread } from '../../../platform/program/threads.ts'
import type { Terminal } from '../../../platform/terminal/terminal.ts'
import type { MessageLanguage } from '../../../site/messages/language.ts'
import type { Diagnostic } from '../../../site/model/diagnostic.ts'
import type { FoundSoFar } from '../../check/check-site.ts'
import type { CheckedSite, CheckTask } from '../../check/check-sites.ts'
import type { Checked } from '../protocol.ts'
import { problemOf } from './changes.ts'

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
  readonly begin: (config: string, language: MessageLanguage) => Checked
  /** The findings of the last check; `null` if the config was not checked. */
  readonly found: (config: string, language: MessageLanguage) => Checked | null
}

type Found = Omit<Checked, 'problems'> & { readonly diagnostics: readonly Diagnostic[] }

const nothingYet: Found = { diagnostics: [], looked: 0, of: 0, isWhole: false }

const shown = ({ diagnostics, ...found }: Found, language: MessageLanguage): Checked => ({
  problems: diagnostics.map(one => problemOf(one, language)),
  ...found,
})

export const siteChecker = (check: CheckInThread): SiteChecker => {
  const all = new Map<string, Found>()
  return {
    found: (config, language) => {
      const found = all.get(config)
      return found === undefined ? null : shown(found, language)
    },
    begin: (config, language) => {
      const known = all.get(config)
      if (known?.isWhole === false) return shown(known, language)
      const update = (changes: Partial<Found>): void => void all.set(config, { ...(all.get(config) ?? nothingYet), ...changes })
      all.set(config, nothingYet)
      check(config, ({ diagnostics, looked, of }) => update({ diagnostics, looked, of })).then(
        ({ diagnostics }) => update({ diagnostics, isWhole: true }),
        // A check that fails ends as well, with the findings so far.
        () => update({ isWhole: true }),
      )
      return shown(nothingYet, language)
    },
  }
}
