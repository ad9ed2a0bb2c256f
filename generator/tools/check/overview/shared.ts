/** Finds items that several sites have in common. */

/** An item that several sites have. */
export interface Shared<Item> {
  /** The item of the first site. */
  readonly item: Item
  /** The items of all sites; a site may have several. */
  readonly all: readonly Item[]
  readonly sites: ReadonlySet<string>
}

interface Sharing<Item> {
  readonly shared: readonly Shared<Item>[]
  /** Items that no other site has, by site. */
  readonly own: ReadonlyMap<string, readonly Item[]>
}

/** @param keyOf items of different sites with the same key are shared */
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
