/** Reads the facts about a page that are compared. */
import { headReader } from '../../../html/head.ts'
import { parseHtml } from '../../../html/parse.ts'
import { type FormView, formReader } from './forms.ts'
import { markupReader, type Tag } from './markup.ts'
import { type Media, mediaReader } from './media.ts'
import { type Part, partReader } from './parts.ts'

export interface PageView extends Media {
  readonly path: string
  readonly language: string
  readonly title: string
  readonly metas: readonly { readonly name: string; readonly content: string }[]
  readonly canonical: string | null
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  readonly structured: readonly unknown[]
  /** Inline styles. */
  readonly styles: string
  readonly parts: readonly Part[]
  readonly forms: readonly FormView[]
  readonly tags: readonly Tag[]
}

export const readPageView = (path: string, html: string): PageView => {
  const [head, parts, forms, tags, media] = [headReader(), partReader(), formReader(), markupReader(), mediaReader()] as const
  parseHtml(html, [head, parts, forms, tags, media])
  const { language, titles, metas, canonicals, alternates, structured, styles } = head.facts()
  return {
    path,
    language,
    title: titles[0] ?? '',
    metas,
    canonical: canonicals[0] ?? null,
    alternates,
    structured: structured.map(one => ('data' in one ? one.data : one.fault)),
    styles,
    parts: parts.facts(),
    forms: forms.facts(),
    tags: tags.facts(),
    ...media.facts(),
  }
}
