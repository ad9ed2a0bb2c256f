/**
 * The list of published pages: a fingerprint of each page’s content, and the date since which it is unchanged. The sitemap takes its dates
 * from it, so a build does not depend on the clock.
 */
import { problem } from '../messages/index.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Page } from '../model/page.ts'
import type { UrlPath } from '../model/url.ts'

interface Published {
  readonly fingerprint: string
  /** `2026-11-21`; `null` for pages that were published before the list existed. */
  readonly changed: string | null
}

export type PublishedList = ReadonlyMap<UrlPath, Published>

/** The content of a page: its own texts, links and pictures, without the layout. */
export const contentOf = ({ head, layout: _layout, labels: _labels, language: _language, ...own }: Page): string =>
  JSON.stringify([head.title, head.description, own])

/** The list after publishing: unchanged pages keep their date; new and changed pages get today’s. */
export const publishedNow = (before: PublishedList | undefined, fingerprints: ReadonlyMap<UrlPath, string>, today: string): PublishedList =>
  new Map(
    [...fingerprints].map(([path, fingerprint]) => {
      const known = before?.get(path)
      if (before === undefined) return [path, { fingerprint, changed: null }]
      return [path, known?.fingerprint === fingerprint ? known : { fingerprint, changed: today }]
    }),
  )

/** The date since which a page is unchanged, if the list contains it. */
export const lastChanged = (list: PublishedList, path: UrlPath, fingerprint: string): string | undefined => {
  const known = list.get(path)
  return known?.fingerprint === fingerprint ? (known.changed ?? undefined) : undefined
}

const heading = '# What each page says, by fingerprint, and since when. Kept by “townsite published”; commit it.'

export const printPublished = (list: PublishedList): string =>
  `${[
    heading,
    ...[...list]
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([path, { fingerprint, changed }]) => `${path} ${fingerprint} ${changed ?? '-'}`),
  ].join('\n')}\n`

/** Parses the list. Its lines may be in any order. */
export const parsePublished = (
  file: string,
  text: string,
): { readonly list: PublishedList; readonly diagnostics: readonly Diagnostic[] } => {
  const list = new Map<UrlPath, Published>()
  const diagnostics: Diagnostic[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [, path, fingerprint = '', changed = ''] = /^(\/\S*) ([\w-]{12}) (-|\d{4}-\d{2}-\d{2})$/.exec(line) ?? []
    // The pattern above begins with a slash.
    if (path !== undefined) list.set(path as UrlPath, { fingerprint, changed: changed === '-' ? null : changed })
    else
      diagnostics.push({
        ...problem('PUBLISHED_LINE'),
        where: { file, line: index + 1, column: 1, endColumn: line.length + 1 },
      })
  }
  return { list, diagnostics }
}
