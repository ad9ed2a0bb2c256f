import { groupBy } from '../../../../site/model/table.ts'
import { alikePairs, type Pair } from './pairs.ts'

/** Texts that hang together by being alike, and the pair among them that is most alike. */
export interface Cluster {
  readonly members: readonly number[]
  readonly worst: Pair
}

/** Groups of texts of which each is at least this much like another one. */
export const clustersOf = (sets: readonly Uint32Array[], least: number): readonly Cluster[] => {
  const leader = Array.from({ length: sets.length }, (_, index) => index)
  const worst = new Map<number, Pair>()
  const find = (one: number): number => {
    let at = one
    for (let next = leader[at] ?? at; next !== at; next = leader[at] ?? at) {
      leader[at] = leader[next] ?? next
      at = next
    }
    return at
  }
  const graver = (one: Pair | undefined, other: Pair | undefined): Pair | undefined =>
    one === undefined || (other !== undefined && other.similarity > one.similarity) ? other : one
  alikePairs(sets, least, pair => {
    const [a, b] = [find(pair.a), find(pair.b)]
    leader[b] = a
    const gravest = graver(graver(worst.get(a), worst.get(b)), pair)
    if (gravest !== undefined) worst.set(a, gravest)
  })
  return [...groupBy(leader.keys(), find)].flatMap(([first, group]) => {
    const pair = worst.get(first)
    return group.length < 2 || pair === undefined ? [] : [{ members: group, worst: pair }]
  })
}
