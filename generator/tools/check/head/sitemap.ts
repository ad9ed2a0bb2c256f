import { pathOnSite } from '../../../html/address.ts'
import { readSitemap, type SitemapEntry } from '../../../html/sitemap.ts'
import { memoize } from '../../../site/model/memoize.ts'
import type { Finding, PagesCheck } from '../check.ts'
import type { SiteFacts } from '../facts/site.ts'
import type { PageSummary } from '../facts/summary.ts'

/** https://www.sitemaps.org/protocol.html */
const mostEntries = 50_000
const mostBytes = 52_428_800

const sameAlternates = (entry: SitemapEntry, page: PageSummary): boolean => {
  const line = ({ hreflang, href }: SitemapEntry['alternates'][number]): string => `${hreflang} ${href}`
  const inPage = new Set(page.alternates.map(line))
  return entry.alternates.length === inPage.size && entry.alternates.every(one => inPage.has(line(one)))
}

/** All parts of the sitemap, with what is wrong with the files themselves. */
const readAll = (site: SiteFacts): { readonly entries: readonly SitemapEntry[]; readonly faults: readonly Finding[] } => {
  const faults: Finding[] = []
  const read = (path: string): readonly SitemapEntry[] => {
    if (!site.files.has(path)) {
      faults.push({ message: `${path} is not published` })
      return []
    }
    const { entries, parts } = readSitemap(site.files.text(path))
    if (entries.length > mostEntries || parts.length > mostEntries || site.files.size(path) > mostBytes)
      faults.push({ message: `${path} has more than ${mostEntries.toLocaleString('en')} entries or 50 MB` })
    return [...entries, ...parts.flatMap(part => read(pathOnSite(part, site.origin)?.slice(1) ?? part))]
  }
  return { entries: read('sitemap.xml'), faults }
}

const readOnce = memoize(readAll, new WeakMap())

export const sitemap = {
  id: 'sitemap',
  needs: 'pages',
  applies: site => site.indexable,
  ahead: readOnce,
  run: ({ pages, site }) => {
    const { entries, faults } = readOnce(site)
    const listed = new Map(pages.flatMap(page => (page.listed && page.canonical !== null ? [[page.canonical, page] as const] : [])))
    const entered = new Map(entries.map(entry => [entry.address, entry]))
    const future = entries.find(entry => Number(entry.lastmod?.slice(0, 4) ?? 0) > site.year)
    return [
      ...faults,
      ...(entered.size < entries.length ? [{ message: `the sitemap names ${entries.length - entered.size} addresses twice` }] : []),
      ...entries
        .filter(entry => !listed.has(entry.address))
        .map(entry => ({ message: `the sitemap names ${entry.address}, which is no page that may be listed` })),
      ...[...listed]
        .filter(([address]) => !entered.has(address))
        .map(([, page]) => ({ message: 'the page is missing in the sitemap', page: page.path })),
      ...entries.flatMap(entry => {
        const page = listed.get(entry.address)
        return page === undefined || entry.alternates.length === 0 || sameAlternates(entry, page)
          ? []
          : [{ message: 'the sitemap names other language versions than the page', page: page.path }]
      }),
      ...(future === undefined ? [] : [{ message: `the sitemap says that ${future.address} changed in the future, on ${future.lastmod}` }]),
    ]
  },
} as const satisfies PagesCheck
