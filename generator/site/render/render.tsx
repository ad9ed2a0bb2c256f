/** Renders a page with React. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as components from '../../../templates/components/index.ts'
import { Body, type PageAssets } from '../../../templates/document.tsx'
import { headAfter, headBefore } from '../../../templates/head.ts'
import type { Page } from '../model/page.ts'
import { pageKinds } from '../pages/index.ts'
import { compactMarkup, rewritten } from '../util/short-names.ts'
import { markupWithSoftHyphens } from '../util/soft-hyphens.ts'
import { replaceComponents } from './jsx-runtime.ts'
import { withBlocks } from './with-blocks.ts'

replaceComponents(components)

/** React writes these attributes in camel case. HTML ignores case, but people and programs that read the source do not. */
const attributeNames =
  / (charSet|hrefLang|srcSet|autoComplete|inputMode|httpEquiv|dateTime|fetchPriority|referrerPolicy|allowFullScreen|popoverTarget|popoverTargetAction)=(?=")/g

const bodyMarkup = (page: Page, { shortNames, hyphenate }: PageAssets): string => {
  // The template of a kind takes the pages of that kind, which TypeScript cannot follow through the table.
  const Template = pageKinds[page.kind].Template as (props: { readonly page: Page }) => ReactElement
  const markup = renderToStaticMarkup(
    <Body page={page}>{page.siteBlocks === undefined ? <Template page={page} /> : withBlocks(Template({ page }), page.siteBlocks)}</Body>,
  )
  return rewritten(markup, piece => {
    const written = piece.replace(attributeNames, name => name.toLowerCase())
    const hyphenated = hyphenate === undefined ? written : markupWithSoftHyphens(written, page.language.locale, hyphenate)
    return shortNames === undefined ? hyphenated : compactMarkup(hyphenated, shortNames)
  })
}

/** A page in three pieces: what comes before the styles, the styles, and the rest. */
export const renderParts = (page: Page, assets: PageAssets): readonly [before: string, styles: string, after: string] => {
  const { locale, direction } = page.language
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head>${headBefore(page.head, assets)}`,
    assets.styles,
    `${headAfter(page.head, assets.script)}</head>${bodyMarkup(page, assets)}</html>`,
  ]
}

/** A page as the whole text of its HTML file. */
export const renderPage = (page: Page, assets: PageAssets): string => renderParts(page, assets).join('')
