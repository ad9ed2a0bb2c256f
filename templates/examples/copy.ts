import type { Labels } from '../../generator/site/model/labels.ts'
import type { Language } from '../../generator/site/model/language.ts'
import type { Point, Question } from '../../generator/site/model/page.ts'

/** The texts of an example site in one language; `site.ts` makes pages of them. */
export interface Copy {
  readonly language: Language
  readonly prefix: '' | `/${string}`
  readonly labels: Labels
  readonly business: string
  readonly phoneDisplay: string
  readonly callLabel: string
  readonly book: string
  readonly copyright: string
  readonly licence: string
  readonly ratingText: string
  readonly address: readonly string[]
  readonly navigation: {
    readonly home: string
    readonly about: string
    readonly services: string
    readonly areas: string
    readonly contact: string
    readonly locations: string
    readonly privacy: string
  }
  readonly home: {
    readonly heading: string
    readonly lead: string
    readonly services: readonly [string, string]
    readonly gallery: readonly [string, string]
    readonly why: readonly [string, string]
    readonly map: readonly [string, string]
    readonly towns: readonly [string, string]
  }
  readonly form: {
    readonly heading: string
    readonly lead: string
    readonly name: string
    readonly phone: string
    readonly service: string
    readonly submit: string
    readonly consent: string
    readonly email: string
    readonly message: string
  }
  readonly services: readonly {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly summary: string
    readonly benefits: readonly string[]
    readonly process: readonly string[]
    readonly pair: readonly [string, string]
  }[]
  readonly claims: readonly (readonly [figure: string, label: string])[]
  readonly points: readonly string[]
  readonly areas: readonly (readonly [slug: string, name: string, inName: string])[]
  readonly neighbourhoods: readonly string[]
  readonly towns: readonly string[]
  readonly callToAction: readonly [string, string]
  readonly alert: readonly [string, string, string]
  readonly paragraphs: readonly string[]
  readonly items: readonly Point[]
  readonly questions: readonly Question[]
  readonly hours: readonly { readonly days: string; readonly times: string }[]
  readonly headings: {
    readonly signs: string
    readonly benefits: string
    readonly process: string
    readonly faq: string
    readonly areas: string
    readonly reasons: string
    readonly local: string
    readonly details: string
    readonly story: string
    readonly values: string
    readonly note: string
  }
}
