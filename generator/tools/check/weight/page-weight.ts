import { groupBy } from '../../../site/model/table.ts'
import type { PagesCheck } from '../check.ts'

/** A connection begins with ten packets of about 1,460 bytes (RFC 6928), less what headers take; all else waits for an answer. */
const most = 14_000

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

export const pageWeight = {
  id: 'page-weight',
  needs: 'pages',
  run: ({ pages }) =>
    [...groupBy(pages, page => `${page.route.kind} ${page.language}`).values()].flatMap(group => {
      const heavy = group.filter(page => (page.compressed ?? 0) > most).toSorted((a, b) => (b.compressed ?? 0) - (a.compressed ?? 0))
      const heaviest = heavy[0]
      return heavy.map(page => ({
        message: `pages of the kind ${page.route.kind} in ${page.language} weigh up to ${kilobytes(heaviest?.compressed ?? 0)} with gzip, more than ${kilobytes(most)}`,
        page: page.path,
      }))
    }),
} as const satisfies PagesCheck
