/** What changed outside of the pages, as sections of the report. */

import type { ListChange, SiteDifference } from '../model.ts'
import { serverPrefix } from '../read/files.ts'
import { isHostFile } from '../read/site.ts'
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

/** A file for the owner of a server, which lies beside the published folder. */
const beside = (path: string): string => (path.startsWith(serverPrefix) ? `${path.slice(serverPrefix.length)} (beside the folder)` : path)

/** https://www.rfc-editor.org/rfc/rfc9110#name-redirection-3xx */
const statusText = (status: number): string => `${status} ${status === 301 || status === 308 ? 'for good' : 'for the time being'}`

const rules = (title: string, redirects: SiteDifference['redirects']['added']): readonly ReportItem[] =>
  redirects.length === 0
    ? []
    : [
        { kind: 'say', text: title },
        {
          kind: 'list',
          items: foldedMoves(redirects, 'address', ({ status }) => (status === 301 || status === 308 ? '' : statusText(status))),
        },
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
        redirects.changed.map(({ from, before, to, status, statusBefore }) =>
          status === statusBefore
            ? `${from} → ${to} (before: ${before})`
            : `${from} → ${to}, ${statusText(status)} (before: ${before === to ? '' : `${before}, `}${statusText(statusBefore)})`,
        ),
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
    ...section('Files', [
      ...(files.removed.some(isHostFile)
        ? [{ kind: 'warn', text: 'A host that read one of the files that are gone gets no redirects and no headers any more.' } as const]
        : []),
      ...list('Changed:', files.changed.map(beside)),
      ...both({ added: files.added.map(beside), removed: files.removed.map(beside) }, 'New:', 'Gone:'),
    ]),
  ]
}
