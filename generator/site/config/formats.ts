/** The versions of the config's format: the value of its key `townsite`. A config without the key has format 0. */
import { problem } from '../messages/index.ts'
import type { Problem } from '../model/diagnostic.ts'

/** The format of this version of the program. `migrations/` has a migration to each format. */
export const currentFormat = 1

/** The oldest format that builds without a migration. */
export const oldestFormat = 0

const current = { current: currentFormat, oldest: oldestFormat }

const isFormat = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 1

const shownValue = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}'
  return JSON.stringify(value)
}

/**
 * The problem with the format of a config that this version of the program cannot read.
 * @param written the value of the key `townsite`; `undefined` without the key
 */
export const formatProblem = (written: unknown, formats = current): Problem | undefined => {
  if (written !== undefined && !isFormat(written))
    return problem('FORMAT_VERSION', 'invalid', { value: shownValue(written), known: formats.current })
  const value = written ?? 0
  if (value > formats.current) return problem('FORMAT_VERSION', 'newer', { value, known: formats.current })
  return value < formats.oldest ? problem('FORMAT_VERSION', 'older', { value, known: formats.current }) : undefined
}
