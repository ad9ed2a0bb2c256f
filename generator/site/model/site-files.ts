/** The published files of a site, in a folder or in memory. */
export interface SiteFiles {
  /** Sorted paths with `/`. */
  readonly paths: readonly string[]
  readonly has: (path: string) => boolean
  /** In bytes. */
  readonly size: (path: string) => number
  readonly bytes: (path: string) => Uint8Array
  readonly text: (path: string) => string
}
