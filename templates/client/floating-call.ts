/** What the margin of a wide screen leaves to the button: its lower corner, in per cent of the window. */
const corner = { ltr: '-90% 0% 0% -95.5%', rtl: '-90% -95.5% 0% 0%' }

/** The floating button steps aside while a form is in view and, on wide screens, while a picture lies below it. */
export const stepAside = (root: Document): void => {
  const seen = new Set<Element>()
  const watch = (targets: Iterable<Element>, rootMargin = '0px') => {
    const observer = new IntersectionObserver(
      entries => {
        for (const { isIntersecting, target } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
        root.querySelector('[data-floating]')?.classList.toggle('is-aside', seen.size > 0)
      },
      { rootMargin },
    )
    for (const target of targets) observer.observe(target)
  }
  watch(root.forms)
  if (matchMedia('(min-width:78rem)').matches) watch(root.images, corner[root.dir as 'ltr' | 'rtl'])
}
