/** Hides the floating button while a form is filled in, since the on-screen keyboard leaves little room. */
export const stepAside = (root: Document): void => {
  const call = root.querySelector('[data-floating]')
  for (const form of root.forms) {
    form.addEventListener('focusin', () => call?.classList.add('is-aside'))
    form.addEventListener('focusout', () => call?.classList.remove('is-aside'))
  }
}
