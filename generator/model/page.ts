/**
 * What a template receives: one page, in one language, complete. Every text is final (placeholders filled, numbers formatted),
 * every link resolved, every picture measured. A `Page` holds plain data only, so it can be hashed and sent to a worker.
 */
import type { Language } from './language.ts'
import type { PageKind } from './route.ts'
import type { AbsoluteUrl, TelUrl, UrlPath } from './url.ts'
import type { Words } from './words.ts'

export interface Link {
  readonly href: UrlPath | AbsoluteUrl
  readonly label: string
}

export interface NavigationLink extends Link {
  /** This very page, or (`section`) a page below it. */
  readonly current?: 'page' | 'section'
}

export interface PhoneLink {
  readonly href: TelUrl
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

export interface Head {
  readonly title: string
  readonly description: string
  readonly keywords: string
  /** `null` for pages that have no address of their own (404, 500). */
  readonly canonical: AbsoluteUrl | null
  readonly indexable: boolean
  /** Every language's version of this page, its own included; empty with one language. `x-default` last. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: AbsoluteUrl }[]
  readonly openGraph: {
    readonly type: 'website'
    readonly siteName: string
    /** With underscore: `fr_CA`. */
    readonly locale: string
    readonly alternateLocales: readonly string[]
    readonly image: { readonly url: AbsoluteUrl; readonly width: number; readonly height: number; readonly alt: string } | null
  }
  readonly themeColour: { readonly light: string; readonly dark: string }
  readonly manifest: UrlPath
  /** The `@graph` document, as JSON data. */
  readonly structuredData: unknown
}

export interface Address {
  /** Lines as written on an envelope in this country. */
  readonly lines: readonly string[]
}

export interface OpeningTimes {
  /** `Monday to Friday` with `7 a.m. to 8 p.m.`, in week order, equal neighbours joined. */
  readonly rows: readonly { readonly days: string; readonly times: string }[]
  /** `24/7 emergency service`, if the business offers one. */
  readonly emergency: string | null
  /**
   * The same week for a clock ('Open now'): spans in minutes since Monday 00:00, a span past Sunday's midnight ending beyond
   * 10080. `null` where no clock should stand.
   */
  readonly clock: { readonly timeZone: string; readonly spans: readonly (readonly [from: number, to: number])[] } | null
}

