import type { UrlPath } from '../../site/model/url.ts'

/** What a page is made of, by names that change with the content. */
interface PageVersion {
  readonly path: UrlPath
  readonly page: string
  readonly styles: string
}

/** What `dev` says to a browser that shows a page. */
export interface Update {
  /** What the page would be made of now. `gone`: there is no such page any more; `unknown`: nobody can say at the moment. */
  readonly page: PageVersion | 'gone' | 'unknown'
  /** Each as the terminal shows it, colours included. */
  readonly mistakes: readonly string[]
  readonly notes: readonly string[]
}
