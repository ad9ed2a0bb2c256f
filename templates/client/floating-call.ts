/** Marks the request forms in view: the bar is hidden, since it would cover their fields. */
export const stepAside = (root: ParentNode): void => {
  const watcher = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) target.toggleAttribute('data-shown', isIntersecting)
  })
  for (const form of root.querySelectorAll('[method=post]')) watcher.observe(form)
}
