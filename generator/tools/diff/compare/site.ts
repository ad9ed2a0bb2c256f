/** Compares two built sites. */

import type { SiteFiles } from '../../../site/model/file.ts'
import { getOrCreate, memoizeText } from '../../../site/util/memoize.ts'
import { keysOf } from '../../../site/util/table.ts'
import type { Change, ChangeGroup, LinkPages, RemovedPage, SiteDifference } from '../model.ts'
import type { Phrase } from '../phrases.ts'
import { isBuildRecord, isSameFile, isVariant } from '../read/files.ts'
import { imageName } from '../read/names.ts'
import type { SiteView } from '../read/site.ts'
import { change } from './change.ts'
import { type Context, follow, pathOn } from './context.ts'
import { groups } from './group.ts'
import { styleChanges } from './media.ts'
import { findMoves } from './moves.ts'
import { comparePage, normalizedSource, type PageDifference, type PageSide, sourceChange } from './page.ts'
import {
  fileChanges,
  headerChanges,
  hostFileChanges,
  notCompared,
  redirectChanges,
  redirectsOf,
  robotsChanges,
  sitemapChanges,
} from './site-files.ts'

/** Reports progress in pages. */
type Watch = (done: number, total: number) => void

const sideOf = ({ files, pages, page, weight }: SiteView, path: string): PageSide => {
  const file = pages.get(path) ?? ''
  const view = page(path)
  const linked = view.styleSheets.map(href => (files.has(href.slice(1)) ? files.text(href.slice(1)) : ''))
  return { view, styles: [view.styles, ...linked].join('\n'), length: files.text(file).length, weight: () => weight(file) }
}

const inlineStyles = (html: string): string => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n')

const withoutStyles = (html: string): string => html.replace(/<style>[\s\S]*?<\/style>/g, '<style></style>')

const noDifference: PageDifference = { changes: [], links: { toAdded: false, toRemoved: false, toMoved: false } }

/** A function of two texts whose results are cached. @param separator does not occur in the texts */
const memoizePair = <Value>(separator: string, compute: (before: string, after: string) => Value) => {
  const compare = memoizeText(both => {
    const [before = '', after = ''] = both.split(separator)
    return compute(before, after)
  })
  return (before: string, after: string): Value => compare(`${before}${separator}${after}`)
}

const differenceOfPages = (before: SiteView, after: SiteView, context: Context) => {
  // Many pages share their styles.
  const compareStyles = memoizePair('\u0000', styleChanges)
  return (from: string, to: string): PageDifference => {
    const [fileBefore, fileAfter] = [before.pages.get(from) ?? '', after.pages.get(to) ?? '']
    if (from === to && context.isSameFile(fileBefore, fileAfter)) return noDifference
    const [was, is] = [before.files.text(fileBefore), after.files.text(fileAfter)]
    if (isHtml(was) !== isHtml(is)) return { ...noDifference, changes: [fileChange(isHtml(was), isHtml(is))] }
    // Pages that differ in inline styles only need no further comparison.
    const compared =
      from === to && !was.includes('rel="stylesheet"') && withoutStyles(was) === withoutStyles(is)
        ? { ...noDifference, changes: compareStyles(inlineStyles(was), inlineStyles(is)) }
        : comparePage(sideOf(before, from), sideOf(after, to), context)
    if (hasDifference(compared) || from !== to) return compared
    const [old, now] = [normalizedSource(was, address => follow(context, address)), normalizedSource(is, address => address)]
    return old === now ? compared : { ...compared, changes: [sourceChange(old, now)] }
  }
}

const hasDifference = ({ changes, links }: PageDifference): boolean => changes.length > 0 || Object.values(links).includes(true)

/** Other files, such as truncated ones, are not compared any further. */
const isHtml = (text: string): boolean => /<(?:!doctype|html|head|body|title)\b/i.test(text)

const fileChange = (was: boolean, is: boolean): Change => {
  const content = (html: boolean): Phrase => ({ code: html ? 'page' : 'noHtml' })
  return change({ topic: 'markup', subject: { code: 'fileContent' }, before: content(was), after: content(is) })
}

const isSame = ({ files: before }: SiteView, { files: after }: SiteView, { isSameFile }: Context): boolean => {
  const own = (files: SiteFiles): readonly string[] => files.paths.filter(path => !isVariant(files, path) && !isBuildRecord(path))
  const [was, is] = [own(before), own(after)]
  return was.length === is.length && was.every((path, index) => path === is[index] && isSameFile(path, path))
}

interface ComparedPages {
  readonly changes: readonly ChangeGroup[]
  /** Paths after the change. */
  readonly changed: readonly string[]
  readonly links: LinkPages
  readonly languages: SiteDifference['languages']
  /** Names of the images and scripts that are reported with pages. */
  readonly reported: ReadonlySet<string>
}

