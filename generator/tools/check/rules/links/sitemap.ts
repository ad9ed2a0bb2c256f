import { pathOnSite } from '../../../../html/address.ts'
import { readSitemap, type SitemapEntry } from '../../../../html/sitemap.ts'
import { defineCheck } from '../../define-check.ts'
import type { PageSummary } from '../../facts/page-summary.ts'

/** https://www.sitemaps.org/protocol.html */
const maxEntries = 50_000
const maxBytes = 52_428_800

const sameAlternates = (entry: SitemapEntry, page: PageSummary): boolean => {
  const line = ({ hreflang, href }: SitemapEntry['alternates'][number]): string => `${hreflang} ${href}`
  const inPage = new Set(page.alternates.map(line))
  return entry.alternates.length === inPage.size && entry.alternates.every(alternate => inPage.has(line(alternate)))
}

export const sitemap = defineCheck({
  id: 'sitemap',
  severity: 'error',
  about: {
    en: 'The sitemap lists exactly the pages that search engines may list, with the same language versions as the pages.',
    fr: 'Le plan du site nomme exactement les pages que les moteurs de recherche peuvent montrer, avec les mêmes versions linguistiques que les pages.',
  },
  hint: {
    en: 'Remove a sitemap.xml from assets/static/ if there is one; else this is the generator’s fault.',
    fr: 'S’il y a un sitemap.xml dans assets/static/, retirez-le; sinon, c’est la faute du générateur.',
  },
  messages: {
    notPublished: { en: '{file} is not published', fr: '{file} n’est pas publié' },
    tooLarge: {
      en: '{file} has more than {entries} entries or 50 MB',
      fr: '{file} a plus de {entries} entrées ou de 50 Mo',
    },
    twice: {
      en: 'the sitemap names {count} addresses twice',
      fr: 'le plan du site nomme {count} adresses deux fois',
    },
    noPage: {
      en: 'the sitemap names {url}, which is not a page that may be listed',
      fr: 'le plan du site nomme {url}, qui n’est pas une page à montrer dans les moteurs de recherche',
    },
    missing: { en: 'the page is missing in the sitemap', fr: 'la page manque dans le plan du site' },
    otherVersions: {
      en: 'the sitemap names other language versions than the page',
      fr: 'le plan du site nomme d’autres versions linguistiques que la page',
    },
    future: {
      en: 'the sitemap says that {url} changed in the future, on {date}',
      fr: 'selon le plan du site, {url} a changé dans l’avenir, le {date}',
    },
  },
  example: { variant: 'missing' },
  applies: site => site.indexable,
  needs: 'pages',
  run: ({ pages, site }, report) => {
    const read = (file: string): readonly SitemapEntry[] => {
      if (!site.files.has(file)) {
        report({ variant: 'notPublished', values: { file } })
        return []
      }
      const { entries, parts } = readSitemap(site.files.text(file))
      if (entries.length > maxEntries || parts.length > maxEntries || site.files.size(file) > maxBytes)
        report({ variant: 'tooLarge', values: { file, entries: { en: '50,000', fr: '50\u00a0000' } } })
      return [...entries, ...parts.flatMap(part => read(pathOnSite(part, site.origin)?.slice(1) ?? part))]
    }
    const entries = read('sitemap.xml')
    const listed = new Map(pages.flatMap(page => (page.listed && page.canonical !== null ? [[page.canonical, page] as const] : [])))
    const urls = new Set(entries.map(entry => entry.address))
    if (urls.size < entries.length) report({ variant: 'twice', values: { count: entries.length - urls.size } })
    for (const { address: url } of entries) if (!listed.has(url)) report({ variant: 'noPage', values: { url } })
    for (const [url, page] of listed) if (!urls.has(url)) report({ variant: 'missing', page: page.path })
    for (const entry of entries) {
      const page = listed.get(entry.address)
      if (page !== undefined && entry.alternates.length > 0 && !sameAlternates(entry, page))
        report({ variant: 'otherVersions', page: page.path })
    }
    const future = entries.find(entry => Number(entry.lastmod?.slice(0, 4) ?? 0) > site.year)
    if (future !== undefined) report({ variant: 'future', values: { url: future.address, date: future.lastmod ?? '' } })
  },
})
