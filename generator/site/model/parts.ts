/** The pieces that pages are put together from, in one language: final texts, resolved links, measured pictures. */
import type { Language } from './language.ts'
import type { AbsoluteUrl, MailUrl, TelUrl, UrlPath } from './url.ts'

export interface Link {
  readonly href: UrlPath | AbsoluteUrl | TelUrl | MailUrl
  readonly label: string
}

export interface NavigationLink extends Link {
  /** This very page, or (`section`) a page below it. */
  readonly current?: 'page' | 'section'
}

/** A number to call; of a business without one, the address to write to. */
export interface PhoneLink {
  readonly href: TelUrl | MailUrl
  /** As people write it in this language: `514-555-0123`. */
  readonly display: string
  /** For screen readers, beginning with what is seen or holding it: `Call 514-555-0123`. */
  readonly label: string
}

/** A picture in all its sizes and formats, ready for `<picture>`. */
export interface Picture {
  /** In order of preference; empty for a vector picture. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[]
  readonly src: UrlPath
  /** In pixels, of the original. */
  readonly width: number
  readonly height: number
  readonly alt: string
  /** CSS colour that stands in while the picture loads. */
  readonly colour: string
}

/** A drawn sign from `assets/icons/`: a square SVG in `currentColor`, checked to hold shapes only. */
export interface IconShape {
  readonly viewBox: string
  /** Inner markup of the `<svg>`: the one raw HTML that a page holds. */
  readonly markup: string
}

export interface Address {
  /** Lines as written on an envelope in this country. */
  readonly lines: readonly string[]
}

/** Days on which other hours hold: a holiday, a season. */
export interface ExceptionalHours {
  readonly name: string
  /** `December 25`. */
  readonly dates: string
  /** One row without days where the same holds on all of them, else as in a week. */
  readonly rows: readonly { readonly days: string; readonly times: string }[]
}

export interface OpeningTimes {
  /** `Monday to Friday` with `7 a.m. to 8 p.m.`, in week order, equal neighbours joined. */
  readonly rows: readonly { readonly days: string; readonly times: string }[]
  readonly exceptions: readonly ExceptionalHours[]
  /** `24/7 emergency service`, if the business offers one. */
  readonly emergency: string | null
  /** Its number, where it is not the one shown beside the hours. */
  readonly emergencyPhone: PhoneLink | null
  /**
   * The same week for a clock ('Open now'): spans in minutes since Monday 00:00, a span past Sunday's midnight ending beyond
   * 10080. `null` where no clock should stand.
   */
  readonly clock: {
    readonly timeZone: string
    readonly spans: readonly (readonly [from: number, to: number])[]
    /** From when to when, in minutes since 1970 by the clock of the time zone, other spans of the week hold. */
    readonly exceptions: readonly {
      readonly from: number
      readonly to: number
      readonly spans: readonly (readonly [from: number, to: number])[]
    }[]
  } | null
}

export interface Point {
  readonly title: string
  readonly text: string
}

export interface SectionTexts {
  readonly heading: string
  /** Paragraphs. */
  readonly lead: readonly string[]
}

/** What the style draws in a first view. */
export interface HeroArt {
  /** Lines behind it. */
  readonly motif: IconShape
  /** In place of a picture; none where the lines alone are the drawing. */
  readonly signs: readonly IconShape[]
  /** Whether it stands on a dark band. */
  readonly isDeep: boolean
}

export interface Hero {
  readonly heading: string
  readonly lead: readonly string[]
  readonly picture: Picture | null
  readonly art: HeroArt
}

/** Call to action: a closing band whose button leads to the contact page. */
export interface CallToAction {
  readonly heading: string
  readonly text: string
  readonly button: Link
  readonly phone: PhoneLink
  /** Lines of the style. */
  readonly motif: IconShape
}

/** Who says so, and where it can be read if the config knows. */
export interface Source {
  readonly label: string
  readonly href: AbsoluteUrl | null
}

export interface Alert {
  readonly title: string
  readonly text: string
  /** Published source of the figure, if the config names one. */
  readonly source: Source | null
}

export interface Rating {
  /** `5`, `4.8`: formatted. */
  readonly value: string
  readonly best: string
  /** From 0 to 1, for the drawing of the stars. */
  readonly share: number
  /** `5 out of 5 from 150 reviews on …`. */
  readonly text: string
  readonly link: Link | null
}

