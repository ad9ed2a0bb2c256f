import { createHash } from 'node:crypto'

/** A short hash of texts. */
export const digest = (...texts: readonly string[]): string => {
  const hash = createHash('sha1')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('base64url').slice(0, 12)
}
