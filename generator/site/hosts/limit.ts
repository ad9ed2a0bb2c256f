import type { Diagnostic, Severity } from '../model/diagnostic.ts'

interface Count {
  /** The host as people write it. */
  readonly host: string
  /** What is counted, in the plural: `redirect rules`. */
  readonly what: string
  readonly count: number
  readonly most: number
  readonly severity: Severity
  /** What happens beyond it. */
  readonly beyond: string
}

/** A finding when a host gets more than it takes. */
export const overLimit = ({ host, what, count, most, severity, beyond }: Count): readonly Diagnostic[] =>
  count <= most
    ? []
    : [
        {
          code: 'HOST_RULE_LIMIT',
          severity,
          message: `${host} takes ${most.toLocaleString('en')} ${what}; this site has ${count.toLocaleString('en')}: ${beyond}`,
          hint: 'Remove redirects that nobody follows any more, or give languages and areas the same slugs so that one pattern covers them.',
        },
      ]
