/** What changed between two built sites, as plain data: the only input of the printers. */
import type { Text } from './phrases.ts'

/** Part of a page, or a consumer of it such as search engines. */
export const places = ['header', 'breadcrumb', 'main', 'footer', 'floating', 'messages', 'social', 'structured', 'head'] as const
export type Place = (typeof places)[number]

/** What a change is about, in the order of the report. */
export const topics = [
  'origin',
  'form',
  'phone',
  'email',
  'hours',
  'title',
  'description',
  'heading',
  'text',
  'link',
  'order',
  'image',
  'drawing',
  'frame',
  'indexing',
  'canonical',
  'alternate',
  'structured',
  'social',
  'spoken',
  'style',
  'script',
  'markup',
  'head',
  'weight',
  'details',
] as const
export type Topic = (typeof topics)[number]

/** A change on one page. */
export interface Change {
  readonly topic: Topic
  readonly place: Place
  /** Details of the topic: days of opening hours, level of a heading, name of an image, selector of a style rule. */
  readonly subject: Text | null
  /** `null`: it was added. */
  readonly before: Text | null
  /** `null`: it was removed. */
  readonly after: Text | null
  /** Heading above it, empty without one. */
  readonly section: string
  /** Changes with the same key are reported once. */
  readonly key: string
}

/** One change, on all its pages. */
export interface ChangeGroup {
  /** Several if the same words changed in a title, a heading and a text. */
  readonly topics: readonly Topic[]
  readonly subject: Text | null
  readonly before: Text | null
  readonly after: Text | null
  /** Heading above it, where it is the same on all pages. */
  readonly section: string | null
  readonly places: readonly Place[]
  /** Different texts in which the same words changed. `before` and `after` are the first of them. */
  readonly texts: number
  /** Paths after the change, sorted. */
  readonly pages: readonly string[]
}

interface PageName {
  readonly path: string
  readonly title: string
}

export interface RemovedPage extends PageName {
  readonly language: string
  /** Target of the redirect from its path; `null` without one. */
  readonly leadsTo: string | null
  /** Its remaining parent page, or its version in another language. */
  readonly parent: string
}

interface MovedPage {
  readonly from: string
  readonly to: string
  readonly title: string
  /** Whether the old path redirects to the new one. */
  readonly redirected: boolean
}

export interface RedirectRule {
  readonly from: string
  readonly to: string
  readonly status: number
}

/** Pages with links to added, removed and moved pages. Reported with those pages, not link by link. */
export interface LinkPages {
  readonly toAdded: readonly string[]
  readonly toRemoved: readonly string[]
  readonly toMoved: readonly string[]
}

export interface ListChange {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

export interface HeaderChange {
  readonly name: string
  /** The URLs that the header is sent for; `null`: all. */
  readonly scope: Text | null
  readonly before: string | null
  readonly after: string | null
}

export interface SiteDifference {
  /** Whether all files except compressed variants are equal byte for byte. */
  readonly same: boolean
  readonly pages: { readonly before: number; readonly after: number; readonly changed: readonly string[] }
  /** Pages after the change by language tag. */
  readonly languages: Readonly<Record<string, readonly string[]>>
  /** Tags of languages that were added to the site, and removed from it. */
  readonly wholeLanguages: { readonly added: readonly string[]; readonly removed: readonly string[] }
  readonly added: readonly PageName[]
  readonly removed: readonly RemovedPage[]
  readonly moved: readonly MovedPage[]
  readonly links: LinkPages
  readonly changes: readonly ChangeGroup[]
  readonly redirects: {
    readonly added: readonly RedirectRule[]
    readonly removed: readonly RedirectRule[]
    readonly changed: readonly (RedirectRule & { readonly before: string; readonly statusBefore: number })[]
    /** Number of redirects that changed only because pages did. */
    readonly followed: number
  }
  readonly headers: readonly HeaderChange[]
  /** What could not be compared because one side has no record of it. */
  readonly notCompared: readonly ('redirects' | 'headers')[]
  readonly sitemap: ListChange
  readonly robots: ListChange
  /** Files that are not covered by any other change. */
  readonly files: ListChange & { readonly changed: readonly string[] }
}
