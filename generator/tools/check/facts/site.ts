/** What checks know of the site as a whole, before they look at a page: what was planned, and what was published. */

import type { Day } from '../../../site/config/values/week.ts'
import type { ConfigPath } from '../../../site/config/yaml/config-document.ts'
import type { Severity, SourceLocation } from '../../../site/model/diagnostic.ts'
import { escapeRegExp } from '../../../site/model/escape.ts'
import type { Redirect } from '../../../site/model/host.ts'
import type { Language } from '../../../site/model/language.ts'
import { memoize, memoizeText } from '../../../site/model/memoize.ts'
import type { Route } from '../../../site/model/route.ts'
import type { ShortNames } from '../../../site/model/short-names.ts'
import type { SiteFiles } from '../../../site/model/site-files.ts'
import { groupBy } from '../../../site/model/table.ts'
import type { Location } from '../../../site/plan/resolve.ts'

/** A text of the config in one language. */
export interface ConfigText {
  readonly path: ConfigPath
  readonly language: string
  readonly text: string
}

export interface Figure {
  readonly path: ConfigPath
  /** `rating`, `claim clients`. */
  readonly name: string
  readonly source: string | null
  /** ISO date. */
  readonly asOf: string | null
  /** Has a number in it: a promise without one needs no source. */
  readonly counts: boolean
  /** A claim as it is shown, by language: its figure, and what that counts. */
  readonly shown?: Readonly<Record<string, { readonly figure: string; readonly label: string }>>
}

/** What a service is called, by language: its names and those of its addresses. */
export interface NamedService {
  readonly id: string
  readonly names: Readonly<Record<string, readonly string[]>>
}

/** What structured data and visible text must agree with. */
export interface BusinessFacts {
  /** Of the branch that it is, else empty. */
  readonly id: string
  readonly type: string
  readonly name: string
  readonly email: string | undefined
  /** E.164, for search engines. */
  readonly telephone: string
  readonly licence: string | null
  readonly founded: number | undefined
  /** Whether clients can come to a street address. */
  readonly office: boolean
  /** Two capital letters. */
  readonly country: string
  /** Codes and names of the regions that it has addresses in. */
  readonly regions: readonly string[]
  /** Opening hours for search engines: `Monday 08:00-18:00`, one a day and span, in order. */
  readonly hours: readonly string[]
  /** Holidays and seasons for search engines: `2026-12-25 to 2026-12-25 00:00-00:00`, with the days of the week where not all are meant. */
  readonly exceptions: readonly string[]
  /** By language code. */
  readonly shown: Readonly<
    Record<string, { readonly city: string; readonly hours: readonly { readonly days: string; readonly times: string }[] }>
  >
}

/** A text of the config that is another city’s. */
interface OtherCityText {
  readonly path: ConfigPath
  readonly key: string
  readonly where: SourceLocation
  readonly excerpt: string
  readonly marks: readonly string[]
  /** The config whose city it is. */
  readonly base: string
  /** What the city’s own file can say instead. */
  readonly write: string
}

/** The part of a page’s text that the config holds. */
export type TextPart = 'title' | 'description' | 'heading' | 'local'

/** What is told of the business on its pages, and of a branch on those of the branch. */
export interface OwnFacts {
  readonly business: BusinessFacts
  readonly openDays: number
  /** Days of the week without opening hours. */
  readonly closedDays: readonly Day[]
  /** Whether emergencies are answered at all hours, or the business never closes. */
  readonly emergency: boolean
  /** E.164; the number for emergencies where there is one that is for nothing else. */
  readonly phones: { readonly book: readonly string[]; readonly emergency: string | null }
}

