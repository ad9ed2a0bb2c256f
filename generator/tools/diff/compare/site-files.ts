/** What changed outside of the pages: redirects, headers, sitemap, robots.txt and other files. */
import { align } from '../align.ts'
import type { ListChange, RedirectRule, SiteDifference } from '../model.ts'
import { isRecord, isVariant } from '../read/files.ts'
import { pictureName, withoutDigests, withoutHash } from '../read/names.ts'
import { comparable } from '../read/rules.ts'
import { isHostFile, isSitemap, type SiteView } from '../read/site.ts'
import { type Context, follow, pathOn } from './context.ts'

export const redirectChanges = (before: SiteView, after: SiteView, context: Context): SiteDifference['redirects'] => {
  const { added, removed, moved, origins } = context
  const newPages = new Set([...added, ...moved.values()])
  const oldPages = new Set([...removed, ...moved.keys()])
  const leadsTo = (to: string, origin: string, pages: ReadonlySet<string>): boolean => pages.has(pathOn(origin, to) ?? '')
  const [old, now] = comparable(before.redirects, after.redirects) ?? [new Map<string, RedirectRule>(), new Map<string, RedirectRule>()]
  const came = [...now.values()].filter(({ from }) => !old.has(from))
  const went = [...old.values()].filter(({ from }) => !now.has(from))
  const turned = [...now.values()].flatMap(rule => {
    const was = old.get(rule.from)
    return was === undefined || (was.to === rule.to && was.status === rule.status) ? [] : [{ ...rule, before: was.to }]
  })
  const news = {
    added: came.filter(({ from, to }) => !leadsTo(to, origins.after, newPages) && !oldPages.has(from)),
    removed: went.filter(({ from, to }) => !leadsTo(to, origins.before, oldPages) && !newPages.has(from)),
    changed: turned.filter(({ before: was, to }) => follow(context, was) !== to),
  }
  return {
    ...news,
    followed: came.length + went.length + turned.length - news.added.length - news.removed.length - news.changed.length,
  }
}

export const headerChanges = (before: SiteView, after: SiteView): SiteDifference['headers'] => {
  const [was, is] = comparable(before.headers, after.headers) ?? [new Map<string, string>(), new Map<string, string>()]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap(name => {
    const [old, now] = [was.get(name) ?? null, is.get(name) ?? null]
    return old === now ? [] : [{ name, before: old, after: now }]
  })
}

/** What no source tells of both sides. */
export const notCompared = (before: SiteView, after: SiteView): SiteDifference['notCompared'] => [
  ...(comparable(before.redirects, after.redirects) === null ? (['redirects'] as const) : []),
  ...(comparable(before.headers, after.headers) === null ? (['headers'] as const) : []),
]

/** The redirects of one site, from whatever tells them. */
export const redirectsOf = ({ redirects }: SiteView): ReadonlyMap<string, RedirectRule> => redirects.record ?? redirects.serve ?? new Map()

/** Addresses that the sitemap lists or no longer lists while their page stayed. */
export const sitemapChanges = (before: SiteView, after: SiteView, context: Context): ListChange => {
  const { added, removed, origins } = context
  const old = new Set(before.sitemap.map(address => follow(context, address)))
  const now = new Set(after.sitemap)
  return {
    added: [...now].filter(address => !old.has(address) && !added.has(pathOn(origins.after, address) ?? '')),
    removed: [...old].filter(address => !now.has(address) && !removed.has(pathOn(origins.after, address) ?? '')),
  }
}

export const robotsChanges = ({ robots: before }: SiteView, { robots: after }: SiteView, context: Context): ListChange => {
  const moved = before.map(line => line.replace(context.origins.before || '\u0000', context.origins.after))
  const stretches = align(moved, after, line => line).filter(({ same }) => !same)
  return { added: stretches.flatMap(stretch => stretch.after), removed: stretches.flatMap(stretch => stretch.before) }
}

const isPicture = (path: string): boolean => /\.(?:avif|webp|jpe?g|png|gif)$/.test(path)

/** Files of one picture, and versions of one file, by one name. */
const fileName = (path: string): string =>
  withoutHash(path) !== path && isPicture(path)
    ? `${withoutHash(path)
        .replace(/\/\.\w+$/, '')
        .replace(/[^/]*$/, '')}${pictureName(path)}`
    : withoutHash(path)

/** @param reported names of pictures and scripts that are reported with pages, or that came and went with them */
export const fileChanges = (
  before: SiteView,
  after: SiteView,
  { isSameFile }: Context,
  reported: ReadonlySet<string>,
): SiteDifference['files'] => {
  const isReported = ({ files }: SiteView, path: string): boolean =>
    isVariant(files, path) ||
    path.endsWith('.html') ||
    isSitemap(path) ||
    path === 'robots.txt' ||
    isHostFile(path) ||
    reported.has(fileName(path))
  const filesOf = (site: SiteView): ReadonlyMap<string, readonly string[]> => {
    const files = new Map<string, string[]>()
    for (const path of site.files.paths) {
      if (isReported(site, path)) continue
      const name = fileName(path)
      files.set(name, [...(files.get(name) ?? []), path])
    }
    return files
  }
  const [was, is] = [filesOf(before), filesOf(after)]
  const isChanged = (old: readonly string[] | undefined, now: readonly string[]): boolean =>
    old !== undefined && (old.length !== now.length || old.some((path, index) => !isSameFile(path, now[index] ?? '')))
  return {
    added: [...is.keys()].filter(name => !was.has(name)),
    removed: [...was.keys()].filter(name => !is.has(name)),
    changed: [...is].filter(([name, paths]) => isChanged(was.get(name), paths)).map(([name]) => name),
  }
}

/** Host files that differ in what neither redirects nor headers tell, digests of styles aside. */
export const hostFileChanges = ({ files: before }: SiteView, { files: after }: SiteView): readonly string[] =>
  after.paths.filter(
    path =>
      isHostFile(path) && !isRecord(path) && before.has(path) && withoutDigests(before.text(path)) !== withoutDigests(after.text(path)),
  )
