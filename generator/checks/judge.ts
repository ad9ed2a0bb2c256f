/** Runs checks over facts: pages one by one as they come, what compares pages at the end. */
import type { CheckId } from '../model/checks.ts'
import type { Check, CheckDiagnostic, Finding } from './check.ts'
import { type PageFile, readPage } from './facts/read-page.ts'
import type { Severities, SiteFacts } from './facts/site.ts'
import { keeper, type PageSummary, summaryOf } from './facts/summary.ts'
import { gathering, type Locate } from './gather.ts'

export interface JudgeOptions {
  readonly checks: readonly Check[]
  readonly severities: Severities
  readonly locate: Locate
}

export interface Verdict {
  readonly diagnostics: readonly CheckDiagnostic[]
  readonly pages: number
  /** Checks that had something to judge. */
  readonly run: readonly CheckId[]
  /** Those that had not: one language has no hreflang. */
  readonly notApplicable: readonly CheckId[]
  readonly switchedOff: readonly CheckId[]
}

export interface Judge {
  readonly page: (file: PageFile) => void
  readonly finish: () => Verdict
}

const crash = (error: unknown): Finding => ({
  message: `the check itself broke: ${error instanceof Error ? error.message : String(error)}`,
  hint: 'This is a fault of Townsite. Please report it; meanwhile site.checks can switch this check off.',
  severity: 'error',
})

/** What a check says; a crash is its result as well, and does not keep the others from theirs. */
const attempt = (run: () => readonly Finding[]): readonly Finding[] => {
  try {
    return run()
  } catch (error) {
    return [crash(error)]
  }
}

export const openJudge = (site: SiteFacts, { checks, severities, locate }: JudgeOptions): Judge => {
  const on = checks.filter(check => severities[check.id] !== 'off')
  const applicable = on.filter(check => check.applies?.(site) !== false)
  const pageChecks = applicable.filter(check => check.needs === 'page')
  const keep = keeper()
  const summaries: PageSummary[] = []
  const { add, diagnostics } = gathering({ site, severities, locate })

  return {
    page: file => {
      const page = readPage(file, site.origin)
      for (const check of pageChecks)
        for (const finding of attempt(() => check.run({ page, site }))) add(check.id, { page: page.path, ...finding })
      summaries.push(summaryOf(page, site, keep))
    },
    finish: () => {
      for (const check of applicable)
        switch (check.needs) {
          case 'page':
            break
          case 'pages':
            for (const finding of attempt(() => check.run({ pages: summaries, site }))) add(check.id, finding)
            break
          case 'site':
            for (const finding of attempt(() => check.run({ site }))) add(check.id, finding)
            break
        }
      const ids = (some: readonly Check[]): readonly CheckId[] => some.map(check => check.id)
      return {
        diagnostics: diagnostics(ids(checks)),
        pages: summaries.length,
        run: ids(applicable),
        notApplicable: ids(on.filter(check => !applicable.includes(check))),
        switchedOff: ids(checks.filter(check => !on.includes(check))),
      }
    },
  }
}
