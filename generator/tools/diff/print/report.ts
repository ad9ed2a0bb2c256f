/** The report of a difference, in one language. The printers differ in layout only. */
import type { Piece } from '../compare-words.ts'

/** One change: what, where, on which pages, and its value before and after. */
export interface ReportedChange {
  readonly kind: 'change'
  readonly what: string
  readonly where: string
  readonly pages: string
  /** The paths of all these pages. */
  readonly paths: readonly string[]
  /** `null`: there was, or is, no value. Pieces that the other side lacks are the changed ones. */
  readonly before: readonly Piece[] | null
  readonly after: readonly Piece[] | null
  readonly note: string | null
}

export type ReportItem =
  | ReportedChange
  | { readonly kind: 'text'; readonly text: string }
  /** To be checked before the site is published. */
  | { readonly kind: 'warn'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly (readonly [name: string, about: string])[] }
  /** Lines to copy into the config. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] }

export interface ReportSection {
  readonly title: string
  readonly items: readonly ReportItem[]
}

export interface Report {
  readonly before: string
  readonly after: string
  /** `60 pages became 66: 6 new, 58 changed.` */
  readonly headline: string
  readonly sections: readonly ReportSection[]
}
