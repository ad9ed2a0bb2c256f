import type { Severity } from '../entry.ts'

/** What a check judges. Its findings are worded where they are found, in the check’s own file. */
export interface CheckEntry {
  readonly severity: Severity
  /** What holds when nothing is found. */
  readonly about: string
  /** A finding, as it is told. */
  readonly example: string
  /** What to do about a finding, where the finding itself says nothing better. */
  readonly remedy: string
}
