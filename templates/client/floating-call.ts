/** Marks the request forms in view. Then styles hide the call button, which would cover their fields. */
export const stepAside = (root: ParentNode): void => {
  const watcher = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) target.toggleAttribute('data-shown', isIntersecting)
  })
  for (const form of root.querySelectorAll('[method=post]')) watcher.observe(form)
}
