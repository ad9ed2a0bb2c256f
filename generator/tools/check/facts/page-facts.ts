/**
 * Facts about one page for the checks, as plain data. Texts are as visitors see them: entities are decoded and white space is collapsed, but
 * no-break spaces are unchanged.
 */
import type { Destination } from '../../../html/address.ts'
import type { Area } from '../../../html/element.ts'
import type { HeadFacts } from '../../../html/head.ts'
import type { NodeFact } from '../../../html/structured-data.ts'
import type { ConfigPath } from '../../../site/config/yaml/config-document.ts'
import type { Route } from '../../../site/model/route.ts'
import type { UrlPath } from '../../../site/model/url.ts'

export interface PageText {
  readonly text: string
  /** BCP 47 tag of the nearest `lang`. */
  readonly language: string
  /** The element that contains it, or its attribute: `p`, `img alt`. A figure with its label is in several elements. */
  readonly of?: string
  /** Where in the config it is written, if that is known. */
  readonly path?: ConfigPath
}

/** A text without a block inside: a paragraph, a heading, a label, or an attribute that is shown or spoken. */
export interface TextRun extends PageText {
  readonly area: Area
  readonly of: string
  /** Hidden until a script copies it out of its `<template>`. */
  readonly inTemplate: boolean
}

export interface LinkFact {
  readonly href: string
  readonly to: Destination
  /** What a screen reader reads: its label, or else its text. */
  readonly name: string
  readonly text: string
  readonly language: string | null
  readonly hreflang: string | null
  readonly area: Area
}

export interface ButtonFact {
  readonly name: string
  readonly text: string
}

export interface HeadingFact {
  readonly level: number
  readonly text: string
}

export interface ImageFact {
  readonly src: string
  /** `null` without the attribute. */
  readonly alt: string | null
  readonly width: string | null
  readonly height: string | null
}

/** A file that the browser loads by itself. */
export interface RequestFact {
  readonly url: string
  /** `script`, `img`, `link stylesheet`, `iframe`. */
  readonly by: string
}

export interface FrameFact {
  readonly src: string
  readonly title: string | null
}

export interface FieldFact {
  readonly type: string
  readonly name: string | null
  /** It has a label, `aria-label` or `aria-labelledby`. */
  readonly labelled: boolean
  readonly autocomplete: string | null
  readonly ticked: boolean
  /** Inside a hidden element: a honeypot, fixed values. */
  readonly hidden: boolean
}

export interface FormFact {
  readonly action: string | null
  readonly method: string
  readonly fields: readonly FieldFact[]
  readonly links: readonly string[]
}

/** An attribute that names an element of the page by its id. */
export interface ReferenceFact {
  readonly attribute: string
  readonly id: string
}

export interface PageFacts extends HeadFacts {
  /** In the published folder: `fr/contact.html`. */
  readonly file: string
  readonly path: UrlPath
  readonly route: Route
  /** Bytes after compression, if it was compressed. */
  readonly compressed: number | null
  /** Position of `<meta charset>` in the file; `null` without one. */
  readonly charsetAt: number | null
  readonly links: readonly LinkFact[]
  readonly buttons: readonly ButtonFact[]
  readonly headings: readonly HeadingFact[]
  readonly images: readonly ImageFact[]
  readonly frames: readonly FrameFact[]
  readonly forms: readonly FormFact[]
  readonly requests: readonly RequestFact[]
  /** Ids outside templates, in order, with duplicates. */
  readonly ids: readonly string[]
  readonly references: readonly ReferenceFact[]
  /** Every object in the structured data. */
  readonly nodes: readonly NodeFact[]
  /** Names and URLs of the visible breadcrumb, a list in a `<nav>`. */
  readonly breadcrumb: readonly { readonly name: string; readonly href: string | null }[]
  readonly texts: readonly TextRun[]
  /** All texts that are shown or spoken in the body, one on each line, with ordinary spaces. */
  readonly visible: string
  /** Texts by the section, form or list item that contains them. */
  readonly blocks: readonly (readonly string[])[]
  /** Texts of `<main>` that are written for this page: without links, buttons, forms and templates. */
  readonly prose: readonly string[]
}

/** Replaces no-break spaces of all widths by ordinary ones, to compare texts. */
export const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f\u2009]/g, ' ')

export const visibleTextOf = (texts: readonly TextRun[]): string =>
  plainSpaces(
    texts
      .filter(run => run.area !== 'head' && !run.inTemplate)
      .map(run => run.text)
      .join('\n'),
  )

export const isPhoneLink = ({ href, to }: Pick<LinkFact, 'href' | 'to'>): boolean => to.kind === 'other' && /^tel:/i.test(href)

/** Content of the first `<meta>` of this name. */
export const metaOf = (page: Pick<PageFacts, 'metas'>, name: string): string | undefined =>
  page.metas.find(meta => meta.name === name)?.content

export const isListed = (page: Pick<PageFacts, 'metas'>): boolean => !/\bnoindex\b/i.test(metaOf(page, 'robots') ?? '')
