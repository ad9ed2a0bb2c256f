/** Small built sites, in memory. */

import { type RecordedRedirect, ruleRecords } from '../../../generator/site/emit/rule-records.ts'
import type { HeaderRule } from '../../../generator/site/model/host.ts'
import { compareSites } from '../../../generator/tools/diff/compare/site.ts'
import type { SiteDifference } from '../../../generator/tools/diff/model.ts'
import { type SiteView, siteView } from '../../../generator/tools/diff/read/site.ts'
import { memoryFiles } from '../../support/memory-files.ts'

export type Files = Readonly<Record<string, string>>

const viewOf = (files: Files): SiteView => siteView(memoryFiles(files), bytes => bytes.length)

export const differenceOf = (before: Files, after: Files): SiteDifference => compareSites(viewOf(before), viewOf(after))

/** The record of a build, beside its folder. */
export const record = (redirects: readonly RecordedRedirect[], headers: readonly HeaderRule[] = []): Files =>
  Object.fromEntries(ruleRecords(redirects, headers).map(({ path, bytes }) => [`.hosts/${path}`, String(bytes)]))

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
