/** The map of a map service is loaded when the visitor asks for it, not before. */
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
