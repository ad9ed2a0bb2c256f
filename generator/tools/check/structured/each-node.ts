import type { NodeFact } from '../../../html/structured-data.ts'
import { memoize } from '../../../site/model/memoize.ts'

/** Judges nodes by themselves. One that many pages share is judged once. */
export const eachNode = <Found>(judge: (node: NodeFact) => readonly Found[]): ((nodes: readonly NodeFact[]) => readonly Found[]) => {
  const judgeOnce = memoize(judge, new WeakMap<NodeFact, readonly Found[]>())
  return nodes => nodes.flatMap(judgeOnce)
}
