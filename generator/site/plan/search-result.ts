/** How much of a page’s title and description search results show. */

/** Signs that search results show twice as wide as Latin letters. */
const isWide = (sign: string): boolean =>
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\u3000-\u303f\uff00-\uff60]/u.test(sign)
/** Vowel signs and accents take no room of their own. */
const isWithout = (sign: string): boolean => /[\p{Mn}\p{Cf}]/u.test(sign)

/** Latin letters and what stands between them, each with room of its own; no soft hyphen. */
const plain = /^[\0-\xac\xae-\u02ff\u2010-\u2027]*$/

/** Room that a text takes, in Latin letters: what a search result shows is a width, not a count, in whatever language. */
export const lengthOf = (text: string): number =>
  plain.test(text) ? text.length : [...text.normalize('NFC')].reduce((sum, sign) => sum + (isWide(sign) ? 2 : isWithout(sign) ? 0 : 1), 0)

/** The most room that search results give, in Latin letters. */
export const searchRoom = { title: 65, description: 165 } as const
