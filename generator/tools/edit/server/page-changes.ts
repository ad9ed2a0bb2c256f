/**
 * What pages say otherwise than those that were saved, in the words of `diff`. Pages are planned on both sides and looked at a few at a
 * time; of many that changed alike one is compared, and speaks for all.
 */
import type { Site } from '../../../site/build.ts'
import { pageFile } from '../../../site/emit/collect.ts'
import type { MessageLanguage } from '../../../site/messages/language.ts'
import type { Route } from '../../../site/model/route.ts'
import type { SiteFiles } from '../../../site/model/site-files.ts'
import { isRecord } from '../../../site/model/table.ts'
import { compareSites } from '../../diff/compare/site.ts'
import type { SiteDifference } from '../../diff/model.ts'
import { reportOf } from '../../diff/print/make-report.ts'
import type { Report } from '../../diff/print/report.ts'
import { isHostFile, siteView } from '../../diff/read/site.ts'

export interface PageChanges {
  /** Addresses of the pages that say something else, those that came included, as far as they were looked at. */
  readonly pages: readonly string[]
  readonly sections: Report['sections']
  readonly looked: number
  readonly of: number
}

/** What stands before and behind a changed stretch is left out: the same edit of two texts is one. */
const editOf = (before: string, after: string): string => {
  let [start, end] = [0, 0]
  const most = Math.min(before.length, after.length)
  while (start < most && before[start] === after[start]) start++
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return `${before.slice(start, before.length - end)}→${after.slice(start, after.length - end)}`
}

/** What differs between two planned pages, wherever it stands: pages with the same edits changed alike. */
const editsBetween = (before: unknown, after: unknown, found: Set<string> = new Set()): ReadonlySet<string> => {
  if (before === after) return found
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    for (const [index, item] of before.entries()) editsBetween(item, after[index], found)
  else if (isRecord(before) && isRecord(after))
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) editsBetween(before[key], after[key], found)
  else {
    const [was, is] = [before, after].map(one => (typeof one === 'string' ? one : (JSON.stringify(one) ?? '')))
    if (was !== is) found.add(editOf(was ?? '', is ?? ''))
  }
  return found
}

/** The files of a few pages. @param withRules what tells where addresses lead */
const filesOf = (site: Site, routes: readonly Route[], withRules: boolean): SiteFiles => {
  const rules = withRules ? site.hosts.published.filter(({ path }) => isHostFile(path)) : []
  const made = new Map([
    ...routes.map(route => [pageFile(route.path), site.html(site.page(route))] as const),
    ...rules.map(({ path, bytes: said }) => [path, typeof said === 'string' ? said : new TextDecoder().decode(said)] as const),
  ])
  const text = (path: string): string => made.get(path) ?? ''
  const bytes = (path: string): Uint8Array => new TextEncoder().encode(text(path))
  return { paths: [...made.keys()].sort(), has: path => made.has(path), text, bytes, size: path => bytes(path).byteLength }
}

const weightOf = (bytes: Uint8Array): number => bytes.byteLength

/** Of pages that came or went, so many are told with their titles. */
const mostListed = 200

/** One page speaks for all that changed alike. */
const spokenFor = (difference: SiteDifference, alike: ReadonlyMap<string, readonly string[]>, after: Site): SiteDifference => {
  const all = (pages: readonly string[]): readonly string[] => [...new Set(pages.flatMap(path => alike.get(path) ?? [path]))].sort()
  const inLanguage = (code: string): readonly string[] => after.routes.filter(({ language }) => language === code).map(({ path }) => path)
  return {
    ...difference,
    changes: difference.changes.map(group => ({ ...group, pages: all(group.pages) })),
    languages: Object.fromEntries(after.resolved.languages.map(({ code, locale }) => [locale, inLanguage(code)])),
    // What is not made of pages is told by its lines.
    notCompared: [],
    same: false,
  }
}

export interface PageComparison {
  /** Compares further pages. @param ms about how long */
  readonly look: (ms: number, language: MessageLanguage) => PageChanges
}

export const comparePages = (before: Site, after: Site): PageComparison => {
  const old = new Map(before.routes.map(route => [route.path, route]))
  const now = new Set(after.routes.map(({ path }) => path))
  const gone = before.routes.filter(({ path }) => !now.has(path))
  const come = after.routes.filter(({ path }) => !old.has(path))
  const changed: string[] = []
  const classes = new Map<string, string[]>()
  let looked = 0
  let told: { readonly classes: number; readonly difference: SiteDifference } | undefined

  const lookAt = (route: Route): void => {
    const was = old.get(route.path)
    if (was === undefined) return
    const edits = editsBetween(before.page(was), after.page(route))
    if (edits.size === 0) return
    changed.push(route.path)
    const key = `${route.kind} ${route.language} ${[...edits].sort().join('\n')}`
    const alike = classes.get(key)
    if (alike === undefined) classes.set(key, [route.path])
    else alike.push(route.path)
  }

  const differenceNow = (): SiteDifference => {
    if (told?.classes === classes.size) return told.difference
    const ones = new Set([...classes.values()].flatMap(([first = '']) => first))
    const of = (routes: readonly Route[], others: readonly Route[]): readonly Route[] => [
      ...routes.filter(({ path }) => ones.has(path)),
      ...others.slice(0, mostListed),
    ]
    const view = (site: Site, routes: readonly Route[]) => siteView(filesOf(site, routes, gone.length > 0), weightOf)
    const difference = compareSites(view(before, of(before.routes, gone)), view(after, of(after.routes, come)))
    told = { classes: classes.size, difference }
    return difference
  }

  return {
    look: (ms, language) => {
      const until = performance.now() + ms
      const isDone = (): boolean => looked >= after.routes.length
      for (let route = after.routes[looked]; route !== undefined && performance.now() < until; route = after.routes[looked]) {
        lookAt(route)
        looked++
      }
      const alike = new Map([...classes.values()].map(pages => [pages[0] ?? '', pages]))
      const isTold = classes.size > 0 || (isDone() && gone.length + come.length > 0)
      const sections = isTold ? reportOf(spokenFor(differenceNow(), alike, after), { before: '', after: '' }, language).sections : []
      return { pages: [...changed, ...come.map(({ path }) => path)], sections, looked, of: after.routes.length }
    },
  }
}
