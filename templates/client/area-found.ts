/** The location that the finder found: `?area=laval`. */
const [, area] = location.search.split('area=')

/** Adds the location to a form: as the selected option, which the visitor may change, or as an additional field. */
export const carryArea = (root: Document): void => {
  const list = root.querySelector<HTMLSelectElement>('[data-areas]')
  if (!area) return
  if (list) list.value = area
  else for (const form of root.forms) form.onformdata = ({ formData }) => formData.set('area', area)
}

/** Sends a form without a select of locations to the inbox of the location, if it has one. */
export const routeToArea = (root: Document): void => {
  for (const form of root.forms) {
    const inbox = form.getAttribute(`data-inbox-${area}`)
    if (inbox && !form.querySelector('[data-areas]')) form.dataset.fetch = inbox
  }
}
