/** Pages as their files contain them. Kinds with thousands of pages are spliced (`templates/splice/README.md`). */
import type { PageAssets } from '../../../templates/document.tsx'
import { splicedInstances } from '../../../templates/splice/splice.ts'
import type { TemplateInstance } from '../model/file.ts'
import type { Page } from '../model/page.ts'
import type { PageKind } from '../model/page-kinds.ts'
import { pageKinds } from '../pages/index.ts'
import { getOrCreate } from '../util/memoize.ts'
import { withSoftHyphens } from '../util/soft-hyphens.ts'
import { wholeBytes } from '../util/template-instance.ts'
import { renderPage } from './render.tsx'

/** Keys of a page whose values all pages of a language share. */
const sharedKeys = [
  'kind',
  'language',
  'labels',
  'businessName',
  'home',
  'logo',
  'mark',
  'motif',
  'art',
  'navigation',
  'navigationPhone',
  'floatingPhone',
  'floatingClock',
  'callNow',
  'footer',
]

interface Input {
  readonly page: Page
  readonly assets: PageAssets
}

const splicers = new Map<PageKind, (input: Input) => TemplateInstance>()

const encoder = new TextEncoder()

/**
 * `renderPage` in UTF-8. The bytes are valid until the next page.
 * @param assets the same object for all pages of a kind
 */
export const pageBytes = (page: Page, assets: PageAssets): Uint8Array | TemplateInstance => {
  const { fixed } = pageKinds[page.kind]
  if (fixed === undefined || page.siteBlocks !== undefined) return encoder.encode(renderPage(page, assets))
  const splice = getOrCreate(splicers, page.kind, () =>
    splicedInstances<Input>(
      input => renderPage(input.page, input.assets),
      new Set(['assets', ...sharedKeys, ...fixed]),
      ({ page: { language }, assets: { hyphenate } }) =>
        hyphenate && ((text, role) => withSoftHyphens(text, role, language.locale, hyphenate)),
    ),
  )
  return splice({ page, assets })
}

const decoder = new TextDecoder()

/** The same as text. */
export const pageText = (page: Page, assets: PageAssets): string =>
  pageKinds[page.kind].fixed === undefined || page.siteBlocks !== undefined
    ? renderPage(page, assets)
    : decoder.decode(wholeBytes(pageBytes(page, assets)))
