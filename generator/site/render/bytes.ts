/** Pages as files have them. Of a kind with thousands, the first of a shape is rendered and the others are spliced (docs/decisions/0012). */
import type { PageAssets } from '../../../templates/document.tsx'
import { type Rendered, splicedBytes } from '../../../templates/splice/splice.ts'
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

type Splicer = (input: Input, rendered?: Rendered) => Filled

const splicers = new Map<PageKind, Splicer>()

const splicerOf = (kind: PageKind, fixed: ReadonlySet<string>): Splicer =>
  getOrCreate(splicers, kind, () =>
    splicedBytes<Input>(({ page, assets }) => renderPage(page, assets), new Set(['assets', ...shared, ...fixed])),
  )

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/**
 * `renderPage` in UTF-8. The bytes hold until the next page.
 * @param assets the same object for all pages of a kind
 * @param rendered of kinds that are spliced, has the first page of a shape rendered
 */
export const pageBytes = (page: Page, assets: PageAssets, rendered?: Rendered): Uint8Array | Filled => {
  const { fixed } = pageKinds[page.kind]
  return fixed === undefined ? encoder.encode(renderPage(page, assets)) : splicerOf(page.kind, fixed)({ page, assets }, rendered)
}

/** The same as a text. */
export const pageText = (page: Page, assets: PageAssets): string =>
  pageKinds[page.kind].fixed === undefined ? renderPage(page, assets) : decoder.decode(wholeBytes(pageBytes(page, assets)))
