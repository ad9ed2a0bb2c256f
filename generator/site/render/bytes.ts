/** Pages as files have them. Of a kind with thousands, the first of a shape is rendered and the others are spliced (docs/decisions/0012). */
import type { PageAssets } from '../../../templates/document.tsx'
import { splicedBytes } from '../../../templates/splice/splice.ts'
import { wholeBytes } from '../model/file.ts'
import type { Filled } from '../model/filled.ts'
import { getOrCreate } from '../model/memoize.ts'
import type { Page } from '../model/page.ts'
import type { PageKind } from '../model/page-kinds.ts'
import { pageKinds } from '../pages/index.ts'
import { renderPage } from './render.ts'

/** What all pages of a language share. */
const shared = [
  'kind',
  'language',
  'words',
  'businessName',
  'home',
  'logo',
  'mark',
  'motif',
  'art',
  'navigation',
  'navigationPhone',
  'floatingPhone',
  'callNow',
  'footer',
]

interface Input {
  readonly page: Page
  readonly assets: PageAssets
}

const splicers = new Map<PageKind, (input: Input) => Filled>()

const splicerOf = (kind: PageKind, fixed: ReadonlySet<string>): ((input: Input) => Filled) =>
  getOrCreate(splicers, kind, () =>
    splicedBytes<Input>(({ page, assets }) => renderPage(page, assets), new Set(['assets', ...shared, ...fixed])),
  )

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/**
 * `renderPage` in UTF-8. The bytes hold until the next page.
 * @param assets the same object for all pages of a kind
 */
export const pageBytes = (page: Page, assets: PageAssets): Uint8Array | Filled => {
  const { fixed } = pageKinds[page.kind]
  return fixed === undefined ? encoder.encode(renderPage(page, assets)) : splicerOf(page.kind, fixed)({ page, assets })
}

/** The same as a text. */
export const pageText = (page: Page, assets: PageAssets): string =>
  pageKinds[page.kind].fixed === undefined ? renderPage(page, assets) : decoder.decode(wholeBytes(pageBytes(page, assets)))
