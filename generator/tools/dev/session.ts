/**
 * The site in development. Each step runs again only if its inputs have changed; a failed step leaves the last valid result in place
 * and reports why.
 */

import type { DevStyles } from '../../platform/assets/dev-styles.ts'
import { siteCodeErrors } from '../../platform/extensions/run-again.ts'
import type { DevImages } from '../../platform/images/dev-images.ts'
import { isEndless, within } from '../../platform/program/within.ts'
import type { OpenedSite } from '../../platform/site.ts'
import type { Env } from '../../platform/terminal/shell.ts'
import { isInheritedFact } from '../../site/config/inherited-facts.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { AbsoluteUrl } from '../../site/model/url.ts'
import { isError } from '../../site/util/diagnostics.ts'
import type { Change } from './changes.ts'
import { type Code, timeLimit } from './code.ts'
import type { DevConfig } from './config.ts'
import { type PageStore, pageStore } from './page-store.ts'
import { devSite } from './site.ts'

export interface SessionInput {
  readonly code: Code
  readonly config: DevConfig
  readonly styles: DevStyles
  readonly pictures: DevImages
  /** The folder that a build would write. */
  readonly out: string
  readonly formEndpoint: AbsoluteUrl | undefined
  readonly cwd: string
  readonly env: Env
}

export interface Session {
  readonly pages: PageStore
  readonly refresh: (changes: ReadonlySet<Change>) => Promise<void>
  /** Diagnostics of the last refresh and of the pages requested since. */
  readonly diagnostics: () => readonly Diagnostic[]
  readonly notes: () => readonly string[]
  /** Failed steps to try again, because they may have been fixed outside of the watched files. */
  readonly broken: () => ReadonlySet<Change>
}

export const startSession = ({ code, config, styles, pictures, out, formEndpoint, cwd, env }: SessionInput): Session => {
  const pages = pageStore((error, path) => code.thrown(error, path))
  let opened: OpenedSite | undefined
  let siteDiagnostics: readonly Diagnostic[] = []
  let isEndlessSite = false
  /** The inputs of the current site. */
  let inputs: readonly unknown[] = []
  let shown: readonly unknown[] = []
  // Without its own code, a valid config would have errors. Another process serves when the code is valid.
  const hasNoCode = siteCodeErrors().length > 0

  const open = async (): Promise<void> => {
    const compiled = config.lastValid()
    if (compiled === undefined) return
    // URLs behave as with `npm start`, whatever the host of the site.
    const hosting = [...new Set([...compiled.config.hosting, 'serve' as const])]
    const makers = { styles: styles.styles, script: styles.script, shortNames: styles.shortNames, pictures: pictures.make }
    const whole = { ...compiled, config: { ...compiled.config, hosting } }
    const options = { out, useCache: true, tolerates: isInheritedFact, formEndpoint, makers, cwd, env }
    const modules = code.modules()
    isEndlessSite = false
    try {
      const ingredients = await modules.site.gatherIngredients(whole, options)
      const result = within(timeLimit, () => modules.site.openGathered(whole, ingredients, options))
      siteDiagnostics = result.diagnostics
      if (result.ok) opened = result.value
    } catch (error) {
      fail(error)
    }
  }

  const fail = (error: unknown): void => {
    siteDiagnostics = [code.thrown(error, 'site')]
    isEndlessSite = isEndless(error)
  }

  return {
    pages,
    refresh: async changes => {
      if (hasNoCode) return
      if (changes.has('code')) await code.refresh()
      if (changes.has('scripts')) styles.forgetScripts()
      await config.refresh()
      const { site, page } = code.modules()
      const now = [config.lastValid(), site]
      const others: readonly Change[] = ['styles', 'scripts', 'assets']
      if (others.some(change => changes.has(change)) || now.some((input, index) => input !== inputs[index])) await open()
      inputs = now
      if (opened === undefined || (opened === shown[0] && page === shown[1])) return
      shown = [opened, page]
      try {
        const current = opened
        pages.show(within(timeLimit, () => devSite(current, code.modules())))
      } catch (error) {
        fail(error)
      }
    },
    diagnostics: () => {
      // With an invalid config, the site is an older one whose diagnostics are outdated.
      const beyond = config.diagnostics().some(isError) ? [] : siteDiagnostics
      return [
        ...siteCodeErrors(),
        ...code.diagnostics(),
        ...config.diagnostics(),
        ...beyond,
        ...styles.diagnostics(),
        ...pages.diagnostics(),
      ]
    },
    broken: () =>
      new Set<Change>([
        ...(code.diagnostics().length > 0 ? ['code' as const] : []),
        ...(config.diagnostics().some(isError) ? ['config' as const] : []),
        // An endless loop is tried again only if its input has changed.
        ...(siteDiagnostics.some(isError) && !isEndlessSite ? ['assets' as const] : []),
        ...(styles.diagnostics().length > 0 ? ['styles' as const, 'scripts' as const] : []),
      ]),
    notes: () => pictures.waiting().map(name => `${name} is shown as it is until it has been optimized.`),
  }
}
