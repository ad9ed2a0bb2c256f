import { problem } from '../messages/index.ts'
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
export const overLimit = ({ severity, ...limit }: Count): readonly Diagnostic[] =>
  limit.count <= limit.most ? [] : [problem('HOST_RULE_LIMIT', { ...limit, isRefused: severity === 'error' })]
