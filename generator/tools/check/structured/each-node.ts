import type { NodeFact } from '../../../html/structured-data.ts'
import { memoize, memoizeLast } from '../../../site/model/memoize.ts'
import type { PageFacts } from '../facts/page.ts'

type Thing = readonly NodeFact[]
type Things = PageFacts['things']

/** What each judge found in a thing. Most things come and go with their page: one entry for all judges is quicker to make and to forget. */
const foundIn = memoize((_: Thing) => new Map<unknown, readonly unknown[]>(), new WeakMap())

/** All judges look at a page before the next one is read. */
const foundOn = memoizeLast((things: Things) => things.map(thing => ({ thing, found: foundIn(thing) })))

/** Judges nodes by themselves. Those of a thing that many pages share are judged once. */
export const eachNode = <Found>(judge: (node: NodeFact) => readonly Found[]): ((page: Pick<PageFacts, 'things'>) => readonly Found[]) => {
  const judged = (thing: Thing): readonly Found[] => {
    const all: Found[] = []
    for (const node of thing) for (const one of judge(node)) all.push(one)
    return all
  }
  return ({ things }) => {
    const all: Found[] = []
    for (const { thing, found } of foundOn(things)) {
      // What is kept under a judge is what it found.
      let own = found.get(judge) as readonly Found[] | undefined
      if (own === undefined) {
        own = judged(thing)
        found.set(judge, own)
      }
      for (const one of own) all.push(one)
    }
    return all
  }
}
