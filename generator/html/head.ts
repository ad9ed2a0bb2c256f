import type { HtmlReader } from './parse.ts'
import { parseStructured, type StructuredFact } from './structured-data.ts'
import { collapsed } from './text.ts'

export interface HeadFacts {
  readonly language: string
  readonly direction: string
  readonly viewport: string | null
  readonly titles: readonly string[]
  /** `<meta>` by its name or property, in order. */
  readonly metas: readonly { readonly name: string; readonly content: string }[]
  readonly canonicals: readonly string[]
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  readonly manifest: string | null
  /** All inline styles. */
  readonly styles: string
  readonly structured: readonly StructuredFact[]
}

/** The content of `<html>` and `<head>` for browsers and search engines. */
export const headReader = (): HtmlReader<HeadFacts> => {
  let [language, direction, styles] = ['', '', '']
  let manifest: string | null = null
  let script: string | null = null
  const titles: string[] = []
  const metas: { name: string; content: string }[] = []
  const canonicals: string[] = []
  const alternates: { hreflang: string; href: string }[] = []
  const structured: StructuredFact[] = []

  const link = (rel: string, href: string, hreflang: string | undefined): void => {
    if (rel === 'canonical') canonicals.push(href)
    else if (rel === 'alternate' && hreflang !== undefined) alternates.push({ hreflang, href })
    else if (rel === 'manifest') manifest = href
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
      structured.push(parseStructured(script))
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
