/** What changed outside of the pages, as sections of the report. */
import type { ListChange, SiteDifference } from '../model.ts'
import { sidesOf, value } from './excerpt.ts'
import { foldedMoves } from './folded.ts'
import type { ReportItem, ReportSection } from './report.ts'
import { count } from './wording.ts'

const section = (title: string, items: readonly ReportItem[]): readonly ReportSection[] => (items.length === 0 ? [] : [{ title, items }])

const list = (title: string, items: readonly string[]): readonly ReportItem[] =>
  items.length === 0
    ? []
    : [
        { kind: 'say', text: title },
        { kind: 'list', items: items.map(item => [item, '']) },
      ]

const rules = (title: string, redirects: SiteDifference['redirects']['added']): readonly ReportItem[] =>
  redirects.length === 0
    ? []
    : [
        { kind: 'say', text: title },
        { kind: 'list', items: foldedMoves(redirects, 'address') },
      ]

const both = ({ added, removed }: ListChange, new_: string, gone: string): readonly ReportItem[] => [
  ...list(new_, added),
  ...list(gone, removed),
]

export const sideBySideSections = ({ redirects, headers, sitemap, robots, files }: SiteDifference): readonly ReportSection[] => {
  return [
    ...section('Redirects', [
      ...rules('New:', redirects.added),
      ...rules('Gone:', redirects.removed),
      ...list(
        'Changed:',
        redirects.changed.map(({ from, before, to }) => `${from} → ${to} (before: ${before})`),
      ),
      ...(redirects.followed === 0
        ? []
        : [{ kind: 'say', text: `${count(redirects.followed, 'redirect')} came, went or changed with the pages above.` } as const]),
    ]),
    ...section(
      'Headers that browsers get',
      headers.map(
        ({ name, before, after }) =>
          ({
            kind: 'change',
            what: name,
            where: '',
            pages: '',
            paths: [],
            before: before === null ? null : after === null ? value(before, 'before') : sidesOf(before, after).before,
            after: after === null ? null : before === null ? value(after, 'after') : sidesOf(before, after).after,
            note: null,
          }) as const,
      ),
    ),
    ...section('Sitemap', both(sitemap, 'Listed now:', 'No longer listed:')),
    ...section('robots.txt', both(robots, 'New lines:', 'Lines that are gone:')),
    ...section('Files', [...list('Changed:', files.changed), ...both(files, 'New:', 'Gone:')]),
  ]
}
