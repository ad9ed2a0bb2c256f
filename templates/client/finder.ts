import { type Area, codeIn, distance, findArea } from './find-area.ts'

/** Maximum distance of the visitor from a location, in kilometres. */
const farthest = 150

interface Listed extends Area {
  readonly item: HTMLElement
  readonly geo: readonly number[]
}

/** The locations that the page lists. */
const areasOn = (root: ParentNode): readonly Listed[] =>
  [...root.querySelectorAll<HTMLElement>('[data-towns]')].map(item => {
    const { codes = '', towns = '', geo = 'NaN' } = item.dataset
    return { item, codes: codes.split(' ').filter(Boolean), towns: towns.split('|'), geo: geo.split(' ').map(Number) }
  })

/** Finds the location of a postal code, of a town or, on request, of the visitor’s position. The position is not sent to a server. */
export const enhanceFinder = (root: Document): void => {
  const finder = root.querySelector<HTMLElement>('[data-finder]')
  const status = finder?.querySelector('[role]')
  const input = finder?.querySelector('input')
  const [search, nearest] = finder?.querySelectorAll('button') ?? []
  if (!finder || !status || !input || !search || !nearest) return
  const areas = areasOn(root)

  /** Shows an answer with its phone number, and a link to the form. */
  const show = (text: string | undefined, call: Element | null | undefined, write?: string): void => {
    const paragraph = Object.assign(root.createElement('p'), { textContent: text })
    const link = Object.assign(root.createElement('a'), { href: write, textContent: finder.dataset.write })
    status.replaceChildren(paragraph, ...(call ? [call.cloneNode(true)] : []), ...(write ? [link] : []))
  }
  const refuse = (text: string | undefined): void => show(text, finder.querySelector('template')?.content.firstElementChild)
  const answer = (found: Listed | undefined, otherwise: string | undefined): void =>
    found ? show(found.item.dataset.answer, found.item.querySelector('[href^=tel]'), found.item.dataset.form) : refuse(otherwise)

  input.onkeydown = ({ key }) => {
    if (key === 'Enter') search.click()
  }
  search.onclick = () => {
    const code = codeIn(input.value, `${finder.dataset.finder}`)
    answer(findArea(areas, input.value, code), code ? finder.dataset.outside : finder.dataset.unknown)
  }
  // From the field on the home page.
  const place = new URLSearchParams(location.search).get('place')
  if (place) {
    input.value = place
    search.click()
  }
  nearest.onclick = () => {
    const refused = () => refuse(finder.dataset.unlocated)
    if (!navigator.geolocation) refused()
    else
      navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude } }) => {
        const far = (area: Listed): number => distance(area.geo, [latitude, longitude])
        const [first] = [...areas].sort((a, b) => far(a) - far(b))
        answer(first && far(first) < farthest ? first : undefined, finder.dataset.outside)
      }, refused)
  }
}
