/** What every page has around its own content. */
import type { Language } from './language.ts'
import type { Address, IconShape, Link, NavigationLink, PhoneLink } from './parts.ts'
import type { AbsoluteUrl, UrlPath } from './url.ts'
import type { Words } from './words.ts'

export interface JsonLd {
  readonly '@context': string
  readonly '@graph': readonly object[]
}

/** A share picture with a title. */
export interface ShareCard {
  readonly url: UrlPath
  readonly title: string
  readonly direction: 'ltr' | 'rtl'
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
    readonly image: {
      readonly url: AbsoluteUrl
      readonly width: number
      readonly height: number
      readonly alt: string
      /** Media type, where it is known. */
      readonly type?: string
      /** What is drawn, if the picture is made for the page. */
      readonly card?: ShareCard
    } | null
  }
  readonly themeColour: { readonly light: string; readonly dark: string }
  /** The site’s icon, under a name of its content. */
  readonly icon: UrlPath
  readonly manifest: UrlPath
  /** One JSON-LD document; `null` for pages without an address of their own. */
  readonly structuredData: JsonLd | null
}

export interface Logo {
  readonly src: UrlPath
  /** In pixels, or any unit: what counts is their proportion. */
  readonly width: number
  readonly height: number
}

/** What surrounds every page; the same object for all pages of a language but `toggle` and `navigation.current`. */
export interface Layout {
  readonly businessName: string
  readonly home: UrlPath
  /** The business’s own logo; its name in type without one. */
  readonly logo: Logo | null
  /** The mark beside the name in type. */
  readonly mark: IconShape
  /** The main items: Home, About, Services, Service Areas, Contact. */
  readonly navigation: readonly NavigationLink[]
  /** Interface words of the header. */
  readonly words: Words
  readonly navigationPhone: PhoneLink
  /** 'Book Free Inspection'. */
  readonly book: Link
  /** The same page in the site's other languages and its own; empty with one language. */
  readonly toggle: readonly { readonly language: Language; readonly href: UrlPath; readonly current: boolean }[]
  readonly floatingPhone: PhoneLink
  /** `Call Now`. */
  readonly callNow: string
  readonly footer: {
    readonly words: Words
    readonly phone: PhoneLink
    readonly email: string | null
    readonly address: Address
    readonly services: readonly Link[]
    readonly company: readonly Link[]
    /** At most a dozen, then a link to all of them; so with the services. */
    readonly locations: readonly Link[]
    readonly profiles: readonly Link[]
    /** `RBQ licence: 1234-5678-90`, if there is one. */
    readonly licence: string | null
    /** `© 2026 Name. All rights reserved.` */
    readonly copyright: string
  }
}
