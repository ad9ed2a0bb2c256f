/** Facts about the whole site for the checks: its plan and its published files. */

import type { Day } from '../../../site/config/values/week.ts'
import type { ConfigPath } from '../../../site/config/yaml/config-document.ts'
import type { Translated } from '../../../site/messages/language.ts'
import type { Severity, SourceLocation } from '../../../site/model/diagnostic.ts'
import type { SiteFiles } from '../../../site/model/file.ts'
import type { Redirect } from '../../../site/model/host.ts'
import type { Language } from '../../../site/model/language.ts'
import type { Route } from '../../../site/model/route.ts'
import type { Location } from '../../../site/plan/resolve.ts'
import { memoize } from '../../../site/util/memoize.ts'
import type { ShortNames } from '../../../site/util/short-names.ts'
import { groupBy } from '../../../site/util/table.ts'
import { escapeRegExp } from '../../../site/util/text.ts'

export interface ConfigText {
  readonly path: ConfigPath
  readonly language: string
  readonly text: string
}

export interface Figure {
  readonly path: ConfigPath
  /** `rating`, `claim clients`. */
  readonly name: Translated<string>
  readonly source: string | null
  /** ISO date. */
  readonly asOf: string | null
  /** Has a number. A claim without a number needs no source. */
  readonly counts: boolean
  /** A claim as it is shown, by language: the figure and its label. */
  readonly shown?: Readonly<Record<string, { readonly figure: string; readonly label: string }>>
}

/** The names of a service and of its URLs, by language. */
export interface NamedService {
  readonly id: string
  readonly names: Readonly<Record<string, readonly string[]>>
}

/** Facts that structured data and visible text must agree with. */
export interface BusinessFacts {
  /** Id of the branch; empty for the business itself. */
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
  /** Codes and names of the regions in which it has addresses. */
  readonly regions: readonly string[]
  /** Opening hours for search engines, one for each day and span: `Monday 08:00-18:00`. */
  readonly hours: readonly string[]
  /** Holidays and seasons for search engines, with weekdays unless all are meant: `2026-12-25 00:00-00:00`. */
  readonly exceptions: readonly string[]
  /** By language code. */
  readonly shown: Readonly<
    Record<string, { readonly city: string; readonly hours: readonly { readonly days: string; readonly times: string }[] }>
  >
}

/** A text of the config that is about another city. */
interface OtherCityText {
  readonly path: ConfigPath
  readonly key: string
  readonly where: SourceLocation
  readonly excerpt: string
  readonly marks: readonly string[]
  /** The config of that city. */
  readonly base: string
  /** The line that replaces it in the city's own file. */
  readonly write: string
}

/** A text of a page that the config has a key for. */
export type TextPart = 'title' | 'description' | 'heading' | 'local'

/** Facts that differ between the business and its branches. */
export interface OwnFacts {
  readonly business: BusinessFacts
  readonly openDays: number
  readonly closedDays: readonly Day[]
  /** Whether emergencies are answered at all hours, or the business never closes. */
  readonly emergency: boolean
  /** E.164. The emergency number is only set if it differs from the usual one. */
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
  /** Short names of custom properties and classes in the published styles, if they are shortened. */
  readonly shortNames?: ShortNames | undefined
  readonly branchAt: (route: Route) => Location | undefined
  readonly ofBranch: (branch: Location) => OwnFacts
  /** All names of places, in all languages. */
  readonly places: readonly string[]
  readonly texts: readonly ConfigText[]
  /** Texts that all languages share. They should be names. */
  readonly sharedTexts: readonly Omit<ConfigText, 'language'>[]
  /** Length of the list at a path of the config. */
  readonly lengthAt: (path: ConfigPath) => number | undefined
  readonly services: readonly NamedService[]
  readonly removedServices: readonly NamedService[]
  /** `undefined` if the config does not have the year of foundation. */
  readonly yearsInTrade: number | undefined
  readonly figures: readonly Figure[]
  readonly geo: { readonly lat: number; readonly lng: number } | null
  /** Locations whose texts were generated and not edited since. */
  readonly drafts: readonly { readonly id: string; readonly path: ConfigPath; readonly name: string }[]
  /** Texts of services that are still those of the starter, except names and slugs. */
  readonly starterTexts: readonly ConfigPath[]
  readonly otherCity: readonly OtherCityText[]
  /** The name of the config file. */
  readonly file: string
  /** Whether structured data has other opening hours than the pages. */
  readonly hoursDiffer: boolean
  /** A map that loads before the visitor asks for it: from which origins, what the law requires, and when the owner decided to allow it. */
  readonly lazyMap: {
    readonly origins: readonly string[]
    readonly law: Translated<string> | null
    readonly decidedOn: string | null
  } | null
  readonly keyOf: (route: Route, part: TextPart) => ConfigPath
}

export interface SiteFacts extends SiteInput {
  readonly routeAt: (path: string) => Route | undefined
  /** Content of a published JSON file: `null` if it is invalid, `undefined` if it is not published. */
  readonly jsonAt: (path: string) => unknown
  /** The page in every language, its own included. */
  readonly alternates: (route: Route) => readonly Route[]
  readonly redirectAt: (path: string) => Redirect | undefined
  readonly languageOf: (code: string) => Language | undefined
  /** The facts for a page: those of its branch, if it belongs to one. */
  readonly at: (route: Route) => SiteFacts
}

/** The severities that the config sets, by check id. */
export type Severities = Readonly<Partial<Record<string, Severity | 'off' | undefined>>>

/** Paths that a redirect with placeholders matches: `/old/:area` matches `/old/laval`. */
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

/** Adds lookups that several checks use. */
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
    jsonAt: memoize((path: string) => (input.files.has(path) ? jsonIn(input.files.text(path)) : undefined)),
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
