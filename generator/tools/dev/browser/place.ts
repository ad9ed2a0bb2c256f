/** Where a person is on a page: kept over a reload. */
const drawer = 'townsite-place'

interface Place {
  readonly x: number
  readonly y: number
  /** The way down to the element with the focus: which child of each. */
  readonly focus: readonly number[]
}

const wayTo = (element: Element | null): readonly number[] => {
  const parent = element?.parentElement
  return element === null || parent == null ? [] : [...wayTo(parent), [...parent.children].indexOf(element)]
}

const follow = (way: readonly number[]): Element | undefined =>
  way.reduce<Element | undefined>((element, index) => element?.children[index], document.documentElement)

export const keepPlace = (): void => {
  const focused = document.activeElement
  const place: Place = { x: scrollX, y: scrollY, focus: focused === document.body ? [] : wayTo(focused) }
  sessionStorage.setItem(drawer, JSON.stringify(place))
}

export const restorePlace = (): void => {
  const kept = sessionStorage.getItem(drawer)
  if (kept === null) return
  sessionStorage.removeItem(drawer)
  // Written above.
  const { x, y, focus } = JSON.parse(kept) as Place
  const element = focus.length === 0 ? undefined : follow(focus)
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  scrollTo({ left: x, top: y, behavior: 'instant' })
}
