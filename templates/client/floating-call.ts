/** Hides the floating bar while a form passes the lower part of the screen, where the bar would cover its fields. */
export const stepAside = (root: Document): void => {
  const watcher = new IntersectionObserver(
    entries => {
      for (const { isIntersecting } of entries) root.body.classList.toggle('is-away', isIntersecting)
    },
    // The heading of a form may be below the bar.
    { rootMargin: '-60% 0% -9%' },
  )
  for (const form of root.forms) watcher.observe(form)
}
