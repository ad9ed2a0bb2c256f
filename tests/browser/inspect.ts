/** What spoils a page for its readers, found in the page itself. Each function is sent to the browser whole. */

export interface Faults {
  /** Texts cut off by the screen or by a box. */
  readonly cut: readonly string[]
  /** Ways to call that are hard to hit: less than 44 pixels. */
  readonly small: readonly string[]
  /** Whether the page can be pushed sideways. */
  readonly sideways: boolean
}

export const faultsOf = async (): Promise<Faults> => {
  // Other letters are wider.
  await document.fonts.ready
  const hides = (style: CSSStyleDeclaration): boolean => style.overflowX !== 'visible' || style.clipPath !== 'none'

  /** Boxes that clip their content, the screen last. */
  const cutters = (element: Element | null): readonly DOMRect[] =>
    element === null
      ? [new DOMRect(0, 0, document.documentElement.clientWidth, 0)]
      : [...(hides(getComputedStyle(element)) ? [element.getBoundingClientRect()] : []), ...cutters(element.parentElement)]

  const cut: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement
    if (parent === null || !node.textContent?.trim() || parent.closest('[href="#main"], script, template, option, [popover]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    if (boxes.length === 0) continue
    const within = cutters(parent)
    if (boxes.some(({ left, right }) => within.some(box => left < box.left - 1 || right > box.right + 1))) cut.push(node.textContent.trim())
  }

  const calls = [...document.querySelectorAll('a[href^="tel:"]:has(svg)')]
    .filter(link => link.checkVisibility({ visibilityProperty: true }))
    .map(link => ({ link, box: link.getBoundingClientRect() }))
  return {
    cut,
    small: calls.filter(({ box }) => box.width < 44 || box.height < 44).map(({ link }) => link.outerHTML.slice(0, 120)),
    sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }
}
