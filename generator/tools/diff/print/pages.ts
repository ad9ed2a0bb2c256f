/** Pages that came, went and moved, as sections of the report. */
import type { SiteDifference } from '../model.ts'
import { foldedMoves } from './folded.ts'
import type { ReportItem, ReportSection } from './report.ts'
import { count, languageName, whichPages } from './wording.ts'

const redirectLine = (from: string, to: string): string => `- { from: ${from}, to: ${to} }`

const toBeAdded = (rules: readonly (readonly [from: string, to: string])[], what: string): readonly ReportItem[] =>
  rules.length === 0
    ? []
    : [
        { kind: 'warn', text: what },
        { kind: 'lines', lines: rules.map(([from, to]) => redirectLine(from, to)) },
      ]

const linked = (pages: readonly string[], difference: SiteDifference, end: string): readonly ReportItem[] =>
  pages.length === 0 ? [] : [{ kind: 'say', text: `Links ${end} on ${whichPages(pages, difference)}.` }]

const moved = (difference: SiteDifference): readonly ReportSection[] => {
  const { moved: moves, links } = difference
  const lost = moves.filter(({ redirected }) => !redirected)
  return moves.length === 0
    ? []
    : [
        {
          title: `Moved: ${count(moves.length, 'page')}`,
          items: [
            { kind: 'list', items: foldedMoves(moves, 'page') },
            ...(lost.length === moves.length
              ? []
              : [
                  {
                    kind: 'say',
                    text: lost.length === 0 ? 'The old address leads to the new one.' : 'The other old addresses lead to the new ones.',
                  } as const,
                ]),
            ...toBeAdded(
              lost.map(({ from, to }) => [from, to] as const),
              `Nothing leads on from ${lost.length === 1 ? 'the old address' : `${lost.length} old addresses`}: visitors and search engines that know ${lost.length === 1 ? 'it' : 'them'} find nothing there. Add under “redirects” in the config:`,
            ),
            ...linked(links.toMoved, difference, 'follow to the new address'),
          ],
        },
      ]
}

const removed = (difference: SiteDifference): readonly ReportSection[] => {
  const { removed: gone, links } = difference
  const whole = difference.wholeLanguages.removed
  const lost = gone.filter(({ leadsTo }) => leadsTo === null)
  return gone.length === 0
    ? []
    : [
        {
          title: `Gone: ${count(gone.length, 'page')}`,
          items: [
            ...whole.map(tag => ({ kind: 'say', text: `All pages in ${languageName(tag)}.` }) as const),
            {
              kind: 'list',
              items: gone
                .filter(({ language }) => !whole.includes(language))
                .map(({ path, title, leadsTo }) => [path, leadsTo === null ? title : `${title} (leads to ${leadsTo} now)`]),
            },
            ...toBeAdded(
              lost.map(({ path, parent }) => [path, parent] as const),
              `Nothing leads on from ${lost.length === 1 ? 'this address' : lost.length === gone.length ? `these ${lost.length} addresses` : `${lost.length} of these addresses`}: visitors and search engines that know ${lost.length === 1 ? 'it' : 'them'} find nothing there. To lead them on, add under “redirects” in the config:`,
            ),
            ...linked(links.toRemoved, difference, 'to them are gone'),
          ],
        },
      ]
}

const added = (difference: SiteDifference): readonly ReportSection[] => {
  const { added: come, links } = difference
  const whole = difference.wholeLanguages.added
  const inWhole = new Set(whole.flatMap(tag => difference.languages[tag] ?? []))
  return come.length === 0
    ? []
    : [
        {
          title: `New: ${count(come.length, 'page')}`,
          items: [
            ...whole.map(tag => ({ kind: 'say', text: `All pages in ${languageName(tag)}.` }) as const),
            { kind: 'list', items: come.filter(({ path }) => !inWhole.has(path)).map(({ path, title }) => [path, title]) },
            links.toAdded.length === 0
              ? { kind: 'warn', text: 'No page that was there before links to them.' }
              : { kind: 'say', text: `Links lead to them on ${whichPages(links.toAdded, difference)}.` },
          ],
        },
      ]
}

export const pageSections = (difference: SiteDifference): readonly ReportSection[] => [
  ...moved(difference),
  ...removed(difference),
  ...added(difference),
]
