import { createHash } from 'node:crypto'

/** Short name of a content: other content, other name. */
export const digest = (...texts: readonly string[]): string => {
  const hash = createHash('sha1')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('base64url').slice(0, 12)
}

const hashedAtMost = 4
let lately: { readonly text: string; readonly hash: string }[] = []

const remember = (text: string, content: string | Uint8Array): string => {
  const hash = createHash('sha256').update(content).digest('base64url')
  lately.push({ text, hash })
  if (lately.length > hashedAtMost) lately.shift()
  return hash
}

/** Makes the hash of a text that is at hand in UTF-8 too: to encode it takes longer than to hash it. */
export const noteHash = (text: string, utf8: Uint8Array): void => {
  if (!lately.some(one => one.text === text)) remember(text, utf8)
}

/** Hash of a text, made once for all who ask one after the other: that of a config may have megabytes. */
export const hashOfText = (text: string): string => {
  const known = lately.find(one => one.text === text)
  return known === undefined ? remember(text, text) : known.hash
}

/** Holds none of these texts any more. */
export const forgetTexts = (): void => {
  lately = []
}
