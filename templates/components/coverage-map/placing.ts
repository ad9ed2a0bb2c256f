import { type Box, overlap } from './box.ts'

/** A possible position with its cost. */
export interface Candidate {
  readonly target: Box
  readonly cost: number
}

/** Maximum number of search steps; after that the best result so far is used. */
const maxSteps = 2000

/**
 * Chooses one candidate per item without overlaps, at the lowest cost found; `undefined` if that is impossible. Items with few candidates
 * are placed first.
 */
export const placeAll = <C extends Candidate>(
  candidates: readonly (readonly C[])[],
): { readonly placed: readonly C[]; readonly cost: number } | undefined => {
  const order = candidates.map((options, index) => ({ index, options })).sort((a, b) => a.options.length - b.options.length)
  let best: { readonly placed: ReadonlyMap<number, C>; readonly cost: number } | undefined
  let steps = 0
  const search = (depth: number, placed: ReadonlyMap<number, C>, cost: number): void => {
    if (best !== undefined && cost >= best.cost) return
    const next = order[depth]
    if (next === undefined) {
      best = { placed, cost }
      return
    }
    for (const candidate of next.options) {
      steps += 1
      if (steps > maxSteps) return
      if ([...placed.values()].some(other => overlap(other.target, candidate.target))) continue
      search(depth + 1, new Map(placed).set(next.index, candidate), cost + candidate.cost)
    }
  }
  search(0, new Map(), 0)
  const found = best
  return found && { placed: candidates.flatMap((_, index) => found.placed.get(index) ?? []), cost: found.cost }
}

/** Chooses candidates for as many items as possible, first ones first; `null` for the others. */
export const placeSome = <C extends Candidate>(candidates: readonly (readonly C[])[]): readonly (C | null)[] => {
  const taken: Box[] = []
  return candidates.map(options => {
    const free = options.find(option => !taken.some(other => overlap(other, option.target))) ?? null
    if (free !== null) taken.push(free.target)
    return free
  })
}
