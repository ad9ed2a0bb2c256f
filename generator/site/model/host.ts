import type { OutputFile } from './file.ts'
import type { AbsoluteUrl, UrlPath } from './url.ts'

/**
 * A permanent or temporary move, as every host prints it.
 * With `pattern`, `from` and `to` hold `:name` segments (name: `[A-Za-z][A-Za-z0-9]*`), each matching one path segment.
 */
export interface Redirect {
  readonly from: UrlPath
  readonly to: UrlPath | AbsoluteUrl
  readonly status: 301 | 302
  readonly pattern?: true
  /**
   * The rules without placeholders that a pattern stands for, each from an address of its own that it matches: what stands in place of its
   * one placeholder, or a rule that leads elsewhere than the pattern says. A host that has room for all of them prints these instead.
   */
  readonly covers?: readonly (string | Redirect)[]
}

const placeholder = /(?<=\/):[A-Za-z][A-Za-z0-9]*/

/** A text with others in place of its placeholder. */
const placeholderFiller = (text: string): ((part: string) => string) => {
  const pieces = text.split(placeholder)
  return part => pieces.join(part)
}

/** A redirect, or all that it stands for: these may be more than pages, so they are made for who asks. */
export const expandRedirect = (redirect: Redirect): readonly Redirect[] => {
  const { from, to, status, covers } = redirect
  if (covers === undefined) return [redirect]
  const [fromOf, toOf] = [placeholderFiller(from), placeholderFiller(to)]
  // What stands before the placeholder stays, so a path is still one, and an address too.
  return covers.map(one =>
    typeof one === 'string' ? { from: fromOf(one) as Redirect['from'], to: toOf(one) as Redirect['to'], status } : one,
  )
}

/**
 * Which answers a group of headers belongs to. `immutable`: files with a content hash in their name, all below one prefix;
 * `pages`: everything else, HTML and errors included, also an error below that prefix; `all`: both. `home`: the home pages, whose
 * value takes the place of that of all answers; it allows nothing that the other does not, so a host may do without.
 */
export type HeaderScope = 'all' | 'pages' | 'immutable' | 'home'

export interface Header {
  readonly name: string
  readonly value: string
}

export interface HeaderRule {
  readonly scope: HeaderScope
  readonly headers: readonly Header[]
}

/** The message pages of a language that has a folder of its own. */
export interface FolderMessages {
  /** `/fr`. None lies in another. */
  readonly folder: UrlPath
  readonly notFound: UrlPath
  readonly serverError: UrlPath
}

/** All that a host printer may know. */
export interface HostInput {
  readonly origin: AbsoluteUrl
  readonly redirects: readonly Redirect[]
  readonly headers: readonly HeaderRule[]
  /** Paths of all pages, in route order, the not-found and the error page left out. */
  readonly pages: readonly UrlPath[]
  /** Published files of the home pages, one a language: `index.html`, `fr.html`. */
  readonly homeFiles: readonly string[]
  /** Path of the not-found page, served with status 404 for every unknown address. */
  readonly notFound: UrlPath
  /** Path of the page for server faults. */
  readonly serverError: UrlPath
  /** In place of these two below some folders, where a host can: a language first that is not the first of the site. */
  readonly folderMessages: readonly FolderMessages[]
  /** URL path prefix of files that never change: `/assets/`. */
  readonly immutablePrefix: UrlPath
  /** The published folder as seen from the project’s root: `dist`. */
  readonly folder: string
}

/** A published file that lies at a second path too. */
export interface FileCopy {
  readonly from: string
  readonly to: string
}

/** What a host makes of it. */
export interface HostOutput {
  /** Into the published folder itself, because the host reads them there. */
  readonly published: readonly OutputFile[]
  /** Beside the published folder, in `<out>.hosts/<host>/`: for whoever runs the server. */
  readonly serverFiles: readonly OutputFile[]
  /** Pages that must also lie at another path of the published folder. */
  readonly copies?: readonly FileCopy[]
}
