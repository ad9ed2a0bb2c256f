import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Body } from '../../../templates/document.tsx'
import type { Page } from '../model/page.ts'
import { pageKinds } from '../pages/index.ts'

/** React writes these names in capitals; HTML does not mind, people and programs that read the source do. */
const attributeNames =
  / (charSet|hrefLang|srcSet|autoComplete|inputMode|httpEquiv|dateTime|fetchPriority|referrerPolicy|allowFullScreen|popoverTarget|popoverTargetAction)=(?=")/g

/** The body of a page, written by React. */
export const bodyMarkup = (page: Page): string => {
  // The template of a kind takes the pages of that kind, which TypeScript cannot follow through the table.
  const Template = pageKinds[page.kind].Template as ComponentType<{ readonly page: Page }>
  return renderToStaticMarkup(
    <Body page={page}>
      <Template page={page} />
    </Body>,
  ).replace(attributeNames, name => name.toLowerCase())
}
