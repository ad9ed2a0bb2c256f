import { renderToStaticMarkup } from 'react-dom/server'
import type { Page } from '../generator/site/model/page.ts'
import { contentOf } from './content.tsx'
import { Body } from './document.tsx'

/** React writes these names in capitals; HTML does not mind, people and programs that read the source do. */
const attributeNames =
  / (charSet|hrefLang|srcSet|autoComplete|inputMode|httpEquiv|dateTime|fetchPriority|referrerPolicy|allowFullScreen|popoverTarget|popoverTargetAction)=(?=")/g

/** The body of a page, written by React. */
export const bodyMarkup = (page: Page): string =>
  renderToStaticMarkup(<Body page={page}>{contentOf(page)}</Body>).replace(attributeNames, name => name.toLowerCase())
