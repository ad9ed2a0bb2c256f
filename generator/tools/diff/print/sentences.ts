import type { SiteDifference } from '../model.ts'
import { changeSections } from './changes.ts'
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

/** A difference in words. @param before, after names of both sides, as the person gave them */
export const reportOf = (difference: SiteDifference, names: { readonly before: string; readonly after: string }): Report => {
  const sections = [...pageSections(difference), ...changeSections(difference), ...sideBySideSections(difference)]
  const quiet = !difference.same && sections.length === 0
  const details: ReportSection = {
    title: 'Details',
    items: [{ kind: 'say', text: 'Files differ in details that neither visitors nor search engines read.' }],
  }
  return {
    ...names,
    headline: headline(difference),
    sections: [...(quiet ? [details] : sections), ...(difference.same ? [] : notCompared(difference))],
  }
}
