/**
 * Patches a page. The old and new version from the server are compared with each other, not with the live page, so that changes made by
 * scripts are preserved.
 */

type Change = () => void

/** Attributes that scripts may have read when the page loaded. */
const isRead = (name: string): boolean => name.startsWith('data-')

/** The script of `dev` itself, whose URL contains the version of the page. */
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

/** The changes to `live`; `undefined` if elements or scripts changed, which requires a reload. */
const changesOf = (live: Node, before: Node, after: Node): readonly Change[] | undefined => {
  if (before.isEqualNode(after)) return []
  if (before.nodeName !== after.nodeName || live.nodeName !== after.nodeName) return undefined
  if (live instanceof Text) return [() => live.replaceData(0, live.length, after.textContent ?? '')]
  // `instanceof` does not work for elements of other documents.
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
  // The overlay is the last child of the root; other nodes added by scripts make indexes unreliable.
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

/** Changes `live` as `before` changed to `after`. @returns whether that was possible */
export const patch = (live: Document, before: Document, after: Document): boolean => {
  const changes = changesOf(live.documentElement, before.documentElement, after.documentElement)
  for (const change of changes ?? []) change()
  return changes !== undefined
}
