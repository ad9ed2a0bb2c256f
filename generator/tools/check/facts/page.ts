/**
 * What checks know of one built page: read from its HTML once, as plain data. Texts are as a visitor meets them: entities decoded,
 * blanks that HTML collapses collapsed, no-break spaces kept.
 */
import type { Destination } from '../../../html/address.ts'
import type { Area } from '../../../html/element.ts'
import type { HeadFacts } from '../../../html/head.ts'
import type { NodeFact } from '../../../html/structured-data.ts'
import type { Route } from '../../../site/model/route.ts'
import type { UrlPath } from '../../../site/model/url.ts'

/** A run of text that is read in one breath: a paragraph, a heading, a label, or an attribute that is shown or spoken. */
export interface TextRun {
  readonly text: string
  /** BCP 47 tag of the nearest `lang`. */
  readonly language: string
  readonly area: Area
  /** Element it stands in, or its attribute: `p`, `img alt`. */
  readonly of: string
  /** Not shown until a script copies it out of its `<template>`. */
  readonly inTemplate: boolean
}

export interface LinkFact {
  readonly href: string
  readonly to: Destination
  /** What is read out: its label, else its text. */
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

/** Something that the browser loads by itself. */
export interface RequestFact {
  readonly url: string
  /** `script`, `img`, `link stylesheet`, `iframe`. */
  readonly by: string
}

export interface FrameFact {
  readonly src: string
  readonly title: string | null
  readonly lazy: boolean
}

export interface FieldFact {
  readonly type: string
  readonly name: string | null
  /** A label, `aria-label` or `aria-labelledby`, whatever its words. */
  readonly labelled: boolean
  readonly autocomplete: string | null
  readonly ticked: boolean
  /** Inside something `hidden`: a trap for robots, fixed values. */
  readonly hidden: boolean
}

export interface FormFact {
  readonly action: string | null
  readonly method: string
  readonly fields: readonly FieldFact[]
  /** Addresses of the links in it. */
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
  /** Compressed with brotli, if it was weighed. */
  readonly compressed: number | null
  /** How far into the file `<meta charset>` begins, in characters; `null` without one. */
  readonly charsetAt: number | null
  readonly links: readonly LinkFact[]
  readonly buttons: readonly ButtonFact[]
  readonly headings: readonly HeadingFact[]
  readonly images: readonly ImageFact[]
  readonly frames: readonly FrameFact[]
  readonly forms: readonly FormFact[]
  readonly requests: readonly RequestFact[]
  /** Ids outside templates, in order, doubles included. */
  readonly ids: readonly string[]
  readonly references: readonly ReferenceFact[]
  /** What its structured data describes, each with the objects in it: what pages share is the same list on all of them. */
  readonly things: readonly (readonly NodeFact[])[]
  /** Every object of the structured data. */
  readonly nodes: readonly NodeFact[]
  /** Names and addresses of the visible breadcrumb, a list in a `<nav>`. */
  readonly breadcrumb: readonly { readonly name: string; readonly href: string | null }[]
  readonly texts: readonly TextRun[]
  /** All that is seen or spoken in the body, a line a run, with ordinary blanks. */
  readonly visible: string
  /** Runs of text by the section, form or list item they stand in. */
  readonly blocks: readonly (readonly string[])[]
  /** Runs of `<main>` that are this page's own: without links, buttons, forms and what waits. */
  readonly prose: readonly string[]
}

/** No-break spaces of all widths as ordinary ones, for comparing. */
export const plainBlanks = (text: string): string => text.replace(/[\u00a0\u202f\u2009]/g, ' ')

export const visibleOf = (texts: readonly TextRun[]): string =>
  plainBlanks(
    texts
      .filter(run => run.area !== 'head' && !run.inTemplate)
      .map(run => run.text)
      .join('\n'),
  )

/** A link that dials. What a link leads to is known of all, and read sooner than how it is written. */
export const isPhoneLink = ({ href, to }: Pick<LinkFact, 'href' | 'to'>): boolean => to.kind === 'other' && /^tel:/i.test(href)

/** Content of the first `<meta>` of this name. */
export const metaOf = (page: Pick<PageFacts, 'metas'>, name: string): string | undefined =>
  page.metas.find(meta => meta.name === name)?.content

/** Whether search engines may list the page. */
export const isListed = (page: Pick<PageFacts, 'metas'>): boolean => !/\bnoindex\b/i.test(metaOf(page, 'robots') ?? '')
