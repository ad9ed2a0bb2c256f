/** Small built sites, in memory. */

import { assetNames } from '../../../generator/platform/assets/names.ts'
import type { Assets } from '../../../generator/site/assets.ts'
import { compileConfig } from '../../../generator/site/compile.ts'
import { type RecordedRedirect, ruleRecords } from '../../../generator/site/emit/rule-records.ts'
import type { HeaderRule } from '../../../generator/site/model/host.ts'
import { serverFiles, siteFiles } from '../../../generator/site/site-files.ts'
import { compareSites } from '../../../generator/tools/diff/compare/site.ts'
import type { SiteDifference } from '../../../generator/tools/diff/model.ts'
import { reportOf } from '../../../generator/tools/diff/print/make-report.ts'
import { reportText } from '../../../generator/tools/diff/print/text.ts'
import { type SiteView, siteView } from '../../../generator/tools/diff/read/site.ts'
import { memoryFiles } from '../../support/memory-files.ts'
import { fakeAssets, siteFrom } from '../../support/site.ts'
import { messageOf } from '../../support/text.ts'

export type Files = Readonly<Record<string, string>>

const viewOf = (files: Files): SiteView => siteView(memoryFiles(files), bytes => bytes.length)

export const differenceOf = (before: Files, after: Files): SiteDifference => compareSites(viewOf(before), viewOf(after))

/** The build record, in the server folder. */
export const record = (redirects: readonly RecordedRedirect[], headers: readonly HeaderRule[] = []): Files =>
  Object.fromEntries(ruleRecords(() => redirects, headers).map(({ path, bytes }) => [`.hosts/${path}`, Buffer.from(bytes).toString()]))

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

/** Changes of a test to a site, other than to its config. */
export interface Tweaks {
  readonly assets?: Partial<Assets>
  /** Replaces the content of every text file. */
  readonly file?: (text: string, path: string) => string
}

const iconsOf = (assets: Assets): Assets['icons'] =>
  new Map([...assets.icons.keys()].map(name => [name, { viewBox: '0 0 1 1', markup: `<path d="${name}"></path>` }]))

/** The site of a config text as it would be built, in memory; each icon draws its own name. */
export const builtView = (text: string, { assets = {}, file = same => same }: Tweaks = {}): SiteView => {
  const compiled = compileConfig('site.config.yaml', text, assetNames('assets'))
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(messageOf).join('\n'))
  const site = siteFrom(compiled.value, { icons: iconsOf(fakeAssets(compiled.value)), ...assets })
  const { redirects, headers } = site
  const [published, server] = [siteFiles(site), serverFiles(site)]
  const notes = new Map(ruleRecords(() => redirects, headers).map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]))
  const texts = [
    ...published.paths.map(path => [path, file(published.text(path), path)] as const),
    ...server.paths.map(path => [`.hosts/${path}`, file(server.text(path), path)] as const),
    ...[...notes].map(([path, note]) => [`.hosts/${path}`, note] as const),
  ]
  return siteView(memoryFiles(Object.fromEntries(texts)), bytes => bytes.length)
}

/** The report of `diff` on two sites, without its first line. */
export const reportOn = (before: SiteView, after: SiteView): string =>
  reportText(reportOf(compareSites(before, after), { before: '', after: '' }), { colour: false })
    .split('\n')
    .slice(1)
    .join('\n')
