/**
 * Browsers ask for a manifest, and for the icon that it names, as soon as they read of it: beside the letters of the page, on the same
 * few connections. It is for whoever installs the site, much later. So the head keeps it in a `<noscript>`, from which it comes when the
 * page has been there for a second.
 */
export const bringManifest = (root: Document): void => {
  const kept = root.head.querySelector('noscript')
  addEventListener('load', () => setTimeout(() => kept?.insertAdjacentHTML('afterend', kept.innerText), 1000))
}
