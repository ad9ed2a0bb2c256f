import type { SiteDifference } from '../model.ts'
import { changeSections, formSections } from './changes.ts'
import { pageSections } from './pages.ts'
import type { Report, ReportSection } from './report.ts'
import { sideBySideSections } from './side-by-side.ts'
import { capital, count, listed } from './wording.ts'

const headline = (difference: SiteDifference): string => {
  const { same, pages, added, removed, moved } = difference
  const size =
    pages.before === pages.after ? count(pages.after, 'page') : `${count(pages.before, 'page')} became ${pages.after.toLocaleString('en')}`
  if (same) return `The same: ${size}, and no file differs.`
  const counts = [
    [moved.length, 'moved'],
    [removed.length, 'gone'],
    [added.length, 'new'],
    [pages.changed.length, 'changed'],
  ] as const
  const named = counts.filter(([number]) => number > 0).map(([number, what]) => `${number.toLocaleString('en')} ${what}`)
  return `${size}: ${named.length === 0 ? 'none changed' : named.join(', ')}.`
}

const notCompared = ({ notCompared: what }: SiteDifference): readonly ReportSection[] =>
  what.length === 0
    ? []
    : [
        {
          title: 'Not compared',
          items: [
            { kind: 'say', text: `${capital(listed(what))}: one of the two has no record of its build beside it, nor a serve.json.` },
          ],
        },
      ]

/** Two sites were given rather than two versions of one: what follows is true, and of little use. */
const twoSites = ({ changes, pages, added }: SiteDifference): readonly ReportSection[] => {
  const moved = changes.find(({ topics: [topic] }) => topic === 'origin')
  const titled = new Set(changes.filter(({ topics: about }) => about.includes('title')).flatMap(group => group.pages)).size + added.length
  return moved === undefined || pages.after < 3 || titled < pages.after * 0.8
    ? []
    : [
        {
          title: 'Two sites?',
          items: [
            {
              kind: 'warn',
              text: `These look like two sites rather than two versions of one: ${moved.before} and ${moved.after}, and ${count(titled, 'page')} of ${pages.after.toLocaleString('en')} are new or have another title.`,
            },
          ],
        },
      ]
}

/** A difference in words. @param before, after names of both sides, as the person gave them */
export const reportOf = (difference: SiteDifference, names: { readonly before: string; readonly after: string }): Report => {
  const sections = [
    ...formSections(difference),
    ...pageSections(difference),
    ...changeSections(difference),
    ...sideBySideSections(difference),
  ]
  return {
    ...names,
    headline: headline(difference),
    sections: [...twoSites(difference), ...sections, ...(difference.same ? [] : notCompared(difference))],
  }
}
