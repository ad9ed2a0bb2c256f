/** Text without accents, in lower case. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Opens the location that a link targets, if the browser has not done so. */
const unfold = (root: Document): void => {
  const details = root.getElementById(decodeURIComponent(root.location.hash.slice(1)))?.closest('details')
  if (details && !details.open) {
    details.open = true
    details.scrollIntoView()
  }
}

/** Filters the list of locations by name or place; if only one is left, it is opened. */
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
  // Browsers may restore the previous input.
  narrow()
  root.defaultView?.addEventListener('hashchange', () => unfold(root))
  unfold(root)
}
