/** The components of pages as data, in one language. */
import type { Language } from './language.ts'
import type { AbsoluteUrl, MailUrl, TelUrl, UrlPath } from './url.ts'

export interface Link {
  readonly href: UrlPath | AbsoluteUrl | TelUrl | MailUrl | `#${string}`
  readonly label: string
}

export interface NavigationLink extends Link {
  /** `page`: the current page. `section`: a page below it is current. */
  readonly current?: 'page' | 'section'
}

/** A phone link; for a business without a phone, a mailto link. */
export interface PhoneLink {
  readonly href: TelUrl | MailUrl
  /** As written in this language: `514-555-0123`. */
  readonly display: string
  /** Accessible name, which contains the visible text: `Call 514-555-0123`. */
  readonly label: string
}

/** An image in all its sizes and formats, for `<picture>`. */
export interface Picture {
  /** In order of preference; empty for a vector image. `media`: a drawing for the dark scheme. */
  readonly sources: readonly { readonly type: string; readonly srcset: string; readonly media?: string }[]
  readonly src: UrlPath
  /** In pixels, of the original. */
  readonly width: number
  readonly height: number
  readonly alt: string
  /** CSS colour of the placeholder while the image loads. */
  readonly colour: string
  /** An illustrated scene: it fills any box, since it is drawn beyond its edges. */
  readonly isScene?: true
}

/** An icon from `assets/icons/`: a square SVG in `currentColor`, validated to contain only shapes. */
export interface IconShape {
  readonly viewBox: string
  /** Inner markup of the `<svg>`, the only raw HTML in a page. */
  readonly markup: string
}

export interface Address {
  /** Lines in the postal format of the country. */
  readonly lines: readonly string[]
}

/** Days with other opening hours: a holiday, a season. */
export interface ExceptionalHours {
  readonly name: string
  /** `December 25`. */
  readonly dates: string
  /** A single row without day names if the hours are the same on all days. */
  readonly rows: readonly { readonly days: string; readonly times: string }[]
}

export interface OpeningTimes {
  /** `Monday to Friday` with `7 a.m. to 8 p.m.`, in week order; adjacent days with the same hours are merged. */
  readonly rows: readonly { readonly days: string; readonly times: string }[]
  readonly exceptions: readonly ExceptionalHours[]
  /** `24/7 emergency service`, if the business offers one. */
  readonly emergency: string | null
  /** Its number, if it differs from the one shown next to the hours. */
  readonly emergencyPhone: PhoneLink | null
  /** A clock of “Open now” while it is open, “Closed now” while it is closed, and the index of the row of today, or -1. `null` if it is not shown. */
  readonly clock: Clock | null
}

/** JSON for `templates/client/clock.ts`: the texts that it shows at each time. */
export type Clock = string

/** The next opening, or the current one. */
export interface NextOpening {
  /** Without JavaScript, the first row of the week. */
  readonly days: string
  readonly times: string
  /** A clock of whether it is open now, the day, and the times. */
  readonly clock: Clock
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

/** The drawing of the style in a hero. */
export interface HeroArt {
  /** Lines behind it. */
  readonly motif: IconShape
  /** Icons instead of an image; empty if the lines are the whole drawing. */
  readonly signs: readonly IconShape[]
  /** Whether the background is dark. */
  readonly isDeep: boolean
}

export interface Hero {
  readonly heading: string
  /** Whether the heading is long or has a long word, and is set smaller. */
  readonly isLong?: boolean
  readonly lead: readonly string[]
  readonly picture: Picture | null
  readonly art: HeroArt
}

/** A closing band whose button links to the contact page. */
export interface CallToAction {
  readonly heading: string
  readonly text: string
  readonly button: Link
  readonly phone: PhoneLink
  /** Lines of the style. */
  readonly motif: IconShape
}

/** The source of a statement, with its URL if the config contains one. */
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
  /** From 0 to 1: the filled part of the stars. */
  readonly share: number
  /** `5 out of 5 from 150 reviews on …`. */
  readonly text: string
  readonly link: Link | null
}

/** Facts that make a business trustworthy, below the heading of every page. */
export interface Proof {
  readonly rating: Rating | null
  /** Licence, founding year, guarantee. */
  readonly facts: readonly string[]
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
  readonly picture: Picture | null
  readonly icon: IconShape | null
  readonly summary: string
  readonly benefits: readonly string[]
  readonly process: readonly string[]
  /** Its label is the accessible name, which begins with the visible text. `null` if services have no pages. */
  readonly link: Link | null
}

/** What people notice, and the service that fixes it. */
export interface Symptom {
  readonly title: string
  readonly service: string
  readonly href: string
}

export interface ServiceTiles {
  readonly heading: string
  readonly items: readonly { readonly name: string; readonly icon: IconShape | null; readonly href: string }[]
  /** Link to the page of all services, if there are more of them. */
  readonly all: Link | null
}

/** Who is in the picture of the home page. */
export interface Person {
  readonly name: string
  readonly role: string
}

/** What the first view of the home page consists of besides its texts: a picture, large type, the services, or a person. */
export type HomeLayout = 'frame' | 'poster' | 'counter' | 'portrait'

export interface ServiceBlock extends ServiceCard {
  readonly description: readonly string[]
}

export interface BeforeAfter {
  readonly id: string
  readonly title: string
  readonly before: Picture
  readonly after: Picture
  readonly caption: string
  /** Not a photograph, and labelled so. */
  readonly illustration: boolean
  /** Accessible name of the slider. */
  readonly compareLabel: string
}

export interface Question {
  readonly question: string
  /** The name of its service, in a list with questions about several. */
  readonly service?: string | undefined
  readonly answer: readonly string[]
}

export interface ServiceCards extends SectionTexts {
  readonly cards: readonly ServiceCard[]
}

/** The text that is specific to a service in a location. */
export interface LocalText {
  readonly heading: string
  readonly text: readonly string[]
  readonly sources: readonly Source[]
}

export interface ContactDetails {
  readonly heading: string
  readonly phone: PhoneLink
  readonly email: string | null
  /** `We answer within 24 hours`. */
  readonly emailNote: string | null
  readonly address: Address
  /** A map with directions to the address. `null` without a street. */
  readonly directions: AbsoluteUrl | null
  readonly areas: string | null
}

/** Plain text under a heading. */
export interface Article {
  readonly heading: string
  readonly text: readonly string[]
}

/** An error page’s text, in one language. */
export interface Message {
  readonly language: Language
  readonly heading: string
  readonly text: readonly string[]
  readonly home: Link
  readonly phone: PhoneLink
  /** Lines of the style. */
  readonly motif: IconShape
}
