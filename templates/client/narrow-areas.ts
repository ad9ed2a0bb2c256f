/** Letters as people type them: without accents, small. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** An area that a link leads to is unfolded, where the browser has not done so. */
const unfold = (root: Document): void => {
  const details = root.getElementById(decodeURIComponent(root.location.hash.slice(1)))?.closest('details')
  if (details && !details.open) {
    details.open = true
    details.scrollIntoView()
  }
}

/** Narrows the list of areas to those whose name, or a place in them, holds what is typed; the only one left unfolds. */
export const narrowAreas = (root: Document): void => {
  const index = root.querySelector<HTMLElement>('[data-areas]')
  const input = index?.querySelector('input')
  const output = index?.querySelector('output')
  if (!index || !input || !output) return
  const areas = [...index.querySelectorAll<HTMLElement>('[data-letter]>ul>li')].map(item => ({
    item,
    words: plain(`${(item.querySelector('summary') ?? item).textContent} ${item.querySelector('[data-places]')?.textContent ?? ''}`),
  }))
  const narrow = (): void => {
    const sought = plain(input.value)
    const found = areas.filter(({ item, words }) => {
      item.hidden = !words.includes(sought)
      return !item.hidden
    })
    for (const group of index.querySelectorAll<HTMLElement>('[data-letter]'))
      group.hidden = !group.querySelector(':scope>ul>li:not([hidden])')
    output.value = sought === '' ? '' : String(found.length)
    const [only, ...others] = found
    if (only && others.length === 0) only.item.querySelector('details')?.setAttribute('open', '')
  }
  input.oninput = narrow
  // A browser may give back what was typed before.
  narrow()
  root.defaultView?.addEventListener('hashchange', () => unfold(root))
  unfold(root)
}
