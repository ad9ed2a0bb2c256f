import { groupBy } from '../../../site/model/table.ts'
import type { Finding } from '../check.ts'
import type { SiteFacts, TextPart } from '../facts/site.ts'
import type { PageSummary } from '../facts/summary.ts'

/** Texts that several listed pages of one language share. */
export const duplicates = (
  pages: readonly PageSummary[],
  site: SiteFacts,
  what: string,
  part: TextPart | null,
  textOf: (page: PageSummary) => string,
): readonly Finding[] =>
  [
    ...groupBy(
      pages.filter(page => page.listed && textOf(page) !== ''),
      page => `${page.language}\n${textOf(page)}`,
    ).values(),
  ]
    .filter(group => group.length > 1)
    .flatMap(group =>
      group.map(page => ({
        message: `${group.length} pages have the same ${what}: “${textOf(page)}”`,
        page: page.path,
        ...(part === null || group[0] === undefined ? {} : { at: site.keyOf(group[0].route, part) }),
      })),
    )
