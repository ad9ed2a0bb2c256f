/** The components that show the locations of a business as data, in one language. */
import type { Address, Link, OpeningTimes, PhoneLink } from './component-data.ts'
import type { AbsoluteUrl, UrlPath } from './url.ts'

export interface CoverageMap {
  readonly heading: string
  readonly lead: readonly string[]
  /** The embedded frame, if the config has one. */
  readonly frame: { readonly src: AbsoluteUrl; readonly title: string; readonly load: 'lazy' | 'click' } | null
  /** An ordinary link to the same map. */
  readonly link: Link | null
  /** Link to the list of all locations, if the drawing cannot label them all. */
  readonly all: Link | null
  /** Locations with coordinates, in degrees (WGS 84), for the drawn map. */
  readonly areas: readonly { readonly label: string; readonly href: UrlPath; readonly lat: number; readonly lng: number }[]
  /** Whether locations without a label are listed below the drawing: the page has no list of all. */
  readonly listsOthers: boolean
  /** How far from a single location the business works: `30 km`. */
  readonly reach: string | null
}

export interface Town {
  /** Id of the element, for links to it. */
  readonly id?: string
  readonly name: string
  /** Page of the location that serves it. */
  readonly href: UrlPath | null
}

export interface DirectoryEntry {
  readonly id: string
  readonly name: string
  /** Page of the branch, if the location is one. */
  readonly page: UrlPath | null
  readonly phone: PhoneLink
  /** If they differ from those of the business. */
  readonly hours: OpeningTimes | null
  readonly address: Address | null
  /** `Postal codes: H7, J7`. */
  readonly codes: string | null
  readonly services: readonly Link[]
  /** Data for the finder; `null` on a page without one. */
  readonly found: FoundLocation | null
}

export interface FoundLocation {
  /** Postal code prefixes, without spaces. */
  readonly codes: readonly string[]
  readonly towns: readonly string[]
  readonly geo: { readonly lat: number; readonly lng: number } | null
  /** Message for a visitor who lives there. */
  readonly answer: string
  /** URL of the page with its form. */
  readonly form: UrlPath
}

/** Search for the location that serves a postal code, a town, or the visitor’s position. */
export interface Finder {
  /** Pattern of the country’s postal codes; its group is the code. */
  readonly pattern: string
  readonly heading: string
  readonly label: string
  readonly submit: string
  readonly nearest: string
  /** Link to the form. */
  readonly write: string
  /** No area has this code. */
  readonly outside: string
  /** The input is neither a postal code nor a known town. */
  readonly unknown: string
  /** The browser does not provide a position. */
  readonly unlocated: string
  readonly phone: PhoneLink
}

/** A search field on another page than that of the finder. */
export interface FinderField extends Pick<Finder, 'label' | 'submit'> {
  /** The page of the finder. */
  readonly action: string
}

/** A location’s own address and hours. */
export interface Office {
  readonly address: Address | null
  readonly hours: OpeningTimes | null
}
