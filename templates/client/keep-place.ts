/** The language links lead to the same section: section ids are the same in every language. */
export const keepPlace = (root: Document): void => {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-keep-place]')) {
    link.onclick = () => {
      const passed = [...root.querySelectorAll('section[id]')].filter(section => section.getBoundingClientRect().top < innerHeight / 2)
      if (scrollY > innerHeight / 2) link.hash = passed.pop()?.id ?? ''
    }
  }
}
