/** Checks the saved site in a worker thread, and reports findings while pages are checked. */
import { startThread } from '../../../platform/program/threads.ts'
import type { Terminal } from '../../../platform/terminal/terminal.ts'
import type { MessageLanguage } from '../../../site/messages/language.ts'
import type { Diagnostic } from '../../../site/model/diagnostic.ts'
import type { FoundSoFar } from '../../check/check-site.ts'
import type { CheckedSite, CheckTask } from '../../check/check-sites.ts'
import type { Checked } from '../protocol.ts'
import { problemOf } from './changes.ts'

type CheckInThread = (config: string, onFound: (found: FoundSoFar) => void) => Promise<Pick<CheckedSite, 'diagnostics'>>

export const inThread =
  ({ cwd, env }: Pick<Terminal, 'cwd' | 'env'>): CheckInThread =>
  async (config, onFound) => {
    // One thread, so that the editor stays responsive on two cores.
    const task: CheckTask = { config, useCache: true, cwd, env, threads: 1, countsStale: false }
    return startThread<CheckedSite, FoundSoFar>('checkInParts', task, onFound).result
  }

type Found = Omit<Checked, 'problems'> & { readonly diagnostics: readonly Diagnostic[] }

const noneYet: Found = { diagnostics: [], looked: 0, of: 0, isWhole: false }

const shown = ({ diagnostics, ...found }: Found, language: MessageLanguage): Checked => ({
  problems: diagnostics.map(one => problemOf(one, language)),
  ...found,
})

export const siteChecker = (check: CheckInThread) => {
  const foundByConfig = new Map<string, Found>()
  return {
    /** The findings of the last check; `null` if the config was not checked. */
    found: (config: string, language: MessageLanguage): Checked | null => {
      const found = foundByConfig.get(config)
      return found === undefined ? null : shown(found, language)
    },
    /** Starts a check of a config, unless one is running. */
    start: (config: string, language: MessageLanguage): Checked => {
      const known = foundByConfig.get(config)
      if (known?.isWhole === false) return shown(known, language)
      const update = (changes: Partial<Found>): void =>
        void foundByConfig.set(config, { ...(foundByConfig.get(config) ?? noneYet), ...changes })
      foundByConfig.set(config, noneYet)
      check(config, ({ diagnostics, looked, of }) => update({ diagnostics, looked, of })).then(
        ({ diagnostics }) => update({ diagnostics, isWhole: true }),
        // A check that fails ends as well, with the findings so far.
        () => update({ isWhole: true }),
      )
      return shown(noneYet, language)
    },
  }
}
