/** The data that the app and the server of the editor exchange. */
import type { Choice } from '../../site/config/schema/schema-shape.ts'
import type { Severity } from '../../site/model/diagnostic.ts'
import type { Report } from '../diff/print/report.ts'
import type { ConflictHunk } from './server/three-way-merge.ts'

export type Path = readonly (string | number)[]

export interface PageLink {
  readonly path: string
  readonly kind: string
  readonly language: string
  /** Pages with one key are the same page in the site’s languages. */
  readonly key: string
  readonly title: string
}

export interface Problem {
  readonly code: string
  readonly severity: Severity
  readonly message: string
  readonly hint: string
  readonly file: string
  readonly line: number
  /** Columns of the invalid part; `null` for the whole line. */
  readonly columns: readonly [number, number] | null
  readonly path: Path | null
}

/** The findings about the saved site so far. */
export interface Checked {
  readonly problems: readonly Problem[]
  /** Pages that were checked, and their total; 0 before the site is built. */
  readonly looked: number
  readonly of: number
  readonly isWhole: boolean
}

interface BrokenCity {
  readonly config: string
  /** The first error that unsaved changes cause. */
  readonly problem: Problem
}

export interface Cities {
  /** How many of the affected configs are validated. */
  readonly validated: number
  readonly of: number
  readonly broken: readonly BrokenCity[]
}

/** Lines of a file that were changed both in the editor and on disk. */
export interface MergeConflict {
  readonly hunks: readonly ConflictHunk[]
  /** Hash of the file on disk. */
  readonly hash: string
}

/** A file of the chain that a change may be written to. */
interface Level {
  readonly file: string
  /** How many of the configs it reaches. */
  readonly reach: number
}

export interface State {
  readonly configs: readonly string[]
  readonly config: string
  /** The site’s languages, each with the path of its home page. */
  readonly languages: readonly { readonly code: string; readonly name: string; readonly home: string }[]
  readonly levels: readonly Level[]
  readonly unsaved: readonly string[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly isValid: boolean
  readonly problems: readonly Problem[]
  /** Other configs that unsaved changes affect. The app calls `validateCities` until all are validated. */
  readonly cities: Cities
  /** Whether the draft of an earlier session was loaded. */
  readonly isRestored: boolean
  /** Files whose changed lines were also changed on disk. */
  readonly conflicts: readonly string[]
  /** Branch and state of the git repository, if there is one. */
  readonly git: string | null
  /** Groups of keys, in the order of the config. */
  readonly sections: readonly { readonly key: string; readonly isThere: boolean }[]
}

/** A text or attribute of a page, and the values that it comes from. */
export interface PagePiece {
  readonly element: number
  readonly name: string
  readonly part: number | string
  readonly text: string
  readonly paths: readonly Path[]
}

export interface PageAnswer {
  readonly html: string
  readonly pieces: readonly PagePiece[]
}

type Kind = 'text' | 'number' | 'switch' | 'choice'

export interface FieldValue {
  readonly path: Path
  /** `null` for a value that is the same in all languages. */
  readonly language: string | null
  readonly value: string | number | boolean | null
  /** As visitors read it, with values in place of placeholders. */
  readonly says: string | null
  readonly file: string | null
  readonly line: number
  /** Whether an overlay replaces the value of its base. */
  readonly isOwn: boolean
}

export interface Placeholder {
  readonly name: string
  readonly says: string
  /** Path of its value in the config. */
  readonly path: Path | null
}

/** A field of the config with its value in every language. */
export interface Field {
  readonly path: Path
  /** Names of the list items on the path; `null` for the other steps. */
  readonly names: readonly (string | null)[]
  readonly key: string
  readonly kind: Kind
  readonly choices: readonly Choice[]
  readonly values: readonly FieldValue[]
  readonly placeholders: readonly Placeholder[]
  /** The number of characters that search results show; `null` if they do not show the field. */
  readonly limit: number | null
  /** Other values of the same group. */
  readonly siblings: readonly { readonly path: Path; readonly text: string }[]
}

export interface Change {
  readonly kind: 'set' | 'insert' | 'move' | 'remove'
  readonly path: Path
  readonly value?: unknown
  readonly to?: number
}

/** What saving would change on the pages. */
export interface PageChanges {
  /** Paths of the changed and added pages. */
  readonly pages: readonly string[]
  /** The report of `diff`. */
  readonly sections: Report['sections']
}

export interface Hit {
  readonly path: Path
  /** Names of the list items on the path; `null` for the other steps. */
  readonly names: readonly (string | null)[]
  readonly text: string
}

/** The response to an uploaded image. */
export interface Uploaded {
  /** Its name for the config; `null` if it is refused or cannot be saved. */
  readonly file: string | null
  /** Why a build would refuse it, and what to do. */
  readonly refused?: string
}
