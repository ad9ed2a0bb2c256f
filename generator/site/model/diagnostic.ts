export type Severity = 'error' | 'warning' | 'notice'

/** Where in a file: lines and columns count from 1, columns in UTF-16 units. */
export interface SourceLocation {
  readonly file: string
  readonly line: number
  readonly column: number
  /** Column after the last offending character, on the same line. */
  readonly endColumn?: number
}

/** What a message is made from: plain data that survives JSON and structured clone. */
export type MessageValues = Readonly<Record<string, unknown>>

/** Context that is added to a message, by its code in the table of notes: which file overlays which, for example. */
export interface Note {
  readonly code: string
  readonly values: MessageValues
}

/** A diagnostic without its location. */
export interface Problem {
  /** Permanent: people search for it and silence it by it. */
  readonly code: string
  /** One of the messages of the code, if it has several. */
  readonly variant?: string
  readonly values: MessageValues
  readonly severity: Severity
  readonly notes?: readonly Note[]
}

/**
 * A problem that the owner of a config can cause and fix. Bugs throw instead. It is data: `formatDiagnostic` makes the text where it is
 * shown, in the language of the reader.
 */
export interface Diagnostic extends Problem {
  readonly where?: SourceLocation
  /** Dotted key in the config: `locations[2].name.fr`. */
  readonly key?: string
  /** Paths of the affected pages. */
  readonly pages?: readonly string[]
}

/** The result of a step that reports all its errors. There is no value if one of the diagnostics is an error. */
export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly diagnostics: readonly Diagnostic[] }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }
