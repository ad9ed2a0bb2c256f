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
    fr: 'Le plan du site contient exactement les pages que les moteurs de recherche peuvent afficher, avec les mêmes versions linguistiques que les pages.',
  },
  hint: {
    en: 'Remove a sitemap.xml from assets/static/ if there is one. Otherwise, report this as a bug.',
    fr: 'S’il y a un sitemap.xml dans assets/static/, retirez-le. Sinon, signalez ce bogue.',
  },
  messages: {
    notPublished: { en: '{file} is not published', fr: '{file} n’est pas publié' },
    tooLarge: {
      en: '{file} has more than {entries} entries or 50 MB',
      fr: '{file} a plus de {entries} entrées ou de 50 Mo',
    },
    twice: {
      en: 'The sitemap lists {count} URLs twice',
      fr: 'Le plan du site contient {count} URL en double',
    },
    noPage: {
      en: 'The sitemap lists {url}, which is not a page for search engines',
      fr: 'Le plan du site contient {url}, qui n’est pas une page pour les moteurs de recherche',
    },
    missing: { en: 'The page is missing from the sitemap', fr: 'La page n’est pas dans le plan du site' },
    otherVersions: {
      en: 'The sitemap and the page list different language versions',
      fr: 'Le plan du site et la page déclarent des versions linguistiques différentes',
    },
    future: {
      en: 'The sitemap has a date in the future for {url}: {date}',
      fr: 'Le plan du site donne une date future pour {url} : {date}',
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
