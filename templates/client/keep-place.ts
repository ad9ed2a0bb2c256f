/** The language links lead to the same section: section ids are the same in every language. */
export const keepPlace = (root: Document): void => {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-keep-place]')) {
    link.onclick = () => {
      if (scrollY > innerHeight / 2)
        // The last one that was passed stays.
        for (const section of root.querySelectorAll('section[id]'))
          if (section.getBoundingClientRect().top < innerHeight / 2) link.hash = section.id
    }
  }
}
