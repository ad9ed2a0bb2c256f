/** Serves the files of a site; pages include the script that updates them. */

import type { Answer } from '../../platform/serve/dev-server.ts'
import { escapeHtml } from '../../site/util/text.ts'
import { keyOf, type PageStore } from './page-store.ts'
import type { DevPage } from './site.ts'

const tag = (given: Readonly<Record<string, string>>): string =>
  `<script type="module" src="/__townsite/dev.js?${escapeHtml(String(new URLSearchParams(given)))}"></script>`

const withScript = ({ html, route, page, styles }: DevPage): string =>
  html.join('') + tag({ key: keyOf(route), path: route.path, page, styles })

/** The placeholder of a page without a valid version. */
export const holdingPage = (key: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Townsite</title><p>This page has no valid version yet. It appears here as soon as it does.</p>${tag({ key })}`

export const answerOf = async (store: PageStore, path: string): Promise<Answer | undefined> => {
  const page = store.page(path)
  if (page === 'broken') return { bytes: holdingPage(store.keyAt(path)), isMissing: true }
  if (page !== undefined) return { bytes: withScript(page) }
  const file = await store.file(path)
  return file === undefined ? undefined : { bytes: file.bytes }
}
