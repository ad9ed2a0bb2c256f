import type { Element } from '../../../html/element.ts'
import type { Place } from '../model.ts'

/** The part of the page that contains an element. */
export const placeOf = (element: Element): Place => {
  if (element.inTemplate) return 'messages'
  let [inNavigation, inAside] = [false, false]
  for (let one: Element | null = element; one !== null; one = one.parent) {
    if (one.name === 'main' || one.name === 'header' || one.name === 'footer') {
      // A header or footer inside `main` is part of the content.
      if (one.name !== 'main' && one.area === 'main') continue
      return one.name
    }
    if (one.name === 'nav') inNavigation = true
    if (one.name === 'aside') inAside = true
  }
  return inNavigation ? 'breadcrumb' : inAside ? 'floating' : 'main'
}
