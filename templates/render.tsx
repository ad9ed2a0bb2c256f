import { renderToStaticMarkup } from 'react-dom/server'
import type { Page, ServiceLocationPage } from '../generator/model/page.ts'
import { contentOf } from './content.tsx'
import { Body, type PageAssets } from './document.tsx'
import { headMarkup } from './head.ts'
import { spliced } from './splice.ts'

export type { PageAssets } from './document.tsx'

/** React writes these names in capitals; HTML does not mind, people and programs that read the source do. */
const attributeNames =
  / (charSet|hrefLang|srcSet|autoComplete|inputMode|httpEquiv|dateTime|fetchPriority|referrerPolicy|allowFullScreen|popoverTarget|popoverTargetAction)=(?=")/g

/** The body of a page, written by React. */
export const bodyMarkup = (page: Page): string =>
  renderToStaticMarkup(<Body page={page}>{contentOf(page)}</Body>).replace(attributeNames, name => name.toLowerCase())

/**
 * What a location page decides by, and what all of them share; the rest of such a page are texts and addresses, which its components
 * write down as they are.
 */
const fixed = new Set([
  ...['kind', 'language', 'words', 'icon', 'picture', 'office', 'book', 'phone'],
  ...['businessName', 'home', 'logo', 'navigation', 'navigationPhone', 'floatingPhone', 'footer'],
])

/** The same for a location page, of which there may be thousands: spliced. */
export const locationBody = spliced<Omit<ServiceLocationPage, 'head'>>(
  // No component of a body reads the head.
  page => bodyMarkup(page as ServiceLocationPage),
  fixed,
)

const bodyOf = (page: Page): string => {
  if (page.kind !== 'serviceLocation') return bodyMarkup(page)
  const { head, ...body } = page
  return locationBody(body)
}

/**
 * A page in three pieces: what comes before the styles, the styles (the very string of `assets`, the same for all pages of a kind,
 * so that it need not be encoded again), and the rest.
 */
export const renderParts = (page: Page, assets: PageAssets): readonly [before: string, styles: string, after: string] => {
  const [before, after] = headMarkup(page, assets)
  const { locale, direction } = page.language
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head>${before}`,
    assets.styles,
    `${after}</head>${bodyOf(page)}</html>`,
  ]
}

/** A page as the whole text of its HTML file. */
export const renderPage = (page: Page, assets: PageAssets): string => renderParts(page, assets).join('')
