/**
 * Hides the floating button while a form is filled in, since the on-screen keyboard leaves little room, and while a form is in the lowest
 * part of the screen, where the bar would cover it.
 */
export const stepAside = (root: Document): void => {
  const call = root.querySelector('[data-floating]')
  const aside = ({ type }: Event): boolean | undefined => call?.classList.toggle('is-aside', type === 'focusin')
  const watcher = new IntersectionObserver(
    entries =>
      call?.classList.toggle(
        'is-low',
        entries.some(one => one.isIntersecting),
      ),
    { rootMargin: '-85% 0px 0px' },
  )
  for (const form of root.forms) {
    form.addEventListener('focusin', aside)
    form.addEventListener('focusout', aside)
    watcher.observe(form)
  }
}
