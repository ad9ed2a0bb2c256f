import { renderToStaticMarkup } from 'react-dom/server'
import type { Page } from '../generator/model/page.ts'
import { contentOf } from './content.tsx'
import { Body, type PageAssets } from './document.tsx'
import { headMarkup } from './head.ts'

export type { PageAssets } from './document.tsx'

/** React writes these names in capitals; HTML does not mind, people and programs that read the source do. */
const attributeNames =
  / (charSet|hrefLang|srcSet|autoComplete|inputMode|httpEquiv|dateTime|fetchPriority|referrerPolicy|allowFullScreen|popoverTarget|popoverTargetAction)=(?=")/g

/** A page as the whole text of its HTML file. */
export const renderPage = (page: Page, assets: PageAssets): string =>
  `<!doctype html><html lang="${page.language.locale}" dir="${page.language.direction}"><head>${headMarkup(page, assets)}</head>${renderToStaticMarkup(
    <Body page={page}>{contentOf(page)}</Body>,
  ).replace(attributeNames, name => name.toLowerCase())}</html>`
