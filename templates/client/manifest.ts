/**
 * Browsers load the manifest and its icon as soon as they find the link, in competition with the page’s fonts. It is needed only to install
 * the site. So the head contains it in the page’s only `<noscript>`, and this script inserts it some seconds after loading.
 */
export const bringManifest = (root: Document): void => {
  setTimeout(() => {
    for (const kept of root.querySelectorAll<HTMLElement>('noscript')) kept.outerHTML = kept.innerText
  }, 3e3)
}
