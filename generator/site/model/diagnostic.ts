import type { Problem } from '../catalogue/index.ts'

export type { Severity } from '../catalogue/entry.ts'

/** Where in a file: lines and columns count from 1, columns in UTF-16 units. */
export interface SourceLocation {
  readonly file: string
  readonly line: number
  readonly column: number
  /** Column after the last offending character, on the same line. */
  readonly endColumn?: number
}

/**
 * A problem that the owner of a config can cause and mend, at its place. Bugs throw instead.
 * Its code is permanent: people search for it and silence it by it. The catalogue has them all.
 */
export interface Diagnostic extends Problem {
  readonly where?: SourceLocation
  /** Dotted key in the config: `locations[2].name.fr`. */
  readonly key?: string
  /** Addresses of the pages concerned. */
  readonly pages?: readonly string[]
}

/** A step that can fail for reasons the owner can mend: all of them are told, and there is no value when one is an error. */
export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly diagnostics: readonly Diagnostic[] }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }

export const isError = (diagnostic: Diagnostic): boolean => diagnostic.severity === 'error'