export interface Claim {
  readonly id: string
  /** `5,000+`, `24/7`. */
  readonly figure: string
  readonly label: string
  readonly source: string | null
}

export interface ServiceCard {
  readonly id: string
  readonly name: string
  readonly icon: IconShape | null
  readonly summary: string
  readonly benefits: readonly string[]
  readonly process: readonly string[]
  /** Its label is for screen readers, beginning with the words that are seen. None where services have no pages. */
  readonly link: Link | null
}

export interface ServiceBlock extends ServiceCard {
  readonly picture: Picture | null
  readonly description: readonly string[]
}

export interface BeforeAfter {
  readonly id: string
  readonly title: string
  readonly before: Picture
  readonly after: Picture
  readonly caption: string
  /** Rendered or drawn, and marked as such. */
  readonly illustration: boolean
  /** Name of the comparing slider, for screen readers. */
  readonly compareLabel: string
}

export interface CoverageMap {
  readonly heading: string
  readonly lead: readonly string[]
  /** The embedded frame; none when the config asks for none. */
  readonly frame: { readonly src: AbsoluteUrl; readonly title: string; readonly load: 'lazy' | 'click' } | null
  /** An ordinary link to the same map. */
  readonly link: Link | null
  /** Where all areas are listed, if there are more than the drawing can name. */
  readonly all: Link | null
  /** For the drawn map: each area whose place is known, in degrees (WGS 84). */
  readonly areas: readonly { readonly label: string; readonly href: UrlPath; readonly lat: number; readonly lng: number }[]
}

export interface Town {
  /** Where links to the area lead. */
  readonly id?: string
  readonly name: string
  /** Where the area that serves it is told of. */
  readonly href: UrlPath | null
}

export interface Question {
  readonly question: string
  readonly answer: readonly string[]
}

export interface DirectoryEntry {
  readonly id: string
  readonly name: string
  /** That of the branch here, if it is one. */
  readonly page: UrlPath | null
  readonly phone: PhoneLink
  /** Where they differ from the business's own. */
  readonly hours: OpeningTimes | null
  readonly address: Address | null
  /** `Postal codes: H7, J7`. */
  readonly codes: string | null
  readonly services: readonly Link[]
  /** What the finder reads of it; nothing on a page without one. */
  readonly found: FoundArea | null
}

export interface FoundArea {
  /** Beginnings of postal codes, without blanks. */
  readonly codes: readonly string[]
  readonly towns: readonly string[]
  readonly geo: { readonly lat: number; readonly lng: number } | null
  /** What is said to a visitor who lives there. */
  readonly answer: string
  /** The form that its requests go to. */
  readonly form: UrlPath
}

/** Finds the area of a postal code, of a town, or of where the visitor is. */
export interface Finder {
  /** What a postal code of the country looks like: its group is the code. */
  readonly pattern: string
  readonly heading: string
  readonly label: string
  readonly submit: string
  readonly nearest: string
  /** Link to the form. */
  readonly write: string
  /** No area has this code. */
  readonly outside: string
  /** It is no code, and no town of an area. */
  readonly unknown: string
  /** The browser does not say where it is. */
  readonly unlocated: string
  readonly phone: PhoneLink
}

export interface ServiceCards extends SectionTexts {
  readonly cards: readonly ServiceCard[]
}

/** What only the page of a service in an area can say. */
export interface LocalText {
  readonly heading: string
  readonly text: readonly string[]
  readonly sources: readonly Source[]
}

/** An area’s own address and hours. */
export interface Office {
  readonly address: Address | null
  readonly hours: OpeningTimes | null
}

export interface ContactDetails {
  readonly heading: string
  readonly phone: PhoneLink
  readonly email: string | null
  /** The promise of an answer within 24 hours. */
  readonly emailNote: string | null
  readonly address: Address
  readonly areas: string | null
}

/** Plain text under a heading. */
export interface Article {
  readonly heading: string
  readonly text: readonly string[]
}

/** What went wrong and what to do now, in one language. */
export interface Message {
  readonly language: Language
  readonly heading: string
  readonly text: readonly string[]
  readonly home: Link
  readonly phone: PhoneLink
  /** Lines of the style. */
  readonly motif: IconShape
}
