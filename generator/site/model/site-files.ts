/** The published files of a site, wherever they are: in a built folder, or in memory. */
export interface SiteFiles {
  /** Paths with `/`, in order. */
  readonly paths: readonly string[]
  readonly has: (path: string) => boolean
  /** In bytes. */
  readonly size: (path: string) => number
  readonly bytes: (path: string) => Uint8Array
  readonly text: (path: string) => string
}
