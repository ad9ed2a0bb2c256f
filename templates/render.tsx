import { renderToStaticMarkup } from 'react-dom/server'
import type { Page } from '../generator/model/page.ts'
import { contentOf } from './content.tsx'
import { Document, type PageAssets } from './document.tsx'

export type { PageAssets } from './document.tsx'

/** React writes these names in capitals; HTML does not mind, people and programs that read the source do. */
const attributeNames =
  / (charSet|hrefLang|srcSet|autoComplete|inputMode|httpEquiv|dateTime|fetchPriority|referrerPolicy|allowFullScreen|popoverTarget|popoverTargetAction)=(?=")/g

/** A page as the whole text of its HTML file. */
export const renderPage = (page: Page, assets: PageAssets): string =>
  `<!doctype html>${renderToStaticMarkup(
    <Document page={page} assets={assets}>
      {contentOf(page)}
    </Document>,
  ).replace(attributeNames, name => name.toLowerCase())}`
