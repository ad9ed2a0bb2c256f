/** Runs checks: those of single pages as the pages come, those that compare pages at the end. */
import { thrownAt } from '../../platform/program/source-place.ts'
import type { CheckId } from '../../site/messages/check-ids.ts'
import type { UrlPath } from '../../site/model/url.ts'
import type { Check, Finding, Needs } from './define-check.ts'
import { type CheckDiagnostic, type CollectedFindings, type ConfigPlaces, diagnosticsOf, findingCollector } from './diagnostics.ts'
import type { PageFacts, PageText } from './facts/page-facts.ts'
import { noteLinked, type PageSummary, stringPool, summaryOf } from './facts/page-summary.ts'
import { type PageFile, readPage } from './facts/read-page.ts'
import type { Severities, SiteFacts } from './facts/site-facts.ts'
import { wordReader } from './rules/truth/similarity/word-ids.ts'
import { cachedByText } from './text-cache/text-cache.ts'

export interface CheckReport {
  readonly diagnostics: readonly CheckDiagnostic[]
  readonly pages: number
  readonly run: readonly CheckId[]
  /** Checks that do not apply to the site: a site in one language has no hreflang. */
  readonly notApplicable: readonly CheckId[]
  readonly switchedOff: readonly CheckId[]
}

/** The result for some of the pages, as plain data that a worker thread can send. */
export interface PartialReport {
  readonly findings: CollectedFindings
  readonly summaries: readonly PageSummary[]
  /** Paths that these pages link to. */
  readonly linked: ReadonlySet<string>
  readonly styles: readonly string[]
  /** The words of the summaries by id. */
  readonly words: ReadonlyMap<number, string>
}

export interface CheckRunner {
  readonly page: (file: PageFile) => void
  /** Adds the result for other pages, which follow in the order of the routes. */
  readonly merge: (part: PartialReport) => void
  readonly part: () => PartialReport
  readonly soFar: (places: ConfigPlaces) => readonly CheckDiagnostic[]
  /** Runs the checks that need all pages. @param weights bytes after gzip of the pages that were compressed */
  readonly finish: (places: ConfigPlaces, weights?: ReadonlyMap<UrlPath, number>) => CheckReport
}

/** The findings of a check. A check that throws has its error as its only finding, and does not stop the others. */
export const findingsOf = <Facts>(
  check: { readonly run: (facts: Facts, report: (finding: Finding) => void) => void },
  facts: Facts,
): readonly Finding[] => {
  const findings: Finding[] = []
  try {
    check.run(facts, finding => findings.push(finding))
    return findings
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const where = thrownAt(error)
    if (where?.file.startsWith('townsite/') !== true) return [{ variant: 'crashed', values: { reason }, severity: 'error' }]
    return [{ variant: 'throws', values: { reason }, where, severity: 'error' }]
  }
}

/** Large figures together with their labels, which are separate elements: `25+ years of experience`. */
const figureTexts = (page: PageFacts, site: SiteFacts): readonly PageText[] => {
  const code = page.route.language
  return site.figures.flatMap(({ path, shown }) => {
    const claim = shown?.[code]
    return claim === undefined || !page.visible.includes(claim.label)
      ? []
      : [{ text: `${claim.figure} ${claim.label}`, language: page.language, path: [...path, 'figure', code] }]
  })
}

const isFor =
  <Kind extends Needs>(needs: Kind) =>
  (check: Check): check is Check<Kind> =>
    check.needs === needs

export const checkRunner = (
  site: SiteFacts,
  { checks, severities }: { readonly checks: readonly Check[]; readonly severities: Severities },
): CheckRunner => {
  const active = checks.filter(check => severities[check.id] !== 'off')
  const applicable = active.filter(check => check.applies?.(site) !== false)
  const pageChecks = applicable.filter(isFor('page'))
  const textChecks = applicable.filter(isFor('text'))
  const pool = stringPool()
  const { read, words } = wordReader(site.places)
  const pages: PageSummary[] = []
  const linked = new Set<string>()
  const styles = new Set<string>()
  const collector = findingCollector(checks, severities)

  const checkText = cachedByText(text =>
    textChecks.flatMap(check => {
      const findings = findingsOf(check, text)
      return findings.length === 0 ? [] : [[check, findings] as const]
    }),
  )

  const report = ({ id }: Check, findings: readonly Finding[], page?: UrlPath): void => {
    for (const finding of findings) collector.add(id, page === undefined ? finding : { page, ...finding })
  }

  const checkPage = (page: PageFacts, own: SiteFacts): void => {
    const { service } = page.route.params
    for (const check of pageChecks) report(check, findingsOf(check, { page, site: own }), page.path)
    for (const text of page.texts)
      for (const [check, findings] of checkText({ text, site: own, service })) report(check, findings, page.path)
    for (const text of figureTexts(page, own))
      for (const [check, findings] of checkText({ text, site: own, service }))
        if (check.figures === true) report(check, findings, page.path)
  }

  return {
    page: file => {
      const page = readPage(file, site.origin)
      checkPage(page, site.at(page.route))
      pages.push(summaryOf(page, pool, read))
      noteLinked(page, site, linked)
      styles.add(pool(page.styles))
    },
    merge: part => {
      collector.merge(part.findings)
      for (const summary of part.summaries) pages.push(summary)
      for (const path of part.linked) linked.add(path)
      for (const sheet of part.styles) styles.add(sheet)
      for (const [id, word] of part.words) words.set(id, word)
    },
    part: () => ({ findings: collector.collected(), summaries: pages, linked, styles: [...styles], words }),
    soFar: places => diagnosticsOf(collector.collected(), checks, site, places),
    finish: (places, weights = new Map()) => {
      const weighed = pages.map(page => ({ ...page, compressed: weights.get(page.path) ?? page.compressed }))
      const facts = { site, pages: weighed, linked, styles: [...styles], wordOf: (id: number) => words.get(id) ?? '' }
      for (const check of applicable)
        if (isFor('site')(check)) report(check, findingsOf(check, facts))
        else if (isFor('pages')(check)) report(check, findingsOf(check, facts))
        else if (isFor('styles')(check)) report(check, findingsOf(check, facts))
      const ids = (some: readonly Check[]): readonly CheckId[] => some.map(check => check.id)
      return {
        diagnostics: diagnosticsOf(collector.collected(), checks, site, places),
        pages: pages.length,
        run: ids(applicable),
        notApplicable: ids(active.filter(check => !applicable.includes(check))),
        switchedOff: ids(checks.filter(check => !active.includes(check))),
      }
    },
  }
}
