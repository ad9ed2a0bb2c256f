import { renderToStaticMarkup } from 'react-dom/server'
import type { Page } from '../generator/model/page.ts'
import { contentOf } from './content.tsx'
import { Body, type PageAssets } from './document.tsx'
import { headMarkup } from './head.ts'

export type { PageAssets } from './document.tsx'

/** React writes these names in capitals; HTML does not mind, people and programs that read the source do. */
const attributeNames =
  / (charSet|hrefLang|srcSet|autoComplete|inputMode|httpEquiv|dateTime|fetchPriority|referrerPolicy|allowFullScreen|popoverTarget|popoverTargetAction)=(?=")/g

/**
 * A page in three pieces: what comes before the styles, the styles (the very string of `assets`, the same for all pages of a kind,
 * so that it need not be encoded again), and the rest.
 */
export const renderParts = (page: Page, assets: PageAssets): readonly [before: string, styles: string, after: string] => {
  const [before, after] = headMarkup(page, assets)
  const body = renderToStaticMarkup(<Body page={page}>{contentOf(page)}</Body>).replace(attributeNames, name => name.toLowerCase())
  const { locale, direction } = page.language
  return [`<!doctype html><html lang="${locale}" dir="${direction}"><head>${before}`, assets.styles, `${after}</head>${body}</html>`]
}

/** A page as the whole text of its HTML file. */
export const renderPage = (page: Page, assets: PageAssets): string => renderParts(page, assets).join('')
