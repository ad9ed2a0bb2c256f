/**
 * A page changed in place. What the server sent and what it sends now are compared with each other, not with the page itself, which its
 * scripts have changed since: what they did stays.
 */

type Change = () => void

/** Attributes that scripts have read when the page began. */
const isRead = (name: string): boolean => name.startsWith('data-')

/** The small script of `dev` itself, which tells what a page is made of. */
const isOwn = (element: Element): boolean => element.getAttribute('src')?.startsWith('/__townsite/') === true

const attributeChanges = (live: Element, before: Element, after: Element): readonly Change[] | undefined => {
  const names = [...new Set([...before.getAttributeNames(), ...after.getAttributeNames()])]
  const changed = names.filter(name => before.getAttribute(name) !== after.getAttribute(name))
  if (changed.some(isRead)) return undefined
  return changed.map(name => () => {
    const value = after.getAttribute(name)
    if (value === null) live.removeAttribute(name)
    else live.setAttribute(name, value)
  })
}

/** What to do to `live`; nothing when elements came or went, or code did: then only a new page will do. */
const changesOf = (live: Node, before: Node, after: Node): readonly Change[] | undefined => {
  if (before.isEqualNode(after)) return []
  if (before.nodeName !== after.nodeName || live.nodeName !== after.nodeName) return undefined
  if (live instanceof Text) return [() => live.replaceData(0, live.length, after.textContent ?? '')]
  // Of other documents, where `instanceof` does not see them as elements of this one.
  const [old, next] = [before as Element, after as Element]
  const changes: Change[] = []
  if (live instanceof Element) {
    if (isOwn(next)) return []
    if (live instanceof HTMLStyleElement) return []
    if (live instanceof HTMLScriptElement && live.type !== 'application/ld+json') return undefined
    const own = attributeChanges(live, old, next)
    if (own === undefined) return undefined
    changes.push(...own)
  }
  const count = before.childNodes.length
  // The overlay stands at the end of the whole document; elsewhere, what a script has added makes places doubtful.
  const isWhole = live.childNodes.length === count || (live === document.documentElement && live.childNodes.length > count)
  if (after.childNodes.length !== count || !isWhole) return undefined
  for (const [index, child] of [...after.childNodes].entries()) {
    const [liveChild, oldChild] = [live.childNodes[index], before.childNodes[index]]
    const below = liveChild === undefined || oldChild === undefined ? undefined : changesOf(liveChild, oldChild, child)
    if (below === undefined) return undefined
    changes.push(...below)
  }
  return changes
}

/** Makes `live`, which was sent as `before`, what it would be if it had been sent as `after`. @returns whether that could be done */
export const patch = (live: Document, before: Document, after: Document): boolean => {
  const changes = changesOf(live.documentElement, before.documentElement, after.documentElement)
  for (const change of changes ?? []) change()
  return changes !== undefined
}
