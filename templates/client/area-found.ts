/** The area that the visitor was found to live in: `?area=laval`. */
const [, area] = location.search.split('area=')

/** A form carries the area: as its choice, which the visitor may change, or beside the answers. */
export const carryArea = (root: Document): void => {
  const list = root.querySelector<HTMLSelectElement>('[data-areas]')
  if (!area) return
  if (list) list.value = area
  else for (const form of root.forms) form.onformdata = ({ formData }) => formData.set('area', area)
}

/** A form without a choice of areas goes to the inbox of the area, where it has one. */
export const routeToArea = (root: Document): void => {
  for (const form of root.forms) {
    const inbox = form.getAttribute(`data-inbox-${area}`)
    if (inbox && !form.querySelector('[data-areas]')) form.dataset.fetch = inbox
  }
}
