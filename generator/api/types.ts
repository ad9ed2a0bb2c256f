/** The types of the package `townsite`. They refer to nothing outside of this file; `package.mjs` adds `defineExtension`. */

/** The path of a config, or its values, as YAML would be read: `{ site: { languages: ['en-US'] }, business: { … } }`. */
export type ConfigSource = string | Readonly<Record<string, unknown>>

export interface SiteOptions {
  /** Folder that paths are relative to; for values also the folder that holds their assets. The current one by default. */
  readonly cwd?: string
  /** Day of the build, which ages and the copyright depend on; today by default. */
  readonly date?: Date
  /** Whether to use the cache; `true` by default. */
  readonly cache?: boolean
}

export type Severity = 'error' | 'warning' | 'notice'

/** A problem in the config or a page. */
export interface Message {
  /** Permanent, such as `KEY_UNKNOWN`: `townsite explain CODE` explains it. */
  readonly code: string
  readonly severity: Severity
  /** What is wrong, in English. */
  readonly message: string
  /** What to do. */
  readonly hint: string
  /** Where in a file. Line and column start at 1. */
  readonly where?: { readonly file: string; readonly line: number; readonly column: number }
  /** Key in the config: `locations[2].name.fr`. */
  readonly key?: string
  /** Paths of the affected pages. */
  readonly pages?: readonly string[]
}

/** A value, or the errors that prevented it. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value; readonly messages: readonly Message[] }
  | { readonly ok: false; readonly messages: readonly Message[] }

export interface Page {
  /** `/en/about` */
  readonly path: string
  /** `null` for the pages that stand for errors. */
  readonly url: string | null
  /** `home`, `service`, `contact` … */
  readonly kind: string
  /** Code of its language. */
  readonly language: string
  readonly title: string
  readonly description: string
  /** @returns the whole document */
  readonly html: () => string
}

export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: number
}

/** A site in memory. */
export interface Site {
  readonly origin: string
  /** Codes of its languages, the main one first. */
  readonly languages: readonly string[]
  /** In the order of the navigation, each page in each language. Pages are planned when they are read. */
  readonly pages: readonly Page[]
  readonly redirects: readonly Redirect[]
}

export interface BuildOptions extends SiteOptions {
  /** Output folder; `dist` by default. */
  readonly out?: string
}

export interface Built {
  /** Absolute path of the output folder. */
  readonly folder: string
  readonly pages: number
  /** Files in the folder. */
  readonly files: number
  /** Files that were written; the others are unchanged. */
  readonly written: number
  /** Paths of files that earlier builds wrote, and that no longer exist. */
  readonly removed: readonly string[]
}

export interface Checked {
  /** Whether there is no error. */
  readonly ok: boolean
  /** Number of checked pages; 0 if the site cannot be built. */
  readonly pages: number
  readonly messages: readonly Message[]
}

/** One change, with all pages that have it. */
export interface Change {
  /** `phone`, `title`, `text` … */
  readonly topics: readonly string[]
  readonly before: string | null
  readonly after: string | null
  /** Paths after the change. */
  readonly pages: readonly string[]
}

/** What changed between two built folders. */
export interface Difference {
  /** Whether all files are equal byte for byte. */
  readonly same: boolean
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly moved: readonly { readonly from: string; readonly to: string }[]
  readonly changes: readonly Change[]
}

/** Opens a site in memory; writes nothing but the cache. */
export type OpenSite = (config: ConfigSource, options?: SiteOptions) => Promise<Outcome<Site>>
/** Builds a site into a folder. If there is an error, the folder stays as it is. */
export type Build = (config: ConfigSource, options?: BuildOptions) => Promise<Outcome<Built>>
/** Checks the pages of a site as they would be published; writes nothing but the cache. */
export type Check = (config: ConfigSource, options?: SiteOptions) => Promise<Checked>
/** Compares two built folders. */
export type Diff = (before: string, after: string, options?: Pick<SiteOptions, 'cwd'>) => Promise<Difference>
