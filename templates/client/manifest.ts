/**
 * Browsers ask for a manifest, and for the icon that it names, as soon as they read of it: beside the letters of the page, on the same
 * few connections. It is for whoever installs the site, much later. So the head keeps it in the page’s one `<noscript>`, from which it
 * comes when the page has been there for some seconds.
 */
export const bringManifest = (root: Document): void => {
  setTimeout(() => {
    for (const kept of root.querySelectorAll<HTMLElement>('noscript')) kept.outerHTML = kept.innerText
  }, 3e3)
}
