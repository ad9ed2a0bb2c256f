import type { PagesCheck } from '../check.ts'
import { runLength } from './similarity/shingles.ts'
import { type Family, familiesOf, type Sibling } from './similarity/siblings.ts'
import { placeholder } from './similarity/words.ts'

const fewest = 120

/** Words that lie in a run which no sibling has, names of places aside. */
const countOwn = ({ words, runs }: Sibling, holders: ReadonlyMap<number, number>): number => {
  const isOwn = new Uint8Array(words.length)
  for (const [at, run] of runs.entries()) if (holders.get(run) === 1) isOwn.fill(1, at, at + runLength)
  return words.filter((word, at) => isOwn[at] === 1 && word !== placeholder).length
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
