import type { Labels } from '../../generator/site/model/labels.ts'
import type { Language } from '../../generator/site/model/language.ts'
import type { Point, Question } from '../../generator/site/model/page.ts'

/** The texts of an example site in one language; `demo.ts` makes pages of them. */
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
  readonly navigation: Readonly<Record<'home' | 'about' | 'services' | 'areas' | 'contact' | 'locations' | 'privacy', string>>
  readonly home: Readonly<
    Record<'heading' | 'lead', string> & Record<'services' | 'gallery' | 'why' | 'map' | 'towns', readonly [string, string]>
  >
  readonly form: Readonly<Record<'heading' | 'lead' | 'name' | 'phone' | 'service' | 'submit' | 'consent' | 'email' | 'message', string>>
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
  readonly headings: Readonly<
    Record<'signs' | 'benefits' | 'process' | 'faq' | 'areas' | 'reasons' | 'local' | 'details' | 'story' | 'values' | 'note', string>
  >
}
