/**
 * What a template receives: one page, in one language, complete. Every text is final (placeholders filled, numbers formatted),
 * every link resolved, every picture measured. A `Page` holds plain data only, so it can be hashed and sent to a worker.
 */

import type { Form } from './form.ts'
import type { Language } from './language.ts'
import type { Head, Layout } from './layout.ts'
import type {
  Address,
  Alert,
  AreaSummary,
  BeforeAfter,
  CallToAction,
  Claim,
  CoverageMap,
  DirectoryEntry,
  Hero,
  IconShape,
  Link,
  OpeningTimes,
  PhoneLink,
  Picture,
  Point,
  Question,
  Rating,
  SectionTexts,
  ServiceBlock,
  ServiceCard,
  Town,
} from './parts.ts'
import type { PageKind } from './route.ts'
import type { UrlPath } from './url.ts'
import type { Words } from './words.ts'

export type * from './form.ts'
export type * from './layout.ts'
export type * from './parts.ts'

interface PageBase<Kind extends PageKind> {
  readonly kind: Kind
  readonly language: Language
  readonly path: UrlPath
  readonly head: Head
  readonly layout: Layout
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
