import { getOrCreate } from '../../../../site/model/memoize.ts'
import { groupBy } from '../../../../site/model/table.ts'
import type { PageSummary } from '../../facts/summary.ts'
import { runsOf } from './shingles.ts'

export interface Sibling {
  readonly page: PageSummary
  /** Numbers of its words, names of places masked. */
  readonly words: Int32Array
  /** Hash of the run of words that begins at each word. */
  readonly runs: Uint32Array
  /** The same as a set, in rising order. */
  readonly shingles: Uint32Array
}

/** Pages of one service in one language. */
export type Family = readonly Sibling[]

/** Both checks that compare siblings work on the same families. */
const families = new WeakMap<readonly PageSummary[], readonly Family[]>()

const siblingOf = (page: PageSummary): readonly Sibling[] => {
  const { words, shingles } = page
  return words === null || shingles === null ? [] : [{ page, words, runs: runsOf(words), shingles }]
}

export const familiesOf = (pages: readonly PageSummary[]): readonly Family[] =>
  getOrCreate(families, pages, () => [
    ...groupBy(pages.flatMap(siblingOf), ({ page }) => `${page.language} ${page.route.params.service}`).values(),
  ])
