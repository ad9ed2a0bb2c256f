import { collapsed, type HtmlReader } from '../../../html/element.ts'
import type { PageFacts } from './page.ts'

type HeadFacts = Pick<
  PageFacts,
  'language' | 'direction' | 'viewport' | 'titles' | 'metas' | 'canonicals' | 'alternates' | 'manifest' | 'styles' | 'structured'
>

/** What stands in `<html>` and `<head>` for browsers and search engines. */
export const headReader = (): HtmlReader<HeadFacts> => {
  let [language, direction, styles] = ['', '', '']
  let manifest: string | null = null
  let script: string | null = null
  const titles: string[] = []
  const metas: { name: string; content: string }[] = []
  const canonicals: string[] = []
  const alternates: { hreflang: string; href: string }[] = []
  const structured: PageFacts['structured'][number][] = []

  const link = (rel: string, href: string, hreflang: string | undefined): void => {
    if (rel === 'canonical') canonicals.push(href)
    else if (rel === 'alternate' && hreflang !== undefined) alternates.push({ hreflang, href })
    else if (rel === 'manifest') manifest = href
  }

  const parse = (text: string): PageFacts['structured'][number] => {
    try {
      return { data: JSON.parse(text) }
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) }
    }
  }

  return {
    open: ({ name, attributes, area }) => {
      if (name === 'html') [language, direction] = [attributes.lang ?? '', attributes.dir ?? '']
      else if (name === 'meta')
        metas.push({ name: attributes.name ?? attributes.property ?? attributes['http-equiv'] ?? '', content: attributes.content ?? '' })
      else if (name === 'link') link(attributes.rel ?? '', attributes.href ?? '', attributes.hreflang)
      else if (name === 'title' && area === 'head') titles.push('')
      else if (name === 'script' && attributes.type === 'application/ld+json') script = ''
    },
    text: (text, { name, area }) => {
      if (name === 'style') styles += text
      else if (script !== null) script += text
      else if (name === 'title' && area === 'head') titles[titles.length - 1] += text
    },
    close: ({ name }) => {
      if (name !== 'script' || script === null) return
      structured.push(parse(script))
      script = null
    },
    facts: () => ({
      language,
      direction,
      viewport: metas.find(meta => meta.name === 'viewport')?.content ?? null,
      titles: titles.map(collapsed),
      metas,
      canonicals,
      alternates,
      manifest,
      styles,
      structured,
    }),
  }
}
