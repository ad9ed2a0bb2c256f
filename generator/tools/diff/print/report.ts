/** A difference as a report in plain words. The printers differ in how they set it, not in what they say. */
import type { Piece } from '../words.ts'

/** One change: what, where, on which pages, and what it was and is. */
export interface ReportedChange {
  readonly kind: 'change'
  readonly what: string
  readonly where: string
  readonly pages: string
  /** All their addresses, for those who want to see each. */
  readonly paths: readonly string[]
  /** `null`: there was, or is, nothing. Pieces that the other has not are the changed ones. */
  readonly before: readonly Piece[] | null
  readonly after: readonly Piece[] | null
  /** What is to be said beside. */
  readonly note: string | null
}

export type ReportItem =
  | ReportedChange
  | { readonly kind: 'say'; readonly text: string }
  /** Somebody should look at this before it is published. */
  | { readonly kind: 'warn'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly (readonly [name: string, about: string])[] }
  /** Lines to be copied into the config. */
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
