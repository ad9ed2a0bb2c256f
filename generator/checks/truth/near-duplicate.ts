import type { Finding, PagesCheck } from '../check.ts'
import type { SiteFacts } from '../facts/site.ts'
import { alikePairs, type Pair } from './likeness/pairs.ts'
import { sharedPassages } from './likeness/passages.ts'
import { type Family, familiesOf } from './likeness/siblings.ts'

const alike = 0.5
const same = 0.8

/** Pairs that hang together, each cluster as its pairs, the most alike first. */
const clustersOf = (pairs: readonly Pair[], count: number): readonly (readonly Pair[])[] => {
  const leader = Array.from({ length: count }, (_, index) => index)
  const find = (one: number): number => {
    let at = one
    while (leader[at] !== at) {
      leader[at] = leader[leader[at] ?? at] ?? at
      at = leader[at] ?? at
    }
    return at
  }
  for (const { a, b } of pairs) leader[find(b)] = find(a)
  const clusters = new Map<number, Pair[]>()
  for (const pair of pairs) clusters.set(find(pair.a), [...(clusters.get(find(pair.a)) ?? []), pair])
  return [...clusters.values()].map(cluster => cluster.toSorted((one, other) => other.likeness - one.likeness))
}

const tell = (cluster: readonly Pair[], { siblings, dictionary }: Family, site: SiteFacts): readonly Finding[] => {
  const worst = cluster[0]
  const [one, other] = [siblings[worst?.a ?? -1], siblings[worst?.b ?? -1]]
  if (worst === undefined || one === undefined || other === undefined) return []
  const members = new Set(cluster.flatMap(({ a, b }) => [a, b]))
  const percent = `${Math.round(worst.likeness * 100)} %`
  const shared = sharedPassages(one.words, other.words, dictionary, 3).map(passage => `“${passage}”`)
  return [
    {
      message:
        members.size === 2
          ? `${one.page.path} and ${other.page.path} are ${percent} alike, names of places aside`
          : `${members.size} pages are up to ${percent} alike, names of places aside; the most alike are ${one.page.path} and ${other.page.path}`,
      hint: `Both say ${shared.join(' and ')}. Write what only one of them can say.`,
      page: other.page.path,
      at: site.keyOf(other.page.route, 'local'),
      severity: worst.likeness >= same ? 'error' : 'warning',
    },
  ]
}

export const nearDuplicate = {
  id: 'near-duplicate',
  needs: 'pages',
  run: ({ pages, site }) =>
    familiesOf(pages, site).flatMap(family => {
      const pairs = alikePairs(
        family.siblings.map(sibling => sibling.shingles),
        alike,
      )
      const [grave, mild] = [pairs.filter(pair => pair.likeness >= same), pairs.filter(pair => pair.likeness < same)]
      const inGrave = new Set(grave.flatMap(({ a, b }) => [a, b]))
      const rest = mild.filter(({ a, b }) => !inGrave.has(a) || !inGrave.has(b))
      return [grave, rest].flatMap(some => clustersOf(some, family.siblings.length).flatMap(cluster => tell(cluster, family, site)))
    }),
} as const satisfies PagesCheck
