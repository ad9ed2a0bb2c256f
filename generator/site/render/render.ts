import type { PageAssets } from '../../../templates/document.tsx'
import { headAfter, headBefore } from '../../../templates/head.ts'
import type { Page } from '../model/page.ts'
import { bodyMarkup } from './body.tsx'

export type { PageAssets } from '../../../templates/document.tsx'

/** A page in three pieces: what comes before the styles, the styles, and the rest. */
export const renderParts = (page: Page, assets: PageAssets): readonly [before: string, styles: string, after: string] => {
  const { locale, direction } = page.language
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head>${headBefore(page.head, assets)}`,
    assets.styles,
    `${headAfter(page.head, assets.script)}</head>${bodyMarkup(page, assets.shortNames)}</html>`,
  ]
}

/** A page as the whole text of its HTML file. */
export const renderPage = (page: Page, assets: PageAssets): string => renderParts(page, assets).join('')
