/** Hides the bar while a form is in view, where it would cover fields. */
export const stepAside = (root: Document): void => {
  const seen = new Set<Element>()
  const watcher = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
    root.body.classList.toggle('is-away', seen.size > 0)
  })
  for (const form of root.forms) watcher.observe(form)
}
