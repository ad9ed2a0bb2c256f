/** What a removal takes away beside the thing itself: pages, links, addresses, and what names the thing. */

import type { Site } from '../../../site/build.ts'
import { changeRedirects, type NewRedirect } from '../../../site/config/edit/edit-redirects.ts'
import { referencesTo } from '../../../site/config/overlay/overlay-references.ts'
import type { Config } from '../../../site/config/schema/config-schema.ts'
import { valueAt } from '../../../site/config/yaml/tree.ts'
import type { UrlPath } from '../../../site/model/url.ts'
import { expandPatterns } from '../../../site/urls/redirect-chains.ts'
import { successors } from '../../../site/urls/successors.ts'
import { isRecord } from '../../../site/util/table.ts'
import { messageLanguage } from '../../messages.ts'
import type { Change, Hit, Problem } from '../protocol.ts'
import type { Tried } from './changes.ts'
import { problemOf } from './changes.ts'
import { type FieldSource, nameOf, namesOn } from './fields.ts'
import { siteWith } from './origins/page-origins.ts'
import type { Session } from './session.ts'

/** An address, and where it is to lead. */
export interface Lead {
  readonly from: string
  readonly to: string
}

/** What a removal would take away, and what it would leave. */
export interface Removal {
  /** Pages that would be gone. */
  readonly pages: readonly { readonly path: string; readonly title: string }[]
  /** Addresses that would answer no more, each with the page that is nearest to it. */
  readonly leads: readonly Lead[]
  /** Titles of the pages that link there, beside menus and footers. */
  readonly linkedFrom: readonly string[]
  /** What names the thing, and goes along: its path, and the names of the steps that have one, at the end that of the thing. */
  readonly along: readonly Pick<Hit, 'path' | 'names'>[]
  /** Mistakes that would be left. */
  readonly problems: readonly Problem[]
}

/** Pages are searched for links; of a large site only so many. */
const searched = 400

/** The change, and before it what names the thing. A base that is overlaid needs none: what names nothing is left out of a city. */
export const withNaming = ({ source, edited }: Session, change: Change): readonly Change[] => {
  const { site, document } = source()
  const id = valueAt(site.config, [...change.path, 'id'])
  const isAlone = edited.chain().filter(({ isPack }) => isPack !== true).length === 1
  if (change.kind !== 'remove' || typeof id !== 'string' || !isAlone) return [change]
  return [...referencesTo(document.data, change.path.slice(0, -1), id).map(path => ({ kind: 'remove' as const, path })), change]
}

/** Every address that answers: pages, and what leads to them. */
const addressesOf = (site: Site): ReadonlySet<UrlPath> =>
  new Set([...site.routes.map(route => route.path), ...expandPatterns(site.redirects).map(({ from }) => from)])

const leadsOf = (before: Site, after: Site): readonly Lead[] => {
  const [left, pages] = [addressesOf(after), after.routes.filter(route => route.traits.hidden !== true).map(route => route.path)]
  const lost = [...addressesOf(before)].filter(path => !left.has(path))
  const to = successors(lost, { added: [], pages, target: () => undefined, known: new Map(), taken: new Set() })
  return lost.map(from => ({ from, to: to.get(from) ?? '/' }))
}

/** Titles of pages that stay and link to one that goes; menus and footers of all pages do. */
const linkedFrom = (before: Site, gone: ReadonlySet<string>, after: Site): readonly string[] => {
  const stays = new Set(after.routes.map(route => route.path))
  return before.routes
    .filter(route => stays.has(route.path))
    .slice(0, searched)
    .flatMap(route => {
      const { layout: _, head, ...own } = before.page(route)
      const links = [...JSON.stringify(own).matchAll(/"(\/[^"\\#?]*)/g)].some(([, path = '']) => gone.has(path))
      return links ? [head.title] : []
    })
}

/** @param changes those that take away what names a thing, and at the end the thing itself */
const alongWith = (source: FieldSource, changes: readonly Change[]): Removal['along'] => {
  const thing = changes.at(-1)?.path ?? []
  const name = nameOf(valueAt(source.document.data, thing), source.spoken, Number(thing.at(-1)))
  return changes.slice(0, -1).map(({ path }) => ({ path, names: [...namesOn(source, path.slice(0, -1)), name] }))
}

/** @param tried what would be without the thing */
export const removalOf = ({ source, spoken }: Session, changes: readonly Change[], { compiled, problems: found }: Tried): Removal => {
  const problems = found.map(one => problemOf(one, messageLanguage(spoken())))
  const { site } = source()
  const along = alongWith(source(), changes)
  // What has mistakes makes no site: the pages that go are told when they are mended.
  if (compiled === undefined) return { pages: [], leads: [], linkedFrom: [], along, problems }
  const after = siteWith(site, compiled.config satisfies Config)
  const stays = new Set(after.routes.map(route => route.path))
  const pages = site.routes.filter(route => !stays.has(route.path) && route.traits.hidden !== true)
  return {
    pages: pages.map(route => ({ path: route.path, title: site.page(route).head.title })),
    leads: leadsOf(site, after),
    linkedFrom: linkedFrom(site, new Set(pages.map(route => route.path)), after),
    along,
    problems,
  }
}

const redirectsIn = (data: unknown): readonly NewRedirect[] => {
  const list = valueAt(data, ['redirects'])
  return (Array.isArray(list) ? list : []).flatMap((one: unknown) =>
    isRecord(one) && typeof one.from === 'string' && typeof one.to === 'string' ? [{ ...one, from: one.from, to: one.to }] : [],
  )
}

/** The text of a config with redirects that keep addresses; those that it has are led on. */
export const withLeads = (text: string, data: unknown, leads: readonly Lead[]): string => {
  const now = new Map(leads.map(({ from, to }) => [from, to]))
  const lines = redirectsIn(data).map(was => {
    const to = now.get(was.to)
    return { was, now: to === undefined ? was : { ...was, to } }
  })
  const known = new Set(lines.map(({ was }) => was.from))
  return changeRedirects(
    text,
    lines,
    leads.filter(({ from }) => !known.has(from)),
  )
}
