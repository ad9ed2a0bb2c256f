/** The index of very many locations. */
import type { Link } from './component-data.ts'

export interface IndexedLocation {
  readonly id: string
  readonly name: string
  /** Link of the location; `null` if its services are listed. */
  readonly href: Link['href'] | null
  readonly description: readonly string[]
  /** Its neighbourhoods as one text. */
  readonly places: string
  readonly services: readonly Link[]
}

export interface LocationIndex {
  /** Label of the filter box. */
  readonly label: string
  /** By first letter, or a single group without a letter. */
  readonly groups: readonly { readonly letter: string; readonly areas: readonly IndexedLocation[] }[]
}

export interface LocationSummary {
  readonly id: string
  readonly name: string
  readonly description: readonly string[]
  readonly neighbourhoods: readonly string[]
  /** `Air duct cleaning in Laval`, one per service. */
  readonly services: readonly Link[]
}
