import type { Diagnostic } from '../model/diagnostic.ts'
import type { HostInput, HostOutput, Redirect } from '../model/host.ts'
import type { UrlPath } from '../model/url.ts'

/** A place that serves the site. It declares what it can do and prints the neutral lists in its own dialect; it never touches the disk. */
export interface Host {
  /** Its key in a config, and its folder beside the published one. */
  readonly name: string
  /** As people write it: `Cloudflare Pages`. */
  readonly title: string
  /** Pages of its manual on the formats printed here. */
  readonly manual: readonly string[]
  /** Up to how many moved addresses are printed one by one. Beyond, a pattern stands for those it covers. */
  readonly room: number
  /** How it answers a moved address: by a rule, or only by a page that leads on. */
  readonly moves: 'rule' | 'page'
  /** A file at a moved address is served in place of the redirect. */
  readonly filesFirst?: true
  /** Both `x.html` and `x/index.html` at once confuse it. */
  readonly oneFilePerPage?: true
  /** A page beside a folder of its name must lie in the folder too. */
  readonly pagesTwice?: true
  /** It knows no redirects with placeholders. */
  readonly noPlaceholders?: true
  /** It sends no headers of ours, so the policy must stand in the page. */
  readonly headerless?: true
  /** It hands out the `.br` and `.gz` files that lie beside a text file. */
  readonly compressed?: true
  /** Paths that its error pages must have. */
  readonly errorPages?: { readonly notFound: UrlPath; readonly serverError?: UrlPath }
  /** What this host cannot express, given redirects as it would print them. */
  readonly validate?: (input: HostInput, printed: readonly Redirect[]) => readonly Diagnostic[]
  readonly print: (input: HostInput) => HostOutput
}
