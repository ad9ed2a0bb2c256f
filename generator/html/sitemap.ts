import { Parser } from 'htmlparser2'

export interface SitemapEntry {
  readonly address: string
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  readonly lastmod: string | null
}

interface SitemapFacts {
  readonly entries: readonly SitemapEntry[]
  /** URLs of the parts that an index lists. */
  readonly parts: readonly string[]
}

/** Reads one sitemap file: https://www.sitemaps.org/protocol.html */
export const readSitemap = (xml: string): SitemapFacts => {
  const entries: { address: string; alternates: { hreflang: string; href: string }[]; lastmod: string | null }[] = []
  const parts: string[] = []
  let text = ''
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        text = ''
        if (name === 'url') entries.push({ address: '', alternates: [], lastmod: null })
        if (name === 'xhtml:link') entries.at(-1)?.alternates.push({ hreflang: attributes.hreflang ?? '', href: attributes.href ?? '' })
      },
      ontext: part => {
        text += part
      },
      onclosetag: name => {
        const entry = entries.at(-1)
        if (name === 'loc' && entry === undefined) parts.push(text.trim())
        else if (name === 'loc' && entry !== undefined) entry.address = text.trim()
        else if (name === 'lastmod' && entry !== undefined) entry.lastmod = text.trim()
      },
    },
    { xmlMode: true },
  )
  parser.write(xml)
  parser.end()
  return { entries, parts }
}
