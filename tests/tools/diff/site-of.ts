/** Small built sites, in memory. */

import { compareSites } from '../../../generator/tools/diff/compare/site.ts'
import type { SiteDifference } from '../../../generator/tools/diff/model.ts'
import { siteView } from '../../../generator/tools/diff/read/site.ts'

export type Files = Readonly<Record<string, string>>

const sourceOf = (files: Files) => ({
  files: new Map(Object.entries(files)),
  text: (path: string): string => files[path] ?? '',
  weight: (path: string): number => (files[path] ?? '').length,
})

export const differenceOf = (before: Files, after: Files): SiteDifference =>
  compareSites(siteView(sourceOf(before)), siteView(sourceOf(after)))

interface PageParts {
  readonly title?: string
  readonly head?: string
  readonly main?: string
  readonly footer?: string
  readonly path?: string
}

/** A page of `https://a.example`. */
export const page = ({ title = 'T', head = '', main = '', footer = '', path = '/' }: PageParts): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title><link rel="canonical" href="https://a.example${path}">${head}</head><body><main>${main}</main><footer>${footer}</footer></body></html>`
