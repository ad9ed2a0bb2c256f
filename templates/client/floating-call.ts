/** The floating button steps aside while a form is in view. */
export const stepAside = (root: Document): void => {
  const seen = new Set<Element>()
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
    root.querySelector('[data-floating]')?.classList.toggle('is-aside', seen.size > 0)
  })
  for (const form of root.forms) observer.observe(form)
}
