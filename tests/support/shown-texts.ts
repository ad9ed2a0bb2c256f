/** The texts of the page in the editor’s frame, with their positions. These functions run in the browser. */

interface TextPlace {
  /** Index of the element. */
  readonly element: number
  /** Index among the element’s texts that are not blank, or the name of an attribute. */
  readonly part: number | string
}

export interface ShownText extends TextPlace {
  readonly text: string
}

/** @returns every text, and every attribute that visitors or search engines read, in document order */
export const shownTexts = (): readonly ShownText[] => {
  const root = document.querySelector('iframe')?.contentDocument
  const read = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder']
  return [...(root?.querySelectorAll('*') ?? [])]
    .flatMap((element, index): readonly ShownText[] => {
      if (element.matches('script, style')) return []
      const attributes = element.matches('meta[name=description]') ? ['content'] : read
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(node => node.textContent ?? '')
      return [
        ...attributes.map(part => ({ element: index, part, text: element.getAttribute(part) ?? '' })),
        ...texts.filter(text => text.trim() !== '').map((text, part) => ({ element: index, part, text })),
      ]
    })
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

/** The current text at a position; empty if it no longer exists. */
export const textAt = ({ element, part }: TextPlace): string => {
  const root = document.querySelector('iframe')?.contentDocument
  const holder = root?.querySelectorAll('*')[element]
  if (typeof part === 'string') return holder?.getAttribute(part) ?? ''
  const texts = [...(holder?.childNodes ?? [])].filter(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '')
  return texts[part]?.textContent ?? ''
}

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Scrolls a text into view.
 * @returns the point to click, or that of the summary that unfolds it; `null` if another element covers it completely
 */
export const pointOf = ({ element, part }: TextPlace): { readonly how: 'seen' | 'folded' | 'unseen'; readonly at: Point | null } => {
  const none = { how: 'unseen', at: null } as const
  const frame = document.querySelector('iframe')
  const holder = frame?.contentDocument?.querySelectorAll('*')[element]
  if (frame == null || holder === undefined) return none
  const isSeen = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  // Names for screen readers are not visible.
  if (typeof part === 'string' && part !== 'alt' && part !== 'placeholder') return none
  const boxesOf = (one: Element): readonly DOMRect[] => {
    const node = [...one.childNodes].filter(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '')[Number(part)]
    if (typeof part === 'string' || node === undefined) return [one.getBoundingClientRect()]
    const range = one.ownerDocument.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  }
  const { innerWidth, innerHeight } = frame.contentWindow ?? window
  const fractions = [0.5, 0.2, 0.8, 0.05, 0.95]
  /** A point of the element that no other element covers. */
  const placeOf = (one: Element): ReturnType<typeof pointOf> => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top } = frame.getBoundingClientRect()
    const points = boxesOf(one)
      .filter(({ width, height }) => width > 3 && height > 3)
      .flatMap(box =>
        fractions.flatMap(down => fractions.map(right => [box.left + box.width * right, box.top + box.height * down] as const)),
      )
      .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
    if (points.length === 0) return none
    const found = points.find(([x, y]) => {
      const above = one.ownerDocument.elementFromPoint(x, y)
      return above !== null && (one.contains(above) || above.contains(one))
    })
    return { how: 'seen', at: found === undefined ? null : { x: left + found[0], y: top + found[1] } }
  }
  const details = holder.closest('details:not([open])')
  const summary = details?.querySelector(':scope > summary') ?? null
  if (summary !== null && !summary.contains(holder)) return isSeen(summary) ? { ...placeOf(summary), how: 'folded' } : none
  return isSeen(holder) ? placeOf(holder) : none
}
