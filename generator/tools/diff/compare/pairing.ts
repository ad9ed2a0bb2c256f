import { groupBy } from '../../../site/util/table.ts'

/** Pairs the items of two lists, of which one replaced the other. */
interface Pairing<Item> {
  readonly pairs: readonly (readonly [before: Item, after: Item])[]
  readonly gone: readonly Item[]
  readonly come: readonly Item[]
}

interface Similarity<Item> {
  /** Whether one item can be a version of the other. */
  readonly fits: (before: Item, after: Item) => boolean
  /** From 0 to 1. */
  readonly similarity: (before: Item, after: Item) => number
}

/** The minimum similarity of two versions of a text. */
const minSimilarity = 0.4

/** Pairs lists in order if all items fit, otherwise each item with the most similar one that is left. */
export const pairUp = <Item>(before: readonly Item[], after: readonly Item[], { fits, similarity }: Similarity<Item>): Pairing<Item> => {
  const inOrder = before.flatMap((was, index): readonly (readonly [Item, Item])[] => {
    const is = after[index]
    return is !== undefined && fits(was, is) ? [[was, is]] : []
  })
  if (before.length === after.length && inOrder.length === before.length) return { pairs: inOrder, gone: [], come: [] }
  const left = new Set(after)
  const pairs: (readonly [Item, Item])[] = []
  const gone: Item[] = []
  for (const was of before) {
    let best: { readonly item: Item; readonly score: number } | null = null
    for (const is of left) {
      const score = fits(was, is) ? similarity(was, is) : 0
      if (score >= minSimilarity && score > (best?.score ?? 0)) best = { item: is, score }
    }
    if (best === null) gone.push(was)
    else {
      pairs.push([was, best.item])
      left.delete(best.item)
    }
  }
  return { pairs, gone, come: [...left] }
}

/** Pairs items by the first key that they have in common; an item without a key has no match. */
export const matchBy = <Item>(
  before: readonly Item[],
  after: readonly Item[],
  ...keys: readonly ((item: Item) => string | undefined)[]
): Pairing<Item> => {
  const [gone, come] = [new Set(before), new Set(after)]
  const pairs: (readonly [Item, Item])[] = []
  for (const key of keys) {
    const left = groupBy([...come], item => key(item) ?? '\u0000')
    for (const was of [...gone]) {
      const name = key(was)
      const is = name === undefined ? undefined : left.get(name)?.find(one => come.has(one))
      if (is === undefined) continue
      pairs.push([was, is])
      gone.delete(was)
      come.delete(is)
    }
  }
  return { pairs, gone: [...gone], come: [...come] }
}
