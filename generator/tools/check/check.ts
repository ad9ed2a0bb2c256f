import type { CheckId } from '../../site/catalogue/checks/index.ts'
import type { ConfigPath } from '../../site/config/yaml/config-document.ts'
import type { Diagnostic, Severity, SourceLocation } from '../../site/model/diagnostic.ts'
import type { UrlPath } from '../../site/model/url.ts'
import type { PageFacts } from './facts/page.ts'
import type { SaidText } from './facts/said.ts'
import type { SiteFacts } from './facts/site.ts'
import type { PageSummary } from './facts/summary.ts'

/** Something that is not as it should be. Findings with the same words on many pages are told once. */
export interface Finding {
  /** What is wrong, without a full stop and without the page. */
  readonly message: string
  /** What to do, when it is more than the catalogue says. */
  readonly hint?: string
  /** Where it was seen; a check of single pages need not say it. */
  readonly page?: UrlPath
  /** The value of the config it comes from. */
  readonly at?: ConfigPath
  /** Point at its key, not at its value: for groups of keys. */
  readonly atKey?: true
  /** The part of that value’s text at fault. */
  readonly needle?: string
  /** A text on the page: its line of the config is looked up. */
  readonly quote?: { readonly language: string; readonly text: string }
  readonly where?: SourceLocation | undefined
  /** When it is not as grave as the check’s findings usually are. */
  readonly severity?: Severity
}

interface Named {
  readonly id: CheckId
  /** Whether there is anything to look at: a site in one language has no hreflang. Always, if not said. */
  readonly applies?: (site: SiteFacts) => boolean
}

/** Checks the site as it was planned. */
export interface SiteCheck extends Named {
  readonly needs: 'site'
  readonly run: (facts: { readonly site: SiteFacts }) => readonly Finding[]
}

/** Checks one page by itself. */
export interface PageCheck extends Named {
  readonly needs: 'page'
  readonly run: (facts: { readonly site: SiteFacts; readonly page: PageFacts }) => readonly Finding[]
}

/** Checks every text of every page. */
export interface TextCheck extends Named {
  readonly needs: 'text'
  /** Reads large figures too, with what they count: `25+ years of experience`. */
  readonly figures?: true
  /** Whether a page could have something wrong with the text: asked once of what stands on many. */
  readonly suspects: (text: SaidText, site: SiteFacts) => boolean
  /** Asked of a suspected text, for each page that shows it. */
  readonly run: (facts: { readonly site: SiteFacts; readonly page: PageFacts; readonly text: SaidText }) => readonly Finding[]
}

export interface PagesFacts {
  readonly site: SiteFacts
  readonly pages: readonly PageSummary[]
  /** Paths of this site that links of other pages lead to; versions of a page in other languages are no others. */
  readonly linked: ReadonlySet<string>
  /** The word of a number in a summary. */
  readonly wordOf: (id: number) => string
}

/** Compares pages with one another. */
export interface PagesCheck extends Named {
  readonly needs: 'pages'
  /** Reads what it needs of the site and keeps it, for whoever waits for the pages of others. */
  readonly ahead?: (site: SiteFacts) => unknown
  readonly run: (facts: PagesFacts) => readonly Finding[]
}

/** Checks the style sheets of all pages, each once. */
export interface StylesCheck extends Named {
  readonly needs: 'styles'
  readonly run: (facts: { readonly site: SiteFacts; readonly styles: readonly string[] }) => readonly Finding[]
}

/** A check is a noun: it declares what it needs, and is a pure function of these facts. */
export type Check = SiteCheck | PageCheck | TextCheck | PagesCheck | StylesCheck

/** A finding as a diagnostic, with all pages it was seen on. */
export interface CheckDiagnostic extends Diagnostic {
  readonly check: CheckId
  /** What is wrong, without the pages. */
  readonly words: string
  readonly pages: readonly UrlPath[]
  /** How many findings it stands for, when they are not told one by one. */
  readonly more?: number
}

/** What was found of a site, by a check or by the build. */
export type Told = Diagnostic & Partial<Omit<CheckDiagnostic, keyof Diagnostic>>
