/** The floating button steps aside while a form is in view and, in the margin of a wide screen, while a picture lies below it. */
export const stepAside = (root: Document): void => {
  const seen = new Set<Element>()
  const watch = (targets: Iterable<Element>, rootMargin: string) => {
    const observer = new IntersectionObserver(
      entries => {
        for (const { isIntersecting, target } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
        root.querySelector('[data-floating]')?.classList.toggle('is-aside', seen.size > 0)
      },
      { rootMargin },
    )
    for (const target of targets) observer.observe(target)
  }
  watch(root.forms, '0%')
  // The lower corner at the end of the lines.
  if (matchMedia('(min-width:78rem)').matches) watch(root.images, `-90% ${root.dir === 'rtl' ? '-95.5% 0% 0%' : '0% 0% -95.5%'}`)
}
