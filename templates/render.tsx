import type { Page } from '../generator/site/model/page.ts'
import { bodyMarkup } from './body.tsx'
import type { PageAssets } from './document.tsx'
import { headAfter, headBefore } from './head.ts'
import { locationBody, locationHead } from './location.ts'

export type { PageAssets } from './document.tsx'

/**
 * A page in three pieces: what comes before the styles, the styles (the very string of `assets`, the same for all pages of a kind,
 * so that it need not be encoded again), and the rest.
 */
export const renderParts = (page: Page, assets: PageAssets): readonly [before: string, styles: string, after: string] => {
  const { locale, direction } = page.language
  const rest =
    page.kind === 'serviceLocation'
      ? `${locationHead(page.head, assets.script)}</head>${locationBody(page)}`
      : `${headAfter(page.head, assets.script)}</head>${bodyMarkup(page)}`
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head>${headBefore(page.head, assets)}`,
    assets.styles,
    `${rest}</html>`,
  ]
}

/** A page as the whole text of its HTML file. */
export const renderPage = (page: Page, assets: PageAssets): string => renderParts(page, assets).join('')
