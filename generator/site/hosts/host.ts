import type { BeyondLimit, LimitedItem } from '../messages/hosting.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { HostInput, HostOutput } from '../model/host.ts'
import type { UrlPath } from '../model/url.ts'

interface Limit {
  /** Display name of what has the limit, if it is not that of the host. */
  readonly host?: string
  /** What is counted. */
  readonly what: LimitedItem
  readonly count: number
  readonly most: number
  /** What happens above the limit. */
  readonly beyond: BeyondLimit
  readonly isRefused: boolean
}

/**
 * A hosting service or server software. It declares its capabilities and prints redirects and headers in its own format. Its functions get
 * the redirects as the host can print them.
 */
export interface Host {
  /** Its key in a config, and its folder next to the output folder. */
  readonly name: string
  /** Display name: `Cloudflare Pages`. */
  readonly title: string
  /** Its documentation of the formats printed here. */
  readonly manual: readonly string[]
  /** Maximum number of redirects that are printed one by one. If there are more, patterns are printed. */
  readonly maxRedirects: number
  /** How it redirects: by a rule, or only by an HTML page with a refresh. */
  readonly redirectsBy: 'rule' | 'page'
  /** An existing file has priority over a redirect. */
  readonly filesFirst?: true
  /** It does not support both `x.html` and `x/index.html`. */
  readonly oneFilePerPage?: true
  /** A page that has the name of a folder must also be published inside the folder. */
  readonly pagesTwice?: true
  /** It does not support redirects with placeholders. */
  readonly noPlaceholders?: true
  /** It sends no custom headers, so the policy must be in the page. */
  readonly headerless?: true
  /** It serves the `.br` and `.gz` files next to a text file. */
  readonly compressed?: true
  /** Paths that its error pages must have. */
  readonly errorPages?: { readonly notFound: UrlPath; readonly serverError?: UrlPath }
  readonly limits?: (input: HostInput) => readonly Limit[]
  /** Reports what this host does not support. */
  readonly validate?: (input: HostInput) => readonly Diagnostic[]
  readonly print: (input: HostInput) => HostOutput
}
