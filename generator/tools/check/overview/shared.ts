/** What several sites have in common. */

/** One thing of several sites. */
export interface Shared<Item> {
  /** As the first site has it. */
  readonly item: Item
  /** As each of them has it: of one site there may be several. */
  readonly all: readonly Item[]
  readonly sites: ReadonlySet<string>
}

interface Sharing<Item> {
  readonly shared: readonly Shared<Item>[]
  /** By site, what no other site has. */
  readonly own: ReadonlyMap<string, readonly Item[]>
}

/** @param bySite what each site has; @param keyOf what is the same in two sites */
export const sharing = <Item>(bySite: ReadonlyMap<string, readonly Item[]>, keyOf: (item: Item) => string): Sharing<Item> => {
  const found = new Map<string, { readonly item: Item; readonly all: Item[]; readonly sites: Set<string> }>()
  for (const [site, items] of bySite)
    for (const item of items) {
      const key = keyOf(item)
      const one = found.get(key) ?? { item, all: [], sites: new Set() }
      one.all.push(item)
      one.sites.add(site)
      found.set(key, one)
    }
  const isOwn = (item: Item): boolean => found.get(keyOf(item))?.sites.size === 1
  return {
    shared: [...found.values()].filter(({ sites }) => sites.size > 1),
    own: new Map([...bySite].map(([site, items]) => [site, items.filter(isOwn)])),
  }
}
