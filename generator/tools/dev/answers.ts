/** Files as `dev` hands them out: pages with the small script that keeps them up to date. */

import type { Answer } from '../../io/serve/dev-server.ts'
import { escapeHtml } from '../../site/util/text.ts'
import { keyOf, type PageStore } from './page-store.ts'
import type { DevPage } from './site.ts'

const tag = (given: Readonly<Record<string, string>>): string =>
  `<script type="module" src="/__townsite/dev.js?${escapeHtml(String(new URLSearchParams(given)))}"></script>`

const withScript = ({ html, route, page, styles }: DevPage): string =>
  html.join('') + tag({ key: keyOf(route), path: route.path, page, styles })

/** What is shown where nothing can be, until it can. */
export const holdingPage = (key: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Townsite</title><p>There is no good version of this page yet. It appears here as soon as there is one.</p>${tag({ key })}`

export const answerOf = async (showing: PageStore, path: string): Promise<Answer | undefined> => {
  const page = showing.page(path)
  if (page === 'broken') return { bytes: holdingPage(showing.keyAt(path)), isMissing: true }
  if (page !== undefined) return { bytes: withScript(page) }
  const file = await showing.file(path)
  return file === undefined ? undefined : { bytes: file.bytes }
}
