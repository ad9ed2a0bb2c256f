/** One report for many sites: what several of them share is reported once. */
import { getOrCreate } from '../../../site/util/memoize.ts'
import type { Report, ReportItem, ReportSection } from './report.ts'

interface SiteReport {
  /** The config of the site. */
  readonly config: string
  readonly report: Report
  readonly same: boolean
}

/** Equal for the same change, on however many pages of each site. */
const keyOf = (title: string, item: ReportItem): string =>
  JSON.stringify([title, item.kind === 'change' ? { ...item, pages: '', paths: [] } : item])

interface Shared {
  readonly title: string
  readonly item: ReportItem
  readonly sites: string[]
}

/** @param names of both sides */
export const combineReports = (names: { readonly before: string; readonly after: string }, reports: readonly SiteReport[]): Report => {
  const found = new Map<string, Shared>()
  for (const { config, report } of reports)
    for (const { title, items } of report.sections)
      for (const item of items) getOrCreate(found, keyOf(title, item), (): Shared => ({ title, item, sites: [] })).sites.push(config)
  const sections = new Map<string, ReportItem[]>()
  const all = [...found.values()]
  for (const { title, item, sites } of all.filter(one => one.sites.length > 1)) {
    const where =
      sites.length === reports.length ? `all ${sites.length} sites` : `${sites.length} of ${reports.length} sites (${sites.join(', ')})`
    getOrCreate(sections, `In ${where}: ${title}`, () => []).push(item)
  }
  for (const { title, item, sites } of all.filter(one => one.sites.length === 1))
    getOrCreate(sections, `${sites[0]}: ${title}`, () => []).push(item)
  const different = reports.filter(({ same }) => !same).length
  return {
    ...names,
    headline:
      different === 0
        ? `The same: ${reports.length} ${reports.length === 1 ? 'site' : 'sites'}, and no file differs.`
        : `${reports.length} sites: ${different} changed.`,
    sections: [...sections].map(([title, items]): ReportSection => ({ title, items })),
  }
}
