import type { Diagnostic, Problem } from '../model/diagnostic.ts'

export const isError = (diagnostic: Diagnostic): boolean => diagnostic.severity === 'error'

/** Identifies what a diagnostic reports, without its location. */
export const diagnosticKey = ({ code, variant, values }: Problem): string => JSON.stringify([code, variant, values])
