import type { NodeFact } from '../../../html/structured-data.ts'
import { memoize } from '../../../site/model/memoize.ts'
import type { PageFacts } from '../facts/page.ts'

/** Judges nodes by themselves. Those of a thing that many pages share are judged once. */
export const eachNode = <Found>(judge: (node: NodeFact) => readonly Found[]): ((page: Pick<PageFacts, 'things'>) => readonly Found[]) => {
  const foundIn = memoize((thing: readonly NodeFact[]) => thing.flatMap(judge), new WeakMap())
  return ({ things }) => things.flatMap(foundIn)
}
