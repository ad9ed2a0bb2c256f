/** Language links open the current section: section ids are the same in every language. */
export const keepPlace = (root: Document): void => {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-keep-place]')) {
    link.onclick = () => {
      if (scrollY > innerHeight / 2)
        // The last section that was passed stays current.
        for (const section of root.querySelectorAll('section[id]'))
          if (section.getBoundingClientRect().top < innerHeight / 2) link.hash = section.id
    }
  }
}