export interface SiteInput extends OwnFacts {
  readonly origin: string
  readonly indexable: boolean
  readonly year: number
  readonly languages: readonly Language[]
  readonly routes: readonly Route[]
  readonly redirects: readonly Redirect[]
  readonly files: SiteFiles
  /** Bytes of a published file after brotli. */
  readonly compressed: (path: string) => number
  /** What names are called in the published styles, where they are short there. */
  readonly shortNames?: ShortNames | undefined
  /** The branch that a page belongs to. */
  readonly branchAt: (route: Route) => Location | undefined
  readonly ofBranch: (branch: Location) => OwnFacts
  /** Every name and form of a place, in all languages. */
  readonly places: readonly string[]
  readonly texts: readonly ConfigText[]
  /** Texts that are written once for all languages, and may not be names. */
  readonly sharedTexts: readonly Omit<ConfigText, 'language'>[]
  /** Length of the list at a path of the config. */
  readonly lengthAt: (path: ConfigPath) => number | undefined
  readonly services: readonly NamedService[]
  /** Services of its base that this site does not have. */
  readonly removedServices: readonly NamedService[]
  /** None where the config does not say since when. */
  readonly yearsInTrade: number | undefined
  readonly figures: readonly Figure[]
  /** Where the business is, for search engines. */
  readonly geo: { readonly lat: number; readonly lng: number } | null
  /** Areas whose words were made up and not looked at since. */
  readonly drafts: readonly { readonly path: ConfigPath; readonly name: string }[]
  /** Texts of services that are still those of its trade’s starter; names and addresses aside, which need no other words. */
  readonly starterTexts: readonly ConfigPath[]
  /** What it says of the city of a config that it extends. */
  readonly otherCity: readonly OtherCityText[]
  /** The config, as it was named. */
  readonly file: string
  /** Whether search engines are told other opening hours than visitors. */
  readonly hoursDiffer: boolean
  /** A map that pages frame without being asked: where from, what the law wants of it, and when it was decided that it may. */
  readonly lazyMap: { readonly origins: readonly string[]; readonly law: string | null; readonly decidedOn: string | null } | null
  readonly keyOf: (route: Route, part: TextPart) => ConfigPath
}

export interface SiteFacts extends SiteInput {
  readonly routeAt: (path: string) => Route | undefined
  /** Content of a published file in JSON: `null` for one that is none, `undefined` without the file. */
  readonly jsonAt: (path: string) => unknown
  /** The same page in every language, its own included. */
  readonly alternates: (route: Route) => readonly Route[]
  readonly redirectAt: (path: string) => Redirect | undefined
  readonly languageOf: (code: string) => Language | undefined
  /** The same as a page knows it: with the facts of its branch, if it is one’s. */
  readonly at: (route: Route) => SiteFacts
}

/** How grave the owner wants each check to be. */
export type Severities = Readonly<Partial<Record<string, Severity | 'off' | undefined>>>

/** What a redirect with placeholders takes: `/old/:area` matches `/old/laval`. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .map(part => (part.startsWith(':') ? '[^/]+' : escapeRegExp(part)))
      .join('/')}$`,
    'i',
  )

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Adds the questions that many checks ask. */
export const siteFacts = (input: SiteInput): SiteFacts => {
  const routes = new Map(input.routes.map(route => [route.path as string, route]))
  const byKey = groupBy(input.routes, route => route.key)
  const singles = new Map<string, Redirect>()
  for (const redirect of input.redirects)
    if (redirect.pattern === undefined && !singles.has(redirect.from.toLowerCase())) singles.set(redirect.from.toLowerCase(), redirect)
  const patterns = input.redirects
    .filter(redirect => redirect.pattern !== undefined)
    .map(redirect => ({ redirect, pattern: patternOf(redirect.from) }))
  const languages = new Map(input.languages.map(language => [language.code, language]))
  const site: SiteFacts = {
    ...input,
    routeAt: path => routes.get(path),
    jsonAt: memoizeText(path => (input.files.has(path) ? jsonIn(input.files.text(path)) : undefined)),
    alternates: route => byKey.get(route.key) ?? [],
    redirectAt: path =>
      routes.has(path) ? undefined : (singles.get(path.toLowerCase()) ?? patterns.find(({ pattern }) => pattern.test(path))?.redirect),
    languageOf: code => languages.get(code),
    at: route => {
      const branch = input.branchAt(route)
      return branch === undefined ? site : ofBranch(branch)
    },
  }
  const ofBranch = memoize((branch: Location): SiteFacts => ({ ...site, ...input.ofBranch(branch) }))
  return site
}
