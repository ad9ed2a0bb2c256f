import { getOrCreate, memoizeText } from '../../../../site/model/memoize.ts'
import { groupBy } from '../../../../site/model/table.ts'
import type { SiteFacts } from '../../facts/site.ts'
import type { PageSummary } from '../../facts/summary.ts'
import { runsOf, shinglesOf } from './shingles.ts'
import { type Dictionary, dictionary, maskOf, wordsOf } from './words.ts'

export interface Sibling {
  readonly page: PageSummary
  /** Numbers of its words, names of places masked. */
  readonly words: readonly number[]
  /** Hash of the run of words that begins at each word. */
  readonly runs: Uint32Array
  /** The same as a set, in rising order. */
  readonly shingles: Uint32Array
}

/** Pages of one service in one language. */
export interface Family {
  readonly siblings: readonly Sibling[]
  readonly dictionary: Dictionary
}

/** Both checks that compare siblings work on the same families. */
const families = new WeakMap<readonly PageSummary[], readonly Family[]>()

const read = (pages: readonly PageSummary[], site: SiteFacts): readonly Family[] => {
  const words = dictionary()
  const mask = maskOf(site.places, words)
  // What a template says on every page is read once.
  const idsOf = memoizeText((run: string): readonly number[] => wordsOf(run).map(words.idOf))
  const own = pages.filter(page => page.prose !== null)
  return [...groupBy(own, page => `${page.language} ${page.route.params.service}`).values()].map(group => ({
    dictionary: words,
    siblings: group.map(page => {
      const ids: number[] = []
      for (const text of page.prose ?? []) ids.push(...idsOf(text))
      const masked = mask(ids)
      const runs = runsOf(masked)
      return { page, words: masked, runs, shingles: shinglesOf(runs) }
    }),
  }))
}

export const familiesOf = (pages: readonly PageSummary[], site: SiteFacts): readonly Family[] =>
  getOrCreate(families, pages, () => read(pages, site))
