/** Saves the scroll position and focus over a reload. */
const storageKey = 'townsite-place'

interface Place {
  readonly x: number
  readonly y: number
  /** Child indexes from the root to the focused element. */
  readonly focus: readonly number[]
}

const indexesOf = (element: Element | null): readonly number[] => {
  const parent = element?.parentElement
  return element === null || parent == null ? [] : [...indexesOf(parent), [...parent.children].indexOf(element)]
}

const follow = (indexes: readonly number[]): Element | undefined =>
  indexes.reduce<Element | undefined>((element, index) => element?.children[index], document.documentElement)

export const savePlace = (): void => {
  const focused = document.activeElement
  const place: Place = { x: scrollX, y: scrollY, focus: focused === document.body ? [] : indexesOf(focused) }
  sessionStorage.setItem(storageKey, JSON.stringify(place))
}

export const restorePlace = (): void => {
  const saved = sessionStorage.getItem(storageKey)
  if (saved === null) return
  sessionStorage.removeItem(storageKey)
  // Written above.
  const { x, y, focus } = JSON.parse(saved) as Place
  const element = focus.length === 0 ? undefined : follow(focus)
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  scrollTo({ left: x, top: y, behavior: 'instant' })
}
