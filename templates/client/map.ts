/** Loads the map of a map service on request only. */
export const enhanceMaps = (root: Document): void => {
  for (const button of root.querySelectorAll<HTMLElement>('[data-map]')) {
    button.onclick = () => {
      const { map: src, title } = button.dataset
      const frame = Object.assign(root.createElement('iframe'), { src, title })
      button.parentElement?.before(frame)
      button.remove()
      frame.focus()
    }
  }
}
