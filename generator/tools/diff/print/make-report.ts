/** Makes the report of a difference. */
import type { MessageLanguage } from '../../../site/messages/language.ts'
import type { SiteDifference } from '../model.ts'
import { changeSections, formSections } from './change-sections.ts'
import { diffMessages } from './diff-messages.ts'
import { fileSections } from './file-sections.ts'
import { pageSections } from './page-sections.ts'
import type { Report, ReportSection } from './report.ts'

const headline = ({ same, pages, added, removed, moved }: SiteDifference, language: MessageLanguage): string => {
  const messages = diffMessages[language]
  if (same) return messages.same(pages)
  const counts = messages
    .counts(moved.length, removed.length, added.length, pages.changed.length)
    .filter(([count]) => count > 0)
    .map(([, text]) => text)
  return messages.headline(messages.size(pages), counts.length === 0 ? messages.noneChanged : counts.join(', '))
}

/** The smallest share of pages with a new title that suggests two different sites. */
const twoSitesShare = 0.8

/** Warns where two sites were given instead of two versions of one: the rest of the report is then correct but of little use. */
const twoSites = ({ changes, pages, added }: SiteDifference, language: MessageLanguage): readonly ReportSection[] => {
  const messages = diffMessages[language]
  const origin = changes.find(({ topics: [topic] }) => topic === 'origin')
  const retitled = changes.filter(({ topics }) => topics.includes('title')).flatMap(group => group.pages)
  const titled = new Set(retitled).size + added.length
  if (origin === undefined || pages.after < 3 || titled < pages.after * twoSitesShare) return []
  const text = messages.twoSitesText(String(origin.before), String(origin.after), titled, pages.after)
  return [{ title: messages.twoSites, items: [{ kind: 'warn', text }] }]
}

const notCompared = ({ same, notCompared: what }: SiteDifference, language: MessageLanguage): readonly ReportSection[] => {
  const messages = diffMessages[language]
  return same || what.length === 0 ? [] : [{ title: messages.notCompared, items: [{ kind: 'text', text: messages.notComparedText(what) }] }]
}

/** @param names of both sides, as the user gave them */
export const reportOf = (
  difference: SiteDifference,
  names: { readonly before: string; readonly after: string },
  language: MessageLanguage = 'en',
): Report => ({
  ...names,
  headline: headline(difference, language),
  sections: [twoSites, formSections, pageSections, changeSections, fileSections, notCompared].flatMap(section =>
    section(difference, language),
  ),
})
