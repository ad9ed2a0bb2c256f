/**
 * The menu is a popover: browsers open it, close it on Escape and restore the focus. This script makes the rest of the page inert while it
 * is open, and updates the button’s label.
 */
export const enhanceMenu = (root: Document): void => {
  for (const button of root.querySelectorAll<HTMLElement>('[popovertarget]')) {
    const menu = button.nextElementSibling as HTMLElement
    const label = button.getAttribute('aria-label')
    const show = (open: boolean) => {
      button.setAttribute('aria-expanded', `${open}`)
      button.setAttribute('aria-label', `${open ? button.dataset.close : label}`)
      for (const part of root.body.children) part.toggleAttribute('inert', open && !part.contains(button))
    }
    menu.onbeforetoggle = ({ newState }) => show(newState === 'open')
    // In a row, the navigation is not a menu.
    matchMedia('(min-width:78rem)').onchange = () => menu.hidePopover()
    show(false)
  }
}
