/**
 * How a check is written. A check consists of its id, its severity, its texts in every language and the function that finds
 * problems. A finding is data; `format-diagnostic.ts` formats it.
 */

import type { ConfigPath } from '../../site/config/yaml/config-document.ts'
import type { CheckId } from '../../site/messages/check-ids.ts'
import type { MessageLanguage, Translated } from '../../site/messages/language.ts'
import type { Value, ValuesOf } from '../../site/messages/message.ts'
import type { Severity, SourceLocation } from '../../site/model/diagnostic.ts'
import type { UrlPath } from '../../site/model/url.ts'
import type { PageFacts, PageText } from './facts/page-facts.ts'
import type { PageSummary } from './facts/page-summary.ts'
import type { SiteFacts } from './facts/site-facts.ts'

/** A message of a check: templates only, because the values of a finding decide which findings are equal. */
export interface CheckMessage extends Translated<string> {
  /** What to do, where the hint of the check does not fit. */
  readonly hint?: Translated<string>
}

type Messages = Readonly<Record<string, CheckMessage>>

/** Where a finding was made, and how it differs from other findings of its check. */
interface FindingPlace {
  /** The page; a check of single pages can leave it out. */
  readonly page?: UrlPath
  /** The value in the config that causes it. */
  readonly at?: ConfigPath
  /** Point to the key instead of the value. */
  readonly atKey?: true
  /** The part of the value's text that is wrong. */
  readonly needle?: string
  /** A text on the page; its line in the config is searched for. */
  readonly quote?: { readonly language: string; readonly text: string }
  readonly where?: SourceLocation
  /** If it differs from the severity of the check. */
  readonly severity?: Severity
}

/** A problem found by a check, as data. Findings with the same message and place in the config are reported once, with all their pages. */
export interface Finding extends FindingPlace {
  /** Which message of the check it is. */
  readonly variant: string
  readonly values?: Readonly<Record<string, Value>>
}

type FindingOf<All extends Messages> = {
  readonly [Name in keyof All]: { readonly variant: Name } & ([keyof ValuesOf<All[Name]>] extends [never]
    ? { readonly values?: undefined }
    : { readonly values: ValuesOf<All[Name]> })
}[keyof All]

/** Its hint is the hint of the check, so it has the values of the message only. */
type ExampleOf<All extends Messages> = FindingOf<{ readonly [Name in keyof All]: Pick<All[Name], MessageLanguage> }>

interface SiteOnly {
  readonly site: SiteFacts
}

export interface TextToCheck extends SiteOnly {
  readonly text: PageText
  /** Id of the service that the page is about. */
  readonly service: string | undefined
}

interface PagesToCheck extends SiteOnly {
  readonly pages: readonly PageSummary[]
  /** Paths on this site that other pages link to. Links between the languages of one page do not count. */
  readonly linked: ReadonlySet<string>
  /** The word with a given id in a summary. */
  readonly wordOf: (id: number) => string
}

/** The facts that each kind of check gets. */
interface FactsFor {
  /** The plan of the site. */
  readonly site: SiteOnly
  /** One page at a time. */
  readonly page: SiteOnly & { readonly page: PageFacts }
  /** One text of a page at a time. It is called once for a text that several pages share. */
  readonly text: TextToCheck
  /** Summaries of all pages, to compare them. */
  readonly pages: PagesToCheck
  /** The different style sheets of all pages. */
  readonly styles: SiteOnly & { readonly styles: readonly string[] }
}

export type Needs = keyof FactsFor

type Run<Kind extends Needs, Reported> = (facts: FactsFor[Kind], report: (finding: Reported) => void) => void

type RunFor<Reported> = { readonly [Kind in Needs]: { readonly needs: Kind; readonly run: Run<Kind, Reported> } }[Needs]

interface About<Id extends string, All extends Messages> {
  /** Permanent: it is the key in `site.checks`, and in capitals the code of the findings. */
  readonly id: Id
  readonly severity: Severity
  /** What is true of a site without findings. */
  readonly about: Translated<string>
  /** What to do about a finding, unless its message has a hint. */
  readonly hint: Translated<string>
  readonly messages: All
  /** The finding that the documentation shows, with the hint of the check. */
  readonly example: ExampleOf<NoInfer<All>>
  /** Whether the check applies to a site: a site in one language has no hreflang. Default: always. */
  readonly applies?: (site: SiteFacts) => boolean
  /** A text check that also reads large figures together with their labels: `25+ years of experience`. */
  readonly figures?: true
}

type AnyAbout = Omit<About<CheckId, Messages>, 'example'> & { readonly example: Pick<Finding, 'variant' | 'values'> }

/** Any check. `Kind` narrows it to those with the same facts. */
export type Check<Kind extends Needs = Needs> = AnyAbout & Extract<RunFor<Finding>, { readonly needs: Kind }>

/** A check as it is written: every message has its translations, and every finding has a known variant with its values. */
type CheckOf<Id extends string, All extends Messages, Kind extends Needs> = About<Id, All> & {
  readonly needs: Kind
  readonly run: Run<NoInfer<Kind>, FindingOf<NoInfer<All>> & FindingPlace>
}

/**
 * Types a check. The registry needs one type for all checks. The cast widens to it: a function that accepts any finding is not a subtype of a
 * function that accepts this check's findings.
 */
export const defineCheck = <const Id extends CheckId, const All extends Messages, Kind extends Needs>(
  check: CheckOf<Id, All, Kind>,
): Check<Kind> & { readonly id: Id } => check as unknown as Check<Kind> & { readonly id: Id }

/** The same for a check of a site’s own code: its id is the name of its file. */
export const defineSiteCheck = <const All extends Messages, Kind extends Needs>(check: CheckOf<string, All, Kind>): Check<Kind> =>
  check as unknown as Check<Kind>
