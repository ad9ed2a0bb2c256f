import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Body } from '../../../templates/document.tsx'
import type { Page } from '../model/page.ts'
import { compactMarkup, rewritten, type ShortNames } from '../model/short-names.ts'
import { pageKinds } from '../pages/index.ts'

/** React writes these names in capitals; HTML does not mind, people and programs that read the source do. */
const attributeNames =
  / (charSet|hrefLang|srcSet|autoComplete|inputMode|httpEquiv|dateTime|fetchPriority|referrerPolicy|allowFullScreen|popoverTarget|popoverTargetAction)=(?=")/g

/** The body of a page, written by React. */
export const bodyMarkup = (page: Page, shortNames?: ShortNames): string => {
  // The template of a kind takes the pages of that kind, which TypeScript cannot follow through the table.
  const Template = pageKinds[page.kind].Template as ComponentType<{ readonly page: Page }>
  const markup = renderToStaticMarkup(
    <Body page={page}>
      <Template page={page} />
    </Body>,
  )
  return rewritten(markup, piece => {
    const written = piece.replace(attributeNames, name => name.toLowerCase())
    return shortNames === undefined ? written : compactMarkup(written, shortNames)
  })
}
