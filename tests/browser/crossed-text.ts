/** Runs in the page: texts that a stroke of a decoration crosses, each with the element that it is in. */
export const crossedTexts = (): readonly string[] => {
  const isPainted = (element: Element): boolean => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)
  }
  const contains = (box: DOMRect, x: number, y: number): boolean => x > box.left && x < box.right && y > box.top && y < box.bottom

  interface Text {
    readonly node: Node
    readonly parent: Element
    readonly boxes: readonly DOMRect[]
  }
  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('svg, [href="#main"]'))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    texts.push({ node, parent, boxes: [...range.getClientRects()] })
  }

  /** Whether a background between the text and the decoration hides the stroke. */
  const isHidden = (text: Text, drawing: Element, x: number, y: number): boolean => {
    for (let one: Element | null = text.parent; one !== null && !one.contains(drawing); one = one.parentElement)
      if (isPainted(one) && contains(one.getBoundingClientRect(), x, y)) return true
    return false
  }

  const found = new Set<string>()
  const decorations = [...document.querySelectorAll<SVGSVGElement>('svg[aria-hidden="true"]')].filter(
    svg => getComputedStyle(svg).position === 'absolute' && svg.checkVisibility(),
  )
  for (const svg of decorations) {
    const clips = [svg.getBoundingClientRect()].filter(() => getComputedStyle(svg).overflow !== 'visible')
    for (let one = svg.parentElement; one !== null; one = one.parentElement)
      if (getComputedStyle(one).overflowX !== 'visible') clips.push(one.getBoundingClientRect())
    const near = texts.flatMap(text =>
      text.boxes
        .filter(box =>
          clips.every(clip => box.left < clip.right && clip.left < box.right && box.top < clip.bottom && clip.top < box.bottom),
        )
        .map(box => ({ text, box })),
    )
    if (near.length === 0) continue
    for (const path of svg.querySelectorAll('path')) {
      const matrix = path.getScreenCTM()
      if (matrix === null) continue
      const scale = Math.hypot(matrix.a, matrix.b)
      // Browsers measure short paths faster.
      for (const part of (path.getAttribute('d') ?? '').split(/(?=M)/)) {
        const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
        line.setAttribute('d', part)
        const length = line.getTotalLength()
        for (let at = 0; at <= length; ) {
          const { x, y } = line.getPointAtLength(at).matrixTransform(matrix)
          const isVisible = clips.every(clip => contains(clip, x, y))
          let distance = 1e4
          for (const { text, box } of near) {
            const away = Math.hypot(Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0))
            distance = Math.min(distance, away)
            if (away < 1 && isVisible && !isHidden(text, svg, x, y))
              found.add(`${text.parent.tagName.toLowerCase()} “${text.node.textContent?.trim().slice(0, 40)}”`)
          }
          at += Math.max(distance, 4) / scale
        }
      }
    }
  }
  return [...found]
}
