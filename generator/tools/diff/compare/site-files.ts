/** What changed outside of the pages: redirects, headers, sitemap, robots.txt and other files. */
import { align } from '../align.ts'
import type { ListChange, SiteDifference } from '../model.ts'
import { pictureName, withoutDigests, withoutHash } from '../read/names.ts'
import { isHostFile, isSitemap, type SiteView } from '../read/site.ts'
import { type Context, follow, pathOn } from './context.ts'

export const redirectChanges = (before: SiteView, after: SiteView, context: Context): SiteDifference['redirects'] => {
  const { added, removed, moved, origins } = context
  const newPages = new Set([...added, ...moved.values()])
  const oldPages = new Set([...removed, ...moved.keys()])
  const leadsTo = (to: string, origin: string, pages: ReadonlySet<string>): boolean => pages.has(pathOn(origin, to) ?? '')
  const came = [...after.redirects.values()].filter(({ from }) => !before.redirects.has(from))
  const went = [...before.redirects.values()].filter(({ from }) => !after.redirects.has(from))
  const turned = [...after.redirects.values()].flatMap(rule => {
    const old = before.redirects.get(rule.from)
    return old === undefined || (old.to === rule.to && old.status === rule.status) ? [] : [{ ...rule, before: old.to }]
  })
  const news = {
    added: came.filter(({ from, to }) => !leadsTo(to, origins.after, newPages) && !oldPages.has(from)),
    removed: went.filter(({ from, to }) => !leadsTo(to, origins.before, oldPages) && !newPages.has(from)),
    changed: turned.filter(({ before: old, to }) => follow(context, old) !== to),
  }
  return {
    ...news,
    followed: came.length + went.length + turned.length - news.added.length - news.removed.length - news.changed.length,
  }
}

export const headerChanges = ({ headers: before }: SiteView, { headers: after }: SiteView): SiteDifference['headers'] =>
  before === null || after === null
    ? []
    : [...new Set([...before.keys(), ...after.keys()])].flatMap(name => {
        const [old, now] = [before.get(name) ?? null, after.get(name) ?? null]
        return old === now ? [] : [{ name, before: old, after: now }]
      })

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

/** @param told names of pictures and scripts of which pages tell, or that came and went with pages */
export const fileChanges = (before: SiteView, after: SiteView, told: ReadonlySet<string>): SiteDifference['files'] => {
  const speaksFor = (site: SiteView, path: string): boolean => {
    const isTwin = /\.(?:br|gz)$/.test(path) && site.source.files.has(path.replace(/\.\w+$/, ''))
    return isTwin || path.endsWith('.html') || isSitemap(path) || path === 'robots.txt' || isHostFile(path) || told.has(fileName(path))
  }
  const filesOf = (site: SiteView): ReadonlyMap<string, string> => {
    const files = new Map<string, string>()
    for (const [path, hash] of site.source.files)
      if (!speaksFor(site, path)) files.set(fileName(path), `${files.get(fileName(path)) ?? ''}${hash}`)
    return files
  }
  const [was, is] = [filesOf(before), filesOf(after)]
  return {
    added: [...is.keys()].filter(name => !was.has(name)),
    removed: [...was.keys()].filter(name => !is.has(name)),
    changed: [...is].filter(([name, hash]) => was.has(name) && was.get(name) !== hash).map(([name]) => name),
  }
}

/** Host files that differ in what neither redirects nor headers tell, digests of styles aside. */
export const hostFileChanges = (before: SiteView, after: SiteView): readonly string[] => {
  const lines = (site: SiteView, path: string): string => withoutDigests(site.source.text(path))
  return [...after.source.files.keys()].filter(
    path => isHostFile(path) && before.source.files.has(path) && lines(before, path) !== lines(after, path),
  )
}
