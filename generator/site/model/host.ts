import type { OutputFile } from './file.ts'
import type { AbsoluteUrl, UrlPath } from './url.ts'

/**
 * A permanent or temporary redirect, independent of the host.
 * With `pattern`, `from` and `to` contain `:name` segments (name: `[A-Za-z][A-Za-z0-9]*`), each matching one path segment.
 */
export interface Redirect {
  readonly from: UrlPath
  readonly to: UrlPath | AbsoluteUrl
  readonly status: 301 | 302
  readonly pattern?: true
  /**
   * The redirects that a pattern with one placeholder replaces: the value of the placeholder, or a redirect with a different target. Hosts
   * with enough room print these instead.
   */
  readonly covers?: readonly (string | Redirect)[]
}

/**
 * The responses that a group of headers applies to.
 * - `immutable`: files with a content hash in their name, all below one prefix
 * - `pages`: everything else, including errors, also errors below that prefix
 * - `all`: both
 * - `home`: the home pages, whose value replaces that of `all`. It is stricter, so a host may ignore it.
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

/** The error pages of a language whose pages are all in one folder. */
export interface FolderMessages {
  /** `/fr`. No folder contains another. */
  readonly folder: UrlPath
  readonly notFound: UrlPath
  readonly serverError: UrlPath
}

/** The input of a host printer. */
export interface HostInput {
  readonly origin: AbsoluteUrl
  readonly redirects: readonly Redirect[]
  readonly headers: readonly HeaderRule[]
  /** Paths of all pages except the error pages, in route order. */
  readonly pages: readonly UrlPath[]
  /** Published files of the home pages, one per language: `index.html`, `fr.html`. */
  readonly homeFiles: readonly string[]
  /** Path of the not-found page, served with status 404 for every unknown URL. */
  readonly notFound: UrlPath
  readonly serverError: UrlPath
  /** Error pages for the folders of other languages, on hosts that support them. */
  readonly folderMessages: readonly FolderMessages[]
  /** URL path prefix of files that never change: `/assets/`. */
  readonly immutablePrefix: UrlPath
  /** Path of the output folder, relative to the project’s root: `dist`. */
  readonly folder: string
}

/** A published file that is also published at a second path. */
export interface FileCopy {
  readonly from: string
  readonly to: string
}

/** The output of a host printer. */
export interface HostOutput {
  /** Files in the output folder, which the host reads there. */
  readonly published?: readonly OutputFile[]
  /** Files for the server’s administrator, in `<out>.hosts/<host>/`. */
  readonly serverFiles?: readonly OutputFile[]
  /** Pages that must also be published at a second path. */
  readonly copies?: readonly FileCopy[]
}
