import type { NodeFact } from '../../../html/structured-data.ts'
import { getOrCreate, memoize } from '../../../site/model/memoize.ts'
import type { PageFacts } from '../facts/page.ts'

type Judge = (node: NodeFact) => readonly unknown[]

/** What each judge found in a thing. Most things come and go with their page: one entry for all judges is quicker to make and to forget. */
const foundIn = memoize((_: readonly NodeFact[]) => new Map<Judge, readonly unknown[]>(), new WeakMap())

/** Judges nodes by themselves. Those of a thing that many pages share are judged once. */
export const eachNode = <Found>(judge: (node: NodeFact) => readonly Found[]): ((page: Pick<PageFacts, 'things'>) => readonly Found[]) => {
  // What is kept under a judge is what it found.
  const found = (thing: readonly NodeFact[]) => getOrCreate(foundIn(thing), judge, () => thing.flatMap(judge)) as readonly Found[]
  return ({ things }) => things.flatMap(found)
}
