/** The versions of the config's format: the value of its key `townsite`. A config without the key has format 0. */
import { problem } from '../messages/index.ts'
import type { Problem } from '../model/diagnostic.ts'

/** The format of this version of the program. `migrations/` has a migration to each format. */
export const currentFormat = 1

/** The oldest format that builds without a migration. */
export const oldestFormat = 0

const current = { current: currentFormat, oldest: oldestFormat }

/** The problem with the value of the key `townsite`, if this version of the program cannot read the config. */
export const formatProblem = (value: unknown, formats = current): Problem | undefined => {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) {
    const shown = typeof value === 'object' && value !== null ? (Array.isArray(value) ? '[…]' : '{…}') : JSON.stringify(value)
    return problem('FORMAT_VERSION', 'invalid', { value: shown, known: formats.current })
  }
  if (value > formats.current) return problem('FORMAT_VERSION', 'newer', { value, known: formats.current })
  return value < formats.oldest ? problem('FORMAT_VERSION', 'older', { value, known: formats.current }) : undefined
}
