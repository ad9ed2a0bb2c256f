/**
 * The menu is a popover: browsers open it, close it on Escape and give the focus back. What they leave to us: the rest of the
 * page is inert meanwhile, and the button says what it will do.
 */
export const enhanceMenu = (root: Document): void => {
  const button = root.querySelector<HTMLButtonElement>('[popovertarget]')
  const menu = root.getElementById('menu')
  if (button === null || menu === null) return
  const label = button.ariaLabel
  const show = (open: boolean) => {
    button.ariaExpanded = `${open}`
    button.ariaLabel = open ? `${button.dataset.close}` : label
    for (const part of root.body.children) part.toggleAttribute('inert', open && !part.contains(menu))
  }
  menu.ontoggle = event => show((event as ToggleEvent).newState === 'open')
  matchMedia('(min-width:74rem)').onchange = () => menu.hidePopover()
  show(false)
}
