import type { PageAssets } from '../../../templates/document.tsx'
import { headAfter, headBefore } from '../../../templates/head.ts'
import type { Page } from '../model/page.ts'
import { pageKinds } from '../pages/index.ts'
import { bodyMarkup } from './body.tsx'
import { splicedBody, splicedHead } from './spliced.ts'

export type { PageAssets } from '../../../templates/document.tsx'

/**
 * A page in three pieces: what comes before the styles, the styles (the very string of `assets`, the same for all pages of a kind,
 * so that it need not be encoded again), and the rest.
 */
export const renderParts = (page: Page, assets: PageAssets): readonly [before: string, styles: string, after: string] => {
  const { locale, direction } = page.language
  const { fixed } = pageKinds[page.kind]
  const rest =
    fixed === undefined
      ? `${headAfter(page.head, assets.script)}</head>${bodyMarkup(page, assets.shortNames)}`
      : `${splicedHead(page.head, assets.script)}</head>${splicedBody(page, fixed, assets.shortNames)}`
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head>${headBefore(page.head, assets)}`,
    assets.styles,
    `${rest}</html>`,
  ]
}

/** A page as the whole text of its HTML file. */
export const renderPage = (page: Page, assets: PageAssets): string => renderParts(page, assets).join('')
