/**
 * The menu is a popover: browsers open it, close it on Escape and give the focus back. What they leave to us: the rest of the
 * page is inert meanwhile, and the button says what it will do.
 */
export const enhanceMenu = (root: Document): void => {
  const button = root.querySelector<HTMLElement>('[popovertarget]')
  const menu = root.getElementById('menu')
  if (!button || !menu) return
  const label = `${button.getAttribute('aria-label')}`
  const show = (open: boolean) => {
    button.setAttribute('aria-expanded', `${open}`)
    button.setAttribute('aria-label', open ? `${button.dataset.close}` : label)
    for (const part of root.body.children) part.toggleAttribute('inert', open && !part.contains(menu))
  }
  menu.onbeforetoggle = ({ newState }) => show(newState === 'open')
  // Where the navigation stands in a row it is no menu.
  matchMedia('(min-width:78rem)').onchange = () => menu.hidePopover()
  show(false)
}
