/** Very many areas: the list in which one is found. */
import type { Link } from './parts.ts'

/** Beyond this number the drawn map has no link for each area: those without a label are dots alone, and a link leads to where all are listed. */
export const mostNamed = 40

/** One of very many areas. */
export interface IndexedArea {
  readonly id: string
  readonly name: string
  /** The only way on from it; none where its services are listed. */
  readonly href: Link['href'] | null
  readonly description: readonly string[]
  /** Its neighbourhoods, in one line. */
  readonly places: string
  readonly services: readonly Link[]
}

export interface AreaIndex {
  /** Label of the box that narrows the list. */
  readonly label: string
  /** By first letter; a single group without a letter where that is no help. */
  readonly groups: readonly { readonly letter: string; readonly areas: readonly IndexedArea[] }[]
}

export interface AreaSummary {
  readonly id: string
  readonly name: string
  readonly description: readonly string[]
  readonly neighbourhoods: readonly string[]
  /** `Air duct cleaning in Laval`, one a service. */
  readonly services: readonly Link[]
}
