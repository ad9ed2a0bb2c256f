import type { Finding, PagesCheck, PagesFacts } from '../check.ts'
import { type Cluster, clustersOf } from './similarity/clusters.ts'
import { sharedPassages } from './similarity/passages.ts'
import { type Family, familiesOf } from './similarity/siblings.ts'

/** Share of equal runs of words from which two pages are alike, and from which they are the same. */
const alike = 0.5
const same = 0.8

const findingOf = (
  { members, worst }: Cluster,
  siblings: Family,
  { site, wordOf }: Pick<PagesFacts, 'site' | 'wordOf'>,
): readonly Finding[] => {
  const [one, other] = [siblings[worst.a], siblings[worst.b]]
  if (one === undefined || other === undefined) return []
  const percent = `${Math.round(worst.similarity * 100)} %`
  const shared = sharedPassages(one.words, other.words, wordOf, 3).map(passage => `“${passage}”`)
  const pair = `${one.page.path} and ${other.page.path}`
  const finding: Finding = {
    message:
      members.length === 2
        ? `${pair} are ${percent} alike, names of places aside`
        : `${members.length} pages are up to ${percent} alike, names of places aside; the most alike are ${pair}`,
    hint: `Both say ${shared.join(' and ')}. Write what only one of them can say.`,
    at: site.keyOf(other.page.route, 'local'),
    severity: worst.similarity >= same ? 'error' : 'warning',
  }
  return members.flatMap(member => siblings[member] ?? []).map(({ page }) => ({ ...finding, page: page.path }))
}

export const nearDuplicate = {
  id: 'near-duplicate',
  needs: 'pages',
  run: ({ pages, ...facts }) =>
    familiesOf(pages).flatMap(family =>
      clustersOf(
        family.map(sibling => sibling.shingles),
        alike,
      ).flatMap(cluster => findingOf(cluster, family, facts)),
    ),
} as const satisfies PagesCheck
