/** Compares what is outside of the pages: redirects, headers, sitemap, robots.txt and other files. */
import { groupBy } from '../../../site/util/table.ts'
import { align } from '../align.ts'
import { editOf } from '../compare-words.ts'
import type { ChangeGroup, ListChange, RedirectRule, SiteDifference } from '../model.ts'
import { quoted } from '../phrases.ts'
import { isBuildRecord, isVariant } from '../read/files.ts'
import { imageName, withoutDigests, withoutHash } from '../read/names.ts'
import { comparable, type Header } from '../read/rules.ts'
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
    return was === undefined || (was.to === rule.to && was.status === rule.status)
      ? []
      : [{ ...rule, before: was.to, statusBefore: was.status }]
  })
  const unexplained = {
    added: came.filter(({ from, to }) => !leadsTo(to, origins.after, newPages) && !oldPages.has(from)),
    removed: went.filter(({ from, to }) => !leadsTo(to, origins.before, oldPages) && !newPages.has(from)),
    changed: turned.filter(({ before: was, to, status, statusBefore }) => status !== statusBefore || follow(context, was) !== to),
  }
  const reported = Object.values(unexplained).flat().length
  return { ...unexplained, followed: came.length + went.length + turned.length - reported }
}

/** Directives of a policy that follow from the targets of forms and from embedded frames. */
const permitting = /\b(?:connect-src|form-action|frame-src)\b[^;]*/g

/** Origins in changed forms and frames: the policy changes with them. */
const originsIn = (changes: readonly ChangeGroup[]): readonly string[] =>
  changes
    .filter(({ topics: [topic] }) => topic === 'form' || topic === 'frame')
    .flatMap(({ before, after }) => [...JSON.stringify([before, after]).matchAll(/https?:\/\/[^/\s?#"]+/g)].map(([origin]) => origin))

export const headerChanges = (before: SiteView, after: SiteView, changes: readonly ChangeGroup[]): SiteDifference['headers'] => {
  const reportedOrigins = originsIn(changes)
  // A form service may redirect visitors through a parent domain of the one that takes the messages.
  const isReported = (source: string): boolean =>
    reportedOrigins.some(origin => origin === source || origin.endsWith(`.${source.replace('https://', '')}`))
  const without = (value: string | null): string | null =>
    value?.replace(permitting, directive =>
      directive
        .split(' ')
        .filter(one => !isReported(one) && one !== "'none'")
        .join(' '),
    ) ?? null
  const [was, is] = comparable(before.headers, after.headers) ?? [new Map<string, Header>(), new Map<string, Header>()]
  return [...new Map([...was, ...is])].flatMap(([key, { name, scope }]) => {
    const [before, after] = [was.get(key)?.value ?? null, is.get(key)?.value ?? null]
    return without(before) === without(after) ? [] : [{ name, scope, before, after }]
  })
}

/** What cannot be compared, because no source has it for both sides. */
export const notCompared = (before: SiteView, after: SiteView): SiteDifference['notCompared'] => [
  ...(comparable(before.redirects, after.redirects) === null ? (['redirects'] as const) : []),
  ...(comparable(before.headers, after.headers) === null ? (['headers'] as const) : []),
]

/** The redirects of one site, from the record of its build or from serve.json. */
export const redirectsOf = ({ redirects }: SiteView): ReadonlyMap<string, RedirectRule> => redirects.record ?? redirects.serve ?? new Map()

/** URLs that were added to the sitemap or removed from it while their page stayed. */
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
  const ranges = align(moved, after, line => line).filter(({ same }) => !same)
  return { added: ranges.flatMap(range => range.after), removed: ranges.flatMap(range => range.before) }
}

const isImage = (path: string): boolean => /\.(?:avif|webp|jpe?g|png|gif)$/.test(path)

/** One name for all files of an image, and for all versions of a file. */
const fileName = (path: string): string =>
  withoutHash(path) !== path && isImage(path)
    ? `${withoutHash(path)
        .replace(/\/\.\w+$/, '')
        .replace(/[^/]*$/, '')}${imageName(path)}`
    : withoutHash(path)

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]

const parsed = (text: string): readonly string[] => {
  try {
    return textsIn(JSON.parse(text))
  } catch {
    return []
  }
}

/** Whether a manifest changed only where it repeats names and colors of the pages. */
const followsPages = (before: string, after: string, changes: readonly ChangeGroup[]): boolean => {
  const [was, is] = [parsed(before).map(withoutHash), parsed(after).map(withoutHash)]
  const edits = new Set(changes.map(one => editOf(quoted(one.before) ?? '', quoted(one.after) ?? '')))
  const styled = changes.some(({ topics: [topic] }) => topic === 'style')
  return (
    was.length > 0 &&
    was.length === is.length &&
    was.every((old, index) => {
      const now = is[index] ?? ''
      return old === now || (styled && now.startsWith('#')) || edits.has(editOf(old, now))
    })
  )
}

/** @param reported names of images and scripts that are reported with pages */
export const fileChanges = (
  before: SiteView,
  after: SiteView,
  { isSameFile, languages }: Context,
  { reported, changes }: { readonly reported: ReadonlySet<string>; readonly changes: readonly ChangeGroup[] },
): SiteDifference['files'] => {
  const isReported = ({ files }: SiteView, path: string): boolean =>
    isVariant(files, path) ||
    path.endsWith('.html') ||
    isSitemap(path) ||
    path === 'robots.txt' ||
    isHostFile(path) ||
    (languages.removed.size + languages.added.size > 0 && /^manifest\.[\w-]+\.webmanifest$/.test(path)) ||
    reported.has(fileName(path))
  const filesOf = (site: SiteView): ReadonlyMap<string, readonly string[]> =>
    groupBy(
      site.files.paths.filter(path => !isReported(site, path)),
      fileName,
    )
  const [was, is] = [filesOf(before), filesOf(after)]
  const isManifestLike = (old: string, now: string): boolean =>
    now.endsWith('.webmanifest') && followsPages(before.files.text(old), after.files.text(now), changes)
  const isChanged = (old: readonly string[] | undefined, now: readonly string[]): boolean =>
    old !== undefined &&
    (old.length !== now.length || old.some((path, index) => !isSameFile(path, now[index] ?? '') && !isManifestLike(path, now[index] ?? '')))
  return {
    added: [...is.keys()].filter(name => !was.has(name)),
    removed: [...was.keys()].filter(name => !is.has(name)),
    changed: [...is].filter(([name, paths]) => isChanged(was.get(name), paths)).map(([name]) => name),
  }
}

const hostFiles = ({ files: { paths } }: SiteView): readonly string[] => paths.filter(path => isHostFile(path) && !isBuildRecord(path))

/** Added, removed and changed host files. @param rulesAreSame whether redirects and headers are equal; otherwise these explain changed files */
export const hostFileChanges = (before: SiteView, after: SiteView, rulesAreSame: boolean): SiteDifference['files'] => {
  const [was, is] = [new Set(hostFiles(before)), new Set(hostFiles(after))]
  // The order of lines has no effect: redirects are in the order of pages.
  const text = ({ files }: SiteView, path: string): string =>
    withoutDigests(files.text(path))
      .split('\n')
      .map(line => line.replace(/,$/, ''))
      .sort()
      .join('\n')
  return {
    added: [...is].filter(path => !was.has(path)),
    removed: [...was].filter(path => !is.has(path)),
    changed: rulesAreSame ? [...is].filter(path => was.has(path) && text(before, path) !== text(after, path)) : [],
  }
}
