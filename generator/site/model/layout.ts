/** The layout of every page, and its `<head>`. */

import type { Address, Clock, IconShape, Link, NavigationLink, PhoneLink, Proof } from './component-data.ts'
import type { Labels } from './labels.ts'
import type { Language } from './language.ts'
import type { AbsoluteUrl, UrlPath } from './url.ts'

export interface JsonLd {
  readonly '@context': string
  readonly '@graph': readonly object[]
}

/** A share image with a title. */
export interface ShareCard {
  readonly url: UrlPath
  readonly title: string
  readonly direction: 'ltr' | 'rtl'
}

export interface Head {
  readonly title: string
  readonly description: string
  readonly keywords: string
  /** `null` for error pages, which have no URL. */
  readonly canonical: AbsoluteUrl | null
  readonly indexable: boolean
  /** This page in all languages, with `x-default` last; empty with one language. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: AbsoluteUrl }[]
  readonly openGraph: {
    readonly type: 'website'
    readonly siteName: string
    /** With underscore: `fr_CA`. */
    readonly locale: string
    readonly alternateLocales: readonly string[]
    readonly image: {
      readonly url: AbsoluteUrl
      readonly width: number
      readonly height: number
      readonly alt: string
      /** Media type, if known. */
      readonly type?: string
      /** If the image is drawn for the page. */
      readonly card?: ShareCard
    } | null
  }
  readonly themeColour: { readonly light: string; readonly dark: string }
  /** The site’s icon, with a hash in its name. */
  readonly icon: UrlPath
  readonly manifest: UrlPath
  /** One JSON-LD document; `null` for pages without a URL. */
  readonly structuredData: JsonLd | null
}

export interface Logo {
  readonly src: UrlPath
  /** In any unit: only the aspect ratio is used. */
  readonly width: number
  readonly height: number
}

/** What surrounds every page. The same object for all pages of a language, except `toggle` and `navigation.current`. */
export interface Layout {
  readonly businessName: string
  readonly home: UrlPath
  /** The business’s logo; without one, its name is shown. */
  readonly logo: Logo | null
  /** The mark next to the name. */
  readonly mark: IconShape
  /** The main items: Home, About, Services, Service Areas, Contact. */
  readonly navigation: readonly NavigationLink[]
  readonly labels: Labels
  readonly navigationPhone: PhoneLink
  /** 'Book Free Inspection'. */
  readonly book: Link
  /** The same page in all languages; empty with one language. */
  readonly toggle: readonly { readonly language: Language; readonly href: UrlPath; readonly current: boolean }[]
  readonly floatingPhone: PhoneLink
  /** A clock of `Open until 8 p.m.` for the floating phone link; `null` without opening hours. */
  readonly floatingClock: Clock | null
  readonly proof: Proof
  /** `Call Now`. */
  readonly callNow: string
  readonly footer: {
    readonly labels: Labels
    readonly phone: PhoneLink
    readonly email: string | null
    readonly address: Address
    readonly services: readonly Link[]
    readonly company: readonly Link[]
    /** At most twelve, then a link to all of them; the same for services. */
    readonly locations: readonly Link[]
    readonly profiles: readonly Link[]
    /** `RBQ licence: 1234-5678-90`, if there is one. */
    readonly licence: string | null
    /** `© 2026 Name. All rights reserved.` */
    readonly copyright: string
  }
}
