/** Runs checks over facts: pages one by one as they come, what compares pages at the end. */
import type { CheckId } from '../../site/catalogue/checks/index.ts'
import type { UrlPath } from '../../site/model/url.ts'
import type { Check, CheckDiagnostic, Finding, PagesCheck } from './check.ts'
import { type ConfigPlaces, diagnosticsOf } from './diagnostics.ts'
import { type PageFile, readPage } from './facts/read-page.ts'
import { figuresOn } from './facts/said.ts'
import type { Severities, SiteFacts } from './facts/site.ts'
import { intern, noteLinked, type PageSummary, summaryOf } from './facts/summary.ts'
import { type CollectedFindings, findingCollector } from './findings.ts'
import { suspecting } from './text-checks.ts'
import { wordReader } from './truth/similarity/words.ts'

interface CheckRunOptions {
  readonly checks: readonly Check[]
  readonly severities: Severities
}

export interface CheckReport {
  readonly diagnostics: readonly CheckDiagnostic[]
  readonly pages: number
  /** Checks that had something to look at. */
  readonly run: readonly CheckId[]
  /** Those that had not: one language has no hreflang. */
  readonly notApplicable: readonly CheckId[]
  readonly switchedOff: readonly CheckId[]
}

/** What a runner knows after some of the pages: plain data, so a thread can hand it over. */
export interface PartialReport {
  readonly gathered: CollectedFindings
  readonly summaries: readonly PageSummary[]
  /** Paths that their links lead to. */
  readonly linked: ReadonlySet<string>
  readonly styles: readonly string[]
  /** Of the summaries, by their numbers. */
  readonly words: ReadonlyMap<number, string>
}

export interface CheckRunner {
  readonly page: (file: PageFile) => void
  /** Takes over what another runner found on pages after these. */
  readonly merge: (part: PartialReport) => void
  readonly part: () => PartialReport
  /** What is found on the pages that were looked at. */
  readonly soFar: (places: ConfigPlaces) => readonly CheckDiagnostic[]
  /** Judges what needs no pages, for whoever waits for those of others. */
  readonly beforehand: () => void
  /** Compares all pages, and tells everything. @param weights bytes of pages after gzip, of those that were weighed since */
  readonly finish: (places: ConfigPlaces, weights?: ReadonlyMap<UrlPath, number>) => CheckReport
}

const crash = (error: unknown): Finding => ({
  message: `the check itself broke: ${error instanceof Error ? error.message : String(error)}`,
  hint: 'This is a fault of Townsite. Please report it; meanwhile site.checks can switch this check off.',
  severity: 'error',
})

/** What a check says; a crash is its result as well, and does not keep the others from theirs. */
const attempt = <Facts>(check: { readonly run: (facts: Facts) => readonly Finding[] }, facts: Facts): readonly Finding[] => {
  try {
    return check.run(facts)
  } catch (error) {
    return [crash(error)]
  }
}

export const checkRunner = (site: SiteFacts, { checks, severities }: CheckRunOptions): CheckRunner => {
  const on = checks.filter(check => severities[check.id] !== 'off')
  const applicable = on.filter(check => check.applies?.(site) !== false)
  const pageChecks = applicable.filter(check => check.needs === 'page')
  const suspectedBy = suspecting(applicable.filter(check => check.needs === 'text'))
  const keep = intern()
  const { read, words } = wordReader(site.places)
  const pages: PageSummary[] = []
  const linked = new Set<string>()
  const styles = new Set<string>()
  const { add, merge, gathered } = findingCollector(severities)

  const compare = (check: Check): readonly Finding[] => {
    switch (check.needs) {
      case 'page':
      case 'text':
        return []
      case 'pages':
        return check.run({ pages, linked, site, wordOf: id => words.get(id) ?? '' })
      case 'styles':
        return check.run({ styles: [...styles], site })
      case 'site':
        return check.run({ site })
    }
  }

  const readAhead = ({ ahead }: PagesCheck): void => {
    try {
      ahead?.(site)
    } catch {
      // It breaks again when it is asked, and that is told.
    }
  }

  let open = applicable
  const judge = (some: readonly Check[]): void => {
    for (const check of some) for (const finding of attempt({ run: compare }, check)) add(check.id, finding)
    open = open.filter(check => !some.includes(check))
  }

  return {
    page: file => {
      const page = readPage(file, site.origin)
      const own = site.at(page.route)
      const suspected = suspectedBy(own)
      const facts = { page, site: own }
      const tell = ({ id }: Check, found: readonly Finding[]): void => {
        for (const finding of found) add(id, { page: page.path, ...finding })
      }
      for (const check of pageChecks) tell(check, attempt(check, facts))
      for (const text of page.texts) for (const check of suspected(text)) tell(check, attempt(check, { page, site: own, text }))
      for (const text of figuresOn(page, own))
        for (const check of suspected(text)) if (check.figures === true) tell(check, attempt(check, { page, site: own, text }))
      pages.push(summaryOf(page, keep, read))
      noteLinked(page, site, linked)
      styles.add(keep(page.styles))
    },
    merge: part => {
      merge(part.gathered)
      for (const summary of part.summaries) pages.push(summary)
      for (const path of part.linked) linked.add(path)
      for (const sheet of part.styles) styles.add(sheet)
      for (const [id, word] of part.words) words.set(id, word)
    },
    part: () => ({ gathered: gathered(), summaries: pages, linked, styles: [...styles], words }),
    soFar: places =>
      diagnosticsOf(
        gathered(),
        checks.map(({ id }) => id),
        site,
        places,
      ),
    beforehand: () => {
      judge(open.filter(check => check.needs === 'site'))
      for (const check of open) if (check.needs === 'pages') readAhead(check)
    },
    finish: (places, weights = new Map()) => {
      for (const [index, page] of pages.entries()) {
        const compressed = weights.get(page.path)
        if (compressed !== undefined) pages[index] = { ...page, compressed }
      }
      judge(open)
      const ids = (some: readonly Check[]): readonly CheckId[] => some.map(check => check.id)
      return {
        diagnostics: diagnosticsOf(gathered(), ids(checks), site, places),
        pages: pages.length,
        run: ids(applicable),
        notApplicable: ids(on.filter(check => !applicable.includes(check))),
        switchedOff: ids(checks.filter(check => !on.includes(check))),
      }
    },
  }
}
