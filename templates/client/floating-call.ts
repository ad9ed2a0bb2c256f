/** Hides the bar while a request form is in view, where it would cover fields. */
export const stepAside = (root: Document): void => {
  const watcher = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) target.toggleAttribute('data-shown', isIntersecting)
    root.body.classList.toggle('is-away', !!root.querySelector('[data-shown]'))
  })
  for (const form of root.querySelectorAll('[method=post]')) watcher.observe(form)
}
