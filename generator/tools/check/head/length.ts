import type { Finding } from '../check.ts'

/** Signs that search results show twice as wide as Latin letters. */
const wide = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\u3000-\u303f\uff00-\uff60]/u
/** Vowel signs and accents take no room of their own. */
const without = /[\p{Mn}\p{Cf}]/u

/** Room that a text takes, in Latin letters: what a search result shows is a width, not a count, in whatever language. */
export const lengthOf = (text: string): number =>
  [...text.normalize('NFC')].reduce((sum, sign) => sum + (wide.test(sign) ? 2 : without.test(sign) ? 0 : 1), 0)

/** A finding when a text is there and shorter or longer than search results show. */
export const outside = (what: string, text: string, least: number, most: number): Pick<Finding, 'message'> | undefined => {
  const length = lengthOf(text)
  if (length === 0 || (length >= least && length <= most)) return undefined
  return { message: `the ${what} has ${length} characters, ${length < least ? `fewer than ${least}` : `more than ${most}`}: “${text}”` }
}
