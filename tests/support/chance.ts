/** A generator of pseudorandom numbers from 0 to 1, the same in every run (mulberry32). */
export const chance = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const pick = <Item>(items: readonly Item[], random: () => number): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('the list is empty')
  return item
}

/** Returns the items in random order (Fisher–Yates). */
export const shuffled = <Item>(items: readonly Item[], random: () => number): readonly Item[] => {
  const list = [...items]
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    // Both indexes are within the list.
    const [a, b] = [list[last] as Item, list[other] as Item]
    list[last] = b
    list[other] = a
  }
  return list
}
