import type { PagesCheck } from '../check.ts'
import { runLength } from './similarity/shingles.ts'
import { type Family, familiesOf, type Sibling } from './similarity/siblings.ts'
import { placeholder } from './similarity/words.ts'

const fewest = 120

/** Words that lie in a run which no sibling has, names of places aside. Counted until they are enough. */
const countOwn = ({ words, runs }: Sibling, holders: ReadonlyMap<number, number>): number => {
  let [count, end] = [0, 0]
  for (let at = 0; at < words.length && count < fewest; at++) {
    if (holders.get(runs[at] ?? -1) === 1) end = at + runLength
    if (at < end && words[at] !== placeholder) count++
  }
  return count
}

const holdersIn = (siblings: Family): ReadonlyMap<number, number> => {
  const holders = new Map<number, number>()
  for (const { shingles } of siblings) for (const run of shingles) holders.set(run, (holders.get(run) ?? 0) + 1)
  return holders
}

export const ownWords = {
  id: 'own-words',
  needs: 'pages',
  run: ({ pages, site }) =>
    familiesOf(pages)
      .filter(family => family.length > 1)
      .flatMap(family => {
        const holders = holdersIn(family)
        return family
          .map(sibling => ({ page: sibling.page, count: countOwn(sibling, holders) }))
          .filter(({ count }) => count < fewest)
          .map(({ page, count }) => ({
            message: `the page has ${count} words of its own, fewer than ${fewest}`,
            page: page.path,
            at: site.keyOf(page.route, 'local'),
          }))
      }),
} as const satisfies PagesCheck
