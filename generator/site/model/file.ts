/** A file to be published, or one for a host. */
export interface OutputFile {
  /** Relative to the output folder, with `/` and no leading slash: `en/about.html`. */
  readonly path: string
  /** A large file may compute it again on each access. */
  readonly bytes: Uint8Array | string
}

/** A file that is about to be written. */
export interface StagedFile {
  readonly path: string
  readonly bytes: OutputFile['bytes'] | TemplateInstance
}

/** The common bytes of all pages of a shape. */
export interface PageTemplate {
  /** In UTF-8. */
  readonly bytes: Uint8Array
  /** Number of these bytes between each text and the previous one. */
  readonly gaps: readonly number[]
}

export interface TemplateInstance {
  readonly template: PageTemplate
  /** The texts in UTF-8, each followed by `endOfText`. Valid until the next page is made. */
  readonly texts: Uint8Array
}

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
