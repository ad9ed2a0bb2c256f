/** One report for many sites: what several of them share is reported once. */
import type { MessageLanguage } from '../../../site/messages/language.ts'
import { getOrCreate } from '../../../site/util/memoize.ts'
import { withValues } from '../../messages.ts'
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

const texts = {
  shared: withValues<{ readonly title: string; readonly sites: readonly string[]; readonly all: number }>({
    en: ({ title, sites, all }) =>
      `In ${sites.length === all ? `all ${all} sites` : `${sites.length} of ${all} sites (${sites.join(', ')})`}: ${title}`,
    fr: ({ title, sites, all }) =>
      `${sites.length === all ? `Les ${all} sites` : `${sites.length} sites sur ${all} (${sites.join(', ')})`} : ${title}`,
  }),
  same: withValues<{ readonly all: number }>({
    en: ({ all }) => `The same: ${all} ${all === 1 ? 'site' : 'sites'}, and no file differs.`,
    fr: ({ all }) => `Aucune différence : ${all} ${all === 1 ? 'site' : 'sites'}, et tous les fichiers sont identiques.`,
  }),
  changed: withValues<{ readonly all: number; readonly different: number }>({
    en: ({ all, different }) => `${all} sites: ${different} changed.`,
    fr: ({ all, different }) => `${all} sites : ${different} ${different === 1 ? 'modifié' : 'modifiés'}.`,
  }),
} as const

/** @param names of both sides */
export const combineReports = (
  names: { readonly before: string; readonly after: string },
  reports: readonly SiteReport[],
  language: MessageLanguage = 'en',
): Report => {
  const found = new Map<string, Shared>()
  for (const { config, report } of reports)
    for (const { title, items } of report.sections)
      for (const item of items) getOrCreate(found, keyOf(title, item), (): Shared => ({ title, item, sites: [] })).sites.push(config)
  const sections = new Map<string, ReportItem[]>()
  const sharedItems = [...found.values()]
  for (const { title, item, sites } of sharedItems.filter(one => one.sites.length > 1)) {
    getOrCreate(sections, texts.shared[language]({ title, sites, all: reports.length }), () => []).push(item)
  }
  for (const { title, item, sites } of sharedItems.filter(one => one.sites.length === 1))
    getOrCreate(sections, `${sites[0]}${{ en: ':', fr: ' :' }[language]} ${title}`, () => []).push(item)
  const different = reports.filter(({ same }) => !same).length
  return {
    ...names,
    headline: different === 0 ? texts.same[language]({ all: reports.length }) : texts.changed[language]({ all: reports.length, different }),
    sections: [...sections].map(([title, items]): ReportSection => ({ title, items })),
  }
}
