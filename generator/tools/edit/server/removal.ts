/** What a removal also removes: pages, URLs, links, and references to the removed item. */
import type { Site } from '../../../site/build.ts'
import { changeRedirects, type NewRedirect } from '../../../site/config/edit/edit-redirects.ts'
import { referencesTo } from '../../../site/config/overlay/overlay-references.ts'
import { valueAt } from '../../../site/config/yaml/tree.ts'
import type { UrlPath } from '../../../site/model/url.ts'
import { expandPatterns } from '../../../site/urls/redirect-chains.ts'
import { successors } from '../../../site/urls/successors.ts'
import { splitTarget } from '../../../site/util/paths.ts'
import { isRecord } from '../../../site/util/table.ts'
import { messageLanguage } from '../../messages.ts'
import type { Change, Hit, Problem } from '../protocol.ts'
import { problemOf, type TrialCompilation } from './changes.ts'
import { type FieldSource, nameOf, namesOn } from './fields.ts'
import { siteWith } from './origins/page-origins.ts'
import type { Session } from './session.ts'

/** A removed URL path and the target of its redirect. */
export interface Successor {
  readonly from: string
  readonly to: string
}

/** Pages are searched for links; at most so many of a large site. */
const maxSearched = 400

/** The change, after the removal of references to the item. A base with overlays needs none: overlays ignore references to missing items. */
export const withReferences = ({ source, edited }: Session, change: Change): readonly Change[] => {
  const { site, document } = source()
  const id = valueAt(site.config, [...change.path, 'id'])
  const isAlone = edited.chain().filter(({ isPack }) => isPack !== true).length === 1
  if (change.kind !== 'remove' || typeof id !== 'string' || !isAlone) return [change]
  return [...referencesTo(document.data, change.path.slice(0, -1), id).map(path => ({ kind: 'remove' as const, path })), change]
}

/** The URL paths of all pages and redirects. */
const urlsOf = (site: Site): ReadonlySet<UrlPath> =>
  new Set([...site.routes.map(route => route.path), ...expandPatterns(site.redirects).map(({ from }) => from)])

const successorsOf = (before: Site, after: Site): readonly Successor[] => {
  const [left, pages] = [urlsOf(after), after.routes.filter(route => route.traits.hidden !== true).map(route => route.path)]
  const lost = [...urlsOf(before)].filter(path => !left.has(path))
  const to = successors(lost, { added: [], pages, target: () => undefined, known: new Map(), taken: new Set() })
  return lost.map(from => ({ from, to: to.get(from) ?? '/' }))
}

/** Titles of remaining pages that link to a removed one, except in menus and footers. */
const linkedFrom = (before: Site, gone: ReadonlySet<string>, after: Site): readonly string[] => {
  const stays = new Set(after.routes.map(route => route.path))
  return before.routes
    .filter(route => stays.has(route.path))
    .slice(0, maxSearched)
    .flatMap(route => {
      const { layout: _, head, ...own } = before.page(route)
      const links = [...JSON.stringify(own).matchAll(/"(\/[^"\\#?]*)/g)].some(([, path = '']) => gone.has(path))
      return links ? [head.title] : []
    })
}

/** @param changes removals of references, followed by that of the item */
const referencesIn = (source: FieldSource, changes: readonly Change[]): readonly Pick<Hit, 'path' | 'names'>[] => {
  const item = changes.at(-1)?.path ?? []
  const name = nameOf(valueAt(source.document.data, item), source.spoken, Number(item.at(-1)))
  return changes.slice(0, -1).map(({ path }) => ({ path, names: [...namesOn(source, path.slice(0, -1)), name] }))
}

export interface Removal {
  /** Removed pages. */
  readonly pages: readonly { readonly path: string; readonly title: string }[]
  /** The URLs that are removed, each with the nearest remaining page. */
  readonly successors: readonly Successor[]
  /** Titles of the pages that link there, except in menus and footers. */
  readonly linkedFrom: readonly string[]
  /** References to the item, with the names of their steps. */
  readonly references: ReturnType<typeof referencesIn>
  /** Errors that would remain. */
  readonly problems: readonly Problem[]
}

/** @param result of compiling the config without the item */
export const removalOf = ({ source, spoken }: Session, changes: readonly Change[], result: TrialCompilation): Removal => {
  const problems = result.problems.map(one => problemOf(one, messageLanguage(spoken())))
  const { site } = source()
  const references = referencesIn(source(), changes)
  // An invalid config has no site to compare.
  if (result.compiled === undefined) return { pages: [], successors: [], linkedFrom: [], references, problems }
  const after = siteWith(site, result.compiled.config)
  const remaining = new Set(after.routes.map(route => route.path))
  const pages = site.routes.filter(route => !remaining.has(route.path) && route.traits.hidden !== true)
  return {
    pages: pages.map(route => ({ path: route.path, title: site.page(route).head.title })),
    successors: successorsOf(site, after),
    linkedFrom: linkedFrom(site, new Set(pages.map(route => route.path)), after),
    references,
    problems,
  }
}

const redirectsIn = (data: unknown): readonly NewRedirect[] => {
  const list = valueAt(data, ['redirects'])
  return (Array.isArray(list) ? list : []).flatMap((item: unknown) =>
    isRecord(item) && typeof item.from === 'string' && typeof item.to === 'string' ? [{ ...item, from: item.from, to: item.to }] : [],
  )
}

/** The text of a config with redirects to the successors; existing redirects lead there too. */
export const withSuccessors = (text: string, data: unknown, added: readonly Successor[]): string => {
  const targets = new Map(added.map(({ from, to }) => [from, to]))
  const lines = redirectsIn(data).map(was => {
    const to = targets.get(splitTarget(was.to)[0])
    return { was, now: to === undefined ? was : { ...was, to } }
  })
  const known = new Set(lines.map(({ was }) => was.from))
  return changeRedirects(
    text,
    lines,
    added.filter(({ from }) => !known.has(from)),
  )
}
