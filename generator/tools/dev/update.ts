import type { UrlPath } from '../../site/model/url.ts'

/** The path of a page, and hashes of its content. */
interface PageVersion {
  readonly path: UrlPath
  readonly page: string
  readonly styles: string
}

/** Message from `dev` to a browser that shows a page. */
export interface Update {
  /** The current version of the page. `gone`: it no longer exists; `unknown`: it cannot be rendered. */
  readonly page: PageVersion | 'gone' | 'unknown'
  /** As printed in the terminal, with ANSI colors. */
  readonly mistakes: readonly string[]
  readonly notes: readonly string[]
}