/** What surrounds every page; the same object for all pages of a language but `toggle` and `navigation.current`. */
export interface Chrome {
  readonly businessName: string
  readonly home: UrlPath
  readonly logo: UrlPath | null
  /** The main items: Home, About, Services, Service Areas, Contact. */
  readonly navigation: readonly NavigationLink[]
  readonly navigationPhone: PhoneLink
  /** 'Book Free Inspection'. */
  readonly book: Link
  /** The same page in the site's other languages and its own; empty with one language. */
  readonly toggle: readonly { readonly language: Language; readonly href: UrlPath; readonly current: boolean }[]
  readonly floatingPhone: PhoneLink
  readonly footer: {
    readonly phone: PhoneLink
    readonly email: string
    readonly address: Address
    readonly services: readonly Link[]
    readonly company: readonly Link[]
    /** At most a dozen, then a link to all of them stands in `company`. */
    readonly locations: readonly Link[]
    readonly profiles: readonly Link[]
    /** `RBQ licence: 1234-5678-90`, if there is one. */
    readonly licence: string | null
    /** `© 2026 Name. All rights reserved.` */
    readonly copyright: string
  }
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

export interface Hero {
  readonly heading: string
  readonly lead: readonly string[]
  readonly picture: Picture | null
}

/** Call to action: a closing band whose button leads to the contact page. */
export interface CallToAction {
  readonly heading: string
  readonly text: string
  readonly button: Link
  readonly phone: PhoneLink
}

export interface Alert {
  readonly title: string
  readonly text: string
  /** Published source of the figure, if the config names one. */
  readonly source: { readonly label: string; readonly href: AbsoluteUrl | null } | null
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

// ---- forms ----

export interface FormField {
  readonly name: string
  readonly type: 'text' | 'tel' | 'email' | 'select' | 'textarea' | 'date' | 'checkbox'
  readonly label: string
  readonly placeholder: string | null
  readonly hint: string | null
  readonly required: boolean
  /** HTML autofill token: `name`, `tel`, `email`. */
  readonly autocomplete: string | null
  /** Of a select. A choice with an inbox of its own names it in `action`. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly action?: string }[]
  /** What stands in the field at the start. Of a checkbox, which starts unticked: what a tick sends; its label if empty. */
  readonly value: string
}

export interface Form {
  readonly id: string
  readonly heading: string
  readonly lead: string | null
  /** Where a plain POST goes. */
  readonly action: string
  /** Where the script sends, if elsewhere. */
  readonly fetchAction: string | null
  /** How the script sends: JSON (SPEC 7) or as a form would. */
  readonly encoding: 'json' | 'form'
  /** What the script takes for a receipt: `any` success, or one that is no HTML page (`json`), since such a page asks for a captcha. */
  readonly answer: 'any' | 'json'
  /** What the service wants on the `<form>` itself. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  /** Fixed pairs that the form service wants in a plain POST and in `fetch`. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[]
  /** Pairs for a plain POST alone: the address to come back to, the subject. */
  readonly plainHidden: readonly { readonly name: string; readonly value: string }[]
  /** Name of the trap field, or none. */
  readonly honeypot: string | null
  readonly fields: readonly FormField[]
  readonly consent: string
  readonly privacy: Link
  readonly submit: string
  readonly messages: FormMessages
  readonly onHttpError: 'notice' | 'silent'
  readonly phone: PhoneLink
  /** For the prefilled message when sending fails. */
  readonly email: string
}

export interface FormMessages {
  /** Alert after a success. */
  readonly success: string
  /** Alert after a network failure. */
  readonly failure: string
  readonly sending: string
  /** Quiet line after an answer that is no success; holds the phone number. */
  readonly refused: string
  readonly offline: string
  readonly timedOut: string
  readonly required: string
  readonly invalidEmail: string
  /** At a field whose answer the browser or the service does not accept. */
  readonly invalid: string
  /** Instead of `refused`, when the service asks to wait. */
  readonly tooMany: string
  /** Label of the link that opens the visitor's own mail program with the text. */
  readonly mailInstead: string
}

// ---- pieces of pages ----

export interface ServiceCard {
  readonly id: string
  readonly name: string
  readonly icon: IconShape
  readonly summary: string
  readonly benefits: readonly string[]
  readonly process: readonly string[]
  readonly link: Link
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
  /** For the drawn map: each area, with its place in degrees (WGS 84). */
  readonly areas: readonly { readonly label: string; readonly href: UrlPath; readonly lat: number; readonly lng: number }[]
}

export interface Town {
  readonly name: string
  /** The page of the area that serves it. */
  readonly href: UrlPath
}

export interface Question {
  readonly question: string
  readonly answer: readonly string[]
}

export interface AreaSummary {
  readonly id: string
  readonly name: string
  readonly description: readonly string[]
  readonly neighbourhoods: readonly string[]
  /** `Air duct cleaning in Laval`, one a service. */
  readonly services: readonly Link[]
}

export interface DirectoryEntry {
  readonly id: string
  readonly name: string
  readonly phone: PhoneLink
  /** Where they differ from the business's own. */
  readonly hours: OpeningTimes | null
  readonly address: Address | null
  readonly services: readonly Link[]
}

// ---- pages ----

interface PageBase<Kind extends PageKind> {
  readonly kind: Kind
  readonly language: Language
  readonly path: UrlPath
  readonly head: Head
  readonly chrome: Chrome
  /** Interface words. */
  readonly words: Words
  /** From home to this page; the last one is this page. Empty on the home page. */
  readonly breadcrumb: readonly Link[]
}

export interface HomePage extends PageBase<'home'> {
  readonly hero: Hero
  readonly heroPhone: PhoneLink
  readonly form: Form
  readonly rating: Rating | null
  readonly services: SectionTexts & { readonly cards: readonly ServiceCard[] }
  readonly gallery: SectionTexts & { readonly pairs: readonly BeforeAfter[] }
  readonly why: SectionTexts & { readonly stats: readonly Claim[]; readonly points: readonly string[] }
  readonly map: CoverageMap
  readonly towns: SectionTexts & { readonly items: readonly Town[] }
  readonly callToAction: CallToAction
}

export interface ServicesPage extends PageBase<'services'> {
  readonly hero: Hero
  readonly blocks: readonly ServiceBlock[]
  readonly callToAction: CallToAction
}

export interface ServicePage extends PageBase<'service'> {
  readonly hero: Hero
  readonly icon: IconShape
  readonly book: Link
  readonly phone: PhoneLink
  readonly alert: Alert | null
  readonly description: readonly string[]
  readonly warningSigns: (SectionTexts & { readonly items: readonly Point[] }) | null
  readonly benefits: SectionTexts & { readonly items: readonly Point[] }
  readonly process: SectionTexts & { readonly items: readonly Point[] }
  readonly faq: (SectionTexts & { readonly items: readonly Question[] }) | null
  readonly areas: SectionTexts & { readonly links: readonly Link[]; readonly all: Link }
  readonly callToAction: CallToAction
}

export interface ServiceLocationPage extends PageBase<'serviceLocation'> {
  readonly hero: Hero
  readonly icon: IconShape
  readonly book: Link
  readonly phone: PhoneLink
  /** What only this page can say. */
  readonly local: { readonly heading: string; readonly text: readonly string[]; readonly sources: readonly string[] } | null
  readonly area: SectionTexts & { readonly neighbourhoods: readonly string[] }
  /** Where the location has its own address or hours. */
  readonly office: { readonly address: Address | null; readonly hours: OpeningTimes | null } | null
  readonly reasons: SectionTexts & { readonly items: readonly Point[] }
  readonly otherLocations: SectionTexts & { readonly links: readonly Link[]; readonly all: Link }
  /** Back to the service's own page. */
  readonly service: Link
  readonly callToAction: CallToAction
}

export interface ServiceAreasPage extends PageBase<'serviceAreas'> {
  readonly hero: Hero
  readonly areas: readonly AreaSummary[]
  readonly map: CoverageMap
  /** Unlisted areas may still be served. */
  readonly note: SectionTexts & { readonly phone: PhoneLink }
  readonly callToAction: CallToAction
}

export interface LocationsPage extends PageBase<'locations'> {
  readonly hero: Hero
  readonly entries: readonly DirectoryEntry[]
  readonly callToAction: CallToAction
}

export interface AboutPage extends PageBase<'about'> {
  readonly hero: Hero
  readonly story: SectionTexts & { readonly text: readonly string[]; readonly picture: Picture | null }
  readonly stats: readonly Claim[]
  readonly values: SectionTexts & { readonly items: readonly Point[] }
  readonly why: SectionTexts & { readonly points: readonly string[] }
  readonly areas: SectionTexts & { readonly link: Link }
  readonly callToAction: CallToAction
}

export interface ContactPage extends PageBase<'contact'> {
  readonly hero: Hero
  readonly form: Form
  readonly details: {
    readonly heading: string
    readonly phone: PhoneLink
    readonly email: string
    /** The promise of an answer within 24 hours. */
    readonly emailNote: string
    readonly address: Address
    readonly areas: string
  }
  readonly hours: { readonly heading: string; readonly times: OpeningTimes }
  readonly why: SectionTexts & { readonly points: readonly string[] }
}

export interface PrivacyPage extends PageBase<'privacy'> {
  readonly hero: Hero
  readonly sections: readonly { readonly heading: string; readonly text: readonly string[] }[]
}

export interface ThanksPage extends PageBase<'thanks'> {
  readonly hero: Hero
  readonly phone: PhoneLink
  readonly back: Link
}

/** Not found and server fault: one page for all languages, the default language first. */
export interface MessagePage extends PageBase<'notFound' | 'error'> {
  readonly messages: readonly {
    readonly language: Language
    readonly heading: string
    readonly text: readonly string[]
    readonly home: Link
    readonly phone: PhoneLink
  }[]
}

export type Page =
  | HomePage
  | ServicesPage
  | ServicePage
  | ServiceLocationPage
  | ServiceAreasPage
  | LocationsPage
  | AboutPage
  | ContactPage
  | PrivacyPage
  | ThanksPage
  | MessagePage
