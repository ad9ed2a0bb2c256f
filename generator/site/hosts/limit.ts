import type { BeyondLimit, LimitedThing } from '../messages/hosting.ts'
import { problem } from '../messages/index.ts'
import type { Diagnostic, Severity } from '../model/diagnostic.ts'

interface Count {
  /** Display name of the host. */
  readonly host: string
  /** What is counted. */
  readonly what: LimitedThing
  readonly count: number
  readonly most: number
  readonly severity: Severity
  /** What happens above the limit. */
  readonly beyond: BeyondLimit
}

/** Reports a count that exceeds a host’s limit. */
export const overLimit = ({ severity, ...limit }: Count): readonly Diagnostic[] =>
  limit.count <= limit.most ? [] : [problem('HOST_RULE_LIMIT', { ...limit, isRefused: severity === 'error' })]
