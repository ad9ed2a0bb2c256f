/** Compares the edited site with the saved one, with the messages of `diff`. Of pages that changed in the same way, one is compared. */
import type { Site } from '../../../site/build.ts'
import { pageFile } from '../../../site/emit/collect.ts'
import type { MessageLanguage } from '../../../site/messages/language.ts'
import type { SiteFiles } from '../../../site/model/file.ts'
import type { Route } from '../../../site/model/route.ts'
import { isRecord } from '../../../site/util/table.ts'
import { compareSites } from '../../diff/compare/site.ts'
import type { SiteDifference } from '../../diff/model.ts'
import { reportOf } from '../../diff/print/make-report.ts'
import { isHostFile, siteView } from '../../diff/read/site.ts'
import type { PageChanges } from '../protocol.ts'
import type { Pause } from './origins/page-origins.ts'

/** The part of two texts that differs, so that the same edit of different texts is equal. */
const editOf = (before: string, after: string): string => {
  let [start, end] = [0, 0]
  const shorter = Math.min(before.length, after.length)
  while (start < shorter && before[start] === after[start]) start++
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return `${before.slice(start, before.length - end)}→${after.slice(start, after.length - end)}`
}

/** The edits between two page objects. */
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

/** @param withRules whether the redirects of the host are included */
const filesOf = (site: Site, routes: readonly Route[], withRules: boolean): SiteFiles => {
  const rules = withRules ? site.hosts.published.filter(({ path }) => isHostFile(path)) : []
  const contents = new Map([
    ...routes.map(route => [pageFile(route.path), site.html(site.page(route))] as const),
    ...rules.map(({ path, bytes }) => [path, typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes)] as const),
  ])
  const text = (path: string): string => contents.get(path) ?? ''
  const bytes = (path: string): Uint8Array => new TextEncoder().encode(text(path))
  return { paths: [...contents.keys()].sort(), has: path => contents.has(path), text, bytes, size: path => bytes(path).byteLength }
}

/** Limit of added and of removed pages that are listed with their titles. */
const maxListed = 200

/** The difference, with all pages that changed in the same way as the compared one. */
const withAllPages = (difference: SiteDifference, same: ReadonlyMap<string, readonly string[]>, after: Site): SiteDifference => {
  const withSame = (pages: readonly string[]): readonly string[] => [...new Set(pages.flatMap(path => same.get(path) ?? [path]))].sort()
  const inLanguage = (code: string): readonly string[] => after.routes.filter(({ language }) => language === code).map(({ path }) => path)
  return {
    ...difference,
    changes: difference.changes.map(group => ({ ...group, pages: withSame(group.pages) })),
    languages: Object.fromEntries(after.resolved.languages.map(({ code, locale }) => [locale, inLanguage(code)])),
    // Other changes are shown as lines of the files.
    notCompared: [],
    same: false,
  }
}

/** @param pause called between two pages; the comparison ends if it returns false */
export const comparePages = async (before: Site, after: Site, language: MessageLanguage, pause: Pause): Promise<PageChanges> => {
  const old = new Map(before.routes.map(route => [route.path, route]))
  const now = new Set(after.routes.map(({ path }) => path))
  const removed = before.routes.filter(({ path }) => !now.has(path))
  const added = after.routes.filter(({ path }) => !old.has(path))
  const groups = new Map<string, string[]>()
  for (const route of after.routes) {
    const was = old.get(route.path)
    if (was === undefined) continue
    if (!(await pause())) break
    const edits = editsBetween(before.page(was), after.page(route))
    if (edits.size === 0) continue
    const key = `${route.kind} ${route.language} ${[...edits].sort().join('\n')}`
    groups.set(key, [...(groups.get(key) ?? []), route.path])
  }
  const same = new Map([...groups.values()].map(pages => [pages[0] ?? '', pages]))
  const view = (site: Site, others: readonly Route[]) => {
    const routes = [...site.routes.filter(({ path }) => same.has(path)), ...others.slice(0, maxListed)]
    return siteView(filesOf(site, routes, removed.length > 0), bytes => bytes.byteLength)
  }
  const pages = [...[...groups.values()].flat(), ...added.map(({ path }) => path)]
  if (pages.length + removed.length === 0) return { pages, sections: [] }
  const difference = withAllPages(compareSites(view(before, removed), view(after, added)), same, after)
  return { pages, sections: reportOf(difference, { before: '', after: '' }, language).sections }
}