const comparePages = (before: SiteView, after: SiteView, context: Context, watch: Watch): ComparedPages => {
  const found = groups()
  const languages = new Map<string, string[]>()
  const changed: string[] = []
  const links = { toAdded: [] as string[], toRemoved: [] as string[], toMoved: [] as string[] }
  const former = new Map([...context.moved].map(([from, to]) => [to, from]))
  const compare = differenceOfPages(before, after, context)
  const reported = new Set<string>()
  const reportShareImage = (site: SiteView, path: string): void => {
    for (const { name, content } of site.page(path).metas) if (name === 'og:image') reported.add(`assets/${imageName(content)}`)
  }
  const paths = [...after.pages.keys()].sort()
  for (const [index, path] of paths.entries()) {
    watch(index, paths.length)
    getOrCreate(languages, after.language(path), () => []).push(path)
    if (context.added.has(path)) {
      reportShareImage(after, path)
      continue
    }
    const difference = compare(former.get(path) ?? path, path)
    const { changes } = difference
    for (const kind of keysOf(links)) if (difference.links[kind]) links[kind].push(path)
    for (const { topic, subject, before: was, after: is } of changes)
      for (const file of [subject, was, is]) {
        if (typeof file === 'string' && topic === 'image') reported.add(`assets/${file}`)
        if (typeof file === 'string' && topic === 'script') reported.add(file.slice(1))
      }
    if (hasDifference(difference)) changed.push(path)
    found.add(path, changes)
  }
  for (const path of context.removed) reportShareImage(before, path)
  if (before.origin !== after.origin)
    found.add('/', [change({ topic: 'origin', place: 'head', before: before.origin, after: after.origin })])
  return { changes: found.all(), changed, links, languages: Object.fromEntries(languages), reported }
}

/** Languages of these pages that the other site does not have. */
const languagesOnly = (site: SiteView, paths: readonly string[], other: SiteView): ReadonlySet<string> => {
  const tags = new Set(paths.map(path => site.language(path)))
  for (const path of other.pages.keys()) {
    if (tags.size === 0) break
    tags.delete(other.language(path))
  }
  return tags
}

/** Finds added, removed and moved pages. */
const contextOf = (before: SiteView, after: SiteView): Context => {
  const gone = [...before.pages.keys()].filter(path => !after.pages.has(path))
  const come = [...after.pages.keys()].filter(path => !before.pages.has(path))
  const moved = findMoves(before, after, { removed: gone, added: come })
  const arrived = new Set(moved.values())
  return {
    origins: { before: before.origin, after: after.origin },
    moved,
    added: new Set(come.filter(path => !arrived.has(path))),
    removed: new Set(gone.filter(path => !moved.has(path))),
    languages: { removed: languagesOnly(before, gone, after), added: languagesOnly(after, come, before) },
    isSameFile: memoizePair('\n', (was, is) => isSameFile(before.files, was, after.files, is)),
  }
}

/** The parent of a page is the last remaining link of its breadcrumb. */
const removedPage = (before: SiteView, after: SiteView, path: string): RemovedPage => {
  const { title, language, parts, alternates } = before.page(path)
  const twin = alternates.map(({ href }) => pathOn(before.origin, href)).find(href => href !== null && after.pages.has(href))
  const above = parts
    .filter(({ place }) => place === 'breadcrumb')
    .flatMap(({ links }) => links.map(({ href }) => href))
    .filter(href => after.pages.has(href))
  return { path, title, language, leadsTo: redirectsOf(after).get(path)?.to ?? null, parent: above.at(-1) ?? twin ?? '/' }
}

export const compareSites = (before: SiteView, after: SiteView, watch: Watch = () => undefined): SiteDifference => {
  const context = contextOf(before, after)
  const pages = comparePages(before, after, context, watch)
  const redirects = redirectChanges(before, after, context)
  const { added, removed, changed, followed } = redirects
  const rulesAreSame = added.length + removed.length + changed.length + followed + headerChanges(before, after, []).length === 0
  const files = [fileChanges(before, after, context, pages), hostFileChanges(before, after, rulesAreSame)]
  const filesOf = (what: keyof SiteDifference['files']): readonly string[] => files.flatMap(one => one[what])
  const difference: SiteDifference = {
    same: isSame(before, after, context),
    pages: { before: before.pages.size, after: after.pages.size, changed: pages.changed },
    languages: pages.languages,
    wholeLanguages: { added: [...context.languages.added], removed: [...context.languages.removed] },
    added: [...context.added].map(path => ({ path, title: after.page(path).title })),
    removed: [...context.removed].map(path => removedPage(before, after, path)),
    moved: [...context.moved].map(([from, to]) => ({ from, to, title: after.page(to).title, redirected: redirectsOf(after).has(from) })),
    links: pages.links,
    changes: pages.changes,
    redirects,
    headers: headerChanges(before, after, pages.changes),
    notCompared: notCompared(before, after),
    sitemap: sitemapChanges(before, after, context),
    robots: robotsChanges(before, after, context),
    files: { added: filesOf('added'), removed: filesOf('removed'), changed: filesOf('changed') },
  }
  return difference.same || hasChanges(difference)
    ? difference
    : { ...difference, files: { ...difference.files, changed: differingFiles(before, after, context) } }
}

/** Whether a difference has anything to report. */
const hasChanges = ({ added, removed, moved, changes, redirects, headers, sitemap, robots, files }: SiteDifference): boolean =>
  [
    ...[added, removed, moved, changes, headers],
    ...[redirects, sitemap, robots, files].flatMap(one => [one.added, one.removed]),
    ...[redirects.changed, files.changed],
  ].some(({ length }) => length > 0)

/** The files that differ, for a difference that no other change explains. */
const differingFiles = ({ files: before }: SiteView, { files: after }: SiteView, { isSameFile }: Context): readonly string[] =>
  [...new Set([...before.paths, ...after.paths])].filter(
    path => !isBuildRecord(path) && !isVariant(after, path) && !(before.has(path) && after.has(path) && isSameFile(path, path)),
  )
