/** A difference for programs, in the shape that docs/how-to/compare-versions.md describes. Keys may be added; none is renamed or removed. */
import type { SiteDifference } from '../model.ts'
import { type Text, textIn } from '../phrases.ts'
import { headerName } from './file-sections.ts'

const english = (text: Text | null): string | null => (text === null ? null : textIn(text, 'en'))

/** @returns the difference with its phrases as English texts */
export const differenceInEnglish = (difference: SiteDifference) => ({
  ...difference,
  changes: difference.changes.map(({ topics, subject, before, after, ...group }) => ({
    topics,
    subject: english(subject),
    before: english(before),
    after: english(after),
    ...group,
  })),
  headers: difference.headers.map(header => ({ name: headerName(header, 'en'), before: header.before, after: header.after })),
})

export const differenceJson = (difference: SiteDifference, names: { readonly before: string; readonly after: string }): string =>
  JSON.stringify({ version: 1, before: names.before, after: names.after, ...differenceInEnglish(difference) }, null, 2)
